import Identifiers
import StrictJSON
import Synchronization
import Testing

@testable import WebService

@Suite struct EventLogTests {
  private final class Recorder: Sendable {
    let lines = Mutex<[String]>([])
    let time = Mutex(Timestamp(microseconds: 0))

    var events: [String] { lines.withLock { $0 } }

    var log: EventLog {
      EventLog(now: { self.time.withLock { $0 } }) { line in self.lines.withLock { $0.append(line) } }
    }

    func advance(by microseconds: Int64) {
      time.withLock { $0 = Timestamp(microseconds: $0.microseconds + microseconds) }
    }
  }

  private let recorder = Recorder()

  @Test func `a line is a JSON object with time, event and the fields that have a value`() {
    recorder.log.write("limit", ["limit": .string("connections"), "profile": .null])
    #expect(recorder.events == [#"{"time":"1970-01-01T00:00:00Z","event":"limit","limit":"connections"}"#])
  }

  @Test func `a repeated event is counted instead of written`() {
    let log = recorder.log
    for _ in 0..<1000 { log.write("limit", [:]) }
    log.write("other", [:])
    #expect(recorder.events.count == EventLog.linesPerInterval + 1)
    recorder.advance(by: EventLog.interval)
    log.summarize()
    #expect(recorder.events.last?.contains(#""event":"repeated","of":"limit","omitted":980"#) == true)
    log.summarize()
    #expect(recorder.events.count == EventLog.linesPerInterval + 2)
  }

  @Test func `the next interval begins with a summary of the last`() {
    let log = recorder.log
    for _ in 0..<21 { log.write("limit", [:]) }
    recorder.advance(by: EventLog.interval)
    log.write("limit", [:])
    let last = recorder.events.suffix(2)
    #expect(last.first?.contains(#""omitted":1"#) == true)
    #expect(last.last?.contains(#""event":"limit""#) == true)
  }
}
