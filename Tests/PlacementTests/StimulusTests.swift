import AnswerMatching
import Identifiers
import Measurement
import Placement
import StrictJSON
import Testing

@Suite("Texts with several questions")
struct StimulusTests {
  /// A choice at B1, a text at B2 with three items, and another choice at B2. `more` are further items.
  private static func file(_ more: String = "", stimuli: String? = nil) -> [UInt8] {
    let texts = stimuli ?? #""stimuli": [{"stimulus_id": "t", "passage": "Ana is a nurse."}],"#
    let readings = (1...3).map { reading("x_t\($0)", #""stimulus": "t""#) }.joined(separator: ",")
    return Array(
      """
      {"schema_version": 2, "language_id": "en", "version": "1", "matching_profile": 2, "direction": "ltr", "level_by": "model",
       "cuts": [{"level": "pre-A1", "from": 0}, {"level": "A1", "from": 1}, {"level": "A2", "from": 2}, {"level": "B1", "from": 3},
                {"level": "B2", "from": 4}],
       \(texts) "items": [\(choice("x_1", "B1")), \(readings), \(choice("x_2", "B2"))\(more)]}
      """.utf8)
  }

  private static func reading(_ id: String, _ text: String, level: String = "B2") -> String {
    """
    {"item_id": "\(id)", "type": "READING_COMP", "level": "\(level)", "weight": 1, "construct": "detail",
     "prompt": {"instructions": "Read.", "stem": "\(id)?", \(text)},
     "options": [{"id": "a", "text": "a nurse"}, {"id": "b", "text": "a pilot"}], "correct_option_id": "a"}
    """
  }

  private static func choice(_ id: String, _ level: String, pretest: Bool = false) -> String {
    """
    {"item_id": "\(id)", "type": "MC_CLOZE", "level": "\(level)", "weight": 1, "construct": "verb be", "pretest": \(pretest),
     "prompt": {"instructions": "Complete.", "stem": "I ___ \(id)."},
     "options": [{"id": "a", "text": "am"}, {"id": "b", "text": "is"}], "correct_option_id": "a"}
    """
  }

  private static func problems(_ file: [UInt8]) throws -> [String] {
    try BlueprintReading(bytes: file).problems.map { "\($0.problem.path): \($0.problem.message)" }
  }

  @Test("an item that names a stimulus has its passage")
  func passage() throws {
    let blueprint = try Blueprint.load(Self.file())
    let items = blueprint.items.filter { $0.prompt.stimulusID == "t" }
    #expect(items.map(\.itemID) == ["x_t1", "x_t2", "x_t3"])
    #expect(items.allSatisfy { $0.prompt.passage == "Ana is a nurse." })
  }

  @Test("an unknown stimulus, a second text and a blank text are named with their places")
  func faults() throws {
    let unknown = try Self.problems(Self.file("," + Self.reading("x_9", #""stimulus": "u""#)))
    #expect(unknown.count == 1 && unknown[0].hasPrefix(#"items[5].prompt.stimulus: the blueprint has no stimulus "u""#))
    let both = try Self.problems(Self.file("," + Self.reading("x_9", #""stimulus": "t", "passage": "Text.""#)))
    #expect(both.count == 1 && both[0].hasPrefix("items[5].prompt.passage: the item names a stimulus"))
    let blank = try Self.problems(Self.file(stimuli: #""stimuli": [{"stimulus_id": "t", "passage": " "}],"#))
    #expect(blank.count == 1 && blank[0].hasPrefix("stimuli[0].passage: the text is blank"))
    let texts = #""stimuli": [{"stimulus_id": "t", "passage": "A."}, {"stimulus_id": "ä", "passage": "B."}],"#
    let name = try Self.problems(Self.file(stimuli: texts))
    #expect(name.count == 1 && name[0].hasPrefix("stimuli[1].stimulus_id:"))
  }

  @Test("an item with the same text of its own asks the same")
  func sameQuestion() throws {
    let named = try Blueprint.load(Self.file()).items[1]
    let file = Self.file("," + Self.reading("x_t1b", #""passage": "Ana is a nurse.""#))
    let own = try Blueprint.load(Array(String(decoding: file, as: UTF8.self).replacing("x_t1b?", with: "x_t1?").utf8)).items[5]
    #expect(own.prompt.stimulusID == nil && own.asksTheSame(as: named))
  }

  @Test("the questions of a text say their place, in a whole form and alone")
  func places() throws {
    let blueprint = try Blueprint.load(Self.file())
    let attempt = AttemptID("0123456789abcdef")
    let form = Form(blueprint: blueprint, attemptID: attempt, seed: 3)
    #expect(form.questions.map { $0.textPlace?.number } == [nil, 1, 2, 3, nil])
    #expect(form.questions.compactMap { $0.textPlace?.count } == [3, 3, 3])
    let ids = Set(form.questions.compactMap { $0.textPlace?.id })
    #expect(ids.count == 1 && ids.allSatisfy { $0.hasPrefix("01234567-") })
    for question in form.questions {
      #expect(Form.question(withID: question.id, blueprint: blueprint, attemptID: attempt, seed: 3) == question)
    }
    #expect(Form(items: [blueprint.items[1]], attemptID: attempt, seed: 3).questions[0].textPlace == nil)
  }

  @Test("items that are tried out never stand between the questions of a text")
  func tryOuts() throws {
    let more = (1...6).map { "," + Self.choice("x_p\($0)", "B1", pretest: true) }.joined()
    let blueprint = try Blueprint.load(Self.file(more))
    let session = TestSession(blueprint: blueprint)
    for seed in 0..<40 as Range<UInt64> {
      let whole = Form(blueprint: blueprint, attemptID: AttemptID("0123456789abcdef"), seed: seed).questions.map(\.item.itemID)
      #expect(Self.isTogether(whole) && whole.count == 7)
      var run = TestRun(session: session, length: .quick, seed: seed)
      var asked: [String] = []
      while let question = run.current {
        asked.append(question.item.itemID)
        run.answer(.dontKnow)
      }
      #expect(Self.isTogether(asked))
    }
  }

  @Test("an item that is tried out has a text of its own, and each stimulus its own id")
  func violations() throws {
    let reading = Self.reading("x_t4", #""stimulus": "t""#).replacing(#""weight": 1"#, with: #""pretest": true, "weight": 1"#)
    let third = Self.reading("x_t3", #""stimulus": "t""#)
    let file = String(decoding: Self.file(), as: UTF8.self).replacing(",\(third)", with: ",\(reading)")
    let blueprint = try #require(try BlueprintReading(bytes: Array(file.utf8)).blueprint)
    #expect(BlueprintInvariant.stimuli.violations(in: blueprint).map(\.itemID) == ["x_t4"])
    let twice = #""stimuli": [{"stimulus_id": "t", "passage": "A."}, {"stimulus_id": "t", "passage": "B."}],"#
    let repeated = try #require(try BlueprintReading(bytes: Self.file(stimuli: twice)).blueprint)
    let messages = BlueprintInvariant.stimuli.violations(in: repeated).map(\.message)
    #expect(messages == ["two stimuli have the id t: give each stimulus its own id"])
  }

  @Test("a form without such texts selects its questions as before")
  func olderForms() throws {
    let text = #""stimulus": "t""#
    let alone = String(decoding: Self.file(stimuli: ""), as: UTF8.self).replacing(text, with: #""passage": "Ana is a nurse.""#)
    let old = try TestSession(blueprint: Blueprint.load(Array(alone.utf8))).levelModel()
    let new = try TestSession(blueprint: Blueprint.load(Self.file())).levelModel()
    #expect(old.selector.balance == ContentBalance() && old.selector.exposure == ExposureControl())
    #expect(new.selector.balance != ContentBalance())
  }

  @Test("an item that waits for the end of a text is asked even if the test ends with the text")
  func waitingTryOut() throws {
    let more = (1...6).map { "," + Self.choice("x_p\($0)", "B1", pretest: true) }.joined()
    let session = TestSession(blueprint: try Blueprint.load(Self.file(more)))
    for seed in 0..<40 as Range<UInt64> {
      var run = TestRun(session: session, length: .quick, seed: seed)
      var asked: [String] = []
      while let question = run.current {
        asked.append(question.item.itemID)
        run.answer(.text("a"))
      }
      // NB: five questions count, so only the first try-out is due.
      #expect(asked.count { $0.hasPrefix("x_p") } == 1 && asked.count == 6)
    }
  }

  @Test("a quick test begins a text with its first question")
  func quickOrder() throws {
    let session = TestSession(blueprint: try Blueprint.load(Self.file()))
    for seed in 0..<40 as Range<UInt64> {
      var run = TestRun(session: session, length: .quick, seed: seed)
      var asked: [String] = []
      while let question = run.current {
        if question.item.itemID.hasPrefix("x_t") { asked.append(question.item.itemID) }
        run.answer(seed % 2 == 0 ? .dontKnow : .text("a"))
      }
      #expect(asked == Array(["x_t1", "x_t2", "x_t3"].prefix(asked.count)))
    }
  }

  @Test("a drill keeps the questions of a text together, in their order")
  func drill() throws {
    let blueprint = try Blueprint.load(Self.file())
    for seed in 0..<40 as Range<UInt64> {
      let items = DrillSelection(from: blueprint.items, level: .b1, missed: [], lastSeen: [:], seed: seed).items.map(\.itemID)
      #expect(items.count == 5 && Self.isTogether(items))
      #expect(items.filter { $0.hasPrefix("x_t") } == ["x_t1", "x_t2", "x_t3"])
    }
  }

  @Test("in a drill, new items on a text that the learner has read come last, with its seen items")
  func drillOnReadText() throws {
    let blueprint = try Blueprint.load(Self.file())
    for seed in 0..<40 as Range<UInt64> {
      let read = ["x_t1": Timestamp(microseconds: 1)]
      let selection = DrillSelection(from: blueprint.items, level: .b1, missed: [], lastSeen: read, seed: seed)
      #expect(selection.items.suffix(3).map(\.itemID) == ["x_t1", "x_t2", "x_t3"])
      #expect(selection.repeated == ["x_t1"])
    }
  }

  @Test("answers about one text say less than answers to questions that stand alone")
  func discount() throws {
    let together = try TestSession(blueprint: Blueprint.load(Self.file())).levelModel()
    let apart = (1...3).map { Self.reading("x_t\($0)", #""passage": "Ana is a nurse.""#) }.joined(separator: ",")
    let text = String(decoding: Self.file(stimuli: ""), as: UTF8.self)
    let named = (1...3).map { Self.reading("x_t\($0)", #""stimulus": "t""#) }.joined(separator: ",")
    let alone = try TestSession(blueprint: Blueprint.load(Array(text.replacing(named, with: apart).utf8))).levelModel()
    let responses = (1...3).map { (itemID: "x_t\($0)", response: ItemResponse.right) }
    #expect(together.estimate(responses).ability.standardError > alone.estimate(responses).ability.standardError)
    let share = LocalDependence.standard.weight(ofEach: 3)
    #expect(together.selector.table.weights == [1, share, share, share, 1])
  }

  /// Whether the questions of the text follow each other.
  private static func isTogether(_ ids: [String]) -> Bool {
    let places = ids.indices.filter { ids[$0].hasPrefix("x_t") }
    return zip(places, places.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }
}
