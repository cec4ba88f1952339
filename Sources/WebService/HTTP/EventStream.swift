import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle
import StrictJSON

/// Server-sent events (HTML Living Standard, section 9.2).
enum EventStream {
  struct Event: Sendable {
    /// The client sends it back as `Last-Event-ID` when it comes again.
    let id: Int
    let name: String
    let data: JSON
  }

  /// The number of the last event a client has seen; 0 when it has seen none.
  static func lastEventID(of request: Request) -> Int {
    HTTPField.Name("Last-Event-ID").flatMap { request.headers[$0] }.flatMap(Int.init) ?? 0
  }

  /// Sends events as they come, until there are no more or the server is told to stop: then the client comes again.
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
