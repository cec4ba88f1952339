import QuestionWriting
import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes connections of clients that are too slow, however steadily they send: a request must be whole in time.
///
/// NB: an idle time-out alone does not do it, since every byte starts it anew.
final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  struct Limits: Sendable {
    /// From a connection's opening, or the end of its last response, to the end of the next request's headers.
    var head: TimeAmount = .seconds(30)
    /// From the headers to the end of the body.
    var body: TimeAmount = .seconds(15)
  }

  private let limits: Limits
  private var deadline: Scheduled<Void>?
  private var hasHead = false

  init(limits: Limits) { self.limits = limits }

  func handlerAdded(context: ChannelHandlerContext) { if context.channel.isActive { start(limits.head, context) } }

  func channelActive(context: ChannelHandlerContext) {
    start(limits.head, context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      hasHead = true
      start(limits.body, context)
    case .body: break
    case .end: deadline?.cancel()
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) {
      hasHead = false
      start(limits.head, context)
    }
    context.write(data, promise: promise)
  }

  private func start(_ time: TimeAmount, _ context: ChannelHandlerContext) {
    deadline?.cancel()
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: time) {
      let (handler, context) = bound.value
      handler.expire(context)
    }
  }

  private func expire(_ context: ChannelHandlerContext) {
    guard hasHead else { return context.close(promise: nil) }
    let problem = Problem(.requestTimeout, "too-slow", "The request did not arrive in time. Try again.")
    var head = HTTPResponse(status: problem.status)
    head.headerFields[.contentType] = "application/problem+json"
    head.headerFields[.contentLength] = String(problem.bytes.count)
    head.headerFields[.connection] = "close"
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(ByteBuffer(bytes: problem.bytes))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete {
      [bound = NIOLoopBound(context, eventLoop: context.eventLoop)] _ in
      bound.value.close(promise: nil)
    }
  }
}
