import QuestionWriting
import AnswerMatching
import Placement
import StrictJSON

/// One item of an author's blueprint as a learner would see it, with its correct option. The author who sends the item knows the key.
struct TrialQuestion {
  /// The maximum size of a blueprint with one item, in bytes.
  static let sizeLimit = 64 << 10

  private let blueprint: Blueprint
  private let question: Form.Question

  /// Reads an item and shuffles its options or tiles.
  ///
  /// - Parameters:
  ///   - bytes: A blueprint with one item. The cuts are not checked, because the audit checks the whole file.
  ///   - seed: Determines the order of options and tiles.
  /// - Throws: ``Problem`` when the item cannot be shown to a learner.
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
      "question": question.json(number: question.number, isLocked: nil, audioPath: nil, answer: nil),
      "correct_option_id": .string(key.flatMap { key in question.pieces.first { $0.value == key }?.id }),
    ]
  }

  /// Why the item cannot be shown to a learner; nil if it can.
  private static func fault(in blueprint: Blueprint, _ item: TestItem) -> String? {
    let violations = [BlueprintInvariant.keyAmongOptions, .acceptList].flatMap { $0.violations(in: blueprint) }
    if let violation = violations.first { return violation.message }
    guard item.productionSpec?.format == .minimalPair, item.minimalPair == nil else { return nil }
    return "the stem does not have two sentences: write them on lines labelled A and B"
  }

  /// A blueprint whose item has a recording, a placeholder if necessary.
  ///
  /// NB: A test leaves out listening items without a recording. An author can still try such an item by reading the transcript.
  private static func hearable(_ blueprint: Blueprint, _ item: TestItem) -> Blueprint {
    let item = TestItem(
      itemID: item.itemID, level: item.level, weight: item.weight, construct: item.construct, prompt: item.prompt, task: item.task,
      audio: item.audio ?? AudioClip(file: "none", origin: .human))
    return Blueprint(
      languageID: blueprint.languageID, version: blueprint.version, matchingProfile: blueprint.matchingProfile,
      direction: blueprint.direction, cuts: blueprint.cuts, items: [item])
  }
}
