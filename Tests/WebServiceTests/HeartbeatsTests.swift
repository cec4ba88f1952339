import Testing

@testable import WebService

struct HeartbeatsTests {
  @Test("every open feed gets heartbeats until it is removed")
  func everyFeed() async {
    let heartbeats = Heartbeats(interval: .milliseconds(15))
    let feeds = (0..<40).map { _ in EventFeed() }
    for feed in feeds { heartbeats.add(feed) }
    for feed in feeds {
      var beats = 0
      for await piece in feed.pieces {
        if case .heartbeat = piece { beats += 1 }
        if beats == 2 { break }
      }
      #expect(beats == 2)
      heartbeats.remove(feed)
    }
  }

  @Test("heartbeats begin again after a time without feeds")
  func beginsAgain() async {
    let heartbeats = Heartbeats(interval: .milliseconds(15))
    for _ in 0..<3 {
      let feed = EventFeed()
      heartbeats.add(feed)
      var pieces = feed.pieces.makeAsyncIterator()
      #expect(await pieces.next() != nil)
      heartbeats.remove(feed)
    }
  }

  @Test("a feed that has ended tells its source")
  func tellsItsSource() async {
    let feed = EventFeed()
    await confirmation { ended in
      feed.onEnd { ended() }
      feed.finish()
    }
  }
}
