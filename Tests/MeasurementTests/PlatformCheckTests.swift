import Testing

@Suite("Results on every platform")
struct PlatformCheckTests {
  @Test("300 adaptive tests give the recorded questions and probabilities, bit for bit")
  func sessions() throws {
    #expect(try PlatformCheck.sessions() == PlatformCheck.recordedSessions)
  }

  @Test("a calibration gives the recorded parameters, bit for bit")
  func calibration() {
    #expect(PlatformCheck.calibration() == PlatformCheck.recordedCalibration)
  }
}
