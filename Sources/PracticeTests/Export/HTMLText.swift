/// Plain text as HTML.
enum HTMLText {
  /// Shows what was written, signs of HTML included; line breaks stay. For text between tags: quotation marks stay as they are.
  static func escaped(_ text: String) -> String {
    text.cleanLines.map { line in
      line.replacingScalars { scalar in
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        default: nil
        }
      }
    }
    .joined(separator: "<br>")
  }
}
