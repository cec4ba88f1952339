/// What an item is about, for learners: a part of grammar or vocabulary. The raw values are those of the blueprint file, and each has its
/// words in every interface language, under `topic.` and the raw value.
public enum ItemTopic: String, Sendable, CaseIterable, Hashable {
  case articles
  case gender
  case plural
  case cases
  case possession
  case pronouns
  case adjectives
  case comparison
  case verbForms = "verb-forms"
  case present
  case past
  case future
  case aspect
  case conditional
  case mood
  case passive
  case causative
  case imperative
  case modality
  case negation
  case questions
  case wordOrder = "word-order"
  case relativeClauses = "relative-clauses"
  case connectives
  case prepositions
  case particles
  case numbers
  case measureWords = "measure-words"
  case adverbs
  case politeness
  case reportedSpeech = "reported-speech"
  case nonFinite = "non-finite"
  case government
  case collocation
  case idioms
  case wordChoice = "word-choice"
  case wordFormation = "word-formation"
  case formalStyle = "formal-style"
  case cohesion
  case emphasis
  case time
  case place
  case existence
  case spelling
  case sounds
  case everyday
  case reading
  case listening
}
