import NoteFacts

/// Separates what stands in brackets from the rest of a text: “Adenosine triphosphate (ATP)”.
enum Brackets {
  static let examples: [(text: String, plain: String, inner: String?)] = [
    ("Adenosine triphosphate (ATP)", "Adenosine triphosphate", "ATP"), ("犬（inu）", "犬", "inu"), ("to (really) want", "to want", "really"),
    ("dog", "dog", nil), ("dog (m", "dog (m", nil),
  ]

  /// The text without its first pair of brackets, and what stands in them; `nil` if there is none.
  static func split(_ text: String) -> (plain: String, inner: String?) {
    guard let open = text.firstIndex(where: { "(（".contains($0) }), let close = text[open...].firstIndex(where: { ")）".contains($0) })
    else { return (text, nil) }
    let rest = String(text[..<open]) + String(text[text.index(after: close)...])
    return (rest.split(separator: " ").joined(separator: " "), String(text[text.index(after: open)..<close].trimmingSpaces))
  }
}
