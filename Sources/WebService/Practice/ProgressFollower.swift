import StrictJSON

/// What a client knows of the writing of a test at another server.
struct ProgressFollower {
  /// The number of the last event that was sent.
  private(set) var last: Int
  private var place: EventStreams.Event?

  init(last: Int) { self.last = last }

  /// Whether an event is new to the client, which gets it then. A place in the queue is new when it has changed.
  mutating func isNews(_ event: EventStreams.Event) -> Bool {
    if event.id == 0 {
      defer { place = event }
      return place?.data.text != event.data.text
    }
    defer { last = max(last, event.id) }
    return event.id > last
  }
}
