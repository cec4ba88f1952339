import Foundation

/// The answers of a file in memory, with their positions. The file has one line per answer: the language tag, a tab, the answer.
struct AnswerFile {
  struct Line {
    let language: Int
    let range: Range<Int>
  }

  let bytes: [UInt8]
  private(set) var lines: [Line] = []
  private(set) var languages: [String] = []

  init(path: String) throws {
    bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")), let tab = bytes[start..<end].firstIndex(of: UInt8(ascii: "\t")) {
      let language = String(decoding: bytes[start..<tab], as: UTF8.self)
      lines.append(Line(language: number(of: language), range: tab + 1..<end))
      start = end + 1
    }
  }

  private mutating func number(of language: String) -> Int {
    if let number = languages.firstIndex(of: language) { return number }
    languages.append(language)
    return languages.count - 1
  }

  /// Writes the given number of answers of a kind, with their own language, with one language for all, or without a language.
  static func write(_ kind: Answers.Kind, count: Int, to path: String, language: String? = nil, tagged: Bool = true) throws {
    var answers = Answers(kind)
    var bytes: [UInt8] = []
    for _ in 0..<count {
      let answer = answers.next()
      if tagged { bytes += Array("\(language ?? answer.language)\t".utf8) }
      bytes += Array("\(answer.text)\n".utf8)
    }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}
