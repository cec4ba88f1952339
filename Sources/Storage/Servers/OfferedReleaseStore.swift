/// Tells the servers of one storage which releases of content the others offer.
public protocol OfferedReleaseStore: Sendable {
  /// Notes that this server offers a release now.
  ///
  /// - Parameter serial: The serial number of the release; nil if it offers the content that came with it.
  func offer(_ serial: Int?) async throws

  /// The highest serial number of a release that a server offers now; nil if there is none.
  func newestOffered() async throws -> Int?
}
