extension WordList {
  /// The translations of this list that another list can borrow as wrong ones: those of words that the other list does not ask, unless they
  /// could be right for a word that it asks.
  ///
  /// - Parameter entries: The entries of the other list.
  public func lending(to entries: [WordEntry]) -> [String] {
    let asked = Set(entries.flatMap { [$0.english] + Alternatives.split($0.english) })
    let translations = Set(entries.flatMap { $0.translations.flatMap(Alternatives.split) })
    let (kin, others) = (self.entries.filter { $0.isKin(asked, translations) }, self.entries.filter { !$0.isKin(asked, translations) })
    let unfair = Set(kin.flatMap { $0.translations })
    return others.flatMap { $0.translations }.filter { !unfair.contains($0) }.uniqued()
  }
}

extension WordEntry {
  fileprivate func isKin(_ asked: Set<String>, _ translations: Set<String>) -> Bool {
    asked.contains(english) || self.translations.contains(where: translations.contains)
  }
}
