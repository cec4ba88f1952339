public import AnswerMatching

/// One question of a placement test, with its key.
public struct TestItem: Sendable, Hashable {
  /// Unique within its blueprint.
  public let itemID: String
  /// The level the item was written for.
  public let level: CEFRLevel
  /// The number of points for a right answer, 1 to 1000.
  public let weight: Int
  /// The single feature of the language that the item tests, in the author's words. It is shown to people, and does not affect the score.
  public let construct: String
  /// The texts that the learner sees or hears.
  public let prompt: Prompt
  /// The kind of answer, with the key.
  public let task: Task
  /// The recording of a listening item. Nil for every other item, and where no acceptable voice exists for the language.
  public let audio: AudioClip?
  /// Whether the item is being tried out: some learners are asked it, and it never counts.
  public let isPretest: Bool
  /// Why the key is right, for learners who have answered; nil when the author has not written it.
  public let rationale: Rationale?

  /// The kind of answer an item takes, with the key.
  public enum Task: Sendable, Hashable {
    /// A word to choose for a gap.
    case multipleChoiceCloze(Choice)
    /// An answer to choose after reading a passage.
    case readingComprehension(Choice)
    /// An answer to choose after listening to a recording.
    case listening(Choice)
    /// An answer to type or build.
    case production(ProductionSpec)
  }

  /// Creates an item from its parts.
  public init(
    itemID: String, level: CEFRLevel, weight: Int, construct: String, prompt: Prompt, task: Task, audio: AudioClip? = nil,
    isPretest: Bool = false, rationale: Rationale? = nil
  ) {
    self.itemID = itemID
    self.level = level
    self.weight = weight
    self.construct = construct
    self.prompt = prompt
    self.task = task
    self.audio = audio
    self.isPretest = isPretest
    self.rationale = rationale
  }

  /// The question type in the blueprint file.
  public var type: QuestionType {
    switch task {
    case .multipleChoiceCloze: .multipleChoiceCloze
    case .readingComprehension: .readingComprehension
    case .listening: .listening
    case .production: .constrainedProduction
    }
  }

  /// Whether two items show the same and have the same key. Level, weight, construct, try-out and rationale may differ.
  public func asksTheSame(as other: TestItem) -> Bool {
    prompt.showsTheSame(as: other.prompt) && task == other.task && audio == other.audio
  }

  /// The skill that the item counts towards.
  public var skill: Skill { type.skill }

  /// The options and their key; nil when the answer is typed or built.
  public var choice: Choice? {
    switch task {
    case .multipleChoiceCloze(let choice), .readingComprehension(let choice), .listening(let choice): choice
    case .production: nil
    }
  }

  /// The format and the right answers of a typed or built answer; nil when the learner chooses an option.
  public var productionSpec: ProductionSpec? { if case .production(let spec) = task { spec } else { nil } }

  /// Whether this is a listening item without a recording.
  public var isUnhearable: Bool { type == .listening && audio == nil }

  /// The tiles of a word reorder item in the order of the stem; empty for every other item.
  public var tiles: [String] { productionSpec?.format == .wordReorder ? Tiles.split(prompt.stem) : [] }

  /// The parts of a minimal pair's stem; nil for every other item and for a stem without two sentences.
  public var minimalPair: MinimalPair? {
    productionSpec?.format == .minimalPair ? MinimalPair(stem: prompt.stem) : nil
  }
}

/// The texts of an item.
public struct Prompt: Sendable, Hashable {
  /// The instructions, in the language of the test.
  public let instructions: String
  /// A sentence with a gap, the tiles, a question about the passage or recording, or the two sentences of a minimal pair.
  public let stem: String
  /// The text to read; nil except in reading items.
  public let passage: String?
  /// The id of the stimulus that ``passage`` comes from; nil if the item has a text of its own, or none.
  public let stimulusID: String?
  /// The words of the recording, shown only after the test; nil except in listening items.
  public let transcript: String?
  /// The persons of a dialogue; empty if one voice says the whole transcript, and for every item without one.
  public let speakers: [Speaker]
  /// How the stem and the passage are read; nil if the item has no readings.
  public let readings: Readings?

