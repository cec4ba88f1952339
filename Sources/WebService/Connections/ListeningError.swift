/// The service could not listen on its address.
public struct ListeningError: Error, Sendable, CustomStringConvertible {
  let host: String
  let port: Int
  let reason: String

  /// The address, the reason, and the options that change the address.
  public var description: String { "\(host):\(port): cannot listen here (\(reason)): choose others with --host and --port" }
}
