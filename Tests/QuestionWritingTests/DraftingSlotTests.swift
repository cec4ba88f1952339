import ItemWriting
import NoteFacts
import QuestionWriting
import Testing

@Suite("Drafting a slot")
struct DraftingSlotTests {
  private typealias Fixture = DraftingFixture

  private func run(
    _ turns: [ModelScript.Turn], options: DraftingOptions = DraftingOptions(), notesWriter: (any SlotWriter)? = NotesStub()
  ) async throws -> DraftingRun {
    try await DraftingRun(Fixture.script(turns), count: 1, options: options, notesWriter: notesWriter)
  }

  @Test("starts from sound drafts in these tests")
  func fixture() throws {
    let slot = try #require(try Fixture.blueprint(1).slots.first)
    for (index, draft) in Fixture.drafts.enumerated() {
      let accepted = Array(Fixture.drafts[..<index])
      let context = DraftContext(
        slot: slot, language: "en", notes: Fixture.notes.text, topicTerms: [draft.correctAnswer], accepted: accepted)
      #expect(QuestionValidator.violations(in: draft, context) == [], "\(draft.correctAnswer)")
    }
  }

  @Test("accepts a sound draft at once and records its provenance")
  func sound() async throws {
    let run = try await run([.reply(Fixture.text(0))])
    let question = try #require(run.test.questions.first)
    #expect(question.draft == Fixture.drafts[0] && question.headings == ["Cells"] && question.violations == [])
    #expect(question.provenance == Provenance(backend: "scripted", model: "played", seed: run.prompts.first?.seed))
    #expect(run.events == [.planned(slots: 1), .accepted(slot: "S1", attempts: 1)])
    #expect(question.options[question.slot.keyPosition] == "Mitochondrion")
  }

  @Test("tries up to five times with rising temperature and different seeds, and keeps the codes")
  func retries() async throws {
    let run = try await run([
      .reply("prose"), .reply("{}"), .reply(Fixture.negative(0)), .reply("{\"error\": \"no\"}"), .reply(Fixture.text(0)),
    ])
    #expect(run.prompts.map(\.temperature) == [0.2, 0.35, 0.5, 0.65, 0.8] && Set(run.prompts.map(\.seed)).count == 5)
    #expect(run.prompts.allSatisfy { $0.seed < 1 << 31 })
    let codes = [["no_object"], ["wrong_shape"], ["negative_stem"], ["refused"]]
    #expect(run.refusals == codes)
    #expect(run.test.questions.first?.provenance.attempts == 5)
    #expect(run.test.questions.first?.provenance.rejections == codes.flatMap(\.self))
  }

