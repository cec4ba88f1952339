import ItemWriting
import NoteFacts
import ArgumentParser
import Authoring
import ContentDelivery
import Foundation
import Placement

struct Publish: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Publishes the blueprints of a content folder as a signed release.",
    discussion: """
      Example: nivel publish --content Content --out release --key ~/nivel.key
      The audit runs first. If it has findings, nothing is published. Any static host can serve the folder: see Docs/content-delivery.md.
      Status: 0 published, or nothing is new; 1 the audit has findings, or the folder or a key cannot be used.
      """)

  @Option(help: "The content folder.", completion: .directory)
  var content: String

  @Option(help: "The folder of the release; it is created if it does not exist.", completion: .directory)
  var out: String

  @Option(help: "A private key file from keygen. May be given several times, to sign with all of them.", completion: .file())
  var key: [String]

  @Option(help: "How many days the release is valid. After half of these days, a release with the same content is issued again.")
  var validDays = 30

  @Option(help: "The serial of the first release in a new folder. Needed to continue after a key was lost.")
  var firstSerial = 1

  @Option(help: "The time of the release in seconds since 1970. With the same time, the same content gives the same bytes.")
  var now: Int?

  func validate() throws {
    guard !key.isEmpty else { throw ValidationError("Name the private key with --key.") }
    guard (1...Int(Int32.max)).contains(firstSerial) else { throw ValidationError("--first-serial must be from 1 to \(Int32.max).") }
    guard (1...3650).contains(validDays) else { throw ValidationError("--valid-days must be from 1 to 3650.") }
  }

  func run() throws {
    do {
      let keys = try KeyFile.read(key)
      let contents = try audited()
      let (release, now) = (ReleaseFolder(path: out), now ?? Int(Date().timeIntervalSince1970))
      let publication = try release.publish(contents, keys: keys, now: now, first: firstSerial, validFor: validDays * 86_400)
      ReleaseReport(publication: publication, release: release).print()
    } catch let code as ExitCode { throw code } catch { throw Console.failure(error) }
  }

  /// The blueprints of the folder. If one fails the audit, the findings are printed and an error is thrown.
  private func audited() throws -> [PublishableContent] {
    let folder = ContentFolder(path: content)
    let ids = try folder.languageIDs()
    guard !ids.isEmpty else {
      throw InputError(file: "\(content)/blueprints", message: "there are no blueprints here: name the content folder")
    }
    var findings: [String] = []
    let audio = AudioFolder(content: content)
    let contents = try ids.compactMap { id -> PublishableContent? in
      let file = "\(content)/blueprints/\(id).json"
      let documents = TestDocuments(blueprint: try InputFile.read(file), calibration: try TestFiles.calibration(besideBlueprint: file))
      let found = BlueprintCheck(content: content).findings(documents, file: file)
      findings += found
      guard found.isEmpty else { return nil }
      let blueprint = try TestFiles(documents, file: file).blueprint
      guard blueprint.languageID == id else {
        throw InputError(
          file: file, message: "this is the blueprint of \(blueprint.languageID): call the file \(blueprint.languageID).json")
      }
      return PublishableContent(
        blueprint: blueprint, documents: documents, recordings: try recordings(of: blueprint, in: audio, file: file))
    }
    guard findings.isEmpty else {
      for finding in findings { Console.note(finding) }
      Console.note("Nothing was published: correct the findings of the audit, and publish again.")
      throw ExitCode(1)
    }
    return contents
  }

  /// The recordings that a blueprint names. NB: the audit has found that each exists.
  private func recordings(of blueprint: Blueprint, in folder: AudioFolder, file: String) throws -> [String: [UInt8]] {
    try blueprint.items.compactMap(\.audio?.file).reduce(into: [:]) { recordings, path in
      guard let bytes = folder.bytes(of: path), bytes.count <= ContentManifest.sizeLimit else {
        throw InputError(
          file: file, message: "the recording \(path) cannot be read, or is larger than \(ContentManifest.sizeLimit >> 20) MiB")
      }
      recordings[path] = bytes
    }
  }
}

extension PublishableContent {
  fileprivate init(blueprint: Blueprint, documents: TestDocuments, recordings: [String: [UInt8]]) {
    self.init(
      languageID: blueprint.languageID, bytes: documents.blueprint, version: blueprint.version, items: blueprint.items.count,
      matchingProfile: blueprint.matchingProfile, calibration: documents.calibration,
      recordings: recordings)
  }
}
