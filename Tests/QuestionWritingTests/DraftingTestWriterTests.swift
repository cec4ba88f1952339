import ItemWriting
import QuestionWriting
import Synchronization
import Testing

@Suite("Writing a test with a model")
struct DraftingTestWriterTests {
  private typealias Fixture = DraftingFixture

  /// A sound draft for each of a number of slots, with some rejected drafts before.
  private func script(_ count: Int, refusing: Int = 0) -> ModelScript {
    let turns = (0..<count).map { index in
      (
        "S\(index + 1)",
        [ModelScript.Turn](repeating: .reply(Fixture.negative(index)), count: index * refusing % 4) + [.reply(Fixture.text(index))]
      )
    }
    return ModelScript(turns: Dictionary(uniqueKeysWithValues: turns))
  }

  @Test("fills every slot of the blueprint in order", arguments: [1, 5, 12])
  func whole(count: Int) async throws {
    let run = try await DraftingRun(script(count), count: count)
    #expect(run.drafts == Array(Fixture.drafts[..<count]) && run.test.questions.map(\.slot) == run.test.blueprint.slots)
    #expect(run.events.count == count + 1)
  }

  @Test("Defect 2: gives a whole test from a script without any fallback", arguments: [5, 12])
  func scripted(count: Int) async throws {
    let lines = (0..<count).map { "{\"slot\": \"S\($0 + 1)\", \"reply\": \(quoted(Fixture.text($0)))}" }.joined(separator: "\n")
    let run = try await DraftingRun(ModelScript(text: lines), count: count)
    #expect(run.test.report == GenerationReport(asked: count, questions: run.test.questions))
    #expect(run.test.report.fromModel == count && run.test.report.fallbacks == 0 && run.test.missing == 0)
    let places = run.test.questions.map(\.slot.keyPosition)
    #expect((0..<5).allSatisfy { place in 10 * places.count { $0 == place } <= 4 * count })
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  @Test("is a function of request, seed and replies")
  func deterministic() async throws {
    let (one, other) = (
      try await DraftingRun(script(12, refusing: 3), count: 12), try await DraftingRun(script(12, refusing: 3), count: 12)
    )
    #expect(one.test == other.test && one.events == other.events && one.prompts == other.prompts)
    let reseeded = try await DraftingRun(script(12, refusing: 3), count: 12, seed: 8)
    #expect(Set(reseeded.prompts.map(\.seed)).isDisjoint(with: one.prompts.map(\.seed)))
  }

  @Test("gives the same questions for any number of slots at a time", arguments: [2, 3, 8], [0, 3])
  func parallel(parallelism: Int, refusing: Int) async throws {
    let serial = try await DraftingRun(script(12, refusing: refusing), count: 12)
    let parallel = try await DraftingRun(script(12, refusing: refusing), count: 12, options: DraftingOptions(parallelism: parallelism))
    #expect(parallel.test == serial.test)
  }

  @Test("gives the same questions if later slots finish first", .timeLimit(.minutes(1)))
  func outOfOrder() async throws {
    let gate = Gate(opensAt: 3)
    let run = try await DraftingRun(
      script(6), count: 6, options: DraftingOptions(parallelism: 2),
      pause: { prompt in
        await gate.arrive()
        // NB: The first slot waits until the third has begun, which requires that the second is finished.
        if prompt.user.hasPrefix("Slot: S1\n") { await gate.wait() }
      })
    #expect(run.drafts == Array(Fixture.drafts[..<6]))
    #expect(Array(run.events.dropFirst()) == (1...6).map { GenerationEvent.accepted(slot: "S\($0)", attempts: 1) })
  }

  @Test("drafts exactly the configured number of slots at a time", .timeLimit(.minutes(1)), arguments: [1, 3, 8])
  func bounded(parallelism: Int) async throws {
    let (gate, log) = (Gate(opensAt: parallelism), Log<Int>())
    _ = try await DraftingRun(
      script(12), count: 12, options: DraftingOptions(parallelism: parallelism),
      pause: { _ in
        log.add(1)
        #expect(log.entries.reduce(0, +) <= parallelism)
        await gate.arrive()
        await gate.wait()
        log.add(-1)
      })
    #expect(log.entries.count == 24)
  }

  @Test("clamps the number of slots at a time", arguments: [(-1, 1), (0, 1), (8, 8), (1000, 8)])
  func clamped(asked: Int, taken: Int) {
    #expect(DraftingOptions(parallelism: asked).parallelism == taken)
  }

  @Test("tries again if two slots draft the same question at the same time")
  func duplicates() async throws {
    let same = ModelScript.Turn.reply(Fixture.text(0))
    let run = try await DraftingRun(
      Fixture.script([same], [same, .reply(Fixture.text(1))]), count: 2, options: DraftingOptions(parallelism: 2))
    #expect(run.drafts == Array(Fixture.drafts[..<2]))
    #expect(run.events.contains(.rejected(slot: "S2", attempt: 1, codes: ["duplicate_question", "repeated_evidence"])))
    #expect(run.test.questions.last?.provenance.rejections == ["duplicate_question", "repeated_evidence"])
    let last = try #require(run.prompts.last)
    #expect(last.user.contains("- duplicate_question: ") && last.user.contains("- \"\(Fixture.drafts[0].stem)\""))
  }

  /// A fallback with a single question.
  private struct Parrot: SlotWriter {
    func question(for slot: QuestionSlot, after earlier: [PracticeQuestion], seed: UInt64) -> PracticeQuestion? {
      PracticeQuestion(slot: slot, draft: DraftingFixture.drafts[0], headings: [])
    }
  }

  @Test("Defect 6: uses no fallback that repeats another fallback or a question of the model")
  func standIns() async throws {
    let prose = [ModelScript.Turn](repeating: .reply("prose"), count: 5)
    let run = try await DraftingRun(Fixture.script(prose, prose, [.reply(Fixture.text(1))], prose), count: 4)
    #expect(Set(run.drafts).count == 4)
    #expect(run.test.questions.map(\.provenance.isFallback) == [true, true, false, true])
    let parroted = try await DraftingRun(Fixture.script(prose, prose, prose, prose), count: 4, notesWriter: Parrot())
    #expect(parroted.drafts == [Fixture.drafts[0]] && parroted.test.missing == 3)
    #expect(parroted.events.last == .skipped(slot: "S4"))
  }

  @Test("Defect 17: fails with the error of a model that does not reply", arguments: [1, 4])
  func failure(parallelism: Int) async throws {
    let sentence = "the model “llama” is not there: run ollama pull llama"
    let script = ModelScript(turns: ["S1": [.reply(Fixture.text(0))]], common: [.failure(sentence, isPassing: false)])
    await #expect(throws: LanguageModelError(sentence)) {
      try await DraftingRun(script, count: 12, options: DraftingOptions(parallelism: parallelism))
    }
  }

