import Foundation

/// The keys of a terminal as they are pressed, without waiting for a line.
final class TerminalKeys {
  enum Key: Equatable {
    case left, right, escape, interrupt
    case character(Character)
    /// Nobody types any more.
    case end
  }

  private var settings = termios()

  /// Takes the terminal over; ``restore()`` gives it back.
  init() {
    tcgetattr(STDIN_FILENO, &settings)
    var raw = settings
    // NB: the interrupt key too is read as a key, so that the terminal is given back before the program ends.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
  }

  func restore() { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }

  /// The next key, or nil when none came in time.
  /// - Parameter milliseconds: how long to wait; nil waits for ever.
  func next(within milliseconds: Int?) -> Key? {
    var ready = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, Int32(milliseconds ?? -1)) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return .end }
    return Self.key(bytes.prefix(count))
  }

  /// A key by the bytes it sends (ECMA-48 cursor keys, as xterm sends them).
  static func key(_ bytes: ArraySlice<UInt8>) -> Key? {
    switch Array(bytes) {
    case [0x1B, 0x5B, 0x44], [0x1B, 0x4F, 0x44]: .left
    case [0x1B, 0x5B, 0x43], [0x1B, 0x4F, 0x43]: .right
    case [0x1B]: .escape
    case [0x03], [0x04]: .interrupt
    default: bytes.first == 0x1B ? nil : String(decoding: bytes, as: UTF8.self).lowercased().first.map { .character($0) }
    }
  }
}
