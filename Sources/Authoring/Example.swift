public import Placement

/// A small blueprint that passes or fails a check.
public struct Example: Sendable {
  /// A description in a few words.
  public let title: String
  /// The relevant part of the blueprint, as an author would write it.
  public let excerpt: String
  /// The item that the check must name in a failing example; nil for the blueprint as a whole.
  public let itemID: String?
  /// The text of the whole blueprint.
  public let text: String
  /// The text of the calibration; nil when there is none.
  public let calibration: String?

  init(title: String, excerpt: String, itemID: String?, text: String, calibration: String? = nil) {
    self.title = title
    self.excerpt = excerpt
    self.itemID = itemID
    self.text = text
    self.calibration = calibration
  }

  /// The files of the example.
  public var documents: TestDocuments {
    TestDocuments(blueprint: Array(text.utf8), calibration: calibration.map { Array($0.utf8) })
  }

  /// An example with the given items in an otherwise valid blueprint.
  static func items(_ title: String, profile: Int = 2, blames itemID: String? = nil, _ items: String...) -> Example {
    let weights = String(items.count)
    let text = """
      {"schema_version": 2, "language_id": "en", "version": "2026.11.1", "matching_profile": \(profile), "direction": "ltr",
       "cuts": [{"level": "pre-A1", "from": 0}, {"level": "A1", "from": \(weights)}],
       "items": [\(items.joined(separator: ",\n"))]}
      """
    return Example(title: title, excerpt: items.joined(separator: ",\n"), itemID: itemID, text: text)
  }

  /// An example with the stimulus `t` and the given items.
  static func stimuli(_ title: String, blames itemID: String? = nil, _ items: [String]) -> Example {
    let stimuli = #""stimuli": [{"stimulus_id": "t", "passage": "Ana is a nurse. Her brother is a pilot."}]"#
    let text = """
      {"schema_version": 2, "language_id": "en", "version": "2026.11.1", "matching_profile": 2, "direction": "ltr",
       "cuts": [{"level": "pre-A1", "from": 0}, {"level": "A1", "from": 1}, {"level": "A2", "from": \(items.count)}],
       \(stimuli), "items": [\(items.joined(separator: ",\n"))]}
      """
    return Example(title: title, excerpt: "\(stimuli)\n\(items.joined(separator: ",\n"))", itemID: itemID, text: text)
  }

  /// An example with the given cuts in a blueprint with three items of A1 and weight 1.
  static func cuts(_ title: String, _ cuts: String) -> Example {
    let items = ["x_1", "x_2", "x_3"].map { choiceItem($0, key: "a") }.joined(separator: ",\n")
    let text = """
      {"schema_version": 2, "language_id": "en", "version": "2026.11.1", "matching_profile": 2, "direction": "ltr",
       "cuts": \(cuts), "items": [\(items)]}
      """
    return Example(title: title, excerpt: "\"cuts\": \(cuts)", itemID: nil, text: text)
  }

