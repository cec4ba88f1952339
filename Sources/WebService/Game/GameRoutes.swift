import QuestionWriting
import HTTPTypes
import Hummingbird
import StrictJSON
import WordGame

/// The routes of word lists, games and hard words, below `/api/v1/game`.
struct GameRoutes: Sendable {
  let shelf: GameShelf
  let lists: OwnListService
  let games: GameService
  let hardWords: HardWordService
  let learner: Learner
  let large: LargeAnswers

  func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    addLists(to: group.group("lists"))
    group.put("games/:game") { request, context in try await handIn(request, id: context.parameter("game")) }
    group.get("games") { request, _ in try await listGames(request) }
    group.get("hard-words") { request, _ in try await listHardWords(request) }
    group.put("reviews/:review") { request, context in
      let owner = try learner.owner(of: "hard word")
      let id = try DeviceID.checked(context.parameter("review"))
      let body = try await JSONBody.read(request, ReviewRequest.init)
      return Response.json(try await hardWords.review(body, id: id, profileID: owner).json)
    }
  }

  private func handIn(_ request: Request, id: String) async throws -> Response {
    let id = try DeviceID.checked(id)
    let body = try await JSONBody.read(request, limit: GameHandIn.limit, GameHandIn.init)
    let replayed = try await games.replay(body, profileID: learner.known)
    return try await learner.making { profile in
      let (document, isNew) = try await games.keep(body, replayed: replayed, id: id, profileID: profile)
      return Response.json(document.json, status: isNew ? .created : .ok)
    }
  }

  private func listGames(_ request: Request) async throws -> Response {
    let (filter, limit) = (try GameQuery.filter(of: request), try GameQuery.limit(of: request))
    guard let profile = learner.known else { return Response.json(["games": .array([]), "best": .array([])]) }
    let (newest, best) = try await games.games(profileID: profile, filter, limit: limit)
    return Response.json(["games": .array(newest.map(\.json)), "best": .array(best.map(\.bestJSON))])
  }

  private func listHardWords(_ request: Request) async throws -> Response {
    let listID = GameQuery.listID(of: request)
    guard let profile = learner.known else { return Response.json(["due": .number(0), "hard_words": .array([])]) }
    let words = try await hardWords.list(profileID: profile, listID: listID)
    return Response.json(["due": .number(words.count(where: \.isDue)), "hard_words": .array(words.map(\.json))])
  }
}

// MARK: - Lists

extension GameRoutes {
  private func addLists<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.get { request, _ in
      let own = if let profile = learner.known { try await lists.list(profileID: profile) } else { [OwnWordList]() }
      // NB: the first request joins all lists to count their entries.
      let shipped = try await BackgroundExecutor.run { shelf.lists.map { WordListSummary($0, bases: shelf.bases(of: $0)) } }
      let summaries = shipped + own.map { WordListSummary($0) }
      return Response.json(["lists": .array(summaries.map(\.json))])
    }
    group.post { request, _ in
      let body = try await JSONBody.read(request, limit: OwnListRequest.limit, OwnListRequest.init)
      let list = try await lists.read(body)
      return try await learner.making { profile in
        Response.json(WordListSummary(try await lists.keep(list, name: body.name, profileID: profile)).json, status: .created)
      }
    }
    group.get(":list") { request, context in try await document(request, of: context.parameter("list")) }
    group.delete(":list") { request, context in
      try await lists.delete(context.parameter("list"), profileID: learner.owner(of: "word list of your own"))
      return Response(status: .noContent)
    }
  }

  private func document(_ request: Request, of id: String) async throws -> Response {
    let level = try GameQuery.level(of: request)
    if let whole = shelf.list(id) {
      let shipped = level.flatMap { whole.byLevel[$0] } ?? whole
      try await shelf.keep(shipped)
      return shipped.file.response(to: request)
    }
    let document = try await lists.document(of: id, profileID: learner.owner(of: "word list"))
    let file = StoredFile(bytes: document, mediaType: "application/json", isCompressible: false)
    return try large.inPieces(file.response(to: request, cacheControl: "private, no-cache"), of: document)
  }
}

/// The query parameters of the game routes.
private enum GameQuery {
  static func listID(of request: Request) -> String? { request.uri.queryParameters["list_id"].map(String.init) }

  static func filter(of request: Request) throws -> GameFilter {
    guard let text = request.uri.queryParameters["mode"] else { return GameFilter(listID: listID(of: request)) }
    guard let mode = GameMode(rawValue: String(text)) else {
      throw Problem.invalid("mode: choose one of \(GameMode.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return GameFilter(listID: listID(of: request), mode: mode)
  }

  static func level(of request: Request) throws -> WordLevel? {
    guard let text = request.uri.queryParameters["level"] else { return nil }
    guard let level = WordLevel(rawValue: String(text)) else {
      throw Problem.invalid("level: choose one of \(WordLevel.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return level
  }

  static func limit(of request: Request) throws -> Int {
    guard let text = request.uri.queryParameters["limit"] else { return 20 }
    guard let limit = Int(text), (1...100).contains(limit) else { throw Problem.invalid("limit: give a number from 1 to 100") }
    return limit
  }
}
