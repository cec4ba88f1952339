import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle
import StrictJSON

/// Server-sent events (HTML Living Standard, section 9.2).
enum EventStream {
  struct Event: Sendable {
    /// The event id. The client sends it as `Last-Event-ID` when it reconnects.
    let id: Int
    let name: String
    let data: JSON
  }

  /// The id of the last event that the client received; 0 if it received none.
  static func lastEventID(of request: Request) -> Int {
    HTTPField.Name("Last-Event-ID").flatMap { request.headers[$0] }.flatMap(Int.init) ?? 0
  }

  /// Sends events as they arrive, until the sequence ends or the server shuts down. The client reconnects after a shutdown.
  static func response(_ events: some AsyncSequence<Event, Never> & Sendable) -> Response {
    Response(
      status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
      body: ResponseBody { writer in
        try await writer.write(ByteBuffer(string: "retry: 1000\n\n"))
        for await event in events.cancelOnGracefulShutdown() { try await writer.write(ByteBuffer(string: text(of: event))) }
        try await writer.finish(nil)
      })
  }

  private static func text(of event: Event) -> String { "id: \(event.id)\nevent: \(event.name)\ndata: \(event.data.text)\n\n" }
}
