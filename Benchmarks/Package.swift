// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "nivel", path: "..")],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [
        .product(name: "AnswerMatching", package: "nivel"), .product(name: "ItemWriting", package: "nivel"),
        .product(name: "Measurement", package: "nivel"), .product(name: "NoteFacts", package: "nivel"),
        .product(name: "Placement", package: "nivel"), .product(name: "QuestionWriting", package: "nivel"),
        .product(name: "Reproducible", package: "nivel"), .product(name: "WordGame", package: "nivel"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")])
  ]
)
