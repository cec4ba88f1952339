import ItemWriting
import NoteFacts
import ArgumentParser
import Placement
import StrictJSON

struct Score: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Grades the answers to a whole placement test.",
    discussion: """
      Example: nivel score --blueprint Content/blueprints/en.json --answers answers.json
      In:  {"item_id": "answer", …}; a choice is answered by the option's id, everything else by text: the typed words, the
           tiles joined by one space, the chosen sentence of a minimal pair; null means "I don't know".
      Out: {"level", "level_by", "cut_level", "score", "max_score", "borderline", "measurement": {"confidence", "levels": […], …},
           "skills": {…}, "items": [{"item_id", "correct", …}]}
      "level" is made by the rule of the blueprint: by the response model ("measurement"), or by the weighted score ("cut_level").
      """)

  @Option(help: "The blueprint file.", completion: .file())
  var blueprint: String

  @Option(help: "The file of answers; - for standard input.", completion: .file())
  var answers = "-"

  func run() throws {
    do {
      let session = try TestFiles(blueprint: blueprint).session
      let given = try AnswerFile(path: answers, blueprint: session.blueprint)
      Console.print(session.result(answers: given.answers).json.text)
    } catch { throw Console.failure(error) }
  }
}

/// A file that maps item ids to answers.
private struct AnswerFile {
  let answers: [String: Answer]

  init(path: String, blueprint: Blueprint) throws {
    let json = try InputFile.json(path)
    guard let members = json.object else {
      throw InputError(file: path, line: json.line, message: "expected an object of answers by item id, found \(json.kind)")
    }
    answers = try members.reduce(into: [:]) { answers, member in
      guard blueprint.item(withID: member.key) != nil else {
        throw InputError(
          file: path, line: member.value.line, message: "the blueprint has no item \"\(member.key)\": correct the id")
      }
      switch member.value.content {
      case .string(let text): answers[member.key] = .text(text)
      case .null: answers[member.key] = .dontKnow
      default:
        throw InputError(
          file: path, line: member.value.line,
          message: "\(member.key): expected a string, or null for \"I don't know\", found \(member.value.kind)")
      }
    }
  }
}

extension PlacementResult {
  fileprivate var json: JSON {
    [
      "level": .string(level.rawValue), "level_by": .string(levelRule.rawValue), "cut_level": .string(cutLevel?.rawValue),
      "measurement": estimate?.json ?? .null, "score": .number(score), "max_score": .number(maximumScore),
      "scaled_score": .number(scaledScore), "scale_max": .number(scaleMaximum), "borderline": .bool(borderline != nil),
      "borderline_level": .string(borderline?.rawValue),
      "without_luck": correctedForGuessing.map { ["score": .number($0.score), "level": .string($0.level.rawValue)] } ?? .null,
      "skills": .object(Skill.allCases.map { JSON.Member(key: $0.rawValue, value: skill($0)) }),
      "items": .array(outcomes.map(\.json)),
    ]
  }

  private func skill(_ skill: Skill) -> JSON {
    let tally = skills[skill]
    return [
      "measured": .bool(tally != nil), "correct": .number(tally?.correct ?? 0), "items": .number(tally?.items ?? 0),
      "score": .number(tally?.score ?? 0), "max_score": .number(tally?.maximum ?? 0),
      "range": estimate?.skills[skill].map(\.json) ?? .null,
    ]
  }
}

extension ItemOutcome {
  fileprivate var json: JSON {
    .object([
      "item_id": .string(item.itemID), "correct": .bool(status == .correct), "status": .string(status.rawValue),
      "level": .string(item.level.rawValue), "skill": .string(item.skill.rawValue), "weight": .number(item.weight),
      "pretest": item.isPretest ? .bool(true) : nil,
    ])
  }
}
