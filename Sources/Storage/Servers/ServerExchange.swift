/// What the servers of one storage tell each other.
public struct ServerExchange: Sendable {
  /// The progress of practice tests that servers write.
  public let progress: any ProgressStore
  /// What clients have taken of the limits of requests.
  public let limits: any LimitReportStore
  /// The releases of content that servers offer.
  public let releases: any OfferedReleaseStore

  /// Groups the stores of an exchange.
  public init(progress: any ProgressStore, limits: any LimitReportStore, releases: any OfferedReleaseStore) {
    self.progress = progress
    self.limits = limits
    self.releases = releases
  }
}