  /// An example with choices of four options at some levels, in a blueprint whose level the response model makes by default.
  ///
  /// - Parameters:
  ///   - count: The number of items of each level.
  ///   - itemLevels: The levels that have items.
  ///   - rule: What makes the level.
  ///   - cuts: The lowest score of each level from pre-A1 to C2. Without them, the scores that the response model expects.
  static func levels(
    _ title: String, choicesPerLevel count: Int, itemLevels: [CEFRLevel] = CEFRLevel.testable, by rule: LevelRule = .model,
    cuts: [Int]? = nil
  ) -> Example {
    let maximum = itemLevels.reduce(0) { $0 + $1.rank * count }
    let starts = cuts ?? [0, 5, 11, 27, 52, 95, 116].map { ($0 * maximum + 84) / 168 }
    let cutList = zip(CEFRLevel.allCases, starts).map { #"{"level": "\#($0.rawValue)", "from": \#($1)}"# }.joined(separator: ", ")
    let items = itemLevels.flatMap { level in (1...count).map { choiceOfFour("\(level.rawValue)_\($0)", level, key: $0) } }
    let text = """
      {"schema_version": 2, "language_id": "en", "version": "2026.11.1", "matching_profile": 2, "direction": "ltr", "level_by": "\(rule.rawValue)",
       "cuts": [\(cutList)], "items": [\(items.joined(separator: ",\n"))]}
      """
    let levelList = itemLevels.map(\.rawValue).joined(separator: ", ")
    return Example(
      title: title, excerpt: "\(count) choice\(count == 1 ? "" : "s") of four options at each of \(levelList)\n\"cuts\": [\(cutList)]",
      itemID: nil, text: text)
  }

  private static func choiceOfFour(_ id: String, _ level: CEFRLevel, key: Int) -> String {
    """
    {"item_id": "\(id)", "type": "MC_CLOZE", "level": "\(level.rawValue)", "weight": \(level.rank), "construct": "verb be",
     "prompt": {"instructions": "Complete the sentence.", "stem": "I ___ Ana."},
     "options": [{"id": "a", "text": "am"}, {"id": "b", "text": "is"}, {"id": "c", "text": "be"}, {"id": "d", "text": "do"}],
     "correct_option_id": "\(["a", "b", "c", "d"][key % 4])"}
    """
  }

  /// A multiple-choice item with two options.
  static func choiceItem(_ id: String, key: String, options: String? = nil) -> String {
    let options = options ?? #"[{"id": "a", "text": "am"}, {"id": "b", "text": "is"}]"#
    return """
      {"item_id": "\(id)", "type": "MC_CLOZE", "level": "A1", "weight": 1, "construct": "verb be",
       "prompt": {"instructions": "Complete the sentence.", "stem": "I ___ Ana."},
       "options": \(options), "correct_option_id": "\(key)"}
      """
  }

  /// A multiple-choice item with a rationale.
  static func explainedItem(
    _ id: String, topic: String = "verb-forms", rule: String = "After “I”, the verb “be” has the form “am”.", example: String
  ) -> String { explained(choiceItem(id, key: "a"), topic: topic, rule: rule, example: example) }

  /// An item with a rationale. `item` is the text of an item without one.
  static func explained(_ item: String, topic: String = "word-order", rule: String, example: String) -> String {
    String(item.dropLast()) + #","# + "\n" + #" "rationale": {"topic": "\#(topic)", "rule": "\#(rule)", "example": "\#(example)"}}"#
  }

  /// An item with a typed or built answer.
  static func productionItem(_ id: String, _ format: String, stem: String, accept: String, matching: String? = nil) -> String {
    let matching = matching.map { ", \"matching\": \($0)" } ?? ""
    return """
      {"item_id": "\(id)", "type": "CONSTRAINED_PROD", "level": "A1", "weight": 1, "construct": "word order",
       "prompt": {"instructions": "Build the sentence.", "stem": "\(stem)"},
       "production_spec": {"format": "\(format)", "accept_list": \(accept)\(matching)}}
      """
  }

  /// A reading item that asks about a stimulus.
  static func readingItem(_ id: String, of stimulus: String, level: String = "A1", pretest: Bool = false) -> String {
    """
    {"item_id": "\(id)", "type": "READING_COMP", "level": "\(level)", "weight": 1, "construct": "detail", "pretest": \(pretest),
     "prompt": {"instructions": "Read.", "stem": "What is Ana?", "stimulus": "\(stimulus)"},
     "options": [{"id": "a", "text": "a nurse"}, {"id": "b", "text": "a pilot"}], "correct_option_id": "a"}
    """
  }

  /// A listening item with two speakers, Ana and Ben.
  static func dialogueItem(_ id: String, _ transcript: String) -> String {
    """
    {"item_id": "\(id)", "type": "LISTENING", "level": "A1", "weight": 1, "construct": "numbers",
     "prompt": {"instructions": "Listen.", "stem": "What time is it?", "transcript": "\(transcript)",
      "speakers": [{"name": "Ana", "voice": "female"}, {"name": "Ben", "voice": "male"}]},
     "options": [{"id": "a", "text": "6:00"}, {"id": "b", "text": "7:00"}], "correct_option_id": "a"}
    """
  }

  /// A multiple-choice item whose stem has a reading.
  static func readItem(_ id: String, stem: String, reading: String) -> String {
    """
    {"item_id": "\(id)", "type": "MC_CLOZE", "level": "A1", "weight": 1, "construct": "particles",
     "prompt": {"instructions": "Choose.", "stem": "\(stem)", "readings": {"stem": "\(reading)"}},
     "options": [{"id": "a", "text": "x"}, {"id": "b", "text": "y"}], "correct_option_id": "a"}
    """
  }

  /// A word reorder item whose tiles have readings.
  static func readTiles(_ id: String, stem: String, reading: String) -> String {
    """
    {"item_id": "\(id)", "type": "CONSTRAINED_PROD", "level": "A1", "weight": 1, "construct": "particles",
     "prompt": {"instructions": "Order.", "stem": "\(stem)", "readings": {"stem": "\(reading)"}},
     "production_spec": {"format": "word_reorder", "accept_list": ["日本 へ"]}}
    """
  }

  /// A listening item.
  static func listeningItem(_ id: String, audio: String) -> String {
    """
    {"item_id": "\(id)", "type": "LISTENING", "level": "A1", "weight": 1, "construct": "numbers",
     "prompt": {"instructions": "Listen.", "stem": "What time is it?", "transcript": "It is six o'clock."},
     "audio": \(audio),
     "options": [{"id": "a", "text": "6:00"}, {"id": "b", "text": "7:00"}], "correct_option_id": "a"}
    """
  }
}
