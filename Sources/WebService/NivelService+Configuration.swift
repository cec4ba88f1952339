public import AnswerMatching
public import NoteFacts
public import QuestionWriting

extension NivelService {
  /// The address of the service and its limits.
  public struct Settings: Sendable {
    /// The host name or IP address to listen on.
    public var host: String
    /// The TCP port to listen on. With 0, the system chooses a free port.
    public var port: Int
    /// The origin that browsers use when the service is behind a proxy, such as `https://nivel.example`.
    public var publicOrigin: String?
    /// The version and commit that `GET /api/v1/health` returns.
    public var build: BuildVersion
    /// The maximum processor time of the audit of a blueprint that an author sends. The server stops a longer audit.
    public var auditTimeLimit: Duration
    /// The limits of connections and event streams.
    public var connections: ConnectionLimits
    /// The IP addresses of the proxies whose `X-Forwarded-For` names the client of a request.
    public var trustedProxies: [String] = []
    /// Whether the requests of clients are limited.
    public var hasLimits = true
    /// The time after which a profile that nobody uses is erased.
    public var retention = Duration.seconds(400 * 86_400)
    /// Whether other servers use the same stores.
    public var sharesStorage = false
    /// The free space of the disk with the data, in bytes; nil if it is unknown.
    public var freeSpace: @Sendable () -> Int64? = { nil }
    /// The maximum time from the signal to the end of ``NivelService/run(logger:onListening:)``. Open requests are cut after four fifths.
    public var stopTime = Duration.seconds(10)

    /// Creates settings. Audits stop after 10 seconds by default.
    public init(
      host: String, port: Int, publicOrigin: String? = nil, build: BuildVersion, auditTimeLimit: Duration = .seconds(10),
      connections: ConnectionLimits = ConnectionLimits()
    ) {
      self.host = host
      self.port = port
      self.publicOrigin = publicOrigin
      self.build = build
      self.auditTimeLimit = auditTimeLimit
      self.connections = connections
    }

    /// Whether a text is an IP address, as ``trustedProxies`` need it.
    public static func isAddress(_ text: String) -> Bool { ClientAddress.isValid(text) }

    var isSecure: Bool { publicOrigin?.hasPrefix("https://") ?? false }
  }

  /// The content that the service offers to learners.
  public struct Content: Sendable {
    /// The placement tests.
    public var catalog: PlacementCatalog
    /// Sample notes for trying practice tests.
    public var samples: [SampleNotes]
    /// The word lists that every learner can play.
    public var wordLists: [ShippedList]
    /// The files of the browser app.
    public var site: Site
    /// The content release to serve at `/content`; nil for none. A release contains the answer keys of the tests.
    public var published: (any PublishedContent)?

    /// Creates the content of a service.
    public init(
      catalog: PlacementCatalog, samples: [SampleNotes], wordLists: [ShippedList], site: Site, published: (any PublishedContent)? = nil
    ) {
      self.catalog = catalog
      self.samples = samples
      self.wordLists = wordLists
      self.site = site
      self.published = published
    }
  }

  /// The language models and text tools of the service.
  public struct Models: Sendable {
    /// The language models that draft questions.
    public var backends: any DraftingBackends
    /// How a model reviews drafts before they are accepted.
    public var review: DraftReview
    /// Splits text into words in scripts without spaces.
    public var segmentation: any WordSegmentation
    /// Compares the meaning of answers where the items allow it; nil for no second tier.
    public var tierTwo: TierTwo?

    /// Creates the set of models. By default there is no review and no second tier.
    public init(
      backends: any DraftingBackends, review: DraftReview = .none, segmentation: any WordSegmentation, tierTwo: TierTwo? = nil
    ) {
      self.backends = backends
      self.review = review
      self.segmentation = segmentation
      self.tierTwo = tierTwo
    }
  }
}
