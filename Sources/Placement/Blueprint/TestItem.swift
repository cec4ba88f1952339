public import AnswerMatching

/// One question of a placement test, with its key.
public struct TestItem: Sendable, Hashable {
  /// Unique within its blueprint.
  public let itemID: String
  /// The level the item was written for.
  public let level: CEFRLevel
  /// What a right answer adds to the score; at least 1.
  public let weight: Int
  /// The one thing the item tests, in the authors' words. Used for diagnosis, never for the score.
  public let construct: String
  public let prompt: Prompt
  public let task: Task
  /// Only listening items have audio, and only where an acceptable voice exists.
  public let audio: AudioClip?

  public enum Task: Sendable, Hashable {
    case multipleChoiceCloze(Choice)
    case readingComprehension(Choice)
    case listening(Choice)
    case production(ProductionSpec)
  }

  public init(
    itemID: String, level: CEFRLevel, weight: Int, construct: String, prompt: Prompt, task: Task, audio: AudioClip? = nil
  ) {
    self.itemID = itemID
    self.level = level
    self.weight = weight
    self.construct = construct
    self.prompt = prompt
    self.task = task
    self.audio = audio
  }

  public var type: QuestionType {
    switch task {
    case .multipleChoiceCloze: .multipleChoiceCloze
    case .readingComprehension: .readingComprehension
    case .listening: .listening
    case .production: .constrainedProduction
    }
  }

  public var skill: Skill { type.skill }

  /// The options and their key, for every type that is answered by picking one.
  public var choice: Choice? {
    switch task {
    case .multipleChoiceCloze(let choice), .readingComprehension(let choice), .listening(let choice): choice
    case .production: nil
    }
  }

  public var productionSpec: ProductionSpec? { if case .production(let spec) = task { spec } else { nil } }

  /// Whether this is a listening item that has no recording.
  public var isUnhearable: Bool { type == .listening && audio == nil }

  /// The tiles of a word reorder item in the order of the stem; empty for every other item.
  public var tiles: [String] { productionSpec?.format == .wordReorder ? Tiles.split(prompt.stem) : [] }

  /// The parts of a minimal pair's stem; nil for every other item and for a stem without two sentences.
  public var minimalPair: MinimalPair? {
    productionSpec?.format == .minimalPair ? MinimalPair(stem: prompt.stem) : nil
  }
}

/// What the learner sees or hears.
public struct Prompt: Sendable, Hashable {
  /// What to do, in the language of the test.
  public let instructions: String
  /// The question: a sentence with a gap, the tiles, a question about the passage, or the two sentences of a pair.
  public let stem: String
  /// The text of a reading item.
  public let passage: String?
  /// What is spoken in a listening item; shown only after the test.
  public let transcript: String?

  public init(instructions: String, stem: String, passage: String? = nil, transcript: String? = nil) {
    self.instructions = instructions
    self.stem = stem
    self.passage = passage
    self.transcript = transcript
  }
}

/// Options of which one is the key.
public struct Choice: Sendable, Hashable {
  public let options: [AnswerOption]
  public let correctOptionID: String

  public init(options: [AnswerOption], correctOptionID: String) {
    self.options = options
    self.correctOptionID = correctOptionID
  }
}

public struct AnswerOption: Sendable, Hashable {
  public let id: String
  public let text: String

  public init(id: String, text: String) {
    self.id = id
    self.text = text
  }
}

/// How a built answer is made and which answers are right.
public struct ProductionSpec: Sendable, Hashable {
  public let format: ProductionFormat
  /// Every form a fair teacher takes, the most usual first.
  public let acceptList: [String]
  /// How this one item departs from its matching profile.
  public let matching: MatchingPolicy

  public init(format: ProductionFormat, acceptList: [String], matching: MatchingPolicy = MatchingPolicy()) {
    self.format = format
    self.acceptList = acceptList
    self.matching = matching
  }
}

/// The recording of a listening item.
public struct AudioClip: Sendable, Hashable {
  public enum Origin: String, Sendable, CaseIterable, Hashable {
    case human
    case tts
  }

  /// Path below the audio folder of the content, such as `en/en_005.opus`.
  public let file: String
  public let origin: Origin
  /// The program that spoke, for `tts`.
  public let engine: String?
  public let voice: String?

  public init(file: String, origin: Origin, engine: String? = nil, voice: String? = nil) {
    self.file = file
    self.origin = origin
    self.engine = engine
    self.voice = voice
  }
}
