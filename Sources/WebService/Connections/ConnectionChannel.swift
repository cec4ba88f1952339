import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// The handlers of one connection: HTTP/1.1, deadlines, and the refusal of invalid requests.
struct ConnectionChannel: ServerChildChannel, HTTPChannelHandler {
  typealias Value = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

  let responder: HTTPChannelHandler.Responder
  let limits: ConnectionLimits
  let table: ConnectionTable
  /// The headers of every response.
  let headers: HTTPFields
  let monitor: ServiceMonitor

  /// The first size of the buffer into which a connection is read, in bytes. It grows with what arrives. Most requests fit, and
  /// the buffer of a request stays in memory as long as its connection waits.
  private static let firstReceiveBuffer = 1024

  /// The size of unsent data that the system keeps for one connection. The rest stays where deadlines see it.
  private static let unsentInSystem = 128 << 10

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      try channel.syncOptions?.setOption(
        .recvAllocator, value: AdaptiveRecvByteBufferAllocator(minimum: 64, initial: Self.firstReceiveBuffer, maximum: 64 << 10))
      #if os(Linux)
        try channel.syncOptions?.setOption(.tcpOption(.init(rawValue: TCP_NOTSENT_LOWAT)), value: Self.unsentInSystem)
      #endif
      let pipeline = channel.pipeline.syncOperations
      try pipeline.configureHTTPServerPipeline(
        // NB: NIOAsyncChannel keeps pipelined requests in order, RequestGuard handles errors, and HTTPTypes validates headers.
        withPipeliningAssistance: false, withErrorHandling: false, withOutboundHeaderValidation: false,
        withEncoderConfiguration: .init(), withDecoderLimitConfiguration: Self.headerLimits)
      try pipeline.addHandlers(
        ConnectionDeadline(limits: limits, table: table, monitor: monitor),
        RequestGuard(table: table, headers: headers, monitor: monitor), HTTP1ToHTTPServerCodec(secure: false))
      return try NIOAsyncChannel(wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
    }
  }

  func handle(value: Value, logger: Logger) async { await handleHTTP(asyncChannel: value, logger: logger) }

  private static var headerLimits: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = 8 << 10
    limits.maxHeaderListSize = 16 << 10
    limits.maxHeaderFieldCount = 64
    return limits
  }
}
