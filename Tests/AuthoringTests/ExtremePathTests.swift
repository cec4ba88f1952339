import Foundation
import Measurement
import Placement
import Reproducible
import Testing

private let content = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Content")

private func languages() -> [String] {
  let files = try? FileManager.default.contentsOfDirectory(atPath: content.appending(path: "blueprints").path)
  return (files ?? []).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
}

/// Difficulties that could be published for a form: each is less than the limit from the middle of its author's level.
private enum PublishableDifficulties: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case authors, alternatelyEasierAndHarder, alternatelyHarderAndEasier, drawn, drawnAgain

  var testDescription: String { rawValue }

  func calibration(of blueprint: Blueprint) -> ItemCalibration? {
    guard let shifts = shifts(count: blueprint.items.count) else { return nil }
    let items = zip(blueprint.items, shifts).map { item, shift in
      let difficulty = LevelScale.cefr.middle(of: item.level.rank) + shift
      return (item.itemID, ItemCalibration.Item(difficulty: difficulty, standardError: 0.1, responses: 500))
    }
    return ItemCalibration(
      languageID: blueprint.languageID, blueprintVersion: blueprint.version, version: "1",
      items: Dictionary(uniqueKeysWithValues: items))
  }

  private func shifts(count: Int) -> [Double]? {
    let limit = ItemCalibration.shiftLimit - 0.01
    func drawn(_ seed: UInt64) -> [Double] {
      var generator = SeededGenerator(seed: seed)
      return (0..<count).map { _ in limit * (Double(generator.below(2_001)) / 1_000 - 1) }
    }
    return switch self {
    case .authors: nil
    case .alternatelyEasierAndHarder: (0..<count).map { $0.isMultiple(of: 2) ? -limit : limit }
    case .alternatelyHarderAndEasier: (0..<count).map { $0.isMultiple(of: 2) ? limit : -limit }
    case .drawn: drawn(1)
    case .drawnAgain: drawn(2)
    }
  }
}

@Suite("Only right answers give the top level, and only wrong ones or none the bottom")
struct ExtremePathTests {
  private static let tests: [(TestLength, UInt64)] = [(.full, 0)] + (0...5).map { (.quick, $0) }

  @Test(
    "in every language, quick and full, with the authors' difficulties and with others that could be published", arguments: languages())
  func paths(language: String) throws {
    let blueprint = try Blueprint.load([UInt8](Data(contentsOf: content.appending(path: "blueprints/\(language).json"))))
    for difficulties in PublishableDifficulties.allCases {
      let session = TestSession(blueprint: blueprint, calibration: difficulties.calibration(of: blueprint))
      for response in [ItemResponse.right, .wrong, .doesNotKnow] {
        let expected = response == .right ? blueprint.cuts.top : blueprint.cuts.bottom
        for (length, seed) in Self.tests {
          let found = try level(session, length, seed: seed, always: response)
          #expect(found == expected, "\(difficulties) \(length) \(seed) \(response)")
        }
      }
    }
  }

  private func level(_ session: TestSession, _ length: TestLength, seed: UInt64, always response: ItemResponse) throws -> CEFRLevel {
    let selection = length.selection(session: session, skipsListening: false, seed: seed, seenBefore: [])
    var answered: [AnsweredItem] = []
    while let next = selection.next(after: answered) { answered.append(AnsweredItem(itemID: next.itemID, response: response)) }
    #expect(answered.count >= 8)
    return try session.levelModel().estimate(answered.map { ($0.itemID, $0.response) }).level
  }
}
