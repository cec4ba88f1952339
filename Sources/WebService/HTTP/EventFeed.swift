/// The events of one event stream, and the heartbeats between them.
final class EventFeed: Sendable {
  enum Piece: Sendable {
    case event(EventStreams.Event)
    case heartbeat
  }

  let pieces: AsyncStream<Piece>
  private let continuation: AsyncStream<Piece>.Continuation

  /// Creates a feed without events.
  init() { (pieces, continuation) = AsyncStream<Piece>.makeStream() }

  /// Adds an event.
  func send(_ event: EventStreams.Event) { continuation.yield(.event(event)) }

  /// Adds a heartbeat.
  func beat() { continuation.yield(.heartbeat) }

  /// Ends the feed. Events that were sent before still arrive.
  func finish() { continuation.finish() }

  /// Calls a function when the feed has ended, or when nobody reads it any more.
  func onEnd(_ act: @escaping @Sendable () -> Void) { continuation.onTermination = { _ in act() } }
}
