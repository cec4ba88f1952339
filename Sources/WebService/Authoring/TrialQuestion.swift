import QuestionWriting
import AnswerMatching
import Placement
import StrictJSON

/// One item of an author's blueprint as a learner would see it, with the place of its key: whoever sends the item knows it.
struct TrialQuestion {
  /// The largest blueprint of one item, in bytes.
  static let sizeLimit = 64 << 10

  private let blueprint: Blueprint
  private let question: Form.Question

  /// - Parameters:
  ///   - bytes: a blueprint with one item. The audit says what is wrong with the rest of the file, so cuts are not looked at.
  ///   - seed: fixes the order of options and tiles.
  /// - Throws: ``Problem`` when the item cannot be asked.
  init(blueprint bytes: [UInt8], seed: UInt64) throws(Problem) {
    let reading: BlueprintReading
    do { reading = try BlueprintReading(bytes: bytes) } catch { throw Problem.malformed(error) }
    guard let blueprint = reading.blueprint, let item = blueprint.items.first, blueprint.items.count == 1 else {
      let details = reading.problems.map(\.problem.description).joined(separator: "; ")
      throw Problem.invalid(details.isEmpty ? "items: send one item" : details)
    }
    if let fault = Self.fault(in: blueprint, item) { throw Problem.invalid(fault) }
    let form = Form(blueprint: Self.hearable(blueprint, item), attemptID: AttemptID("trial"), seed: seed)
    guard let question = form.questions.first else { throw Problem.invalid("items: send one item") }
    self.blueprint = blueprint
    self.question = question
  }

  var json: JSON {
    let key = question.item.choice?.correctOptionID
    return [
      "language_id": .string(blueprint.languageID), "direction": .string(blueprint.direction.rawValue),
      "question": question.json(audioPath: nil, answer: nil),
      "correct_option_id": .string(key.flatMap { key in question.pieces.first { $0.value == key }?.id }),
    ]
  }

  /// Why no learner could be asked this item.
  private static func fault(in blueprint: Blueprint, _ item: TestItem) -> String? {
    let violations = [BlueprintInvariant.keyAmongOptions, .acceptList].flatMap { $0.violations(in: blueprint) }
    if let violation = violations.first { return violation.message }
    guard item.productionSpec?.format == .minimalPair, item.minimalPair == nil else { return nil }
    return "the stem has no two sentences: write them on lines labelled A and B"
  }

  /// NB: a test leaves out what cannot be heard. An author reads the transcript and tries the item all the same.
  private static func hearable(_ blueprint: Blueprint, _ item: TestItem) -> Blueprint {
    let item = TestItem(
      itemID: item.itemID, level: item.level, weight: item.weight, construct: item.construct, prompt: item.prompt, task: item.task,
      audio: item.audio ?? AudioClip(file: "none", origin: .human))
    return Blueprint(
      languageID: blueprint.languageID, version: blueprint.version, matchingProfile: blueprint.matchingProfile,
      direction: blueprint.direction, cuts: blueprint.cuts, items: [item])
  }
}
