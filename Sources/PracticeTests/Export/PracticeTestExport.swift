/// A file format for practice tests. Each format has a file of its own.
public struct PracticeTestExport: Sendable {
  /// The name of the format on the command line and in URLs.
  public let name: String
  /// The media type with its parameters, as in the `Content-Type` header.
  public let mediaType: String
  /// The file extension without the dot.
  public let fileExtension: String
  private let write: @Sendable (SharedPracticeTest) -> String

  init(name: String, mediaType: String, fileExtension: String, write: @escaping @Sendable (SharedPracticeTest) -> String) {
    self.name = name
    self.mediaType = mediaType
    self.fileExtension = fileExtension
    self.write = write
  }

  /// The content of the file. The same test gives the same text.
  public func text(of test: SharedPracticeTest) -> String { write(test) }

  /// A name for the file that is valid in every file system and safe in every shell.
  ///
  /// - Parameters:
  ///   - course: The name of the course.
  ///   - date: The date of the test: `2026-11-21`.
  public func fileName(course: String, date: String) -> String {
    let parts = [FileName.part(course), FileName.part(date)].filter { !$0.isEmpty }
    return "\(parts.isEmpty ? "practice-test" : parts.joined(separator: "-")).\(fileExtension)"
  }

  /// All formats.
  public static let all: [PracticeTestExport] = [.json, .markdown, .csv, .moodle, .gift, .anki]

  /// The format with a name; `nil` if there is none.
  public static func named(_ name: String) -> PracticeTestExport? { all.first { $0.name == name } }
}
