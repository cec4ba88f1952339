/// A format that practice tests are written in. Each lives in a file of its own.
public struct PracticeTestExport: Sendable {
  /// As the command line and addresses have it.
  public let name: String
  /// With its parameters, as the header `Content-Type` has it.
  public let mediaType: String
  /// Without the dot.
  public let fileExtension: String
  private let write: @Sendable (SharedPracticeTest) -> String

  init(name: String, mediaType: String, fileExtension: String, write: @escaping @Sendable (SharedPracticeTest) -> String) {
    self.name = name
    self.mediaType = mediaType
    self.fileExtension = fileExtension
    self.write = write
  }

  /// The whole file. The same test gives the same text.
  public func text(of test: SharedPracticeTest) -> String { write(test) }

  /// A name for the file that every file system takes and no shell stumbles over.
  ///
  /// - Parameter date: When the test was made: `2026-11-21`.
  public func fileName(course: String, date: String) -> String {
    let parts = [FileName.part(course), FileName.part(date)].filter { !$0.isEmpty }
    return "\(parts.isEmpty ? "practice-test" : parts.joined(separator: "-")).\(fileExtension)"
  }

  /// Every format there is.
  public static let all: [PracticeTestExport] = [.json, .markdown, .csv, .moodle, .gift, .anki]

  public static func named(_ name: String) -> PracticeTestExport? { all.first { $0.name == name } }
}
