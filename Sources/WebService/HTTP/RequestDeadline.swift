import QuestionWriting
import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes the connection if a request does not arrive completely in time.
///
/// NB: An idle timeout is not enough, because every byte that a slow client sends restarts it.
final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  struct Limits: Sendable {
    /// The time from the opening of the connection, or the end of the last response, to the end of the next request's headers.
    var head: TimeAmount = .seconds(30)
    /// The time from the end of the headers to the end of the body.
    var body: TimeAmount = .seconds(15)
  }

  private let limits: Limits
  /// The time at which the connection is closed; nil while no part of a request is expected.
  private var deadline: NIODeadline?
  /// Fires at the deadline or earlier.
  // NB: a new timer for every request would be a large part of the cost of a request. If this timer fires early, it is set again.
  private var timer: (time: NIODeadline, scheduled: Scheduled<Void>)?
  private var hasHead = false

  init(limits: Limits) { self.limits = limits }

  func handlerAdded(context: ChannelHandlerContext) { if context.channel.isActive { start(limits.head, context) } }

  func channelActive(context: ChannelHandlerContext) {
    start(limits.head, context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    timer?.scheduled.cancel()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { timer?.scheduled.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      hasHead = true
      start(limits.body, context)
    case .body: break
    case .end: deadline = nil
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
    let deadline = NIODeadline.now() + time
    self.deadline = deadline
    if let timer, timer.time <= deadline { return }
    timer?.scheduled.cancel()
    setTimer(to: deadline, context)
  }

  private func setTimer(to time: NIODeadline, _ context: ChannelHandlerContext) {
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let scheduled = context.eventLoop.scheduleTask(deadline: time) {
      let (handler, context) = bound.value
      handler.timerFired(context)
    }
    timer = (time, scheduled)
  }

  private func timerFired(_ context: ChannelHandlerContext) {
    timer = nil
    guard let deadline else { return }
    if deadline > .now() { setTimer(to: deadline, context) } else { expire(context) }
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
