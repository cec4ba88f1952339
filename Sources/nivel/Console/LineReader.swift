import Foundation

/// Takes standard input apart into lines, without a copy of each.
///
/// What has been read is handed on before more is waited for, so a program can talk to a command through pipes.
struct LineReader {
  /// Of a longer line, the rest is dropped.
  static let lineLimit = 64 << 20

  private static let chunk = 1 << 16
  private var buffer: [UInt8] = []
  /// How many bytes at the start of the buffer have been looked at, and hold no line feed.
  private var seen = 0
  private var isAtEnd = false

  /// Hands on every line that is complete after one more read, without its line feed or carriage return; the last line may lack them.
  /// - Returns: whether there may be more.
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

  /// Waits until there is at least a byte, or no more.
  ///
  /// NB: not `FileHandle.read(upToCount:)`, which waits until all it was asked for has come.
  private mutating func fill() {
    let start = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: Self.chunk))
    let count = buffer.withUnsafeMutableBytes { bytes in
      var count: Int
      repeat { count = read(STDIN_FILENO, bytes.baseAddress.map { $0 + start }, Self.chunk) } while count < 0 && errno == EINTR
      return max(0, count)
    }
    buffer.removeLast(Self.chunk - count)
    isAtEnd = count == 0
  }

  /// - Returns: where the first line begins that is not complete.
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
