import Foundation
import Placement
import StrictJSON
import Testing

@testable import Authoring

@Suite("The text of a blueprint")
struct BlueprintTextTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let files = ((try? FileManager.default.contentsOfDirectory(atPath: "\(root.path)/Content/blueprints")) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  @Test("gets the recording of a person for each listening item, and nothing else changes", arguments: files)
  func shipped(file: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.root.appending(path: "Content/blueprints/\(file)")))
    let before = try Blueprint.load(bytes)
    var text = BlueprintText(bytes)
    let clip = AudioClip(file: "xx/new.opus", origin: .human, speaker: "Ana “Anka” O\"Neill \\ 安娜", licence: "CC-BY-4.0")
    let spoken = before.items.filter { $0.type == .listening }
    #expect(spoken.count == 6)
    for item in spoken {
      let isSet = text.setAudio(clip, of: item.itemID)
      #expect(isSet)
    }
    let after = try Blueprint.load(text.bytes)
    #expect(after.items.filter { $0.type == .listening }.map(\.audio) == spoken.map { _ in clip })
    #expect(after.items.filter { $0.type != .listening } == before.items.filter { $0.type != .listening })
    #expect(after.items.map(\.prompt) == before.items.map(\.prompt))
    let kept = Set(
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter {
        !$0.contains("\"audio\"") && !$0.contains("correct_option_id")
      })
    #expect(kept.isSubset(of: String(decoding: text.bytes, as: UTF8.self).split(separator: "\n")), "the layout stays")
  }

  @Test(
    "finds an item whatever its layout",
    arguments: [
      #"{"items":[{"item_id":"a","correct_option_id":"x"},{"item_id":"b","correct_option_id":"y"}]}"#,
      #"{ "stray": {"item_id": "b"}, "items" : [ {"note": "\"item_id\": \"b\" ] } , {", "item_id" : "b" , "options": [{}], "correct_option_id" : "y" } ] }"#,
      #"{"items": [{"item_id": "b", "audio": {"file": "o]}.opus", "origin": "tts"}, "correct_option_id": "y"}]}"#,
      "{\n  \"items\": [\n    {\n      \"item_id\": \"b\",\n      \"correct_option_id\": \"y\"\n    }\n  ]\n}\n",
    ])
  func layouts(source: String) throws {
    var text = BlueprintText(Array(source.utf8))
    let isSet = text.setAudio(AudioClip(file: "n.opus", origin: .human), of: "b")
    #expect(isSet)
    let items = try #require(try JSON.parse(text.bytes)["items"]?.array)
    let item = try #require(items.first { $0["item_id"]?.string == "b" })
    #expect(item["audio"]?["file"]?.string == "n.opus" && item["audio"]?["origin"]?.string == "human")
    #expect(items.filter { $0["item_id"]?.string != "b" }.allSatisfy { $0["audio"] == nil })
  }

  @Test(
    "says that it has no such item",
    arguments: [#"{"items": []}"#, #"{"items": [{"item_id": "a"}]}"#, "{}", "[]", "7", "{\"items\": [\"a\"]}"])
  func missing(source: String) {
    var text = BlueprintText(Array(source.utf8))
    let isSet = text.setAudio(AudioClip(file: "n.opus", origin: .human), of: "b")
    #expect(!isSet)
    #expect(text.bytes == Array(source.utf8))
  }
}
