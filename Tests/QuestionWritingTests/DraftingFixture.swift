import Reproducible
import ItemWriting
import NoteFacts
import QuestionWriting
import Synchronization

/// Notes on cells, a sound draft for each of their sentences, and tests that use them.
enum DraftingFixture {
  private static let facts = [
    (
      "Mitochondrion", "The mitochondrion makes most of the energy carrier that the cell uses.",
      "Which part makes most of the energy carrier?"
    ),
    ("Ribosome", "A ribosome joins amino acids into the chain of a protein.", "Where are amino acids joined into a chain?"),
    ("Vacuole", "A vacuole stores water and keeps the plant upright.", "What stores water inside a plant?"),
    ("Nucleus", "The nucleus holds the hereditary material and copies it.", "Which place is the hereditary material copied in?"),
    ("Lysosome", "A lysosome breaks down worn parts with strong enzymes.", "What takes old structures to pieces?"),
    ("Chloroplast", "A chloroplast turns sunlight into sugar by photosynthesis.", "Where does a leaf turn light into sugar?"),
    ("Membrane", "The membrane decides which substances enter and leave the cell.", "What controls the traffic at the border?"),
    ("Cytoskeleton", "The cytoskeleton gives shape and moves things about inside.", "What gives a soft body its inner shape?"),
    ("Centriole", "A centriole pulls the chromosomes apart during division.", "What pulls chromosomes apart?"),
    ("Flagellum", "A flagellum drives the swimming body forward like a whip.", "Which whip drives a swimmer forward?"),
    ("Peroxisome", "A peroxisome destroys the poison that oxygen leaves behind.", "What destroys a poison left by oxygen?"),
    ("Cellulose", "Cellulose stiffens the wall around each plant from outside.", "Which substance stiffens the outer wall?"),
  ]

  static let notes = NotesDocument(markdown: "# Cells\n\n" + facts.map(\.1).joined(separator: "\n\n"))

  /// Sound drafts, each about a different sentence of ``notes``.
  static let drafts = facts.indices.map { index in
    let (key, sentence, stem) = facts[index]
    let others = (1...4).map { facts[(index + $0) % facts.count].0 }
    return QuestionDraft(
      evidence: sentence, stem: stem, correctAnswer: key, distractors: others, rationale: "The notes say it: \(sentence)")
  }

  static func text(_ index: Int, _ change: (inout QuestionDraft) -> Void = { _ in }) -> String {
    var draft = drafts[index % drafts.count]
    change(&draft)
    return DraftContract.text(of: draft)
  }

  /// A draft that violates one hard rule.
  static func negative(_ index: Int) -> String { text(index) { $0.stem = "Which of these is not what is asked for?" } }

  /// A draft that violates no hard rule and the given number of soft rules, two or three.
  static func vague(_ index: Int, softFlaws: Int = 2) -> String {
    text(index) { draft in
      draft.stem = String(draft.stem.dropLast())
      draft.distractors[0] = "Sometimes \(draft.distractors[0].lowercased())"
      if softFlaws > 2 { draft.distractors[1] = "Always \(draft.distractors[1].lowercased())" }
    }
  }

  static func blueprint(_ count: Int, topics: [String] = ["Cells"], course: String = "Biology", seed: UInt64 = 1) throws -> TestBlueprint {
    let request = try PracticeTestRequest(course: course, topics: topics, difficulty: .easy, questionCount: count)
    var generator = SeededGenerator(seed: seed)
    return TestBlueprintGenerator.blueprint(for: request, using: &generator)
  }

  /// A script with the turns of each slot, in the order of the slots.
  static func script(_ turns: [ModelScript.Turn]...) -> ModelScript {
    ModelScript(turns: Dictionary(uniqueKeysWithValues: turns.enumerated().map { ("S\($0 + 1)", $1) }))
  }
}

/// Writes a test and records its events.
struct DraftingRun {
  let test: GeneratedTest
  let events: [GenerationEvent]
  let prompts: [ModelPrompt]

  init(
    _ script: ModelScript, count: Int, options: DraftingOptions = DraftingOptions(), notesWriter: (any SlotWriter)? = NotesStub(),
    notes: NotesDocument = DraftingFixture.notes, topics: [String] = ["Cells"], course: String = "Biology", language: String = "en",
    seed: UInt64 = 7, budget: TimeBudget = .endless,
    pause: @escaping @Sendable (ModelPrompt) async throws -> Void = { _ in }
  ) async throws {
    let model = ScriptedModel(script, model: "played", pause: pause)
    let log = Log<GenerationEvent>()
    test = try await TestWriter(notes: notes, language: language, model: model, notesWriter: notesWriter, options: options)
      .test(
        for: DraftingFixture.blueprint(count, topics: topics, course: course), seed: seed, budget: budget, report: { log.add($0) }
      )
    events = log.entries
    prompts = model.prompts
  }

  var drafts: [QuestionDraft] { test.questions.map(\.draft) }

  /// The codes of each rejected draft, in order.
  var refusals: [[String]] { events.compactMap { if case .rejected(_, _, let codes) = $0 { codes } else { nil } } }
}

/// A fallback that uses the drafts of the fixture from the end.
struct NotesStub: SlotWriter {
  func question(for slot: QuestionSlot, after earlier: [PracticeQuestion], seed: UInt64) -> PracticeQuestion? {
    let used = earlier.map(\.draft)
    guard let draft = DraftingFixture.drafts.last(where: { !used.contains($0) }) else { return nil }
    return PracticeQuestion(slot: slot, draft: draft, headings: ["Cells"])
  }
}

/// Collects values from any task, in order.
final class Log<Entry: Sendable>: Sendable {
  private let list = Mutex<[Entry]>([])

  var entries: [Entry] { list.withLock { $0 } }

  func add(_ entry: Entry) { list.withLock { $0.append(entry) } }
}

/// Blocks all tasks until a given number of them has arrived.
actor Gate {
  private let count: Int
  private var arrived = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(opensAt count: Int) { self.count = count }

  func arrive() {
    arrived += 1
    guard arrived >= count else { return }
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func wait() async {
    guard arrived < count else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}
