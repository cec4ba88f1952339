import StrictJSON

/// Finds the one JSON object in what a model wrote: behind its thoughts, inside a fence, between sentences.
enum ReplyText {
  /// A longer reply is not looked at.
  static let maximumBytes = 262_144

  /// - Throws: ``DraftReaderError`` when there is no object to be had.
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

  // MARK: Thoughts

  /// The text behind blocks such as `<think>…</think>`. One that never ends leaves nothing; one whose beginning the server has swallowed is
  /// left out as well.
  private static func withoutThoughts(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    // NB: bounded, so that a reply of nothing but marks costs no more than a few passes.
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

  /// The first brace before a key; without one, the first brace.
  private static func objectStart(in text: ArraySlice<UInt8>) -> Int? {
    let brace = UInt8(ascii: "{")
    let beforeKey = text.indices.first { index in
      text[index] == brace && text[(index + 1)...].first { !isSpace($0) } == UInt8(ascii: "\"")
    }
    return beforeKey ?? text.firstIndex(of: brace)
  }

  /// The brace that closes the first one, not counting those inside strings.
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
