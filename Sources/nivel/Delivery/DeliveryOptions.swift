import ArgumentParser
import ContentDelivery
import Foundation
import Storage
import WebService

/// Options for the source of content releases, and for publishing the active release.
struct DeliveryOptions: ParsableArguments {
  @Option(help: "Fetch new releases of content from this address while the server runs. They are stored in the data folder.")
  var contentUrl: String?

  @Option(help: "A public key that these releases are signed with, or a file that contains one. Give several while keys change.")
  var trust: [String] = []

  @Option(help: "How many seconds to wait between two checks for a new release.")
  var contentEvery = 300

  @Flag(help: "Serve the release of content to everyone, below /content. It contains the keys of all tests.")
  var publishContent = false

  func validate() throws {
    guard (1...86_400).contains(contentEvery) else { throw ValidationError("--content-every must be from 1 to 86400.") }
    if let problem = contentUrl.flatMap(HTTPContentSource.problem) { throw ValidationError(problem) }
    guard contentUrl == nil || !trust.isEmpty else { throw ValidationError("Name the key that the releases are signed with: --trust.") }
    guard contentUrl != nil || trust.isEmpty else { throw ValidationError("Name the address that the releases come from: --content-url.") }
  }

  /// The folder for releases; nil when the server does not fetch releases.
  func folder(in data: String) -> String? { contentUrl == nil ? nil : "\(data)/content" }

  /// The release to publish; nil when the server publishes none.
  func published(content: String, data: String) throws -> PublishedRelease? {
    guard publishContent else { return nil }
    let release = PublishedRelease(files: ReleaseFiles(folder: folder(in: data) ?? content))
    guard try contentUrl != nil || release.manifest() != nil else {
      throw InputError(
        file: "\(content)/manifest.json",
        message: "there is no release to serve: make one with nivel publish --content \(content) --out \(content) --key FILE")
    }
    return release
  }

  /// The updates of a running server. `current` is the content that the catalog offers at first.
  func updates(
    of tests: OfferedTests, _ catalog: PlacementCatalog, after current: CurrentContent, data: String, content: ContentOptions,
    neighbors: (any OfferedReleaseStore)?
  ) throws -> ContentUpdates {
    let client = try contentUrl.map { address in
      let (check, audio) = (BlueprintCheck(content: content.content), AudioFolder(content: content.content))
      return ContentClient(
        source: HTTPContentSource(address: address), folder: "\(data)/content", trusted: try trust.map(TrustedKey.init(argument:)),
        localRecording: audio.bytes, check: check.problem)
    }
    return ContentUpdates(
      client: client, tests: tests, catalog: catalog, first: current.serial, every: .seconds(contentEvery),
      neighbors: neighbors)
  }
}
