import GameModule
import Measurement
import StrictJSON
import WordGame
import WordListFormats

extension Decoder {
  static let wordList = Decoder("word-list") { bytes in
    guard let entries = try? WordListFormat(guessing: bytes).read(bytes) else { return nil }
    let list = WordList(id: "fuzzed", languageID: "es", version: "1", entries: entries)
    let copy = try? WordListDocument.list(Array(WordListDocument.text(list).utf8))
    _ = try? PlayableList(list, lender: nil).edition
    return violated(copy == list, "a list that was written is the same")
  }

  /// A dictionary: the index, an empty line, and the articles.
  static let dictionary = Decoder(
    "dictionary",
    ignoringResult: { bytes in
      let end = bytes.firstRange(of: Array("\n\n".utf8)) ?? bytes.endIndex..<bytes.endIndex
      _ = try FreeDictionary(index: Array(bytes[..<end.lowerBound]), articles: Array(bytes[end.upperBound...])).entries
    })

  static let playableList = Decoder("playable-list") { bytes in
    guard let list = try? PlayableList(document: bytes) else { return nil }
    let copy = try? PlayableList(document: list.json(direction: "ltr").bytes)
    return violated(copy == list, "a playable list that was written is the same")
  }

  /// Three messages of a host, each after its length.
  static let gameMessages = Decoder(
    "game-messages",
    ignoringResult: { bytes in
      var table = GameTable()
      let parts = bytes.split(separator: 0xFF, maxSplits: 2, omittingEmptySubsequences: false)
      if let load = parts.first { _ = Array(load).withUnsafeBufferPointer { table.load($0) } }
      if let start = parts.dropFirst().first { _ = Array(start).withUnsafeBufferPointer { table.start($0) } }
    })

  /// Scores as CSV, in two parts as they arrive from a file.
  static let responses = Decoder(
    "responses",
    ignoringResult: { bytes in
      var parser = ResponseFileParser()
      try parser.parse(Array(bytes.prefix(bytes.count / 2)))
      try parser.parse(Array(bytes.dropFirst(bytes.count / 2)))
      _ = try parser.finish()
    })
}
