import Foundation
import WordGame
import WordListFormats

/// A user's word file: JSON, CSV, TSV, or the index of a FreeDict dictionary.
struct WordsFile {
  /// The size limit in bytes. It is high because whole dictionaries are large.
  private static let sizeLimit = 256 << 20

  let path: String

  /// The entries of the file.
  /// - Throws: ``InputError`` when the file cannot be read or is not a word list.
  func entries() throws(InputError) -> [WordEntry] {
    let bytes = try InputFile.read(path, limit: Self.sizeLimit)
    do {
      if path.hasSuffix(".index") { return try FreeDictionary(index: bytes, articles: try articles()).entries }
      return try WordListFormat(guessing: bytes).read(bytes)
    } catch let error as WordListError {
      throw InputError(file: path, line: error.line ?? 1, message: error.message)
    } catch let error as InputError {
      throw error
    } catch {
      throw InputError(file: path, message: "\(error)")
    }
  }

  /// The articles of the dictionary, from the file beside the index. A compressed file is decompressed.
  private func articles() throws(InputError) -> [UInt8] {
    let plain = String(path.dropLast("index".count)) + "dict"
    if FileManager.default.fileExists(atPath: plain) { return try InputFile.read(plain, limit: Self.sizeLimit) }
    let packed = plain + ".dz"
    guard FileManager.default.fileExists(atPath: packed) else {
      throw InputError(file: plain, message: "there is neither this file nor \(packed): keep the dictionary beside its index")
    }
    return try Gunzip.contents(of: packed)
  }
}
