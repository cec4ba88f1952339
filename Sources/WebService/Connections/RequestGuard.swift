import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// Refuses requests that the server must not answer, with a problem document, before the router reads them: invalid HTTP, requests that
/// exceed the reserve of the operator, and all further requests when the server stops.
///
/// After a refusal the connection is closed, because the server cannot know where the next request begins.
final class RequestGuard: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// The event that ends the waiting for the rest of a request, because the server stops.
  struct RefuseUnfinishedRequest {}

  private let table: ConnectionTable
  private let headers: HTTPFields
  private let monitor: ServiceMonitor
  private var admission = ConnectionTable.Admission.open
  private var isStopping = false
  private var progress = RequestProgress()
  /// The refusal, as soon as there is one. Nothing that arrives later is read.
  private var refusal: Problem?
  private var isRefusalWritten = false
  /// Whether the server has written its last byte.
  private var isClosing = false

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
    guard refusal == nil, !isClosing else { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      if let problem = problem(in: head) { return refuse(problem, context) }
      progress.requestBegins()
      table.set(context.channel, to: progress.activity)
      if RequestFraming.expectsContinue(head), progress.owed == 1 { writeContinue(context) }
    case .body: break
    case .end:
      progress.requestEnds()
      noteActivity(context)
    }
    context.fireChannelRead(data)
  }

  private func problem(in head: HTTPRequestHead) -> Problem? {
    if let problem = RequestFraming.problem(in: head) { return problem }
    if isStopping { return .stopping }
    return admission == .operatorOnly && !OperatorRoutes.isOperatorRequest(head) ? .noConnections : nil
  }

  private func writeContinue(_ context: ChannelHandlerContext) {
    context.writeAndFlush(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .continue))), promise: nil)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // NB: the error goes on, so that the router does not take half a body for a whole one. It goes first, because a refusal may close the
    // connection at once, and the end of the connection must not arrive before the error.
    context.fireErrorCaught(error)
    if let error = error as? HTTPParserError, refusal == nil { refuse(RequestFraming.problem(of: error), context) }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case is ConnectionDeadline.RequestTooSlow: refuse(.tooSlow, context)
    case is ChannelShouldQuiesceEvent: stop(context)
    case is RefuseUnfinishedRequest: if progress.isReading { refuse(.stopping, context) }
    case ChannelEvent.inputClosed where isRefusalWritten || isClosing: context.close(promise: nil)
    case ChannelEvent.inputClosed:
      table.clientEnded(context.channel)
      context.fireUserInboundEventTriggered(event)
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
    switch unwrapOutboundIn(data) {
    case .head(var head):
      progress.responseBegins()
      if isLastResponse { head.headers.replaceOrAdd(name: "Connection", value: "close") }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body: context.write(data, promise: promise)
    case .end:
      progress.responseIsWritten()
      context.write(data, promise: notingTheEnd(of: promise, context))
      if refusal != nil { writeRefusalInTurn(context) }
    }
  }

  private var isLastResponse: Bool { (isStopping || admission == .operatorOnly) && progress.owed == 1 }

  /// A promise that also notes that a response has left the server. Until then, the connection is not idle.
  private func notingTheEnd(of promise: EventLoopPromise<Void>?, _ context: ChannelHandlerContext) -> EventLoopPromise<Void> {
    let promise = promise ?? context.eventLoop.makePromise()
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    promise.futureResult.whenComplete { _ in bound.value.0.responseIsSent(bound.value.1) }
    return promise
  }

  private func responseIsSent(_ context: ChannelHandlerContext) {
    progress.responseIsSent()
    noteActivity(context)
  }

  private func noteActivity(_ context: ChannelHandlerContext) {
    if progress.isIdle, refusal == nil, isStopping || admission == .operatorOnly { return closeInSteps(context) }
    if progress.isIdle, refusal != nil { return }
    table.set(context.channel, to: progress.activity)
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
    guard let problem = refusal, !isRefusalWritten, progress.owedBeforeRefusal == 0 else { return }
    isRefusalWritten = true
    // NB: the router may have answered before the end of the body. Then there is nothing to add.
    if progress.isRefusedRequestAnswered { return closeInSteps(context) }
    if progress.isResponding { return context.close(promise: nil) }
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
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in bound.value.0.closeInSteps(bound.value.1) }
  }

  // MARK: The end of the connection

  /// Closes the connection as soon as the open requests are answered, because the server stops.
  ///
  /// NB: the event goes no further, because other handlers would close the connection while a response is being sent.
  private func stop(_ context: ChannelHandlerContext) {
    isStopping = true
    if progress.isIdle { context.close(promise: nil) }
  }

  /// Closes the connection in two steps.
  ///
  /// NB: if the server closed it at once while the client is sending, the client's system would throw the response away.
  private func closeInSteps(_ context: ChannelHandlerContext) {
    isClosing = true
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.close(mode: .output, promise: nil)
    context.eventLoop.scheduleTask(in: .seconds(1)) { bound.value.close(promise: nil) }
  }
}

extension Problem {
  fileprivate static let tooSlow = Problem(.requestTimeout, "too-slow", "The request did not arrive in time. Try again.")

  fileprivate static let noConnections = Problem(
    .serviceUnavailable, "too-many-connections", "The server has too many connections. Try again in a moment.",
    headers: [.retryAfter: "5"])
}
