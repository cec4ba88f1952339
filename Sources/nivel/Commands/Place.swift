import ArgumentParser
import Measurement
import Placement
import StrictJSON

struct Place: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs a placement test as a dialogue in JSON Lines, for programs.",
    discussion: """
      Example: nivel place en --seed 7
      Out: {"ask": {"number", "item_id", "format", "instructions", "stem", "passage"?, "stimulus"?: {"id", "number", "count"},
           "transcript"?, "options"?: [{"option_id", "text"}], "tiles"?: […]}} for each question; at the end {"result": {"level",
           "confidence", "levels": {"pre-A1": p, …}, "theta", "standard_error", "guessing", "questions", "skills"}}
      In:  {"answer": "…"}: the option's id, the typed words, the tiles joined by one space, the chosen sentence of a minimal pair;
           {"answer": null} means "I don't know". A line that is not an answer yields {"error": "…"}, and the question stays open.
           When the input ends, the result is computed from the answers so far.
      """)

  @Argument(help: "The language of the test, such as en.")
  var language: String?

  @Option(help: "A blueprint file, instead of a language.", completion: .file())
  var blueprint: String?

  @Option(help: "quick: 8 to 20 questions, each chosen by the answers before it. full: the whole form.")
  var length = TestLength.quick

  @Option(help: "The seed of the choice among the best questions. The same seed and answers give the same questions.")
  var seed: UInt64?

  @OptionGroup var content: ContentOptions

  func validate() throws {
    if (language == nil) == (blueprint == nil) { throw ValidationError("Give a language or --blueprint FILE.") }
  }

  func run() throws {
    do {
      let test = TestRun(session: try loadSession(), length: length, seed: seed ?? UInt64.random(in: .min ... .max))
      var dialogue = PlacementDialogue(test: test)
      guard dialogue.run() else { throw ExitCode(1) }
    } catch let code as ExitCode { throw code } catch { throw Console.failure(error) }
  }

  private func loadSession() throws -> TestSession {
    if let blueprint { return try TestFiles(blueprint: blueprint).session }
    return try ContentFolder(path: try content.folder()).test(language ?? "").session
  }
}

/// Asks the questions of a test on standard output, and reads the answers from standard input.
private struct PlacementDialogue {
  private var test: TestRun
  private var reader = LineReader()

  init(test: TestRun) { self.test = test }

  /// - Returns: Whether every line was an answer.
  mutating func run() -> Bool {
    var isClean = true
    var hasMore = true
    ask()
    while hasMore, test.current != nil {
      var lines: [[UInt8]] = []
      hasMore = reader.readLines { lines.append(Array($0)) }
      for line in lines where test.current != nil {
        switch Self.answer(in: line) {
        case .success(let answer):
          test.answer(answer)
          ask()
        case .failure(let error):
          isClean = false
          Console.print(JSON.object(["error": .string(error.message)]).text)
        }
      }
    }
    Console.print(JSON.object(["result": test.result.dialogueJSON]).text)
    return isClean
  }

  private func ask() {
    guard let question = test.current else { return }
    Console.print(JSON.object(["ask": question.dialogueJSON(number: test.number)]).text)
  }

  fileprivate struct LineError: Error { let message: String }

  private static func answer(in line: [UInt8]) -> Result<Answer, LineError> {
    let json: JSON
    do { json = try JSON.parse(line) } catch { return .failure(LineError(message: "not JSON: \(error)")) }
    let problems = JSONProblems()
    guard var object = JSONObjectReader(json, path: "", problems: problems) else { return .failure(LineError(problems)) }
    let given = object.required("answer")
    object.refuseUnknownKeys()
    guard problems.list.isEmpty, let given else { return .failure(LineError(problems)) }
    if given.isNull { return .success(.dontKnow) }
    guard let text = given.string else {
      return .failure(LineError(message: "answer: expected a string, or null for \"I don't know\", found \(given.kind)"))
    }
    return .success(.text(text))
  }
}

extension PlacementDialogue.LineError {
  init(_ problems: JSONProblems) { self.init(message: problems.list.map(\.description).joined(separator: "; ")) }
}

extension Form.Question {
  fileprivate func dialogueJSON(number: Int) -> JSON {
    let texts = pieces.map(\.text)
    return .object([
      "number": .number(number), "item_id": .string(item.itemID), "format": .string(item.format.rawValue),
      "instructions": .string(item.prompt.instructions),
      "stem": .string(item.minimalPair?.context ?? (item.tiles.isEmpty ? item.prompt.stem : "")),
      "passage": item.prompt.passage.map { .string($0) }, "stimulus": textPlace?.json,
      "transcript": item.prompt.transcript.map { .string($0) },
      "options": item.tiles.isEmpty && !pieces.isEmpty ? .array(pieces.map(\.dialogueJSON)) : nil,
      "tiles": item.tiles.isEmpty ? nil : .strings(texts),
    ])
  }
}

extension Form.Piece {
  /// The id is the answer that is graded: the option's id in the blueprint, or the sentence of a minimal pair.
  fileprivate var dialogueJSON: JSON { ["option_id": .string(value), "text": .string(text)] }
}

extension PlacementResult {
  fileprivate var dialogueJSON: JSON {
    let levels = estimate?.levels ?? []
    return .object([
      "level": .string(level.rawValue), "confidence": .decimal(estimate?.confidence ?? .nan, places: 4),
      "levels": .object(levels.map { JSON.Member(key: $0.level.rawValue, value: .decimal($0.probability, places: 4)) }),
      "theta": .decimal(estimate?.ability.ability ?? .nan, places: 4),
      "standard_error": .decimal(estimate?.ability.standardError ?? .nan, places: 4),
      "guessing": .decimal(estimate?.guessing ?? .nan, places: 4), "questions": .number(estimate?.questions ?? 0),
      "skills": .object(
        Skill.allCases.compactMap { skill in skills[skill].map { JSON.Member(key: skill.rawValue, value: dialogueSkill(skill, $0)) } }),
    ])
  }

  private func dialogueSkill(_ skill: Skill, _ tally: Tally) -> JSON {
    [
      "correct": .number(tally.correct), "items": .number(tally.items), "range": estimate?.skills[skill].map(\.json) ?? .null,
    ]
  }
}
