extension String {
  /// The text with each Unicode scalar replaced for which there is a replacement. Texts for other formats are escaped by this.
  ///
  /// NB: by scalars. A combining mark such as U+0301 forms one character with the sign before it, and so does a line feed with a carriage
  /// return. Readers of files see the scalars: `<` with a mark still opens a tag.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = UnicodeScalarView()
    for scalar in unicodeScalars {
      if let other = replacement(scalar) { result.append(contentsOf: other.unicodeScalars) } else { result.append(scalar) }
    }
    return String(result)
  }
}
