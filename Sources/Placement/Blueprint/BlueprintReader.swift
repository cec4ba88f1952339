import AnswerMatching
public import StrictJSON

/// The result of reading a blueprint file: the parts that could be read, and all problems.
public struct BlueprintReading: Sendable {
  /// The blueprint with the items that could be read; nil when the members beside the items could not be read.
  public let blueprint: Blueprint?
  /// In the order in which they were found.
  public let problems: [Problem]
  /// The `language_id` of the file; nil when it could not be read.
  public let languageID: String?
  /// The line each item starts on, from 1, in the order of ``Blueprint/items``.
  public let itemLines: [Int]
  /// The line the cuts start on, from 1.
  public let cutsLine: Int

  /// A place where the file does not follow the schema.
  public struct Problem: Sendable, Hashable {
    /// The fault with its line and path.
    public let problem: JSONValidationError
    /// The id of the item that has the problem; nil outside the items, and when the id cannot be read.
    public let itemID: String?
  }

  /// Reads schema 2 strictly: an unknown key, a missing key and a wrong type are problems. Each problem has its path.
  /// - Throws: `JSONSyntaxError` when the bytes are not JSON.
  public init(bytes: [UInt8]) throws(JSONSyntaxError) {
    let json = try JSON.parse(bytes)
    let problems = JSONProblems()
    var reader = BlueprintReader(problems: problems)
    let head = reader.head(json)
    blueprint = head
    languageID = head?.languageID ?? json["language_id"]?.string
    itemLines = reader.itemLines
    cutsLine = json["cuts"]?.line ?? json.line
    // NB: the ids are looked up once for each item and not for each problem, because one item can have very many problems.
    let ids = (json["items"]?.array ?? []).map { $0["item_id"]?.string }
    self.problems = problems.list.map { problem in
      let index = Self.itemIndex(in: problem.path)
      return Problem(problem: problem, itemID: index.flatMap { ids.indices.contains($0) ? ids[$0] : nil })
    }
  }

  /// The number n of a path that begins with `items[n]`.
  private static func itemIndex(in path: String) -> Int? {
    guard path.hasPrefix("items["), let end = path.firstIndex(of: "]") else { return nil }
    return Int(path[path.index(path.startIndex, offsetBy: 6)..<end])
  }
}

private struct BlueprintReader {
  let problems: JSONProblems
  var itemLines: [Int] = []
  /// By their ids.
  private var stimuli: [String: Stimulus] = [:]

  init(problems: JSONProblems) { self.problems = problems }

  mutating func head(_ json: JSON) -> Blueprint? {
    guard var object = JSONObjectReader(json, path: "", problems: problems) else { return nil }
    let schema = object.integer("schema_version", in: Blueprint.schemaVersion...Blueprint.schemaVersion)
    let language = object.string("language_id")
    let version = object.string("version")
    let profile = object.integer("matching_profile", in: 1...Int.max)
    if let profile, MatchingProfile.numbered(profile) == nil {
      object.complain("matching profile \(profile) does not exist", at: "matching_profile")
    }
    let direction = object.word("direction", Blueprint.Direction.self)
    let cuts = object.elements("cuts").compactMap { cut($0.json, $0.path) }
    let levelRule = object.optionalWord("level_by", LevelRule.self) ?? .cuts
    let stimuli = (object.optionalElements("stimuli") ?? []).compactMap { stimulus($0.json, $0.path) }
    self.stimuli = Dictionary(stimuli.map { ($0.stimulusID, $0) }) { first, _ in first }
    var items: [TestItem] = []
    for (json, path) in object.elements("items") {
      guard let item = item(json, path) else { continue }
      items.append(item)
      itemLines.append(json.line)
    }
    object.refuseUnknownKeys()
    if let language, !LanguageID.isValid(language) {
      object.complain("\"\(language)\" is not a language id: use a BCP 47 tag such as \"th\"", at: "language_id")
      return nil
    }
    guard schema != nil, let language, let version, let profile, MatchingProfile.numbered(profile) != nil, let direction else {
      return nil
    }
    return Blueprint(
      languageID: language, version: version, matchingProfile: profile, direction: direction, cuts: CutScores(cuts),
      levelRule: levelRule, stimuli: stimuli, items: items)
  }

  private func cut(_ json: JSON, _ path: String) -> CutScores.Cut? {
    guard var object = JSONObjectReader(json, path: path, problems: problems) else { return nil }
    let level = object.word("level", CEFRLevel.self)
    let from = object.integer("from", in: 0...1_000_000)
    object.refuseUnknownKeys()
    guard let level, let from else { return nil }
    return CutScores.Cut(level: level, from: from)
  }

