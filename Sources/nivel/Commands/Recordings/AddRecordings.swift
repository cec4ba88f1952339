import ArgumentParser
import Authoring
import ContentDelivery
import Foundation
import Placement
import StrictJSON

struct AddRecordings: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Puts the recordings of a person into a content folder, in place of synthetic voices.",
    discussion: """
      Example: nivel recordings add de-recordings.json --content Content
      The file comes from the authors' page. Its recordings must fit the transcripts as they are now. Nothing is changed if one does not.
      Status: 0 all recordings were added; 1 the file or the folder cannot be used.
      """)

  @Argument(help: "The file that the authors' page offered for download.", completion: .file())
  var file: String

  @Option(help: "The content folder.", completion: .directory)
  var content: String

  func run() throws {
    do { try add() } catch { throw Console.failure(error) }
  }

  private func add() throws {
    let problems = JSONProblems()
    let json = try InputFile.json(try InputFile.read(file, limit: PersonRecordings.sizeLimit), file: file)
    guard let recordings = PersonRecordings(json, problems: problems) else { throw Self.error(problems, file) }
    let before = try ContentFolder(path: content).blueprint(recordings.languageID)
    let path = "\(content)/blueprints/\(recordings.languageID).json"
    var text = BlueprintText(before.bytes)
    recordings.check(against: before.blueprint, sha256: { ContentHash(of: $0).hex }, problems: problems)
    guard problems.list.isEmpty else { throw Self.error(problems, file) }
    let sounds = try recordings.recordings.map(sound)
    let clips = zip(recordings.recordings, sounds).map { recordings.clip(for: $0, sha256: ContentHash(of: $1).hex) }
    for (recording, clip) in zip(recordings.recordings, clips) where !text.setAudio(clip, of: recording.itemID) {
      throw InputError(file: path, line: nil, message: "\(recording.itemID) has no place for a recording: add \"audio\" by hand")
    }
    _ = try ContentFolder.blueprint(text.bytes, file: path)
    // NB: the recordings come first. A blueprint must never name a file that is not there.
    for (clip, sound) in zip(clips, sounds) { try write(sound, to: "\(content)/audio/\(clip.file)") }
    try write(text.bytes, to: path)
    Console.print(
      "\(clips.count) \(clips.count == 1 ? "recording" : "recordings") by \(recordings.speaker) (\(recordings.licence)) in \(path)")
  }

  /// The bytes of a recording.
  private func sound(_ recording: PersonRecordings.Recording) throws -> [UInt8] {
    guard let data = Data(base64Encoded: recording.opus), OggOpus.begins(data), data.count <= ContentManifest.sizeLimit else {
      throw InputError(
        file: file, line: nil,
        message:
          "the recording of \(recording.itemID) is not an Ogg Opus file of at most \(ContentManifest.sizeLimit >> 20) MiB: download it again"
      )
    }
    return [UInt8](data)
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url, options: .atomic)
  }

  private static func error(_ problems: JSONProblems, _ file: String) -> InputError {
    let first = problems.list.first
    return InputError(file: file, line: first?.line, message: first.map { "\($0)" } ?? "this is not a file of recordings")
  }
}
