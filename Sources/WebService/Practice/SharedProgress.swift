import ServiceLifecycle
import Storage
import StrictJSON

/// Passes the progress of tests to learners whose requests reach another server than the one that writes their test.
///
/// One task stores the news of this server in their order. Other servers read them once in each ``interval``.
final class SharedProgress: Service {
  /// The time between two looks at a test that another server writes.
  static let interval = Duration.seconds(1)
  /// The maximum number of entries that wait for the store. Older ones are dropped: progress may be lost.
  private static let waiting = 1_000

  private typealias Entry = (testID: String, event: EventStreams.Event)

  private let store: any ProgressStore
  private let entries: AsyncStream<Entry>
  private let continuation: AsyncStream<Entry>.Continuation

  init(store: any ProgressStore) {
    self.store = store
    (entries, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(Self.waiting))
  }

  /// Stores news of a test that this server writes. The end of the writing is in the test itself.
  func tell(_ number: Int, _ news: GenerationNews, ofTest id: String) {
    if case .ended = news { return }
    continuation.yield((id, EventStreams.Event(number, news)))
  }

  func run() async throws {
    await cancelWhenGracefulShutdown { [self] in
      for await entry in entries {
        // NB: a store that fails now reports that itself.
        try? await store.add(Self.text(of: entry.event), number: entry.event.id, toTest: entry.testID)
      }
    }
  }

  /// What happened to a test after an event, in the order in which it happened.
  func events(ofTest id: String, after number: Int) async throws -> [EventStreams.Event] {
    try await store.progress(ofTest: id, after: number).compactMap { Self.event($0.number, $0.text) }
  }

  private static func text(of event: EventStreams.Event) -> String {
    let json: JSON = ["name": .string(event.name), "data": event.data]
    return json.text
  }

  /// NB: another version of the program may have written the text.
  private static func event(_ number: Int, _ text: String) -> EventStreams.Event? {
    guard let json = try? JSON.parse(text), let name = json["name"]?.string, let data = json["data"] else { return nil }
    return EventStreams.Event(id: number, name: name, data: data)
  }
}
