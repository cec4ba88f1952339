import NIOCore
import NIOHTTP1

/// Closes a connection on which nothing moves: no request arrives, or a request or a response makes no progress.
///
/// NB: An idle timeout is not enough, because every byte that a slow client sends restarts it.
final class ConnectionDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// The event that reports a request whose body did not arrive in time.
  struct RequestTooSlow {}

  /// The number of bytes of a body that give the client one more second. A slower client is cut off.
  static let bytesPerSecond: Int64 = 2048
  private let idleTime: TimeAmount
  private let progressTime: TimeAmount
  private let table: ConnectionTable
  private let monitor: ServiceMonitor
  /// The time at which the connection is closed; nil while no part of a request is expected.
  private var deadline: NIODeadline?
  /// Fires at the deadline or earlier.
  // NB: a new timer for every request would be a large part of the cost of a request. If this timer fires early, it is set again.
  private var timer: (time: NIODeadline, scheduled: Scheduled<Void>)?
  private var isReading = false
  /// The number of requests whose response is not written completely.
  private var requestsUnderWay = 0
  private var bytesWritten = 0
  /// The last observed progress of the client in taking a response.
  private var progress: (bytesTaken: Int, time: NIODeadline)?

  init(limits: ConnectionLimits, table: ConnectionTable, monitor: ServiceMonitor) {
    idleTime = TimeAmount(limits.idleTime)
    progressTime = TimeAmount(limits.progressTime)
    self.table = table
    self.monitor = monitor
  }

  func handlerAdded(context: ChannelHandlerContext) { if context.channel.isActive { start(idleTime, context) } }

  func channelActive(context: ChannelHandlerContext) {
    start(idleTime, context)
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
      isReading = true
      requestsUnderWay += 1
      start(progressTime, context)
    case .body(let bytes):
      let credit = TimeAmount.nanoseconds(1_000_000_000 * Int64(bytes.readableBytes) / Self.bytesPerSecond)
      // NB: a large part that arrives at once must not earn the client minutes of silence.
      deadline = deadline.map { min($0 + credit, .now() + progressTime) }
    case .end:
      isReading = false
      // NB: the response may be complete before the body is.
      if requestsUnderWay > 0 { deadline = nil } else { start(idleTime, context) }
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head: break
    case .body(let bytes): bytesWritten += bytes.readableBytes
    case .end:
      requestsUnderWay -= 1
      // NB: the response may take longer to send than the next request may take to arrive. `timerFired` waits for the response.
      if requestsUnderWay == 0 { start(idleTime, context) }
    }
    context.write(data, promise: promise)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable {
      progress = nil
      table.setUnsent(0, of: context.channel) {}
    } else {
      let unsent = unsentBytes(context)
      progress = (bytesWritten - unsent, .now())
      shortenTimer(to: .now() + progressTime, context)
      let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      table.setUnsent(unsent, of: context.channel) {
        bound.eventLoop.execute { bound.value.0.checkSoon(bound.value.1) }
      }
    }
    context.fireChannelWritabilityChanged()
  }

  private func start(_ time: TimeAmount, _ context: ChannelHandlerContext) {
    let deadline = NIODeadline.now() + time
    self.deadline = deadline
    shortenTimer(to: deadline, context)
  }

  private func shortenTimer(to time: NIODeadline, _ context: ChannelHandlerContext) {
    if let timer, timer.time <= time { return }
    timer?.scheduled.cancel()
    setTimer(to: time, context)
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
    if unsentBytes(context) > 0 {
      let time = min(progressTime, table.patience)
      if !closeIfStalled(for: time, context) { setTimer(to: .now() + time, context) }
      return
    }
    guard let deadline else { return }
    if deadline > .now() { setTimer(to: deadline, context) } else { expire(context) }
  }

  /// Looks again soon, because the server has too many unsent responses.
  private func checkSoon(_ context: ChannelHandlerContext) {
    if progress != nil { shortenTimer(to: .now() + table.patience, context) }
  }

  /// Closes the connection if the client has taken nothing for a time. The first call notes the progress so far.
  private func closeIfStalled(for time: TimeAmount, _ context: ChannelHandlerContext) -> Bool {
    let unsent = unsentBytes(context)
    let taken = bytesWritten - unsent
    guard unsent > 0, let last = progress, taken <= last.bytesTaken else {
      progress = unsent > 0 ? (taken, .now()) : nil
      return false
    }
    guard NIODeadline.now() - last.time >= time else { return false }
    monitor.limitReached("slow-reader")
    context.close(promise: nil)
    return true
  }

  /// The number of bytes of responses that the system has not accepted yet.
  private func unsentBytes(_ context: ChannelHandlerContext) -> Int {
    (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
  }

  private func expire(_ context: ChannelHandlerContext) {
    guard isReading else { return context.close(promise: nil) }
    monitor.limitReached("slow-request")
    context.fireUserInboundEventTriggered(RequestTooSlow())
  }
}
