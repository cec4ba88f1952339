import Measurement
import Placement
import SQLiteStorage

/// Reads the finished attempts of a data folder as responses to the items of one blueprint.
struct StoredResponses {
  private let folder: String
  private let attempts: FinishedAttempts

  /// Opens a data folder. A server can use it meanwhile.
  init(folder: String) throws(InputError) {
    self.folder = folder
    do { attempts = try FinishedAttempts(folder: folder) } catch { throw InputError(file: folder, message: "\(error)") }
  }

  /// Grades the answers anew, each by the blueprint that its attempt began with. An item that asks something else in the two blueprints is left
  /// out, because it is another item. "I don't know" is a wrong answer. The groups are the device and the interface language.
  /// - Throws: ``InputError`` for a folder that cannot be read.
  func responses(to blueprint: Blueprint) throws -> CalibrationResponses {
    // NB: the blueprints are loaded first, because a database must not be read within a read.
    var grading = Grading(blueprint: blueprint)
    var ids: Set<Int64> = []
    try attempts.forEach(languageID: blueprint.languageID) { ids.insert($0.blueprintID) }
    for id in ids { grading.add(try attempts.documents(id), id: id) }
    var table = try ResponseTableBuilder(blueprint: blueprint)
    try attempts.forEach(languageID: blueprint.languageID) { attempt in
      let answers = grading.answers(of: attempt)
      if answers.contains(where: { $0.score != .notAnswered }) { try table.append(answers, client: attempt.client) }
    }
    return table.responses
  }
}

/// An answer to an item of the blueprint.
private struct GradedAnswer {
  var score = ScoredAnswer.notAnswered
  /// The id of the chosen option; nil without a choice.
  var option: String?
}

/// Grades attempts at several versions of a test.
private struct Grading {
  private let blueprint: Blueprint
  private let options: [ItemOptions?]
  private var sessions: [Int64: TestSession] = [:]

  init(blueprint: Blueprint) {
    self.blueprint = blueprint
    options = blueprint.items.map { ItemOptions($0) }
  }

  /// Adds a version of the test. A version that this program cannot read is skipped.
  mutating func add(_ documents: TestDocuments?, id: Int64) {
    guard let documents, let version = try? Blueprint.load(documents.blueprint) else { return }
    sessions[id] = TestSession(blueprint: version)
  }

  /// One answer for each item of the blueprint.
  func answers(of attempt: Attempt) -> [GradedAnswer] {
    guard let session = sessions[attempt.blueprintID] else { return blueprint.items.map { _ in GradedAnswer() } }
    let answers = attempt.gradableAnswers(form: attempt.form(of: session.blueprint))
    return zip(blueprint.items, options).map { item, options in
      guard let answer = answers[item.itemID], let asked = session.blueprint.item(withID: item.itemID), asked.asksTheSame(as: item)
      else { return GradedAnswer() }
      return GradedAnswer(score: session.response(to: item, answer) == .right ? .right : .wrong, option: options?.id(of: answer))
    }
  }
}

/// Collects the answers of attempts.
private struct ResponseTableBuilder {
  private let itemIDs: [String]
  private var matrix: ResponseMatrix
  private var devices = ResponseLabels(kind: .group, name: "device")
  private var interfaceLanguages = ResponseLabels(kind: .group, name: "interface_language")
  /// One for each item; nil for items without options.
  private var options: [ResponseLabels?]

  init(blueprint: Blueprint) throws {
    itemIDs = blueprint.items.map(\.itemID)
    matrix = try ResponseMatrix(items: itemIDs.count)
    options = blueprint.items.map { item in ItemOptions(item).map { _ in ResponseLabels(kind: .option, name: item.itemID) } }
  }

  mutating func append(_ answers: [GradedAnswer], client: AttemptClient) throws {
    try matrix.append(answers.map(\.score))
    try devices.append(client.device?.rawValue)
    // NB: a client can send any tag. Those beyond the limit count as unknown.
    if (try? interfaceLanguages.append(client.interfaceLanguage)) == nil { try interfaceLanguages.append(nil) }
    for (index, answer) in answers.enumerated() { try options[index]?.append(answer.option) }
  }

  var responses: CalibrationResponses {
    CalibrationResponses(
      itemIDs: itemIDs, matrix: matrix, labels: [devices, interfaceLanguages] + options.compactMap(\.self))
  }
}