  private func stimulus(_ json: JSON, _ path: String) -> Stimulus? {
    guard var object = JSONObjectReader(json, path: path, problems: problems) else { return nil }
    let id = object.string("stimulus_id")
    if let id, !TestItem.isValidID(id) {
      object.complain("\"\(id)\" is not a stimulus id: use 1 to 64 letters, digits, dots, _ and -", at: "stimulus_id")
    }
    let passage = object.string("passage")
    if passage?.trimmedScalars().isEmpty == true { object.complain("the text is blank: write it", at: "passage") }
    object.refuseUnknownKeys()
    guard let id, let passage else { return nil }
    return Stimulus(stimulusID: id, passage: passage)
  }

  private func item(_ json: JSON, _ path: String) -> TestItem? {
    guard var object = JSONObjectReader(json, path: path, problems: problems) else { return nil }
    let before = problems.list.count
    let id = object.string("item_id")
    if let id, !TestItem.isValidID(id) {
      object.complain("\"\(id)\" is not an item id: use 1 to 64 letters, digits, dots, _ and -", at: "item_id")
    }
    let type = object.word("type", QuestionType.self)
    let level = object.word("level", CEFRLevel.self)
    if level == .preA1 { object.complain("an item has a level from A1 to C2", at: "level") }
    let weight = object.integer("weight", in: 1...1000)
    let construct = object.string("construct")
    let prompt = object.object("prompt").flatMap { self.prompt($0, type) }
    let task = type.flatMap { self.task(&object, $0) }
    let audio = type == .listening ? object.optionalObject("audio").flatMap(audio) : nil
    let isPretest = object.optionalBool("pretest") ?? false
    let rationale = object.optionalObject("rationale").flatMap(rationale)
    object.refuseUnknownKeys()
    guard problems.list.count == before, let id, let level, let weight, let construct, let prompt, let task else { return nil }
    return TestItem(
      itemID: id, level: level, weight: weight, construct: construct, prompt: prompt, task: task, audio: audio, isPretest: isPretest,
      rationale: rationale)
  }

  private func prompt(_ reader: JSONObjectReader, _ type: QuestionType?) -> Prompt? {
    var object = reader
    let instructions = object.string("instructions")
    let stem = object.string("stem")
    let stimulus = type == .readingComprehension ? self.stimulus(of: &object) : nil
    let passage = type == .readingComprehension ? stimulus?.passage ?? object.string("passage") : nil
    let transcript = type == .listening ? object.string("transcript") : nil
    let speakers = type == .listening ? self.speakers(&object) : []
    let readings = object.optionalObject("readings").map { self.readings($0, isWithPassage: type == .readingComprehension) }
    for key in ["stem", "passage", "transcript"] {
      if object.optional(key)?.string?.trimmedScalars().isEmpty == true { object.complain("the text is blank: write it", at: key) }
    }
    object.refuseUnknownKeys()
    guard let instructions, let stem else { return nil }
    return Prompt(
      instructions: instructions, stem: stem, passage: passage, stimulusID: stimulus?.stimulusID, transcript: transcript,
      speakers: speakers, readings: readings)
  }

  private func speakers(_ object: inout JSONObjectReader) -> [Speaker] {
    guard object.optional("speakers") != nil else { return [] }
    let speakers = object.elements("speakers").compactMap { speaker($0.json, $0.path) }
    if speakers.count > Speaker.limit { object.complain("more than \(Speaker.limit) speakers", at: "speakers") }
    if Set(speakers.map(\.name)).count != speakers.count {
      object.complain("two speakers have the same name: give each a name of their own", at: "speakers")
    }
    return speakers
  }

  private func speaker(_ json: JSON, _ path: String) -> Speaker? {
    guard var object = JSONObjectReader(json, path: path, problems: problems) else { return nil }
    let name = object.string("name")
    if let name,
      name.trimmedScalars() != name || name.isEmpty || name.unicodeScalars.contains(where: { ":：\n".unicodeScalars.contains($0) })
    {
      object.complain("\"\(name)\" is not a speaker's name: write it without colons, line breaks and spaces around it", at: "name")
    }
    let voice = object.word("voice", Speaker.Voice.self)
    object.refuseUnknownKeys()
    guard let name, let voice else { return nil }
    return Speaker(name: name, voice: voice)
  }

  private func readings(_ reader: JSONObjectReader, isWithPassage: Bool) -> Readings {
    var object = reader
    let readings = Readings(
      stem: object.optionalString("stem"), passage: isWithPassage ? object.optionalString("passage") : nil)
    object.refuseUnknownKeys()
    return readings
  }