  @Test("uses the notes after the fifth attempt")
  func fallback() async throws {
    let run = try await run([ModelScript.Turn](repeating: .reply(Fixture.negative(0)), count: 5))
    #expect(run.prompts.count == 5)
    #expect(
      run.test.questions.first?.provenance
        == Provenance(backend: "notes", attempts: 6, rejections: ["negative_stem"], isFallback: true))
    #expect(Array(run.events.suffix(2)) == [.fellBack(slot: "S1"), .accepted(slot: "S1", attempts: 6)])
    #expect(run.test.report.fallbacks == 1 && run.test.report.fromModel == 0)
  }

  @Test("leaves the slot empty if the notes have no fact left either")
  func nothing() async throws {
    let run = try await run([ModelScript.Turn](repeating: .reply("prose"), count: 5), notesWriter: nil)
    #expect(run.test.questions == [] && run.test.missing == 1 && run.events.last == .skipped(slot: "S1"))
    let empty = try await DraftingRun(ModelScript(), count: 2, notesWriter: nil, notes: NotesDocument(markdown: ""))
    #expect(empty.prompts == [] && empty.test.missing == 2)
  }

  @Test("Defect 3: ends an attempt whose reply cannot be read, and uses no part of the reply")
  func unreadable() async throws {
    let threeDistractors = Fixture.text(0) { $0.distractors.removeLast() }
    let run = try await run([.reply(threeDistractors), .reply(Fixture.negative(1)), .reply(Fixture.text(2))])
    #expect(run.refusals == [["wrong_shape"], ["negative_stem"]] && run.drafts == [Fixture.drafts[2]])
  }

  @Test("accepts a draft with one soft flaw at once")
  func oneFlaw() async throws {
    let run = try await run([.reply(Fixture.text(0) { $0.distractors[0] = "Sometimes ribosomes" })])
    #expect(run.prompts.count == 1 && run.test.questions.first?.violations.map(\.severity) == [.soft])
  }

  @Test("accepts the best of the drafts without a hard flaw")
  func best() async throws {
    let run = try await run([
      .reply(Fixture.vague(0, softFlaws: 3)), .reply(Fixture.negative(1)), .reply(Fixture.vague(2)), .reply(Fixture.vague(3, softFlaws: 3)),
      .reply("prose"),
    ])
    let question = try #require(run.test.questions.first)
    #expect(question.draft.correctAnswer == "Vacuole" && question.violations.count == 2 && !question.provenance.isFallback)
    #expect(question.provenance.attempts == 5 && question.provenance.seed == run.prompts[2].seed)
    #expect(question.provenance.rejections.contains("negative_stem") && question.provenance.rejections.contains("no_object"))
  }

  @Test("prefers a later draft with one flaw to an earlier one with two")
  func better() async throws {
    let run = try await run([.reply(Fixture.vague(0)), .reply(Fixture.text(1))])
    #expect(run.drafts == [Fixture.drafts[1]] && run.refusals.count == 1 && run.refusals.first?.count == 2)
  }

  @Test("asks once more with a higher token limit if a reply was cut off, without an event")
  func truncated() async throws {
    let run = try await run([.truncated("{\"a_evidence\": \"The mito"), .reply(Fixture.text(0))])
    #expect(run.prompts.map(\.maximumTokens) == [700, 1400] && Set(run.prompts.map(\.seed)).count == 1)
    #expect(run.events == [.planned(slots: 1), .accepted(slot: "S1", attempts: 1)])
    let twice = try await self.run([.truncated("{"), .truncated("{"), .truncated("{"), .reply(Fixture.text(0))])
    #expect(twice.prompts.map(\.maximumTokens) == [700, 1400, 1400, 1400] && twice.refusals == [["truncated"], ["truncated"]])
  }

  @Test("asks again after a temporary failure without counting it")
  func passing() async throws {
    let pauses = Log<Int>()
    let busy = ModelScript.Turn.failure("busy", isPassing: true)
    let run = try await run([busy, busy, busy, .reply(Fixture.text(0))], options: DraftingOptions { pauses.add($0) })
    #expect(run.prompts.count == 4 && Set(run.prompts).count == 1 && pauses.entries == [1, 2, 3])
    #expect(run.events == [.planned(slots: 1), .accepted(slot: "S1", attempts: 1)])
  }

  @Test("gives up on a model that keeps failing")
  func failing() async throws {
    let busy = ModelScript.Turn.failure("the server is busy: try again later", isPassing: true)
    await #expect(throws: LanguageModelError("the server is busy: try again later", isPassing: true)) {
      try await run([busy, busy, busy, busy, .reply(Fixture.text(0))])
    }
  }

  // MARK: The second reading

  /// The letter of an option in the second reading of the first draft.
  private func letter(of option: String, in prompt: ModelPrompt) -> String? {
    prompt.user.split(separator: "\n").first { $0.hasSuffix(": \"\(option)\"") }.map { String($0.prefix(1)) }
  }

  private func reading(_ answers: [String], review: DraftReview = .blind) async throws -> DraftingRun {
    try await run([.reply(Fixture.text(0))] + answers.map { .reply($0) } + [.reply("prose")], options: DraftingOptions(review: review))
  }

  @Test("lets the model answer its own question without the key")
  func secondReading() async throws {
    let asked = try #require(try await reading(["?", "?", "?"]).prompts.dropFirst().first)
    let key = try #require(letter(of: "Mitochondrion", in: asked))
    #expect(asked.temperature == 0 && asked.user.contains(Fixture.drafts[0].evidence) && asked.user.contains(Fixture.drafts[0].stem))
    #expect(asked.user.hasPrefix("Slot: S1\n") && !asked.user.contains(Fixture.drafts[0].rationale))
    let agreed = try await reading(["{\"answer\": \"\(key)\"}"])
    #expect(agreed.drafts == [Fixture.drafts[0]] && agreed.refusals == [])
    let other = key == "A" ? "B" : "A"
    let vetoed = try await run(
      [.reply(Fixture.text(0)), .reply("{\"answer\": \"\(other)\"}"), .reply(Fixture.negative(1))]
        + [ModelScript.Turn](repeating: .reply("prose"), count: 3), options: DraftingOptions(review: .blind))
    #expect(vetoed.refusals.first == ["second_reading"] && vetoed.test.questions.first?.provenance.isFallback == true)
    #expect(vetoed.prompts[2].user.contains("- second_reading: ") && !vetoed.prompts[2].user.contains("Mend it"))
  }

  @Test("ignores an answer that cannot be read")
  func unclear() async throws {
    for answer in ["hm", "{\"answer\": \"F\"}", "{\"answer\": 1}", "{}"] {
      #expect(try await reading([answer]).drafts == [Fixture.drafts[0]])
    }
  }

  @Test("rejects, if strict, a question whose key is found twice from the options alone")
  func guessable() async throws {
    let prompts = try await reading(["?", "{\"answer\": \"A\"}", "?"], review: .strict).prompts
    let blind = try #require(letter(of: "Mitochondrion", in: prompts[1]))
    let first = try #require(letter(of: "Mitochondrion", in: prompts[2]))
    #expect(!prompts[2].user.contains(Fixture.drafts[0].stem) && !prompts[2].user.contains(Fixture.drafts[0].evidence))
    let second = try #require(
      letter(of: "Mitochondrion", in: try await reading(["?", "{\"answer\": \"\(first)\"}", "?"], review: .strict).prompts[3]))
    let answers = [blind, first, second].map { "{\"answer\": \"\($0)\"}" }
    let run = try await run(
      [.reply(Fixture.text(0))] + answers.map { .reply($0) } + [ModelScript.Turn](repeating: .reply("prose"), count: 4),
      options: DraftingOptions(review: .strict))
    #expect(run.refusals.first == ["guessable"])
  }

  @Test("does no second reading by default")
  func off() async throws {
    #expect(try await run([.reply(Fixture.text(0))]).prompts.count == 1)
  }
}
