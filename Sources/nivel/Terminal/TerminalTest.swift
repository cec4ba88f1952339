import AnswerMatching
import Foundation
import Placement

/// A placement test in the terminal. The learner types a line for each question.
struct TerminalTest {
  private let session: TestSession
  private let form: Form
  private let words: InterfaceWords
  private let player: AudioPlayer
  private var answers: [String: Answer] = [:]
  private var skipsListening = false

  private enum Step { case next, back, finish, leave }

  init(blueprint: Blueprint, words: InterfaceWords, seed: UInt64, audioFile: @escaping (String) -> String) {
    session = TestSession(blueprint: blueprint)
    form = Form(blueprint: blueprint, attemptID: AttemptID("terminal"), seed: seed)
    self.words = words
    player = AudioPlayer(file: audioFile)
  }

  /// Asks every question, then prints the result. If the learner leaves, there is no result.
  mutating func run() {
    Console.print(words("terminal.introduction", ["count": String(form.questions.count)]))
    var index = 0
    while index < form.questions.count {
      switch ask(form.questions[index]) {
      case .next: index += 1
      case .back: index = max(0, index - 1)
      case .finish: index = form.questions.count
      case .leave:
        Console.print(words("terminal.left"))
        return
      }
    }
    report()
  }

  private mutating func ask(_ question: Form.Question) -> Step {
    if question.item.type == .listening && skipsListening { return .next }
    show(question)
    while true {
      FileHandle.standardOutput.write(Data("> ".utf8))
      guard let line = readLine() else { return .leave }
      let text = line.trimmingCharacters(in: .whitespaces)
      switch text {
      case "": Console.print(words("terminal.help.\(question.helpKey)"))
      case "?": return keep(.dontKnow, question)
      case ":b": return .back
      case ":f": return .finish
      case ":q": return .leave
      case ":p" where question.item.type == .listening: play(question)
      case ":s" where question.item.type == .listening:
        skipsListening = true
        Console.print(words("terminal.listening_skipped"))
        return .next
      default:
        do { return keep(try question.answer(for: try question.given(by: text)), question) } catch {
          Console.print(words("terminal.misfit.\(error.wordKey)"))
        }
      }
    }
  }

  private mutating func keep(_ answer: Answer, _ question: Form.Question) -> Step {
    answers[question.item.itemID] = answer
    return .next
  }

  private func play(_ question: Form.Question) {
    guard let clip = question.item.audio, player.play(clip.file) else {
      Console.print(words("terminal.no_player"))
      return
    }
  }

  private func show(_ question: Form.Question) {
    let item = question.item
    Console.print("\n\(words("terminal.question", ["number": String(question.number), "count": String(form.questions.count)]))")
    Console.print(item.prompt.instructions)
    if let passage = item.prompt.passage { Console.print("\n\(passage)\n") }
    let stem = item.minimalPair?.context ?? (item.tiles.isEmpty ? item.prompt.stem : "")
    if !stem.isEmpty { Console.print(stem) }
    for (index, piece) in question.pieces.enumerated() {
      Console.print("  \(item.minimalPair == nil ? String(index + 1) : piece.id)) \(piece.text)")
    }
    Console.print(words("terminal.help.\(question.helpKey)"))
  }

  private func report() {
    let result = session.result(answers: answers, unmeasured: skipsListening ? [.listening] : [])
    Console.print("\n\(words("terminal.level", ["level": result.level.rawValue]))")
    Console.print(words("terminal.score", ["score": String(result.scaledScore), "maximum": String(result.scaleMaximum)]))
    if let neighbor = result.borderline {
      let pair = [result.level, neighbor].sorted()
      Console.print(words("terminal.borderline", ["low": pair[0].rawValue, "high": pair[1].rawValue]))
    }
    for skill in Skill.allCases {
      let name = words("skill.\(skill.rawValue)")
      if let tally = result.skills[skill] {
        Console.print("  \(name): \(tally.correct)/\(tally.items)")
      } else if session.blueprint.items.contains(where: { $0.skill == skill }) {
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
