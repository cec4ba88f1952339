import Identifiers
import Hummingbird
import NIOCore
import Placement
import StrictJSON

/// The routes of placement attempts, below `/api/v1/attempts`.
struct AttemptRoutes: Sendable {
  let service: AttemptService
  let learner: Learner

  func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.get { request, _ in try await list(request) }
    group.post { request, _ in try await start(request) }
    group.get(":attempt") { request, context in
      try await Response.json(service.attempt(AttemptID(context.parameter("attempt")), profileID: profile).json)
    }
    group.put(":attempt/answers/:item") { request, context in try await answer(request, context) }
    group.put(":attempt/position") { request, context in try await move(request, context) }
    group.put(":attempt/listening") { request, context in try await setListening(request, context) }
    group.put(":attempt/readings") { request, context in try await noteReadings(request, context) }
    group.post(":attempt/finish") { request, context in
      try await Response.json(bytes: service.finish(AttemptID(context.parameter("attempt")), profileID: profile))
    }
    group.get(":attempt/result") { request, context in
      try await Response.json(bytes: service.result(AttemptID(context.parameter("attempt")), profileID: profile))
    }
    group.get(":attempt/items/:item/audio") { _, context in
      Recordings.redirect(
        to: try await service.audio(of: context.parameter("item"), in: AttemptID(context.parameter("attempt")), profileID: profile))
    }
  }

  private func list(_ request: Request) async throws -> Response {
    let attempts = try await learner.known.asyncMap { try await service.list(profileID: $0) } ?? []
    return Response.json(["attempts": .array(attempts)])
  }

  private func start(_ request: Request) async throws -> Response {
    let start = try await JSONBody.read(request, StartRequest.init)
    _ = try service.entry(start.languageID)
    return try await learner.making { profile in
      let document = try await service.start(start, profileID: profile)
      var response = Response.json(document.json, status: .created)
      response.headers[.location] = "/api/v1/attempts/\(document.attempt.id)"
      return response
    }
  }

  private func answer(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let profile = try self.profile
    let body = try await JSONBody.read(request, AnswerRequest.init)
    return Response.json(
      try await service.answer(
        body, to: context.parameter("item"), in: AttemptID(context.parameter("attempt")), profileID: profile))
  }

  private func move(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let position = try await JSONBody.read(request) { $0.integer("position", in: 0...10_000) }
    try await service.setPosition(position, in: AttemptID(context.parameter("attempt")), profileID: profile)
    return Response.json(["position": .number(position)])
  }

  private func setListening(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let isAvailable = try await JSONBody.read(request) { reader in
      reader.required("available") == nil ? nil : reader.optionalBool("available")
    }
    return Response.json(
      try await service.setSkipsListening(!isAvailable, in: AttemptID(context.parameter("attempt")), profileID: profile))
  }

  private func noteReadings(_ request: Request, _ context: some RequestContext) async throws -> Response {
    _ = try await JSONBody.read(request) { reader -> Bool? in
      if reader.required("used") != nil, reader.optionalBool("used") == false {
        reader.complain("readings that were used stay used: send true", at: "used")
      }
      return true
    }
    return Response.json(try await service.noteReadings(in: AttemptID(context.parameter("attempt")), profileID: profile))
  }

  private var profile: ProfileID { get throws { try learner.owner(of: "attempt") } }
}

extension Optional where Wrapped: Sendable {
  fileprivate func asyncMap<Value>(_ transform: (Wrapped) async throws -> Value) async rethrows -> Value? {
    if let self { try await transform(self) } else { nil }
  }
}
