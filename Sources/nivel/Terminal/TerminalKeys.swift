import Foundation

/// Reads single key presses from a terminal, without waiting for a whole line.
final class TerminalKeys {
  enum Key: Equatable {
    case left, right, escape, interrupt
    case character(Character)
    /// The input has ended.
    case end
  }

  private var settings = termios()

  /// Switches the terminal to single key presses; ``restore()`` restores its settings.
  init() {
    tcgetattr(STDIN_FILENO, &settings)
    var raw = settings
    // NB: the interrupt key is read as a key too, so that the terminal is restored before the program ends.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
  }

  func restore() { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }

  /// The next key; nil when no key is pressed in time.
  /// - Parameter milliseconds: the longest time to wait; nil waits without a limit.
  func next(within milliseconds: Int?) -> Key? {
    var ready = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, Int32(milliseconds ?? -1)) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return .end }
    return Self.key(bytes.prefix(count))
  }

  /// The key for a sequence of bytes. The cursor keys are those of ECMA-48, as xterm sends them.
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
