import Foundation

/// A line on the terminal that says what a long command does. Without a terminal there is none.
struct ProgressLine {
  /// Whether standard error is a terminal.
  let isShown = isatty(STDERR_FILENO) == 1

  func show(_ text: String) {
    if isShown { FileHandle.standardError.write(Data("\r\(text)\u{1B}[K".utf8)) }
  }

  func clear() { show("") }
}
