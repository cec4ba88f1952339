/// Why a model server was of no use.
public enum ModelServerError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Nothing answered, or not to the end.
  case unreachable(address: String, reason: String)
  /// The server said no.
  case refused(address: String, status: Int, reason: String?)
  /// The reply was not what the interface describes.
  case unreadable(address: String, reason: String)

  public var description: String {
    switch self {
    case .unreachable(let address, let reason): "\(address): no answer (\(reason)): is the model server running?"
    case .refused(let address, let status, let reason):
      "\(address): status \(status)\(reason.map { " (\($0))" } ?? ""): look at the model's name and the server's log"
    case .unreadable(let address, let reason): "\(address): the reply could not be read (\(reason)): is this the right interface?"
    }
  }
}
