import ItemWriting
import NoteFacts

/// The descriptions of the kinds of question in prompts.
extension BloomLevel {
  var instruction: String {
    switch self {
    case .remember: "ask for a fact or a term as the notes state it"
    case .understand: "ask what something means, in other words than those of the notes"
    case .apply: "ask what follows in a new, concrete case"
    case .analyze: "ask how parts, causes or steps hang together"
    case .evaluate: "ask which judgement the notes support best"
    }
  }
}

extension TemplateType {
  var instruction: String {
    switch self {
    case .conceptIdentification: "which concept is described"
    case .causeEffect: "what causes something, or what it leads to"
    case .scenarioChange: "what changes when a condition changes"
    case .dataInterpretation: "what a number, a row of a table or an observation shows"
    case .compareContrast: "what two things share, or how they differ"
    }
  }
}

extension Difficulty {
  var instruction: String {
    switch self {
    case .easy: "one step, plain words, distractors that are clearly another thing"
    case .medium: "one or two steps, distractors that are easily confused with the answer"
    case .hard: "two or more steps, distractors that are wrong in one respect only"
    }
  }
}
