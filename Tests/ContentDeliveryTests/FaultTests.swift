import ContentDelivery
import Testing

/// Each disk operation of publishing and syncing fails once, in each way.
@Suite("A full disk and a power loss at every step")
struct FaultTests {
  @Test(
    "After a failed sync, the old or the new release is active and whole, and the next sync repairs the rest",
    arguments: FaultyDisk.Fault.allCases)
  func sync(fault: FaultyDisk.Fault) async throws {
    let (first, second) = (Workshop.contents(), Workshop.contents(edition: 2, changed: ["en", "th"]))
    var (step, reached) = (1, true)
    while reached {
      let workshop = Workshop()
      try workshop.publish(first)
      let source = FolderSource(workshop.published)
      try await workshop.client(source).sync(now: Workshop.time)
      try workshop.publish(second, at: Workshop.time + 1)
      let disk = FaultyDisk(fault, at: step)
      await #expect(throws: Never.self) { _ = try? await workshop.client(source, disk: disk).sync(now: Workshop.time + 2) }
      let inUse = workshop.inUse
      #expect(inUse == Workshop.files(first) || inUse == Workshop.files(second), "step \(step)")
      try await workshop.client(source).sync(now: Workshop.time + 3)
      #expect(workshop.inUse == Workshop.files(second), "step \(step)")
      reached = disk.steps >= step
      step += 1
    }
    #expect(step > 20, "only \(step) steps were tried")
  }

  @Test("After a failed first sync, nothing or the whole release is active", arguments: FaultyDisk.Fault.allCases)
  func firstSync(fault: FaultyDisk.Fault) async throws {
    let contents = Workshop.contents()
    var (step, reached) = (1, true)
    while reached {
      let workshop = Workshop()
      try workshop.publish(contents)
      let (source, disk) = (FolderSource(workshop.published), FaultyDisk(fault, at: step))
      _ = try? await workshop.client(source, disk: disk).sync(now: Workshop.time)
      #expect(workshop.inUse.isEmpty || workshop.inUse == Workshop.files(contents), "step \(step)")
      try await workshop.client(source).sync(now: Workshop.time)
      #expect(workshop.inUse == Workshop.files(contents), "step \(step)")
      reached = disk.steps >= step
      step += 1
    }
    #expect(step > 20)
  }

  @Test(
    "After failed publishing, the old or the new release is whole, and publishing again repairs the rest",
    arguments: FaultyDisk.Fault.allCases)
  func publish(fault: FaultyDisk.Fault) async throws {
    let (first, second) = (Workshop.contents(), Workshop.contents(edition: 2, changed: ["ar"]))
    var (step, reached) = (1, true)
    while reached {
      let workshop = Workshop()
      try workshop.publish(first)
      let disk = FaultyDisk(fault, at: step)
      _ = try? workshop.publish(second, at: Workshop.time + 1, disk: disk)
      try await workshop.client(FolderSource(workshop.published)).sync(now: Workshop.time + 2)
      #expect(workshop.inUse == Workshop.files(first) || workshop.inUse == Workshop.files(second), "step \(step)")
      try workshop.publish(second, at: Workshop.time + 1)
      try await workshop.client(FolderSource(workshop.published)).sync(now: Workshop.time + 2)
      #expect(workshop.inUse == Workshop.files(second), "step \(step)")
      reached = disk.steps >= step
      step += 1
    }
    #expect(step > 5)
  }
}
