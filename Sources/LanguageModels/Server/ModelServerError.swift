/// Why a request to a model server failed.
public enum ModelServerError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The server did not answer, or the connection ended too early.
  case unreachable(address: String, reason: String)
  /// The server answered with an error status.
  case refused(address: String, status: Int, reason: String?)
  /// The reply does not match the interface.
  case unreadable(address: String, reason: String)

  /// The error and what to check.
  public var description: String {
    switch self {
    case .unreachable(let address, let reason): "\(address): no answer (\(reason)): is the model server running?"
    case .refused(let address, let status, let reason):
      "\(address): status \(status)\(reason.map { " (\($0))" } ?? ""): look at the model's name and the server's log"
    case .unreadable(let address, let reason): "\(address): the reply could not be read (\(reason)): is this the right interface?"
    }
  }
}
