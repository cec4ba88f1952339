import AnswerMatching
import Placement

extension Check {
  static let minimalPair = Check(
    "minimal_pair",
    reason: "The stem has two different sentences, and exactly one of them is graded right.",
    passing: [
      .items(
        "one sentence is right",
        Example.productionItem(
          "x_1", "minimal_pair", stem: #"He sails it.\nSentence A: \"That is a ship.\"\nSentence B: \"That is a sheep.\""#,
          accept: #"["That is a ship."]"#))
    ],
    failing: [
      .items(
        "neither is right", blames: "x_1",
        Example.productionItem(
          "x_1", "minimal_pair", stem: #"He sails it.\nSentence A: \"That is a ship.\"\nSentence B: \"That is a sheep.\""#,
          accept: #"["That is a shop."]"#)),
      .items(
        "both are right", blames: "x_1",
        Example.productionItem(
          "x_1", "minimal_pair", stem: #"He sails it.\nSentence A: \"A ship.\"\nSentence B: \"A boat.\""#,
          accept: #"["A ship.", "A boat."]"#)),
      .items(
        "the sentences are equal", blames: "x_1",
        Example.productionItem(
          "x_1", "minimal_pair", stem: #"He sails it.\nSentence A: \"A ship.\"\nSentence B: \"A  ship.\""#,
          accept: #"["A ship."]"#)),
      .items(
        "only one sentence", blames: "x_1",
        Example.productionItem("x_1", "minimal_pair", stem: "That is a ship.", accept: #"["That is a ship."]"#)),
    ]
  ) { item, subject in
    guard let spec = item.productionSpec, spec.format == .minimalPair else { return nil }
    guard let pair = item.minimalPair else { return "the stem does not have two sentences: write them on lines labelled A and B" }
    let matcher = subject.session.matcher(for: spec)
    if matcher.normalize(pair.sentenceA) == matcher.normalize(pair.sentenceB) {
      return "sentences A and B count as equal: change one, or set matching so that the difference counts"
    }
    let right = [pair.sentenceA, pair.sentenceB].filter { subject.session.isAnswerCorrect(item: item, answer: $0) }
    switch right.count {
    case 0: return "neither sentence is graded right: copy one of them to the accept list exactly"
    case 1: return nil
    default: return "both sentences are graded right: keep one of them in the accept list"
    }
  }
}
