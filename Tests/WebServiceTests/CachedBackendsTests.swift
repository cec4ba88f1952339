import QuestionWriting
import Synchronization
import Testing

@testable import WebService

@Suite("The availability of model servers")
struct CachedBackendsTests {
  /// Servers that reply when the test lets them, and count the surveys.
  private final class Servers: DraftingBackends {
    private let state = Mutex((surveys: 0, isUp: true))
    private let gate: AsyncStream<Void>
    private let opening: AsyncStream<Void>.Continuation

    init() { (gate, opening) = AsyncStream.makeStream() }

    var surveys: Int { state.withLock { $0.surveys } }

    func reply() { opening.finish() }

    func list() async -> [DraftingBackend] {
      state.withLock { $0.surveys += 1 }
      for await _ in gate { break }
      return [.notes, DraftingBackend(name: "ollama", isAvailable: true)]
    }

    func model(for name: String) async throws -> (any LanguageModel)? { nil }
  }

  @Test("is surveyed once for many requests")
  func singleFlight() async {
    let servers = Servers()
    let backends = CachedBackends(servers, patience: .seconds(600))
    let lists = (0..<20).map { _ in Task { await backends.list() } }
    servers.reply()
    for list in lists { #expect(await list.value.map(\.name) == ["notes", "ollama"]) }
    #expect(await backends.list().count == 2)
    #expect(servers.surveys == 1)
  }

  @Test("is unknown while the servers do not reply, and a page then shows the notes alone")
  func patience() async {
    let servers = Servers()
    let backends = CachedBackends(servers, patience: .zero)
    #expect(await backends.list() == [.notes])
    #expect(await backends.list() == [.notes])
    #expect(servers.surveys == 1)
    servers.reply()
  }

  @Test("is renewed in the background when it is old")
  func renewal() async {
    let servers = Servers()
    servers.reply()
    let backends = CachedBackends(servers, renewal: .zero, patience: .seconds(600))
    #expect(await backends.list().count == 2)
    #expect(await backends.list().count == 2)
    while servers.surveys < 2 { await Task.yield() }
  }
}
