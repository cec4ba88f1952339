import Foundation

/// Splits standard input into lines without copying each line.
///
/// Complete lines are delivered before the next read blocks, so a program can talk to a command through pipes.
struct LineReader {
  /// The maximum length of a line in bytes. The rest of a longer line is dropped.
  static let lineLimit = 64 << 20

  private static let chunk = 1 << 16
  /// An array is appended in one copy in debug builds too. A repeated element is not.
  private static let blank = [UInt8](repeating: 0, count: chunk)
  private var buffer: [UInt8] = []
  /// The number of bytes at the start of the buffer that were searched and contain no line feed.
  private var seen = 0
  private var isAtEnd = false

  /// Reads once and delivers every complete line without its line ending. The last line of the input may lack a line ending.
  /// - Returns: whether more lines may follow.
  mutating func readLines(_ each: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
    fill()
    let consumed = buffer.withUnsafeBufferPointer { Self.lines(in: $0, after: seen, each) }
    buffer.removeFirst(consumed)
    if isAtEnd, !buffer.isEmpty {
      buffer.withUnsafeBufferPointer { each(Self.withoutReturn($0)) }
      buffer.removeAll()
    }
    if buffer.count > Self.lineLimit { buffer.removeLast(buffer.count - Self.lineLimit) }
    seen = buffer.count
    return !isAtEnd
  }

  /// Waits until at least one byte is available or the input ends.
  ///
  /// NB: `FileHandle.read(upToCount:)` does not fit, because it waits for the full count.
  private mutating func fill() {
    let start = buffer.count
    buffer += Self.blank
    let count = buffer.withUnsafeMutableBytes { bytes in
      var count: Int
      repeat { count = read(STDIN_FILENO, bytes.baseAddress.map { $0 + start }, Self.chunk) } while count < 0 && errno == EINTR
      return max(0, count)
    }
    buffer.removeLast(Self.chunk - count)
    isAtEnd = count == 0
  }

  /// Delivers the complete lines.
  /// - Returns: the start of the first incomplete line.
  private static func lines(
    in bytes: UnsafeBufferPointer<UInt8>, after seen: Int, _ each: (UnsafeBufferPointer<UInt8>) -> Void
  ) -> Int {
    var (start, from) = (0, seen)
    while from < bytes.count, let base = bytes.baseAddress, let found = memchr(base + from, 0x0A, bytes.count - from) {
      let end = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      each(withoutReturn(UnsafeBufferPointer(rebasing: bytes[start..<end])))
      start = end + 1
      from = start
    }
    return start
  }

  private static func withoutReturn(_ line: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    line.last == 0x0D ? UnsafeBufferPointer(rebasing: line.dropLast()) : line
  }
}
