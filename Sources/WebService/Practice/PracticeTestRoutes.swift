import Identifiers
import QuestionWriting
import HTTPTypes
import Hummingbird
import NIOCore
import PracticeTests
import StrictJSON

/// The routes of practice tests, below `/api/v1/practice/tests`.
struct PracticeTestRoutes: Sendable {
  let service: PracticeTestService
  let learner: Learner
  let streams: EventStreams
  /// The progress of tests that other servers write; nil if there are no other servers.
  let progress: SharedProgress?

  func add(to group: RouterGroup<ServiceContext>) {
    group.post { request, _ in
      let owner = try learner.owner(of: "course")
      let order = try await JSONBody.read(request, PracticeTestOrder.init)
      return await answer(try await service.order(order, profileID: owner), .created)
    }
    group.get(":test") { request, context in
      await answer(try await service.test(context.parameter("test"), profileID: owner))
    }
    group.delete(":test") { request, context in
      try await service.delete(context.parameter("test"), profileID: owner)
      return Response(status: .noContent)
    }
    group.get(":test/events") { request, context in try await events(request, context.parameter("test"), on: context.channel) }
    group.post(":test/repeat") { request, context in
      let which = try await JSONBody.read(request) { $0.word("questions", Repetition.self) }
      return await answer(try await repetition(which, of: context.parameter("test"), owner), .created)
    }
    group.get(":test/export") { request, context in try await export(request, context.parameter("test")) }
    PreviewRoutes(service: service, learner: learner).add(to: group.group(":test/preview"))
    addTurns(to: group.group(":test"))
    addResponses(to: group.group(":test"))
  }

  private func addTurns<Context: RequestContext>(to group: RouterGroup<Context>) {
    let turns: [(RouterPath, @Sendable (String, ProfileID) async throws -> PracticeTest)] = [
      ("cancel", { try await service.cancel($0, profileID: $1) }), ("retry", { try await service.retry($0, profileID: $1) }),
      ("open", { try await service.open($0, profileID: $1) }), ("submit", { try await service.submit($0, profileID: $1) }),
    ]
    for (path, turn) in turns {
      group.post(path) { request, context in
        await answer(try await turn(context.parameter("test"), owner))
      }
    }
  }

  private func addResponses<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.put("questions/:question") { request, context in
      try await respond(request, test: context.parameter("test"), question: context.parameter("question"))
    }
    group.put("position") { request, context in
      let position = try await JSONBody.read(request) { $0.integer("position", in: 0...10_000) }
      try await service.move(to: position, in: context.parameter("test"), profileID: owner)
      return Response.json(["position": .number(position)])
    }
    group.put("disputes/:question") { request, context in
      let isWrong = try await JSONBody.read(request) { $0.required("wrong") == nil ? nil : $0.optionalBool("wrong") }
      return await answer(
        try await service.dispute(context.parameter("question"), isWrong, in: context.parameter("test"), profileID: owner))
    }
  }

  private func respond(_ request: Request, test: String, question: String) async throws -> Response {
    let owner = try self.owner
    let report = try await JSONBody.read(request, PracticeTest.Report.init)
    let (test, isStale) = try await service.respond(to: question, report, in: test, profileID: owner)
    let response = test.responses[question] ?? PracticeResponse()
    return Response.json([
      "question_id": .string(question), "answer": response.option.map { .number($0) } ?? .null, "text": .string(response.text),
      "flagged": .bool(response.isFlagged),
      "milliseconds": .number(response.milliseconds), "sequence": .number(response.sequence), "answered": .number(test.answered),
      "stale": .bool(isStale),
    ])
  }

  private func repetition(_ which: Repetition, of test: String, _ owner: ProfileID) async throws -> PracticeTest {
    switch which {
    case .mistakes: try await service.repeatMistakes(of: test, profileID: owner)
    case .new: try await service.repeatAnew(test, profileID: owner)
    }
  }

  private func export(_ request: Request, _ id: String) async throws -> Response {
    let test = try await service.test(id, profileID: owner)
    let names = PracticeTestExport.all.map(\.name).joined(separator: ", ")
    guard let export = request.uri.queryParameters["format"].flatMap({ PracticeTestExport.named(String($0)) }) else {
      throw Problem.invalid("format: choose one of \(names)")
    }
    guard !test.questions.isEmpty else { throw Problem(.conflict, "test-status", "The test has no questions to export.") }
    let name = export.fileName(course: test.request.course, date: UTCOffset.utc.day(of: test.createdAt).description)
    return Response(
      status: .ok,
      headers: [
        .contentType: export.mediaType, .cacheControl: "no-store", .contentDisposition: ContentDisposition.attachment(named: name),
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(string: export.text(of: SharedPracticeTest(test)))))
  }

  private func events(_ request: Request, _ id: String, on channel: any Channel) async throws -> Response {
    let test = try await service.test(id, profileID: owner)
    let (feed, runner) = (EventFeed(), service.runner)
    let listener = GenerationRunner.Listener { number, news in
      feed.send(EventStreams.Event(number, news))
    } finish: {
      feed.finish()
    }
    let last = EventStreams.lastEventID(of: request)
    if let number = await runner.listen(to: id, after: last, listener) {
      feed.onEnd { Task { await runner.leave(number, id) } }
    } else {
      // NB: the test is read again, because the writing may have ended after the first read.
      let now = try await service.test(test.id, profileID: test.profileID)
      if now.status == .generating { follow(now, after: last, feed) } else { feed.end(with: now) }
    }
    return try streams.response(on: channel, profileID: test.profileID, feed)
  }

  /// Sends the news of a test that another server writes.
  private func follow(_ test: PracticeTest, after last: Int, _ feed: EventFeed) {
    let following = Task { [service, progress] in
      var follower = ProgressFollower(last: last)
      repeat {
        let events = (try? await progress?.events(ofTest: test.id, after: follower.last)) ?? []
        for event in events where follower.isNews(event) { feed.send(event) }
        guard let now = try? await service.test(test.id, profileID: test.profileID) else { return feed.finish() }
        if now.status != .generating { return feed.end(with: now) }
      } while (try? await Task.sleep(for: SharedProgress.interval)) != nil
    }
    feed.onEnd { following.cancel() }
  }

  private var owner: ProfileID { get throws { try learner.owner(of: "practice test") } }

  private func answer(_ test: PracticeTest, _ status: HTTPResponse.Status = .ok) async -> Response {
    Response.json(PracticeTestDocument(test: test, place: await service.runner.place(of: test.id)).json, status: status)
  }
}

/// The questions of a repeated test.
private enum Repetition: String, CaseIterable {
  case mistakes
  case new
}

extension EventFeed {
  /// Sends the end of a test as the last event.
  fileprivate func end(with test: PracticeTest) {
    send(EventStreams.Event(1 << 20, .ended(test.status, failure: test.failure)))
    finish()
  }
}
