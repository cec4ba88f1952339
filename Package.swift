// swift-tools-version:6.2
import PackageDescription

/// Every target: Swift 6 language mode, imports that must be spelled out, and no warning left standing.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The rules, which the tests call most: optimised in debug builds too when `NIVEL_OPTIMIZED` is set, as the Makefile does.
/// Tests then run in a fifth of the time.
// NB: by a switch, because a package with unsafe flags cannot be a dependency of another package.
let rules: [SwiftSetting] = Context.environment["NIVEL_OPTIMIZED"] == nil ? strict : strict + [.unsafeFlags(["-O"])]

/// The commit that `make release` builds, for `nivel --version`. Other builds name none: a new commit then compiles nothing anew.
let commit: [CSetting] = Context.environment["NIVEL_COMMIT"].map { [.define("NIVEL_COMMIT", to: "\"\($0)\"")] } ?? []

let package = Package(
  name: "nivel",
  platforms: [.iOS(.v18), .macOS(.v15), .visionOS(.v2)],
  products: [
    .library(name: "AnswerMatching", targets: ["AnswerMatching"]),
    .library(name: "Placement", targets: ["Placement"]),
    .library(name: "Authoring", targets: ["Authoring"]),
    .library(name: "NoteFacts", targets: ["NoteFacts"]),
    .library(name: "ItemWriting", targets: ["ItemWriting"]),
    .library(name: "QuestionWriting", targets: ["QuestionWriting"]),
    .library(name: "PracticeTests", targets: ["PracticeTests"]),
    .library(name: "Measurement", targets: ["Measurement"]),
    .library(name: "Reproducible", targets: ["Reproducible"]),
    .library(name: "ContentDelivery", targets: ["ContentDelivery"]),
    .library(name: "WordGame", targets: ["WordGame"]),
    .executable(name: "nivel", targets: ["nivel"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    // NB: without its default traits: they bring configuration readers and full Foundation, which nothing here uses
    // and every first build would pay for.
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
    // NB: these five come with hummingbird anyway; they are named because Nivel imports them itself.
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.7.0"),
  ],
  targets: [
    .target(name: "StrictJSON", swiftSettings: rules),
    .target(name: "Reproducible", swiftSettings: rules),
    .target(name: "Measurement", dependencies: ["Reproducible"], swiftSettings: rules),
    .target(name: "Identifiers", swiftSettings: rules),
    .target(name: "AnswerMatching", swiftSettings: rules),
    .target(name: "WasmMessages", swiftSettings: strict),
    // NB: these two are compiled for WebAssembly by Scripts/build_wasm.sh; here natively, for their tests.
    .target(name: "MatcherModule", dependencies: ["AnswerMatching", "WasmMessages"], swiftSettings: strict),
    .target(name: "GameModule", dependencies: ["WasmMessages", "WordGame"], swiftSettings: strict),
    .target(
      name: "Placement", dependencies: ["AnswerMatching", "Identifiers", "Measurement", "Reproducible", "StrictJSON"],
      swiftSettings: rules),
    .target(name: "NoteFacts", swiftSettings: rules),
    .target(name: "ItemWriting", dependencies: ["NoteFacts", "Reproducible"], swiftSettings: rules),
    .target(name: "QuestionWriting", dependencies: ["ItemWriting", "NoteFacts", "Reproducible", "StrictJSON"], swiftSettings: rules),
    .target(
      name: "PracticeTests", dependencies: ["AnswerMatching", "Identifiers", "ItemWriting", "NoteFacts", "QuestionWriting", "StrictJSON"],
      swiftSettings: rules),
    .target(name: "WordGame", dependencies: ["Identifiers", "Reproducible"], swiftSettings: rules),
    .target(name: "WordListFormats", dependencies: ["Reproducible", "StrictJSON", "WordGame"], swiftSettings: rules),
    .target(name: "Authoring", dependencies: ["Placement", "AnswerMatching", "Measurement", "StrictJSON"], swiftSettings: strict),
    .target(
      name: "Storage",
      dependencies: ["Identifiers", "Placement", "PracticeTests", "WordGame", .product(name: "Crypto", package: "swift-crypto")],
      swiftSettings: strict),
    .target(
      name: "SQLiteStorage",
      dependencies: [
        "Identifiers", "ItemWriting", "NoteFacts", "Placement", "PracticeTests", "QuestionWriting", "Reproducible", "Storage", "WordGame",
        .product(name: "GRDB", package: "GRDB.swift"), .product(name: "GRDBSQLite", package: "GRDB.swift"),
        .product(name: "Metrics", package: "swift-metrics"),
      ],
      swiftSettings: strict),
    // libpq, which is loaded while the program runs.
    .target(name: "CPostgreSQL"),
    .target(
      name: "PostgreSQLStorage",
      dependencies: [
        "CPostgreSQL", "Identifiers", "ItemWriting", "NoteFacts", "Placement", "PracticeTests", "QuestionWriting", "Storage", "WordGame",
      ],
      swiftSettings: rules),
    .target(
      name: "ContentDelivery",
      dependencies: [
        "StrictJSON",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      swiftSettings: strict),
    .target(
      name: "ICUSegmentation", dependencies: ["NoteFacts"], swiftSettings: strict,
      // NB: on Linux, ICU comes with the Swift toolchain, under this name.
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .target(
      name: "LanguageModels",
      dependencies: [
        "AnswerMatching", "QuestionWriting", "StrictJSON",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      swiftSettings: strict),
    .target(
      name: "WebService",
      dependencies: [
        "AnswerMatching", "Authoring", "Identifiers", "ItemWriting", "NoteFacts", "Placement", "PracticeTests", "QuestionWriting",
        "Reproducible", "Storage", "StrictJSON", "WordGame", "WordListFormats",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ],
      swiftSettings: strict),
    .target(
      name: "PrometheusMetrics", dependencies: [.product(name: "CoreMetrics", package: "swift-metrics")], swiftSettings: strict),
    .target(name: "BuildCommit", cSettings: commit),
    .executableTarget(
      name: "nivel",
      dependencies: [
        "AnswerMatching", "Authoring", "BuildCommit", "ContentDelivery", "ICUSegmentation", "Identifiers", "ItemWriting", "LanguageModels",
        "Measurement", "NoteFacts", "Placement", "PostgreSQLStorage", "PracticeTests", "PrometheusMetrics", "QuestionWriting",
        "Reproducible", "SQLiteStorage", "Storage", "StrictJSON", "WebService", "WordGame", "WordListFormats",
        .product(name: "CoreMetrics", package: "swift-metrics"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PrometheusMetricsTests",
      dependencies: ["PrometheusMetrics", .product(name: "CoreMetrics", package: "swift-metrics")], swiftSettings: strict),
    .testTarget(name: "StrictJSONTests", dependencies: ["StrictJSON"], swiftSettings: strict),
    .target(name: "TestSupport", dependencies: ["Identifiers"], path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(name: "ReproducibleTests", dependencies: ["Reproducible"], swiftSettings: strict),
    .testTarget(name: "MeasurementTests", dependencies: ["Measurement", "Reproducible"], swiftSettings: strict),
    .testTarget(name: "IdentifiersTests", dependencies: ["Identifiers"], swiftSettings: strict),
    .testTarget(name: "AnswerMatchingTests", dependencies: ["AnswerMatching", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "MatcherModuleTests", dependencies: ["AnswerMatching", "MatcherModule", "StrictJSON", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "PlacementTests",
      dependencies: ["Placement", "AnswerMatching", "Identifiers", "Measurement", "Reproducible", "StrictJSON", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "NoteFactsTests", dependencies: ["NoteFacts", "Reproducible"], swiftSettings: strict),
    .testTarget(name: "ItemWritingTests", dependencies: ["ItemWriting", "NoteFacts"], swiftSettings: strict),
    .testTarget(
      name: "QuestionWritingTests",
      dependencies: ["ItemWriting", "NoteFacts", "QuestionWriting", "Reproducible", "StrictJSON", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "PracticeTestsTests",
      dependencies: [
        "AnswerMatching", "Identifiers", "ItemWriting", "NoteFacts", "PracticeTests", "QuestionWriting", "Reproducible", "StrictJSON",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(name: "WordGameTests", dependencies: ["WordGame", "Identifiers", "Reproducible", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "GameModuleTests", dependencies: ["GameModule", "WasmMessages", "Reproducible", "WordGame"], swiftSettings: strict),
    .testTarget(
      name: "WordListFormatsTests", dependencies: ["WordListFormats", "WordGame", "Reproducible", "StrictJSON", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "AuthoringTests",
      dependencies: ["AnswerMatching", "Authoring", "Measurement", "Placement", "Reproducible", "StrictJSON", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ICUSegmentationTests", dependencies: ["ICUSegmentation", "Reproducible"], swiftSettings: strict
    ),
    .testTarget(name: "LanguageModelsTests", dependencies: ["LanguageModels", "QuestionWriting", "StrictJSON"], swiftSettings: strict),
    .testTarget(name: "ContentDeliveryTests", dependencies: ["ContentDelivery"], swiftSettings: strict),
    // The decoders that `make fuzz` fuzzes, with the kept inputs.
    .testTarget(
      name: "DecoderTests",
      dependencies: [
        "Authoring", "ContentDelivery", "GameModule", "Identifiers", "ItemWriting", "LanguageModels", "Measurement", "NoteFacts",
        "Placement", "PracticeTests", "QuestionWriting", "Reproducible", "StrictJSON", "WebService", "WordGame", "WordListFormats", "nivel",
      ],
      path: "Fuzzing", exclude: ["Corpus", "Matcher", "DecoderFuzzer.swift", "decoders.dict", "run.sh"],
      sources: ["Decoders", "Replay"], swiftSettings: strict),
    .testTarget(
      name: "StoreContractTests",
      dependencies: [
        "Identifiers", "ItemWriting", "NoteFacts", "Placement", "PostgreSQLStorage", "PracticeTests", "QuestionWriting", "SQLiteStorage",
        "Storage", "TestSupport", "WordGame",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SQLiteStorageTests",
      dependencies: [
        "Identifiers", "ItemWriting", "Placement", "PracticeTests", "QuestionWriting", "Reproducible", "SQLiteStorage", "Storage",
        "TestSupport", "WordGame",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SimulatedWorldTests",
      dependencies: [
        "AnswerMatching", "CPostgreSQL", "Identifiers", "ItemWriting", "NoteFacts", "Placement", "PostgreSQLStorage", "PracticeTests",
        "QuestionWriting", "Reproducible", "SQLiteStorage", "Storage", "StrictJSON", "TestSupport", "WebService", "WordGame",
        .product(name: "GRDB", package: "GRDB.swift"), .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: rules),
    .testTarget(
      name: "WebServiceTests",
      dependencies: [
        "Identifiers", "ItemWriting", "NoteFacts", "Placement", "PracticeTests", "QuestionWriting", "Reproducible", "SQLiteStorage",
        "Storage", "StrictJSON", "TestSupport", "WebService", "WordGame",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
      ],
      swiftSettings: strict),
  ]
)

#if os(Linux)
  // A second opinion on Unicode, for tests alone: libicu.
  package.targets += [
    .systemLibrary(name: "CICU", path: "Tests/CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"])]),
    .testTarget(name: "UnicodeReferenceTests", dependencies: ["AnswerMatching", "CICU"], swiftSettings: strict),
  ]
#endif

// For `make docs` alone: apps that depend on Nivel do not fetch it.
if Context.environment["NIVEL_DOCS"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
