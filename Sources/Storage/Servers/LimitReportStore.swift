/// What clients have taken of the limits of requests at one server since its last report.
public struct LimitReport: Sendable, Hashable {
  /// The server, by a random name that it has until it stops.
  public let server: String
  /// The place of the report among those of the server, from 1.
  public let number: Int
  /// The content, in a format of the servers.
  public let text: String

  /// Creates a report.
  public init(server: String, number: Int, text: String) {
    self.server = server
    self.number = number
    self.text = text
  }
}

/// Exchanges reports on limits between the servers of one storage. It may lose reports.
public protocol LimitReportStore: Sendable {
  /// A random secret that all servers of the storage have, and nobody else.
  func secret() async throws -> String

  /// Adds a report for the other servers.
  func add(_ report: LimitReport) async throws

  /// The reports of the last minute that a server has not seen, and the time since they were added. They are in any order of the servers, and in
  /// the order of the numbers of each.
  ///
  /// - Parameters:
  ///   - seen: The highest number that was seen of each server.
  ///   - server: The server that asks. Its own reports are left out.
  func reports(after seen: [String: Int], excluding server: String) async throws -> [(report: LimitReport, age: Duration)]
}
