import AnswerMatching
public import Authoring
import Foundation
import Measurement
import Placement
import Reproducible
import StrictJSON
public import Testing

extension Check: CustomTestStringConvertible {
  public var testDescription: String { name }
}

private let content = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Content")

private let opusHead = Array("OggS".utf8) + [UInt8](repeating: 0, count: 24) + Array("OpusHead".utf8)

private func audit(advice: Bool = false) -> Audit { Audit(givesAdvice: advice) { $0 == "en/present.opus" ? opusHead : nil } }

@Suite("Every check agrees with its examples")
struct CheckExampleTests {
  @Test("Passing examples pass the whole audit", arguments: Audit.gates + Audit.advice)
  func passing(check: Check) throws {
    #expect(!check.passing.isEmpty)
    for example in check.passing {
      let findings = try audit(advice: Audit.advice.contains { $0.name == check.name })
        .report(on: example.documents, file: "x.json").findings
      #expect(findings.filter { $0.severity == .error || $0.gate == check.name }.isEmpty, "\(example.title): \(findings)")
    }
  }

  @Test("The check finds its failing examples and names the right item", arguments: Audit.gates + Audit.advice)
  func failing(check: Check) throws {
    #expect(!check.failing.isEmpty)
    for example in check.failing {
      let findings = try audit(advice: true).report(on: example.documents, file: "x.json").findings
      let own = findings.filter { $0.gate == check.name }
      #expect(!own.isEmpty, "\(example.title)")
      #expect(own.allSatisfy { $0.itemID == example.itemID && $0.file == "x.json" && $0.line > 0 }, "\(example.title): \(own)")
    }
  }

  @Test("Names are unique, and every check gives its reason")
  func names() {
    let all = Audit.gates + Audit.advice
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.allSatisfy { !$0.reason.isEmpty })
  }

  @Test("Heuristics give advice, and only on request")
  func severity() throws {
    for check in Audit.advice {
      for example in check.failing {
        let findings = try audit(advice: true).report(on: example.documents, file: "x").findings
        #expect(findings.allSatisfy { $0.severity == .advice })
        #expect(try audit().report(on: example.documents, file: "x").findings.isEmpty)
      }
    }
  }
}

/// The tests run once for each blueprint in the folder, so they pick up a new language automatically.
@Suite("Shipped blueprints")
struct ShippedBlueprintTests {
  static let files =
    (try? FileManager.default.contentsOfDirectory(atPath: content.appending(path: "blueprints").path)
      .filter { $0.hasSuffix(".json") }.sorted()) ?? []

  private func bytes(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: content.appending(path: "blueprints/\(file)")))
  }

  private let audit = Audit { path in
    (try? FileHandle(forReadingFrom: content.appending(path: "audio/\(path)")).read(upToCount: 64)).map { Array($0) }
  }

  @Test("At least six blueprints are shipped")
  func count() { #expect(Self.files.count >= 6) }

  /// Tests/Content checks how many items of each kind a level has.
  @Test("Each has no findings, all formats, and at least eight items a level, with a text, a recording and a typed gap", arguments: files)
  func sound(file: String) throws {
    #expect(try audit.report(on: bytes(file), file: file).findings.isEmpty)
    let blueprint = try Blueprint.load(bytes(file))
    #expect(Set(blueprint.items.map(\.format)) == Set(ItemFormat.allCases))
    for level in CEFRLevel.testable {
      let items = blueprint.items.filter { $0.level == level }
      #expect(items.count >= 8)
      #expect(level < .c1 || !items.contains { $0.format == .minimalPair }, "a guess finds half of the pairs")
      #expect(Set(items.map(\.format)).isSuperset(of: [.reading, .listening, .clozeText]), "\(level)")
    }
  }

  @Test("All right answers give C2, and all wrong answers give pre-A1", arguments: files)
  func runs(file: String) throws {
    let session = TestSession(blueprint: try Blueprint.load(bytes(file)))
    let right = try session.blueprint.items.reduce(into: [String: Answer]()) { answers, item in
      answers[item.itemID] = .text(try #require(session.canonicalAnswer(to: item)))
    }
    #expect(session.result(answers: right).level == .c2)
    #expect(session.result(answers: right.mapValues { _ in .text(TestSession.sentinel) }).level == .preA1)
  }

  @Test("With difficulties anywhere within the limits of a calibration, right answers give C2 and wrong answers pre-A1", arguments: files)
  func calibrated(file: String) throws {
    let blueprint = try Blueprint.load(bytes(file))
    for seed in 1...UInt64(3) {
      var generator = SeededGenerator(seed: seed)
      // NB: every second item is at a limit, which no real calibration comes near.
      let items = blueprint.items.enumerated().map { index, item in
        let limit = Bool.random(using: &generator) ? 1.49 : -1.49
        let shift = index.isMultiple(of: 2) ? limit : Double.random(in: -1.49...1.49, using: &generator)
        let middle = LevelScale.cefr.middle(of: item.level.rank)
        return (item.itemID, ItemCalibration.Item(difficulty: middle + shift, standardError: 0.3, responses: 200))
      }
      let calibration = ItemCalibration(
        languageID: blueprint.languageID, blueprintVersion: blueprint.version, version: "1", items: Dictionary(uniqueKeysWithValues: items))
      let documents = TestDocuments(blueprint: try bytes(file), calibration: calibration.bytes)
      #expect(try audit.report(on: documents, file: file).findings.isEmpty)
    }
  }

  @Test("A damaged file is reported with gate, file and item", arguments: files)
  func damage(file: String) throws {
    let whole = String(decoding: try bytes(file), as: UTF8.self)
    let language = file.dropLast(5)
    let stem = try #require(Blueprint.load(bytes(file)).items.first { !$0.tiles.isEmpty }?.prompt.stem)
    let damages: [(gate: String, item: String?, text: String)] = [
      ("structure", "\(language)_001", removingFirstKey(whole)),
      ("unique_item_ids", "\(language)_001", whole.replacing("\"\(language)_002\"", with: "\"\(language)_001\"")),
      ("reorder_answerable", "\(language)_007", whole.replacing("\"\(stem)\"", with: "\"\(stem) / zebra\"")),
      ("cut_scores", nil, whole.replacing("\"from\": 0", with: "\"from\": 1")),
      ("cut_scores", nil, whole.replacing("\"from\": 132", with: "\"from\": 1320")),
    ]
    for damage in damages {
      #expect(damage.text != whole, "\(damage.gate)")
      let findings = try audit.report(on: Array(damage.text.utf8), file: file).findings
      #expect(
        findings.contains { $0.gate == damage.gate && $0.itemID == damage.item && $0.file == file }, "\(damage.gate): \(findings)"
      )
    }
  }

  /// Removes the first `correct_option_id` and the comma before it.
  private func removingFirstKey(_ text: String) -> String {
    guard let match = text.firstMatch(of: /,\s*"correct_option_id": "[a-d]"/) else { return text }
    return text.replacingCharacters(in: match.range, with: "")
  }
}
