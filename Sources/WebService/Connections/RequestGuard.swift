import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// Refuses requests that are not valid HTTP, with a problem document, before the router reads them.
///
/// After a refusal the connection is closed, because the server cannot know where the next request begins.
final class RequestGuard: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let table: ConnectionTable
  private let headers: HTTPFields
  private let monitor: ServiceMonitor
  private var admission = ConnectionTable.Admission.open
  private var isReading = false
  private var isResponding = false
  /// The number of accepted requests whose response is not written completely.
  private var owed = 0
  /// The refusal, as soon as there is one. Nothing that arrives later is read.
  private var refusal: Problem?
  private var isRefusalWritten = false

  /// - Parameter headers: The headers of every response.
  init(table: ConnectionTable, headers: HTTPFields, monitor: ServiceMonitor) {
    self.table = table
    self.headers = headers
    self.monitor = monitor
  }

  func handlerAdded(context: ChannelHandlerContext) { if context.channel.isActive { admit(context) } }

  func channelActive(context: ChannelHandlerContext) {
    admit(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    table.remove(context.channel)
    context.fireChannelInactive()
  }

  private func admit(_ context: ChannelHandlerContext) {
    admission = table.add(context.channel)
    if admission == .refused { context.close(promise: nil) }
  }

  // MARK: Requests

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard refusal == nil else { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      if let problem = problem(in: head) { return refuse(problem, context) }
      if owed == 0 { table.set(context.channel, isIdle: false) }
      owed += 1
      isReading = true
      if RequestFraming.expectsContinue(head), owed == 1 { writeContinue(context) }
    case .body: break
    case .end: isReading = false
    }
    context.fireChannelRead(data)
  }

  private func problem(in head: HTTPRequestHead) -> Problem? {
    if let problem = RequestFraming.problem(in: head) { return problem }
    return admission == .operatorOnly && !OperatorRoutes.isOperatorPath(head.uri) ? .noConnections : nil
  }

  private func writeContinue(_ context: ChannelHandlerContext) {
    context.writeAndFlush(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .continue))), promise: nil)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if let error = error as? HTTPParserError, refusal == nil { refuse(RequestFraming.problem(of: error), context) }
    // NB: the error goes on, so that the router does not take half a body for a whole one.
    context.fireErrorCaught(error)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case is ConnectionDeadline.RequestTooSlow: refuse(.tooSlow, context)
    case ChannelEvent.inputClosed where isRefusalWritten: context.close(promise: nil)
    default: context.fireUserInboundEventTriggered(event)
    }
  }

  // MARK: Responses

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    // NB: the router does not know of the refusal, and may still answer the refused request.
    guard !isRefusalWritten else {
      promise?.succeed()
      return
    }
    let part = unwrapOutboundIn(data)
    if case .head = part { isResponding = true }
    context.write(data, promise: promise)
    guard case .end = part else { return }
    isResponding = false
    owed -= 1
    if refusal != nil { writeRefusalInTurn(context) } else if owed == 0 { table.set(context.channel, isIdle: true) }
  }

  // MARK: Refusals

  private func refuse(_ problem: Problem, _ context: ChannelHandlerContext) {
    guard refusal == nil else { return }
    refusal = problem
    monitor.refused(problem.kind)
    writeRefusalInTurn(context)
  }

  /// Writes the refusal when the responses to all earlier requests are written.
  private func writeRefusalInTurn(_ context: ChannelHandlerContext) {
    guard let problem = refusal, !isRefusalWritten else { return }
    let earlier = owed - (isReading ? 1 : 0)
    if earlier > 0 { return }
    isRefusalWritten = true
    // NB: the router may have answered before the end of the body. Then there is nothing to add.
    if isResponding { return context.close(promise: nil) }
    writeAndClose(problem, context)
  }

  private func writeAndClose(_ problem: Problem, _ context: ChannelHandlerContext) {
    var fields = HTTPHeaders(problem.headers)
    for field in headers { fields.replaceOrAdd(name: field.name.rawName, value: field.value) }
    let bytes = problem.bytes
    fields.add(name: "Content-Type", value: "application/problem+json")
    fields.add(name: "Content-Length", value: String(bytes.count))
    fields.add(name: "Cache-Control", value: "no-store")
    fields.add(name: "Connection", value: "close")
    let status = HTTPResponseStatus(statusCode: problem.status.code, reasonPhrase: problem.status.reasonPhrase)
    context.write(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: status, headers: fields))), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))), promise: nil)
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in Self.closeLater(bound) }
  }

  /// Closes the connection in two steps.
  ///
  /// NB: if the server closed it at once while the client is sending, the client's system would throw the response away.
  private static func closeLater(_ bound: NIOLoopBound<ChannelHandlerContext>) {
    bound.value.close(mode: .output, promise: nil)
    bound.value.eventLoop.scheduleTask(in: .seconds(1)) { bound.value.close(promise: nil) }
  }
}

extension Problem {
  fileprivate static let tooSlow = Problem(.requestTimeout, "too-slow", "The request did not arrive in time. Try again.")

  fileprivate static let noConnections = Problem(
    .serviceUnavailable, "too-many-connections", "The server has too many connections. Try again in a moment.",
    headers: [.retryAfter: "5"])
}
