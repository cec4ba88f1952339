import AnswerMatching
import Foundation
import Placement

/// A placement test in the terminal. The learner types a line for each question.
struct TerminalTest {
  private var test: TestRun
  private let words: InterfaceWords
  private let player: AudioPlayer
  /// The text that was shown last; nil if the last question had none, or one of its own.
  private var shownText: String?

  private enum Step { case next, finish, leave }

  init(run: TestRun, words: InterfaceWords, audioFile: @escaping (String) -> String) {
    test = run
    self.words = words
    player = AudioPlayer(file: audioFile)
  }

  /// Asks the questions, then prints the result. If the learner leaves, there is no result.
  mutating func run() {
    let count = String(test.questionCount.upperBound)
    Console.print(words("terminal.introduction\(test.length == .quick ? "_quick" : "")", ["count": count]))
    while let question = test.current {
      switch ask(question) {
      case .next: continue
      case .finish: return report()
      case .leave:
        Console.print(words("terminal.left"))
        return
      }
    }
    report()
  }

  private mutating func ask(_ question: Form.Question) -> Step {
    show(question)
    while true {
      FileHandle.standardOutput.write(Data("> ".utf8))
      guard let line = readLine() else { return .leave }
      let text = line.trimmingCharacters(in: .whitespaces)
      switch text {
      case "": Console.print(words("terminal.help.\(question.helpKey)"))
      case "?": return keep(.dontKnow)
      case ":b":
        if test.goBack() { return .next }
        Console.print(words("terminal.no_way_back"))
      case ":f": return .finish
      case ":q": return .leave
      case ":p" where question.item.type == .listening: play(question)
      case ":s" where question.item.type == .listening:
        test.skipListening()
        Console.print(words("terminal.listening_skipped"))
        return .next
      default:
        do { return keep(try question.answer(for: try question.given(by: text))) } catch {
          Console.print(words("terminal.misfit.\(error.wordKey)"))
        }
      }
    }
  }

  private mutating func keep(_ answer: Answer) -> Step {
    test.answer(answer)
    return .next
  }

  private func play(_ question: Form.Question) {
    guard let clip = question.item.audio, player.play(clip.file) else {
      Console.print(words("terminal.no_player"))
      return
    }
  }

  private mutating func show(_ question: Form.Question) {
    let item = question.item
    let values: KeyValuePairs = ["number": String(test.number), "count": String(test.questionCount.upperBound)]
    Console.print("\n\(words("terminal.question\(test.length == .quick ? "_quick" : "")", values))")
    Console.print(item.prompt.instructions)
    // NB: a text is shown once, above its first question.
    if let passage = item.prompt.passage, question.textPlace == nil || question.textPlace?.id != shownText {
      Console.print("\n\(passage)\n")
    }
    shownText = question.textPlace?.id
    let stem = item.minimalPair?.context ?? (item.tiles.isEmpty ? item.prompt.stem : "")
    if !stem.isEmpty { Console.print(stem) }
    for (index, piece) in question.pieces.enumerated() {
      Console.print("  \(item.minimalPair == nil ? String(index + 1) : piece.id)) \(piece.text)")
    }
    Console.print(words("terminal.help.\(question.helpKey)"))
  }

  private func report() {
    let result = test.result
    Console.print("\n\(words("terminal.level", ["level": result.level.rawValue]))")
    if let estimate = result.estimate { reportCertainty(estimate, rule: result.levelRule) }
    if result.cutLevel != nil {
      Console.print(words("terminal.score", ["score": String(result.scaledScore), "maximum": String(result.scaleMaximum)]))
    }
    if result.levelRule == .cuts, let neighbor = result.borderline {
      let pair = [result.level, neighbor].sorted()
      Console.print(words("terminal.borderline", ["low": pair[0].rawValue, "high": pair[1].rawValue]))
    }
    reportSkills(result)
  }

  private func reportCertainty(_ estimate: LevelEstimate, rule: LevelRule) {
    if estimate.certainty == .tooFew {
      let range = estimate.range
      let values: KeyValuePairs = [
        "low": range.lowerBound.rawValue, "high": range.upperBound.rawValue, "count": String(estimate.questions),
      ]
      return Console.print(words("terminal.too_few", values))
    }
    for share in estimate.levels where share.level == estimate.level || share.level == estimate.neighbor?.level {
      let percent = String(Int((share.probability * 100).rounded()))
      Console.print("  \(words("terminal.probability", ["level": share.level.rawValue, "percent": percent]))")
    }
    if estimate.hasGuessedOften { Console.print(words("terminal.guessed")) }
  }

  private func reportSkills(_ result: PlacementResult) {
    for skill in Skill.allCases {
      let name = words("skill.\(skill.rawValue)")
      if let tally = result.skills[skill] {
        Console.print("  \(name): \(tally.correct)/\(tally.items)")
      } else if test.session.blueprint.scoredItems.contains(where: { $0.skill == skill }) {
        Console.print("  \(name): \(words("terminal.not_measured"))")
      }
    }
  }
}

extension Form.Question {
  fileprivate var helpKey: String {
    if item.type == .listening { return "listening" }
    return switch item.productionSpec?.format {
    case nil: "choice"
    case .freeResponseCloze: "text"
    case .wordReorder: "tiles"
    case .minimalPair: "pair"
    }
  }

  /// The answer that a typed line means: an option's number, the numbers of tiles, A or B, or free text.
  fileprivate func given(by line: String) throws(GivenAnswerError) -> GivenAnswer {
    switch item.productionSpec?.format {
    case .freeResponseCloze: return .text(line)
    case .minimalPair: return .choice(line.uppercased())
    case nil: return .choice("o\(line)")
    case .wordReorder:
      let numbers = line.split { $0 == " " || $0 == "," }
      return .tiles(numbers.map { "t\($0)" })
    }
  }
}

extension GivenAnswerError {
  fileprivate var wordKey: String {
    switch self {
    case .unknownOption, .wrongKind: "option"
    case .emptyText, .textTooLong, .controlCharacter: "text"
    case .foreignTile, .missingTiles, .repeatedTile: "tiles"
    }
  }
}
