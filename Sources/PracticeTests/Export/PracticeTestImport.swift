public import StrictJSON

/// Reads the JSON that ``SharedPracticeTest/json`` writes.
public enum PracticeTestImport {
  /// Why a file cannot be read: all its errors, each with its line and path.
  public struct Problems: Error, Sendable, Hashable, CustomStringConvertible {
    /// The errors in the order in which they were found.
    public let list: [JSONValidationError]

    /// All errors in one line.
    public var description: String { list.map(\.description).joined(separator: "; ") }
  }

  /// The test in a shared file.
  ///
  /// - Throws: ``Problems`` if the file is not JSON, if a member is missing or unknown, or if a question is invalid. A question needs five
  ///   different options, and the correct answer must be one of them. Whether the notes support the answer cannot be checked without the
  /// notes.
  public static func test(from bytes: [UInt8]) throws(Problems) -> SharedPracticeTest {
    let json: JSON
    do { json = try JSON.parse(bytes) } catch {
      throw Problems(list: [
        JSONValidationError(path: "", line: error.line, message: "this is not JSON: column \(error.column): \(error.message)")
      ])
    }
    let reader = SharedPracticeTestReader()
    let test = reader.test(json)
    guard let test, reader.problems.list.isEmpty else { throw Problems(list: reader.problems.list) }
    return test
  }
}
