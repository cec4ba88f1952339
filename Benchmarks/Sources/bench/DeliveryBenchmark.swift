import Foundation

/// Measures publishing and syncing all languages as whole processes, and serving blobs compared with nginx.
enum DeliveryBenchmark {
  static func run(program: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nivel-bench-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let bench = DeliveryBenchmark.Run(program: program, folder: folder)
    try bench.prepare()
    try bench.publishAndSync()
    try bench.serve()
  }

  struct Run {
    let program: String
    let folder: String

    private var key: String { "\(folder)/key" }
    // NB: the release is beside the blueprints, because the server publishes the release in its content folder.
    private var release: String { folder }

    func prepare() throws {
      try call(["keygen", "--out", key])
      try FileManager.default.copyItem(atPath: "Content/blueprints", toPath: "\(folder)/blueprints")
      try call(publish(into: release))
    }

    private func publish(into out: String) -> [String] { ["publish", "--content", folder, "--out", out, "--key", key] }

    private func call(_ arguments: [String]) throws { _ = try AuditBenchmark.time(program, arguments) }

    func publishAndSync() throws {
      let nginx = try Nginx(folder: release)
      defer { nginx.stop() }
      let sync = ["sync", "--from", nginx.address, "--into", "\(folder)/synced", "--trust", "\(key).pub"]
      try call(sync)
      var (first, again, unchanged, empty) = ([Double](), [Double](), [Double](), [Double]())
      for round in 0..<11 {
        first.append(try AuditBenchmark.time(program, publish(into: "\(folder)/release-\(round)")))
        again.append(try AuditBenchmark.time(program, publish(into: release)))
        unchanged.append(try AuditBenchmark.time(program, sync))
        empty.append(try AuditBenchmark.time(program, ["match"]))
      }
      let nothing = Sample(empty).median
      let count = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/blueprints").count
      print("content delivery, \(count) languages, whole process, median of 11   ms   ratio to empty process")
      for (title, times) in [("first publish", first), ("publish, nothing new", again), ("sync, nothing new", unchanged)] {
        let median = Sample(times).median
        print(table(title, [rounded(median), rounded(median / nothing) + " x"]))
      }
    }

    /// Closed loop: 32 connections of `wrk`, five rounds of three seconds each, the two servers in turns.
    func serve() throws {
      let blobs = try FileManager.default.contentsOfDirectory(atPath: "\(release)/blobs").sorted()
      let served = [
        ("a blob", "content/blobs/\(blobs[0])"), ("the manifest", "content/manifest.json"), ("the interface", "api/v1/openapi.json"),
      ]
      let site = try packed(served.map { $0.1 })
      let nginx = try Nginx(folder: site)
      defer { nginx.stop() }
      let server = try BenchServer(program: program, data: "\(folder)/data", "--content", folder, "--publish-content")
      defer { server.stop() }
      print("files served, requests per second, median of 5         nivel       nginx       ratio")
      for (title, path) in served {
        for encoding in ["identity", "gzip"] {
          var (own, peer) = ([Double](), [Double]())
          for _ in 0..<5 {
            own.append(try load("http://127.0.0.1:\(server.port)/\(path)", encoding))
            peer.append(try load("\(nginx.address)/\(path)", encoding))
          }
          let (a, b) = (Sample(own).median, Sample(peer).median)
          print(table("\(title), \(encoding)", [rounded(a), rounded(b), rounded(a / b) + " x"]))
        }
      }
    }

    /// A folder for nginx with the files at the paths of the server, each also compressed.
    private func packed(_ paths: [String]) throws -> String {
      let site = "\(folder)/site"
      for path in paths {
        let source = path.hasPrefix("content/") ? "\(release)/\(path.dropFirst("content/".count))" : "Web/api/openapi.json"
        let target = "\(site)/\(path)"
        try FileManager.default.createDirectory(
          atPath: URL(fileURLWithPath: target).deletingLastPathComponent().path, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: source, toPath: target)
        _ = try output("gzip", ["-k", "-6", target])
      }
      return site
    }

    private func load(_ address: String, _ encoding: String) throws -> Double {
      let report = try output("wrk", ["-t1", "-c32", "-d3s", "-H", "Accept-Encoding: \(encoding)", address])
      guard !report.contains("Non-2xx"), let line = report.split(separator: "\n").first(where: { $0.hasPrefix("Requests/sec:") }),
        let rate = line.split(separator: " ").last.flatMap({ Double($0) })
      else { throw BenchFailure(description: "wrk failed: \(report)") }
      return rate
    }
  }
}

/// nginx with one worker as a static web server of one folder. This is the peer.
private final class Nginx {
  let address: String
  private let process = Process()

  init(folder: String) throws {
    let port = Int.random(in: 20_000..<40_000)
    address = "http://127.0.0.1:\(port)"
    let settings = """
      worker_processes 1; daemon off; error_log stderr crit; pid \(folder)/nginx.pid;
      events { worker_connections 1024; }
      http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type application/json; gzip_static on;
        client_body_temp_path \(folder)/nginx; proxy_temp_path \(folder)/nginx; fastcgi_temp_path \(folder)/nginx;
        uwsgi_temp_path \(folder)/nginx; scgi_temp_path \(folder)/nginx;
        server { listen 127.0.0.1:\(port); root \(folder); } }
      """
    try settings.write(toFile: "\(folder)/nginx.conf", atomically: true, encoding: .utf8)
    // NB: if nginx is started as root, it reads as the user nobody. The folder must then be readable for all users.
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["nginx", "-c", "\(folder)/nginx.conf"]
    try process.run()
    let deadline = Date().addingTimeInterval(10)
    while HTTPConnection(port: port) == nil {
      guard process.isRunning, Date() < deadline else { throw BenchFailure(description: "nginx did not start") }
      usleep(20_000)
    }
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }
}

/// Returns the output of a program from the search path.
func output(_ program: String, _ arguments: [String]) throws -> String {
  let (process, pipe) = (Process(), Pipe())
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [program] + arguments
  process.standardOutput = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: data, as: UTF8.self)
}