  @Test("stops when it is cancelled, cancels the request, and sends no more requests", .timeLimit(.minutes(1)), arguments: [1, 4])
  func cancel(parallelism: Int) async throws {
    let (asked, askedFrom) = AsyncStream<Void>.makeStream()
    let noticed = Log<Bool>()
    let model = ScriptedModel(script(12)) { _ in
      askedFrom.yield()
      let (never, hold) = AsyncStream<Void>.makeStream()
      for await _ in never {}
      withExtendedLifetime(hold) { noticed.add(Task.isCancelled) }
      try Task.checkCancellation()
    }
    let writer = TestWriter(
      notes: Fixture.notes, language: "en", model: model, notesWriter: NotesStub(), options: DraftingOptions(parallelism: parallelism))
    let blueprint = try Fixture.blueprint(12)
    let task = Task { try await writer.test(for: blueprint, seed: 1) }
    var calls = asked.makeAsyncIterator()
    for _ in 0..<parallelism { await calls.next() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(noticed.entries == [Bool](repeating: true, count: parallelism) && model.prompts.count == parallelism)
  }

  @Test("reports cancellation, whatever error the cancelled request throws")
  func cancelledRequest() async throws {
    let model = ScriptedModel(ModelScript(common: [.failure("the connection was closed", isPassing: true)])) { _ in
      withUnsafeCurrentTask { $0?.cancel() }
    }
    let writer = TestWriter(notes: Fixture.notes, language: "en", model: model, notesWriter: NotesStub())
    let blueprint = try Fixture.blueprint(1)
    await #expect(throws: CancellationError.self) { try await Task { try await writer.test(for: blueprint, seed: 1) }.value }
  }

  @Test("uses the notes for the remaining slots when the time runs out, and reports it")
  func budget() async throws {
    let log = Log<Int>()
    let run = try await DraftingRun(
      script(6), count: 6,
      budget: TimeBudget {
        log.add(1)
        return log.entries.count > 2
      })
    #expect(run.prompts.count == 2 && run.test.missing == 0)
    #expect(run.test.questions.map(\.provenance.isFallback) == [false, false, true, true, true, true])
    #expect(run.test.report.ranOutOfTime && run.test.report.fallbacks == 4 && run.test.report.rejections == [])
  }

  @Test("uses the best draft so far when the time runs out")
  func budgetBest() async throws {
    let log = Log<Int>()
    let run = try await DraftingRun(
      Fixture.script([.reply(Fixture.vague(0)), .reply(Fixture.text(1))]), count: 1,
      budget: TimeBudget {
        log.add(1)
        return log.entries.count > 1
      })
    #expect(run.drafts.map(\.correctAnswer) == ["Mitochondrion"] && run.test.report.fromModel == 1 && run.test.report.ranOutOfTime)
  }

  @Test("cancels a model that is still writing when the time runs out, and uses the notes")
  func cutOff() async throws {
    let (asked, ask) = AsyncStream<Void>.makeStream()
    let isOver = Mutex(false)
    let model = ScriptedModel(Fixture.script([.reply(Fixture.text(0))])) { _ in
      ask.yield()
      // NB: The test never waits for this sleep, because the end of the budget cancels it.
      try await Task.sleep(for: .seconds(3600))
    }
    let budget = TimeBudget(isOver: { isOver.withLock(\.self) }) {
      for await _ in asked { break }
      isOver.withLock { $0 = true }
    }
    let writer = TestWriter(notes: Fixture.notes, language: "en", model: model, notesWriter: NotesStub())
    let test = try await writer.test(for: Fixture.blueprint(2), seed: 1, budget: budget)
    #expect(test.report.fallbacks == 2 && test.report.ranOutOfTime && model.prompts.count == 1)
  }

  @Test("writes from the notes alone without a model, and reports events too")
  func notesAlone() async throws {
    let log = Log<GenerationEvent>()
    let writer = TestWriter(notes: Fixture.notes, language: "en", model: nil, notesWriter: NotesStub())
    let test = try await writer.test(for: Fixture.blueprint(14), seed: 1, report: { log.add($0) })
    #expect(test.questions.count == 12 && test.missing == 2 && Set(test.questions.map(\.draft)).count == 12)
    #expect(test.questions.allSatisfy { $0.provenance == .notes } && !test.report.ranOutOfTime)
    let accepted = (1...12).map { GenerationEvent.accepted(slot: "S\($0)", attempts: 1) }
    #expect(log.entries == [.planned(slots: 14)] + accepted + [.skipped(slot: "S13"), .skipped(slot: "S14")])
  }

  @Test("accepts a question on any part of the course if the course is the topic")
  func courseAsTopic() async throws {
    let run = try await DraftingRun(Fixture.script([.reply(Fixture.text(4))]), count: 1, topics: [], course: "Biology")
    #expect(run.drafts == [Fixture.drafts[4]] && run.refusals == [])
  }

  @Test("does not ask about a topic that the notes do not mention", arguments: ["Optics", "光合作用", "AI"])
  func unknownTopic(topic: String) async throws {
    let run = try await DraftingRun(Fixture.script([.reply(Fixture.text(4))]), count: 1, topics: [topic])
    #expect(run.prompts.isEmpty && run.drafts.allSatisfy { $0 != Fixture.drafts[4] })
  }

  @Test("checks drafts against a topic that no heading names")
  func topicByHand() async throws {
    let run = try await DraftingRun(
      Fixture.script([.reply(Fixture.text(4)), .reply(Fixture.text(9))]), count: 1, topics: ["Swimming body"])
    #expect(run.drafts == [Fixture.drafts[9]] && run.refusals == [["grounding", "off_topic"]])
  }
}
