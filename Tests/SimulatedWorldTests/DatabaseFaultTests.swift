import Testing

@Suite("A fault of the simulated database")
struct DatabaseFaultTests {
  @Test("happens once, at the first call that it fits after the planned number of such calls")
  func once() {
    var faults = DatabaseFaults()
    faults.plan(.conflict, after: 1)
    let calls: [DatabaseCall] = [.connection, .statement, .other, .commit, .commit]
    #expect(calls.map { faults.strike($0) } == [nil, nil, nil, .conflict, nil])
    #expect(faults.count == 1)
  }

  @Test("excuses failures of requests only while its transaction may have been stored, or cannot be repeated")
  func excuses() {
    let excused = DatabaseFault.allCases.filter { fault in
      var faults = DatabaseFaults()
      faults.plan(fault, after: 0)
      return faults.mayFailRequests
    }
    #expect(excused == [.lossBeforeCommit, .lossAfterCommit, .fullDisk])
  }
}