  /// The stimulus that a prompt names; nil if it names none, or one that the blueprint does not have.
  private func stimulus(of object: inout JSONObjectReader) -> Stimulus? {
    guard let id = object.optionalString("stimulus") else { return nil }
    if object.optional("passage") != nil { object.complain("the item names a stimulus: remove its own text", at: "passage") }
    // NB: an unknown name is one problem, and the missing text is not a second one.
    guard let stimulus = stimuli[id] else {
      object.complain("the blueprint has no stimulus \"\(id)\": add it to stimuli, or correct the id", at: "stimulus")
      return Stimulus(stimulusID: id, passage: "")
    }
    return stimulus
  }

  private func task(_ object: inout JSONObjectReader, _ type: QuestionType) -> TestItem.Task? {
    if type == .constrainedProduction {
      return object.object("production_spec").flatMap(production).map(TestItem.Task.production)
    }
    let options = object.elements("options").compactMap { option($0.json, $0.path) }
    guard let key = object.string("correct_option_id") else { return nil }
    let choice = Choice(options: options, correctOptionID: key)
    return switch type {
    case .multipleChoiceCloze: .multipleChoiceCloze(choice)
    case .readingComprehension: .readingComprehension(choice)
    case .listening: .listening(choice)
    case .constrainedProduction: nil
    }
  }

  private func option(_ json: JSON, _ path: String) -> AnswerOption? {
    guard var object = JSONObjectReader(json, path: path, problems: problems) else { return nil }
    let id = object.string("id")
    let text = object.string("text")
    if text?.trimmedScalars().isEmpty == true { object.complain("the text is blank: write the option", at: "text") }
    let reading = object.optionalString("reading")
    object.refuseUnknownKeys()
    guard let id, let text else { return nil }
    return AnswerOption(id: id, text: text, reading: reading)
  }

  private func production(_ reader: JSONObjectReader) -> ProductionSpec? {
    var object = reader
    let format = object.word("format", ProductionFormat.self)
    let acceptList = object.strings("accept_list")
    let matching = object.optional("matching").map {
      MatchingPolicy(json: $0, path: object.path(of: "matching"), problems: problems)
    }
    object.refuseUnknownKeys()
    guard let format else { return nil }
    return ProductionSpec(format: format, acceptList: acceptList, matching: matching ?? MatchingPolicy())
  }

  private func rationale(_ reader: JSONObjectReader) -> Rationale? {
    var object = reader
    let topic = object.word("topic", ItemTopic.self)
    let rule = object.string("rule")
    let example = object.string("example")
    object.refuseUnknownKeys()
    guard let topic, let rule, let example else { return nil }
    return Rationale(topic: topic, rule: rule, example: example)
  }

  private func audio(_ reader: JSONObjectReader) -> AudioClip? {
    var object = reader
    let file = object.string("file")
    if let file, !AudioClip.isValidPath(file) {
      object.complain("\"\(file)\" is not a path below the audio folder: write it like \"th/th_007.opus\"", at: "file")
    }
    let origin = object.word("origin", AudioClip.Origin.self)
    let engine = object.optionalString("engine")
    let voice = object.optionalString("voice")
    let speaker = object.optionalString("speaker")
    let licence = object.optionalString("licence")
    object.refuseUnknownKeys()
    guard let file, let origin else { return nil }
    return AudioClip(file: file, origin: origin, engine: engine, voice: voice, speaker: speaker, licence: licence)
  }
}

extension TestItem {
  /// Whether a text is an item id: 1 to 64 ASCII letters, digits, `_`, `-` and dots.
  static func isValidID(_ id: String) -> Bool { (1...64).contains(id.utf8.count) && id.utf8.allSatisfy(isNameByte) }
}

/// Whether a byte may occur in the names of items and files: letters, digits, `_`, `-` and the dot.
private func isNameByte(_ byte: UInt8) -> Bool {
  let scalar = Unicode.Scalar(byte)
  return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
    || "_-.".unicodeScalars.contains(scalar)
}

extension AudioClip {
  /// Whether a path stays below the audio folder. It has at most 200 bytes. Each part has ASCII letters, digits, `_`, `-` and dots, and does
  /// not begin with a dot.
  public static func isValidPath(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return !parts.isEmpty && path.utf8.count <= 200
      && parts.allSatisfy { part in
        !part.isEmpty && part.first != UInt8(ascii: ".") && part.allSatisfy(isNameByte)
      }
  }
}
