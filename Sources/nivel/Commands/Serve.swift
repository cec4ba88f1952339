import ArgumentParser
import Foundation
import Identifiers
import Logging
import ItemWriting
import Storage
import ICUSegmentation
import WebService

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the web app and the API.",
    discussion: """
      Example: nivel serve --port 8080 --data ~/nivel-data
      Prints its address once it listens. Only one server at a time can use a data folder.
      Every option can also be an environment variable, such as NIVEL_PUBLIC_URL, or a line of the file of --config, such as
      public-url = https://nivel.example. The command line goes before the environment, and the environment before the file.
      """)

  // NB: `ServeSettings` reads the file before the options are parsed.
  @Option(help: "A file of settings: lines such as port = 8080.", completion: .file())
  var config: String?

  @Option(help: "The address to listen on. Only this machine can reach 127.0.0.1.")
  var host = "127.0.0.1"

  @Option(help: "The port; 0 takes a free one.")
  var port = 8080

  @Option(help: "The folder for the data of learners.", completion: .directory)
  var data = Serve.defaultData

  @OptionGroup var content: ContentOptions

  @Option(help: "The folder of the browser app.", completion: .directory)
  var web: String?

  @Option(help: "The public address, if a proxy is in front of the server, such as https://nivel.example.")
  var publicUrl: String?

  @Option(
    help: ArgumentHelp(
      "The address of a proxy whose X-Forwarded-For names the client. Can be given several times.",
      discussion: "With --public-url, it is 127.0.0.1 and ::1 unless this option names another.", valueName: "address"))
  var trustedProxy: [String] = []

  @Flag(help: "Do not limit the requests of clients. For benchmarks.")
  var withoutLimits = false

  @Option(help: "How many seconds of processor time the audit of an uploaded blueprint may take.")
  var auditSeconds = 10

  @Option(help: "After how many days the data of a learner who does not come back are erased.")
  var retentionDays = 400

  @OptionGroup var connections: ConnectionOptions

  @OptionGroup var storage: StorageOptions

  @OptionGroup var operating: OperatingOptions

  @OptionGroup var delivery: DeliveryOptions

  @OptionGroup var embedding: EmbeddingOptions

  @OptionGroup var models: ModelOptions

  static var defaultData: String {
    let environment = ProcessInfo.processInfo.environment
    let base = environment["XDG_DATA_HOME"] ?? environment["HOME"].map { "\($0)/.local/share" }
    return base.map { "\($0)/nivel" } ?? "nivel-data"
  }

  func validate() throws {
    guard (0...65535).contains(port) else { throw ValidationError("--port must be from 0 to 65535.") }
    guard (1...3600).contains(auditSeconds) else { throw ValidationError("--audit-seconds must be from 1 to 3600.") }
    guard (1...36_500).contains(retentionDays) else { throw ValidationError("--retention-days must be from 1 to 36500.") }
    if let publicUrl, !publicUrl.hasPrefix("https://"), !publicUrl.hasPrefix("http://") {
      throw ValidationError("The public address must begin with https:// or http://.")
    }
    if let name = trustedProxy.first(where: { !NivelService.Settings.isAddress($0) }) {
      throw ValidationError(
        "--trusted-proxy: \"\(name)\" is not an IP address: write one such as 192.0.2.7 or 2001:db8::7, without a port.")
    }
  }

  func run() async throws {
    do { try await serve() } catch let error as ExitCode { throw error } catch { throw Console.failure(error) }
  }

  /// Whether SIGHUP reads the content again. NB: when its terminal closes, a server there gets SIGHUP and must end.
  private static let reloads = isatty(STDIN_FILENO) != 1

  private func serve() async throws {
    // NB: until the service waits for it, the signal would end the process, for example during a migration.
    if Self.reloads { signal(SIGHUP, SIG_IGN) }
    let folder = ContentFolder(path: try content.folder())
    let tests = OfferedTests(folder: folder, releases: delivery.folder(in: data))
    let published = try delivery.published(content: folder.path, data: data)
    let site = try Site(files: try webFiles(), interfaces: try folder.interfaces())
    let metrics = operating.startMetrics()
    let storage = try await openStorage()
    let stores = storage.stores
    let current = tests.current
    let catalog = PlacementCatalog(entries: try tests.entries(of: current), store: stores.attempts, recordings: tests.recordings)
    let limits = settings.connections
    Console.note("At most \(limits.connections) connections, and \(limits.reserve) more for health checks.")
    let service = NivelService(
      settings: settings, stores: stores,
      content: .init(
        catalog: catalog, samples: try folder.sampleNotes(), wordLists: try folder.shippedLists(), site: site, published: published),
      models: .init(
        backends: models.servers, review: models.review, segmentation: SystemWordSegmentation(), tierTwo: embedding.tierTwo),
      environment: .system, operation: operating.operation(metrics, storage),
      translate: storage.trouble)
    let updates = try delivery.updates(
      of: tests, catalog, after: current, data: data, content: content, neighbors: stores.exchange?.releases)
    try await run(service, updates, storage)
    try storage.close()
  }

  private var settings: NivelService.Settings {
    var settings = NivelService.Settings(
      host: host, port: port, publicOrigin: publicUrl, build: BuildVersion(number: Version.number, commit: Version.commit),
      auditTimeLimit: .seconds(auditSeconds), connections: connections.limits(isShared: !withoutLimits))
    settings.trustedProxies = trustedProxy.isEmpty && publicUrl != nil ? ["127.0.0.1", "::1"] : trustedProxy
    settings.hasLimits = !withoutLimits
    settings.stopTime = .seconds(connections.stopSeconds)
    settings.retention = .days(retentionDays)
    settings.sharesStorage = storage.database != nil
    let data = data
    // NB: with PostgreSQL, the data of learners are on another disk.
    if storage.database == nil {
      settings.freeSpace = {
        (try? FileManager.default.attributesOfFileSystem(forPath: data)[.systemFreeSize] as? NSNumber)?.int64Value
      }
    }
    return settings
  }

  private func webFiles() throws -> [String: StoredFile] {
    let folder = WebFolder(path: try ContentOptions.locate("Web", holding: "index.html", named: web, option: "--web"))
    let files = try folder.files()
    folder.warnings(about: files).forEach(Console.note)
    return files
  }

  private func openStorage() async throws -> ServerStorage {
    do {
      try FileManager.default.createDirectory(
        atPath: data, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch { throw InputError(file: data, message: "the folder cannot be created: choose another with --data") }
    guard let url = storage.database else { return try .sqlite(folder: data, quota: storage.quota, logger: Self.logger) }
    return try await .postgreSQL(
      url: url, folder: data, connections: storage.databaseConnections, quota: storage.quota, logger: Self.logger)
  }

  private static let logger = {
    var logger = Logger(label: "nivel") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = .notice
    return logger
  }()

  private func run(_ service: NivelService, _ updates: ContentUpdates, _ storage: ServerStorage) async throws {
    let logger = Self.logger
    let updating = UpdateTask(updates: updates, logger: logger)
    let maintaining = Task(executorPreference: BackgroundExecutor.shared) { await storage.maintain() }
    // NB: the shutdown does not wait for a running sync. An interrupted sync leaves the active release unchanged.
    defer {
      updating.cancel()
      maintaining.cancel()
    }
    let host = host
    let reload: (@Sendable () async -> Void)? = Self.reloads ? { @Sendable in await updating.reload() } : nil
    try await service.run(logger: logger, onReload: reload) { port in
      Console.print("Nivel listens on http://\(host.contains(":") ? "[\(host)]" : host):\(port)")
    }
  }
}

extension ServiceEnvironment {
  /// The system clock and the system's secure random generator.
  static var system: ServiceEnvironment {
    ServiceEnvironment(
      now: { ServiceClock.now },
      makeToken: {
        var generator = SystemRandomNumberGenerator()
        return Token.make(using: &generator)
      },
      makeSeed: { UInt64.random(in: .min ... .max) })
  }
}
