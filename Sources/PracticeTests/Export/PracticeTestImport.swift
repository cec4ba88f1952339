public import StrictJSON

/// Reads back what ``SharedPracticeTest/json`` writes.
public enum PracticeTestImport {
  /// Why a file cannot be read: everything that is wrong with it, each with its line and path.
  public struct Problems: Error, Sendable, Hashable, CustomStringConvertible {
    public let list: [JSONValidationError]

    public var description: String { list.map(\.description).joined(separator: "; ") }
  }

  /// The test in a share file.
  ///
  /// - Throws: ``Problems`` when it is no JSON, lacks a member or has one too many, or when its questions are not sound in themselves: five
  ///   options, each once, the correct answer among them. Whether the notes bear them out cannot be known without the notes.
  public static func test(from bytes: [UInt8]) throws(Problems) -> SharedPracticeTest {
    let json: JSON
    do { json = try JSON.parse(bytes) } catch {
      throw Problems(list: [JSONValidationError(path: "", line: error.line, message: "this is no JSON: column \(error.column): \(error.message)")])
    }
    let reader = SharedPracticeTestReader()
    let test = reader.test(json)
    guard let test, reader.problems.list.isEmpty else { throw Problems(list: reader.problems.list) }
    return test
  }
}
