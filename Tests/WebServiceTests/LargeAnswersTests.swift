import Hummingbird
import StrictJSON
import Testing

@testable import WebService

@Suite("Large answers")
struct LargeAnswersTests {
  private static let text = String(repeating: "a", count: 100_000)

  private func answer(_ large: LargeAnswers) async throws -> Response {
    try await large.json(textsOf: Self.text.utf8.count) { .string(Self.text) }
  }

  @Test("wait for their readers up to a limit, and get status 503 beyond it")
  func limit() async throws {
    // NB: one address may have half of the budget. While an answer is made, its texts are in memory twice.
    let large = LargeAnswers(budget: .answers(bytes: 600_000))
    var waiting: [Response] = []
    waiting.append(try await answer(large))
    waiting.append(try await answer(large))
    let problem = await #expect(throws: Problem.self) { _ = try await answer(large) }
    #expect(problem?.status.code == 503 && problem?.kind == "too-many-answers" && problem?.headers[.retryAfter] != nil)
    waiting.removeLast()
    waiting.append(try await answer(large))
    #expect(waiting.allSatisfy { $0.body.contentLength == Self.text.utf8.count + 2 })
  }

  @Test("are not made before there is memory for them")
  func order() async throws {
    let large = LargeAnswers(budget: .answers(bytes: 150_000))
    await #expect(throws: Problem.self) {
      _ = try await large.json(textsOf: Self.text.utf8.count) {
        Issue.record("the texts were read")
        return .null
      }
    }
  }

  @Test("that turn out larger than their texts count with their real size")
  func escapes() async throws {
    let large = LargeAnswers(budget: .answers(bytes: 700_000))
    let problem = await #expect(throws: Problem.self) {
      _ = try await large.json(textsOf: 100_000) { .string(String(repeating: "\u{1}", count: 100_000)) }
    }
    #expect(problem?.status.code == 503)
    // NB: the refused answer gave its memory back.
    _ = try await large.json(textsOf: 240_000) { .string(Self.text) }
  }

  @Test("are sent in pieces with all their bytes")
  func pieces() async throws {
    let response = try await answer(LargeAnswers(budget: .answers()))
    let sent = Pieces()
    try await response.body.write(sent)
    #expect(sent.sizes.allSatisfy { $0 <= LargeAnswers.leastBytes } && sent.sizes.count == 2)
    #expect(sent.bytes == JSON.string(Self.text).bytes)
  }

  @Test("that are small need no room")
  func small() async throws {
    let large = LargeAnswers(budget: .answers(bytes: 0))
    let response = try await large.json(textsOf: 1_000) { .string("a") }
    #expect(response.body.contentLength == 3)
  }
}

/// The pieces of a body.
private final class Pieces: ResponseBodyWriter {
  private(set) var bytes: [UInt8] = []
  private(set) var sizes: [Int] = []

  func write(_ buffer: ByteBuffer) async throws {
    bytes += Array(buffer.readableBytesView)
    sizes.append(buffer.readableBytes)
  }

  func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
