import StrictJSON

/// Finds the JSON object in the reply of a model: after its reasoning, inside a code fence or between sentences.
enum ReplyText {
  /// The maximum length of a reply in bytes; a longer reply is rejected.
  static let maximumBytes = 262_144

  /// - Throws: ``DraftReaderError`` if there is no complete JSON object.
  static func object(in reply: ModelReply) throws(DraftReaderError) -> JSON {
    guard reply.text.utf8.count <= maximumBytes else { throw .tooLong }
    let answer = withoutThoughts(Array(reply.text.utf8)[...])
    guard let start = objectStart(in: answer) else {
      if reply.isTruncated { throw .truncated }
      throw answer.first { !isSpace($0) } == UInt8(ascii: "[") ? .array : .noObject
    }
    if answer[..<start].last(where: { !isSpace($0) }) == UInt8(ascii: "[") { throw .array }
    guard let end = objectEnd(of: answer[start...]) else { throw .truncated }
    do { return try JSON.parse(Array(answer[start...end])) } catch { throw .notJSON(error.description) }
  }

  // MARK: Reasoning

  /// The text after blocks such as `<think>…</think>`. Nothing remains if a block does not end. A block whose opening tag the server has
  /// removed is recognized too.
  private static func withoutThoughts(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    // NB: The number of blocks is limited, so that a reply of many tags needs only a few passes.
    for _ in 0..<8 {
      guard let rest = behindThought(text) else { break }
      text = rest
    }
    return text
  }

  private static func behindThought(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let prose = text[..<(text.firstIndex(of: UInt8(ascii: "{")) ?? text.endIndex)]
    let isOpened = prose.firstRange(of: Array("<think".utf8)) != nil
    guard let close = text.firstRange(of: Array("</think".utf8)) else { return isOpened ? [] : nil }
    let isProse = !"{[`".utf8.contains(text.first { !isSpace($0) } ?? UInt8(ascii: "{"))
    guard isOpened || isProse else { return nil }
    return text[close.upperBound...].drop { $0 != UInt8(ascii: ">") }.dropFirst()
  }

  // MARK: The object

  /// The first opening brace that a key follows; without such a brace, the first opening brace.
  private static func objectStart(in text: ArraySlice<UInt8>) -> Int? {
    let brace = UInt8(ascii: "{")
    let beforeKey = text.indices.first { index in
      text[index] == brace && text[(index + 1)...].first { !isSpace($0) } == UInt8(ascii: "\"")
    }
    return beforeKey ?? text.firstIndex(of: brace)
  }

  /// The brace that closes the first opening brace. Braces inside strings are ignored.
  private static func objectEnd(of text: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for index in text.indices {
      switch text[index] {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = isInString
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "{") where !isInString: depth += 1
      case UInt8(ascii: "}") where !isInString:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
