import StrictJSON

extension JSON {
  /// Parses a file of words.
  static func wordList(_ bytes: [UInt8]) throws(WordListError) -> JSON {
    do { return try parse(bytes) } catch { throw WordListError(line: error.line, message: "not JSON: \(error.message)") }
  }
}
