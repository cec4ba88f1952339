/// Plain text as HTML.
enum HTMLText {
  /// Shows what was written, signs of HTML included; line breaks stay.
  static func escaped(_ text: String) -> String {
    text.lines.map { line in
      String(line).withoutControls.replacingScalars { scalar in
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&#39;"
        default: nil
        }
      }
    }
    .joined(separator: "<br>")
  }
}
