/// Letters without their accents, for texts in which people leave them out.
package enum Accents {
  /// A text in which the accented letters of western and central European languages stand without their accents.
  package static func removed(from text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 } ? text : String(text.map { plainLetters[$0] ?? $0 })
  }

  private static let plainLetters = [Character: Character](
    uniqueKeysWithValues: zip("áàâãäåéèêëíìîïóòôõöúùûüýçñąćęłńśźżčďěňřšťůž", "aaaaaaeeeeiiiiooooouuuuycnacelnszzcdenrstuz"))
}
