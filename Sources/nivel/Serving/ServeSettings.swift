import Foundation

/// The settings of `nivel serve` that come from the environment or from a file. Their names are those of the options.
///
/// An option on the command line is used first, then the environment variable, then the file.
struct ServeSettings {
  struct Setting {
    let name: String
    var isFlag = false

    var option: String { "--\(name)" }

    /// The environment variable, such as `NIVEL_PUBLIC_URL`.
    var variable: String { "NIVEL_" + name.uppercased().replacing("-", with: "_") }

    /// The arguments for a value.
    /// - Throws: ``InputError`` when the value of a flag is neither `true` nor `false`.
    func arguments(_ value: String, from source: String, line: Int = 1) throws(InputError) -> [String] {
      guard isFlag else { return ["\(option)=\(value)"] }
      switch value {
      case "true": return [option]
      case "false": return []
      default: throw InputError(file: source, line: line, message: "\(name): write true or false")
      }
    }
  }

  /// All settings.
  static let all =
    [
      "host", "port", "data", "database", "database-connections", "content", "web", "public-url", "trusted-proxy", "audit-seconds",
      "retention-days", "connections",
      "event-streams",
      "idle-seconds", "progress-seconds", "heartbeat-seconds", "stop-seconds", "storage-mib", "storage-mib-per-profile", "operator-port",
      "operator-host", "content-url", "trust", "content-every",
      "embedding-url", "embedding-model", "embedding-interface", "ollama-url", "ollama-model", "openai-url", "openai-model", "review",
    ]
    .map { Setting(name: $0) } + ["log-requests", "publish-content", "without-limits"].map { Setting(name: $0, isFlag: true) }

  /// The arguments of the command line with those of the environment and the file.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of the command line, without the program. Only those of `serve` change.
  ///   - environment: the environment variables.
  /// - Throws: ``InputError`` when the file cannot be read or contains an error.
  static func merge(_ arguments: [String], _ environment: [String: String]) throws(InputError) -> [String] {
    guard arguments.first == "serve" else { return arguments }
    let given = Set(arguments.map { $0.split(separator: "=", maxSplits: 1).first.map(String.init) ?? "" })
    var file: [String: (value: String, line: Int)] = [:]
    let path = value(of: "--config", in: arguments) ?? environment["NIVEL_CONFIG"]
    if let path { file = try read(path) }
    var merged = arguments
    for setting in all where !given.contains(setting.option) {
      if let value = environment[setting.variable] {
        merged += try setting.arguments(value, from: setting.variable)
      } else if let path, let (value, line) = file[setting.name] {
        merged += try setting.arguments(value, from: path, line: line)
      }
    }
    return merged
  }

  private static func value(of option: String, in arguments: [String]) -> String? {
    for (index, argument) in arguments.enumerated() {
      if argument.hasPrefix("\(option)=") { return String(argument.dropFirst(option.count + 1)) }
      if argument == option, index + 1 < arguments.count { return arguments[index + 1] }
    }
    return nil
  }

  private static func read(_ path: String) throws(InputError) -> [String: (value: String, line: Int)] {
    try parse(String(decoding: try InputFile.read(path, limit: 1 << 20), as: UTF8.self), file: path)
  }

  /// Reads lines such as `port = 8080`. Empty lines, and lines that begin with `#`, are skipped.
  /// - Parameter path: the name of the file in errors.
  /// - Throws: ``InputError`` for the first line with an error.
  static func parse(_ text: String, file path: String) throws(InputError) -> [String: (value: String, line: Int)] {
    let names = Set(all.map(\.name))
    var found: [String: (value: String, line: Int)] = [:]
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2 else { throw InputError(file: path, line: index + 1, message: "write a line such as: port = 8080") }
      guard names.contains(parts[0]) else {
        throw InputError(file: path, line: index + 1, message: "\(parts[0]): there is no such setting: nivel serve --help lists them")
      }
      guard found[parts[0]] == nil else {
        throw InputError(file: path, line: index + 1, message: "\(parts[0]): this setting is here twice")
      }
      found[parts[0]] = (parts[1], index + 1)
    }
    return found
  }
}
