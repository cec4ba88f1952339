public import StrictJSON

/// Why a file cannot be read: all its errors, each with its line and path.
public struct PracticeTestImportError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The errors in the order in which they were found.
  public let list: [JSONValidationError]

  /// All errors in one line.
  public var description: String { list.map(\.description).joined(separator: "; ") }
}

/// Reads the JSON that ``SharedPracticeTest/json`` writes.
public enum PracticeTestImport {
  /// The test in a shared file.
  ///
  /// - Throws: ``PracticeTestImportError`` if the file is not JSON, if a member is missing or unknown, or if a question is invalid. A
  ///   question needs five different options, and the correct answer must be one of them; a typed question has no options. Whether the notes support the answer cannot be
  ///   checked without the notes.
  public static func test(from bytes: [UInt8]) throws(PracticeTestImportError) -> SharedPracticeTest {
    let json: JSON
    do { json = try JSON.parse(bytes) } catch {
      throw PracticeTestImportError(list: [
        JSONValidationError(path: "", line: error.line, message: "this is not JSON: column \(error.column): \(error.message)")
      ])
    }
    let reader = SharedPracticeTestReader()
    let test = reader.test(json)
    guard let test, reader.problems.list.isEmpty else { throw PracticeTestImportError(list: reader.problems.list) }
    return test
  }
}
