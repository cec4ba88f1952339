extension WordList {
  /// Words of this list that can be lent to another as wrong ones: translations of words which the other does not ask, that belong to no word
  /// it does ask.
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