  /// Creates a prompt from its parts.
  public init(
    instructions: String, stem: String, passage: String? = nil, stimulusID: String? = nil, transcript: String? = nil,
    speakers: [Speaker] = [], readings: Readings? = nil
  ) {
    self.instructions = instructions
    self.stem = stem
    self.passage = passage
    self.stimulusID = stimulusID
    self.transcript = transcript
    self.speakers = speakers
    self.readings = readings
  }

  /// Whether two prompts have the same texts. The passage of one may come from a stimulus.
  func showsTheSame(as other: Prompt) -> Bool {
    instructions == other.instructions && stem == other.stem && passage == other.passage && transcript == other.transcript
  }
}

/// The options of an item, one of which is the key.
public struct Choice: Sendable, Hashable {
  /// In the order of the file. Learners see them in another order, unless they are numbered.
  public let options: [AnswerOption]
  /// The id of the key.
  public let correctOptionID: String

  /// Creates a choice from its parts.
  public init(options: [AnswerOption], correctOptionID: String) {
    self.options = options
    self.correctOptionID = correctOptionID
  }

  /// Whether the options are the numbers 1, 2, 3 and so on, in digits of any script, such as the places of a sentence in a text.
  public var isNumbered: Bool {
    options.enumerated().allSatisfy { index, option in
      option.text.count == 1 && option.text.first?.wholeNumberValue == index + 1
    }
  }
}

/// One of the answers to choose from.
public struct AnswerOption: Sendable, Hashable {
  /// Unique within its item.
  public let id: String
  /// The text the learner sees.
  public let text: String
  /// How the text is read, in the notation of ``Readings``; nil if it needs no reading, or if it would give the answer away.
  public let reading: String?

  /// Creates an option from its parts.
  public init(id: String, text: String, reading: String? = nil) {
    self.id = id
    self.text = text
    self.reading = reading
  }
}

/// The format of a typed or built answer, and the answers that are right.
public struct ProductionSpec: Sendable, Hashable {
  /// The way in which the learner gives the answer.
  public let format: ProductionFormat
  /// Every answer that a fair teacher accepts, the most usual one first.
  public let acceptList: [String]
  /// The differences between this item's matching rules and the matching profile.
  public let matching: MatchingPolicy

  /// Creates a specification from its parts.
  public init(format: ProductionFormat, acceptList: [String], matching: MatchingPolicy = MatchingPolicy()) {
    self.format = format
    self.acceptList = acceptList
    self.matching = matching
  }
}

/// The recording of a listening item.
public struct AudioClip: Sendable, Hashable {
  /// The source of a voice.
  public enum Origin: String, Sendable, CaseIterable, Hashable {
    /// A person.
    case human
    /// A text-to-speech program.
    case tts
  }

  /// Path below the audio folder of the content, such as `en/en_005.opus`.
  public let file: String
  /// Whether a person or a program speaks.
  public let origin: Origin
  /// The text-to-speech program; nil for a human voice.
  public let engine: String?
  /// The name of the voice; nil when the file does not name it.
  public let voice: String?
  /// The person who speaks, as the person wants to be named; nil for a program, and when the file does not say.
  public let speaker: String?
  /// The licence that the person chose, such as `CC-BY-4.0` (an SPDX identifier); nil for a program, and when the file does not say.
  public let licence: String?

  /// Creates a clip from its parts.
  public init(
    file: String, origin: Origin, engine: String? = nil, voice: String? = nil, speaker: String? = nil, licence: String? = nil
  ) {
    self.file = file
    self.origin = origin
    self.engine = engine
    self.voice = voice
    self.speaker = speaker
    self.licence = licence
  }
}
