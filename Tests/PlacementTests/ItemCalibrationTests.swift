import Measurement
import Placement
import Testing

@Suite("A calibration file")
struct ItemCalibrationTests {
  private let blueprint = Fixture.ladder

  private func file(_ items: String = "[]", language: String = "en", version: String? = nil) -> [UInt8] {
    Array(
      """
      {"schema_version": 1, "language_id": "\(language)", "blueprint_version": "\(version ?? blueprint.version)",
       "version": "2027.1.1", "items": \(items)}
      """.utf8)
  }

  private func entry(_ itemID: String = "A1_1", difficulty: String = "-2.5", error: String = "0.2") -> String {
    #"{"item_id": "\#(itemID)", "difficulty": \#(difficulty), "standard_error": \#(error), "responses": 300}"#
  }

  private func refusal(_ file: [UInt8]) -> String? {
    do {
      _ = try ItemCalibration.load(file, for: blueprint)
      return nil
    } catch { return error.description }
  }

  @Test("is read as it was written, byte for byte")
  func roundTrip() throws {
    let calibration = ItemCalibration(
      languageID: "en", blueprintVersion: blueprint.version, version: "2027.1.1",
      items: [
        "A1_2": .init(difficulty: -2.5, standardError: 0.125, responses: 300),
        "A1_1": .init(difficulty: -3.25, standardError: 0.2, responses: 7),
      ])
    let read = try ItemCalibration.load(calibration.bytes, for: blueprint)
    #expect(read == calibration && read.bytes == calibration.bytes)
    let empty = ItemCalibration(languageID: "en", blueprintVersion: blueprint.version, version: "1", items: [:])
    #expect(try ItemCalibration.load(empty.bytes, for: blueprint) == empty)
  }

  @Test(
    "is refused with the place of the fault",
    arguments: [
      ("nonsense", "line 1"), (#"{"schema_version": 1}"#, "language_id"),
      (#"[{"item_id": "A1_1", "difficulty": "x", "standard_error": 0.1, "responses": 1}]"#, "items[0].difficulty: expected a number"),
      (#"[{"item_id": "A1_1", "difficulty": NaN, "standard_error": 0.1, "responses": 1}]"#, "line 2"),
      (#"[{"item_id": "A1_1", "difficulty": 1e999, "standard_error": 0.1, "responses": 1}]"#, "items[0].difficulty: expected a number"),
      (#"[{"item_id": "A1_1", "difficulty": -2.5, "standard_error": 0.1, "responses": 0}]"#, "items[0].responses"),
      (#"[{"item_id": "A1_1", "difficulty": -2.5, "standard_error": 0.1, "responses": 1, "a": 2}]"#, "items[0].a"),
    ])
  func malformed(text: String, place: String) throws {
    let message = try #require(refusal(text.hasPrefix("[") ? file(text) : Array(text.utf8)))
    #expect(message.contains(place), "\(message)")
  }

  @Test("is refused when it does not fit the blueprint")
  func unfit() throws {
    #expect(refusal(file("[\(entry())]")) == nil)
    #expect(refusal(file(language: "es"))?.contains("the calibration is for es") == true)
    #expect(refusal(file(version: "2020.1"))?.contains("calibrate this version") == true)
    #expect(refusal(file("[\(entry("zz_1"))]")) == "zz_1: the blueprint has no such item: remove the entry")
    #expect(refusal(file("[\(entry()), \(entry())]"))?.contains("another entry has the id A1_1") == true)
    #expect(refusal(file("[\(entry(error: "0.5"))]"))?.hasPrefix("A1_1: a standard error of 0.5 is too uncertain") == true)
    #expect(refusal(file("[\(entry(difficulty: "0.5"))]"))?.contains("logits above the middle of A1") == true)
    #expect(refusal(file("[\(entry(difficulty: "-6"))]"))?.contains("logits below the middle of A1") == true)
  }

  @Test("changes the difficulty of its items, and nothing else")
  func parameters() throws {
    let calibration = try ItemCalibration.load(file("[\(entry())]"), for: blueprint)
    let (calibrated, authored) = (TestSession(blueprint: blueprint, calibration: calibration), TestSession(blueprint: blueprint))
    for item in blueprint.items {
      let (new, old) = (try calibrated.parameters(of: item), try authored.parameters(of: item))
      #expect(new.difficulty == (item.itemID == "A1_1" ? -2.5 : old.difficulty))
      #expect(new.chance == old.chance && new.ceiling == old.ceiling && new.discrimination == old.discrimination)
    }
  }
}
