import Identifiers
import QuestionWriting
import Reproducible
import StrictJSON
import WordGame

@testable import WebService

extension Learner {
  private static let words = "hello,hola\ngoodbye,adiós\nplease,por favor\nwater,agua\nbread,pan\nhouse,casa\n"

  func actOnLists() {
    guard let list = pick(lists), !chance(5) else {
      if lists.present(at: world.time).count < 3 { createList() } else { listLists() }
      return
    }
    switch random.below(8) {
    case 0: delete(list)
    case 1..<4: readWords(of: list)
    default: listLists()
    }
  }

  private func createList() {
    let number = newTag()
    let (tag, text, profile) = ("list \(number)", Self.words + "number \(number),número \(number)\n", profile)
    send(to: lists, creating: tag) { server in
      let body: JSON = ["name": .string(tag), "language_id": .string("es"), "text": .string(text), "format": .string("csv")]
      return try await server.lists.create(try makeRequest(body, OwnListRequest.init), profileID: profile)
    } accepted: { [self] in
      try lists.check(Observation($0), during: $1)
    }
  }

  /// The words of a list never change.
  private func readWords(of list: ExpectedObject) {
    let (id, profile) = (list.id, profile)
    send(to: lists, list) { try await $0.lists.document(of: id, profileID: profile) }
  }

  private func delete(_ list: ExpectedObject) {
    let (id, profile) = (list.id, profile)
    send(to: lists, list, changes: [deleting(list)]) { try await $0.lists.delete(id, profileID: profile) }
  }

  private func listLists() {
    let profile = profile
    send {
      try await $0.lists.list(profileID: profile)
    } accepted: { [self] found, span in
      try lists.check(all: found.map { Observation($0) }, during: span)
    }
  }

  func checkLists() throws {
    let profile = profile
    let found = try world.perform { try await $0.lists.list(profileID: profile) }
    try lists.check(all: found.map { Observation($0) }, during: world.time...world.time)
    for list in found { _ = try world.perform { try await $0.lists.document(of: list.id, profileID: profile) } }
  }
}
