import Hummingbird
import NIOCore
import Placement
import StrictJSON

/// The routes of placement attempts, below `/api/v1/attempts`.
struct AttemptRoutes: Sendable {
  let service: AttemptService
  let cookie: ProfileCookie
  let environment: ServiceEnvironment

  func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.get { request, _ in try await list(request) }
    group.post { request, _ in try await start(request) }
    group.get(":attempt") { request, context in
      try await Response.json(service.attempt(context.require("attempt"), profileID: profile(request)).json)
    }
    group.put(":attempt/answers/:item") { request, context in try await answer(request, context) }
    group.put(":attempt/position") { request, context in try await move(request, context) }
    group.put(":attempt/listening") { request, context in try await setListening(request, context) }
    group.post(":attempt/finish") { request, context in
      try await Response.json(bytes: service.finish(context.require("attempt"), profileID: profile(request)))
    }
    group.get(":attempt/result") { request, context in
      try await Response.json(bytes: service.result(context.require("attempt"), profileID: profile(request)))
    }
    group.get(":attempt/items/:item/audio") { request, context in
      try await service.audio(
        of: context.require("item"), in: context.require("attempt"), profileID: profile(request)
      ).response(to: request, cacheControl: "private, max-age=3600")
    }
  }

  private func list(_ request: Request) async throws -> Response {
    let attempts = try await cookie.profileID(of: request).asyncMap { try await service.list(profileID: $0) } ?? []
    return Response.json(["attempts": .array(attempts)])
  }

  private func start(_ request: Request) async throws -> Response {
    let language = try await JSONBody.read(request) { $0.string("language_id") }
    let known = cookie.profileID(of: request)
    let profile = known ?? environment.makeToken()
    let document = try await service.start(languageID: language, profileID: profile)
    var response = Response.json(document.json, status: .created)
    response.headers[.location] = "/api/v1/attempts/\(document.attempt.id)"
    if known == nil { response.headers[.setCookie] = cookie.header(for: profile) }
    return response
  }

  private func answer(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let profile = try profile(request)
    let body = try await JSONBody.read(request, AnswerRequest.init)
    return Response.json(
      try await service.answer(
        body, to: context.require("item"), in: context.require("attempt"), profileID: profile))
  }

  private func move(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let position = try await JSONBody.read(request) { $0.integer("position", in: 0...10_000) }
    try await service.setPosition(position, in: context.require("attempt"), profileID: profile(request))
    return Response.json(["position": .number(position)])
  }

  private func setListening(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let isAvailable = try await JSONBody.read(request) { reader in
      reader.required("available") == nil ? nil : reader.optionalBool("available")
    }
    try await service.setSkipsListening(!isAvailable, in: context.require("attempt"), profileID: profile(request))
    return Response.json(["listening": .string(isAvailable ? "measured" : "skipped")])
  }

  /// NB: a browser without a profile owns no attempt, so it hears the same as one that asks for somebody else's.
  private func profile(_ request: Request) throws -> String {
    guard let profile = cookie.profileID(of: request) else { throw Problem.notFound("attempt") }
    return profile
  }
}

extension RequestContext {
  fileprivate func require(_ name: String) -> String { parameters.get(name) ?? "" }
}

extension Optional where Wrapped: Sendable {
  fileprivate func asyncMap<Value>(_ transform: (Wrapped) async throws -> Value) async rethrows -> Value? {
    if let self { try await transform(self) } else { nil }
  }
}
