public import Measurement

/// The graded answers of attempts to the items of one blueprint: a row for each attempt with an answer.
public struct GradedAttempts: Sendable {
  /// The scores.
  public private(set) var matrix: ResponseMatrix
  private var clients: ClientLabels
  /// The chosen options, one for each item; nil for items without options.
  private var options: [ResponseLabels?]
  private let optionIDs: [[String]]

  /// No attempts.
  /// - Throws: ``ResponseMatrixError`` for a blueprint without items, or with too many.
  public init(blueprint: Blueprint) throws {
    matrix = try ResponseMatrix(items: blueprint.items.count)
    clients = ClientLabels()
    let itemOptions = blueprint.items.map { ItemOptions($0) }
    options = zip(blueprint.items, itemOptions).map { item, options in options.map { _ in ResponseLabels(kind: .option, name: item.itemID) }
    }
    optionIDs = itemOptions.map { $0?.ids ?? [] }
  }

  /// The groups of the persons, which are the device and the interface language, and the options that they chose.
  public var labels: [ResponseLabels] { clients.labels + options.compactMap(\.self) }

  /// Grades an attempt and adds it, if it has an answer.
  /// - Throws: ``ResponseMatrixError`` if there are too many attempts.
  public mutating func append(_ attempt: FinishedAttempt, gradedBy grader: inout AttemptGrader) throws {
    let responses = grader.responses(to: attempt)
    guard responses.contains(where: { $0.score != .notAnswered }) else { return }
    try matrix.append(responses.map(\.score))
    clients.append(attempt.client)
    for (item, response) in responses.enumerated() { try options[item]?.append(response.option.map { optionIDs[item][$0] }) }
  }

  /// Adds the attempts of another part of the same blueprint after the own ones. The result is the same as if they had been added one by one.
  /// - Throws: ``ResponseMatrixError`` if there are too many attempts.
  public mutating func append(contentsOf other: GradedAttempts) throws {
    try matrix.append(contentsOf: other.matrix)
    clients.append(contentsOf: other.clients)
    for (item, labels) in other.options.enumerated() {
      if let labels { try options[item]?.append(contentsOf: labels) }
    }
  }
}

/// The devices and the interface languages of persons.
private struct ClientLabels: Sendable {
  private var devices = ResponseLabels(kind: .group, name: "device")
  private var languages = ResponseLabels(kind: .group, name: "interface_language")
  /// The language tags beyond the limit of the labels, by the number of the person.
  private var overflow: [Int: String] = [:]

  var labels: [ResponseLabels] { [devices, languages] }

  mutating func append(_ client: AttemptClient) {
    // NB: there are few devices. A client can send any tag, and those beyond the limit count as unknown.
    try? devices.append(client.device?.rawValue)
    append(language: client.interfaceLanguage)
  }

  private mutating func append(language: String?) {
    guard (try? languages.append(language)) == nil else { return }
    overflow[languages.count] = language
    try? languages.append(nil)
  }

  mutating func append(contentsOf other: ClientLabels) {
    try? devices.append(contentsOf: other.devices)
    for person in 0..<other.languages.count {
      // NB: a tag beyond the limit of a part can be among the first tags of all persons.
      append(language: other.languages[person].map { other.languages.values[$0] } ?? other.overflow[person])
    }
  }
}
