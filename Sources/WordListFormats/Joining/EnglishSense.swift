/// The senses of English texts in word lists.
///
/// A text such as "light (not heavy)" is a sense. Authors of lists wrote the same sense in different ways, and some texts have senses that
/// different lists mix. One table of this type lists the texts with the same sense, the other the texts with mixed senses. Both were made by
/// reading the words of all lists for each text.
///
/// Examples:
/// - "letter (mail)" and "letter (post)" are one sense; "light (of a lamp)" and "light (not heavy)" are two.
/// - "table" and "table (furniture)" are one sense, because every list with "table" has the piece of furniture.
/// - "old" and "old (not new)" are not the same: the second does not speak of people.
/// - "stomach" is no sense: some lists have the organ, others the belly too.
enum EnglishSense {
  /// The sense of a text: a text that stands for all texts of the same sense. nil for a text with senses that the lists mix.
  static func of(_ text: String) -> String? { mixed.keys.contains(text) ? nil : representative[text] ?? text }

  private static let representative: [String: String] = {
    let pairs = same.flatMap { texts in texts.map { ($0, texts[0]) } }
    return Dictionary(pairs) { first, _ in first }
  }()
}
