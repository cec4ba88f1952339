import ItemWriting
import NoteFacts

extension QuestionTemplate {
  /// Which key term is missing from this sentence?
  static let keyTerm = QuestionTemplate(
    "key_term", .remember, .conceptIdentification, suits: { if case .keyTerm = $0.content { true } else { false } }
  ) { fact, context in
    guard case .keyTerm(let sentence, let term) = context.facts[fact].content, let stem = context.ask(context.wording.gap, a: sentence),
      let distractors = KeyTermOptions(fact: fact, sentence: sentence, key: term, context: context).distractors()
    else { return nil }
    return WrittenQuestion(stem: stem, key: term, distractors: context.shuffled(distractors), subject: term)
  } typed: { fact, context in
    guard case .keyTerm(let sentence, let term) = context.facts[fact].content else { return nil }
    return context.gap(fact, in: sentence, term)
  }

  /// Which term of the notes is missing from this sentence? The answer is typed, and its first letters are given.
  static let gap = QuestionTemplate(
    "gap", .remember, .conceptIdentification, suits: { if case .gap = $0.content { true } else { false } },
    write: { _, _ in nil }
  ) { fact, context in
    guard case .gap(let sentence, let term) = context.facts[fact].content else { return nil }
    return context.gap(fact, in: sentence, term)
  }
}

extension TemplateContext {
  /// A sentence whose missing term is typed; `nil` if the rest of the sentence contains a part of the term.
  fileprivate func gap(_ fact: Int, in sentence: String, _ term: String) -> WrittenQuestion? {
    guard Clues(in: sentence, key: term, index).isEmpty, !HiddenTerm.isShown(term, in: sentence, index.language),
      let stem = ask(wording.gap, a: sentence)
    else { return nil }
    return typed(fact, stem: stem, key: term, subject: term, hint: .required)
  }
}

/// Finds wrong terms among the key terms and the defined terms of the notes.
private struct KeyTermOptions {
  let fact: Int
  let sentence: String
  let key: String
  let context: TemplateContext

  private static let span = 60
  private static let maximumStrangeness = 60

  func distractors() -> [String]? {
    guard let place = context.index.termPlaces[fact] else { return nil }
    let index = context.index
    let section = index.sections[index.sectionNumbers[fact]]
    let (sentenceWords, keyWords, keyForm) = (index.words(sentence), index.words(key), OptionForm(key))
    let candidates = FactIndex.around(place, of: index.terms.count, within: Self.span).map { index.terms[$0] }
    var chosen: [(text: String, words: [String], isNear: Bool)] = []
    let ranked = candidates.enumerated().map { order, candidate in
      let shared = zip(section, index.sections[index.sectionNumbers[candidate.fact]]).prefix { $0 == $1 }.count
      return (
        candidate: candidate, rank: order / 4 + 15 * min(section.count - shared, 3) + strangeness(candidate.text),
        isNear: section.count - shared <= 1
      )
    }
    .sorted { ($0.rank, $0.candidate.fact) < ($1.rank, $1.candidate.fact) }
    for option in ranked where chosen.count < QuestionSlot.optionCount - 1 && option.rank <= Self.maximumStrangeness {
      let words = index.words(option.candidate.text)
      let others = [keyWords] + chosen.map(\.words)
      guard OptionForm(option.candidate.text).suits(keyForm, .terms), hasCase(option.candidate.text), !Words.contains(sentenceWords, words),
        !others.contains(where: { Self.areRelated($0, words) })
      else { continue }
      chosen.append((option.candidate.text, words, option.isNear))
    }
    guard chosen.count == QuestionSlot.optionCount - 1, chosen.allSatisfy(\.isNear) else { return nil }
    return chosen.map(\.text)
  }

  /// Languages whose nouns have case endings. In a sentence, an option with another ending is out of the question.
  private static let inflected: Set = ["pl", "ru", "tr"]

  /// Whether an option has the ending of the key, in languages where endings tell.
  private func hasCase(_ option: String) -> Bool {
    guard Self.inflected.contains(context.index.language.code) else { return true }
    let ending = { (text: String) in Words.all(text).first?.suffix(2) }
    return ending(option) == ending(key)
  }

  /// Whether two terms are names of similar things: one contains the other, or both begin alike.
  private static func areRelated(_ one: [String], _ other: [String]) -> Bool {
    let (first, second) = (one.map(Words.singular), other.map(Words.singular))
    return first.isEmpty || second.isEmpty || Words.contains(first, second) || Words.contains(second, first)
      || (first.count == 1 && second.count == 1 && first[0].count >= 5 && first[0].prefix(5) == second[0].prefix(5)
        && first[0].count == second[0].count)
  }

  /// How different the form of an option is from that of the key.
  private func strangeness(_ option: String) -> Int {
    let (one, other) = (Words.all(option), Words.all(key))
    var strangeness = 10 * abs(one.count - other.count) + min(abs(option.count - key.count), 15)
    let isPlural = { (words: [String]) in words.last.map { Words.singular($0) != $0 } ?? false }
    if isPlural(one) != isPlural(other) { strangeness += 20 }
    if option.suffix(3).lowercased() == key.suffix(3).lowercased() { strangeness -= 15 }
    if one.count > 1, one.last == other.last || one.first == other.first { strangeness -= 15 }
    return strangeness
  }
}
