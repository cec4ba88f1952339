/// What a connection waits for.
enum ConnectionActivity: Sendable {
  /// The next request. Nothing is lost if the server closes the connection.
  case idle
  /// The rest of a request, and nothing else. If the server closes the connection, the client has to send the request again.
  case receiving
  /// The server: a complete request has no complete response yet.
  case serving
}
