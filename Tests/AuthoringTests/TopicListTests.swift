import Foundation
import Placement
import StrictJSON
import Testing

@Suite("The topics of rationales")
struct TopicListTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func json(_ path: String) throws -> JSON { try JSON.parse(Array(Data(contentsOf: Self.root.appending(path: path)))) }

  private let topics = Set(ItemTopic.allCases.map(\.rawValue))

  @Test("are the same in the schema of blueprints")
  func schema() throws {
    let list = try json("Content/blueprint.schema.json")["$defs"]?["rationale"]?["properties"]?["topic"]?["enum"]?.array
    #expect(Set(try #require(list).compactMap(\.string)) == topics)
  }

  @Test("are the same in the description of the HTTP interface")
  func description() throws {
    let schemas = try json("Web/api/openapi.json")["components"]?["schemas"]
    let list = schemas?["ReviewedItem"]?["properties"]?["topic"]?["enum"]?.array
    #expect(Set(try #require(list).compactMap(\.string)) == topics)
  }

  @Test("have names for learners, and no other names exist")
  func names() throws {
    let words = try #require(try json("Content/interface/en.json")["words"]?.object)
    let named = words.map(\.key).filter { $0.hasPrefix("topic.") }.map { String($0.dropFirst("topic.".count)) }
    #expect(Set(named) == topics && named.count == topics.count)
  }
}
