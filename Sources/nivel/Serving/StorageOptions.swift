import ArgumentParser
import Storage

/// Options for the size of what learners store.
struct StorageOptions: ParsableArguments {
  @Option(help: "The size of the database, in MiB, beyond which the server takes no more notes, word lists and practice tests.")
  var storageMib = StorageQuota().bytes >> 20

  @Option(help: "How many MiB the notes, word lists and practice tests of one learner may take up.")
  var storageMibPerProfile = StorageQuota().bytesPerProfile >> 20

  func validate() throws {
    for (option, value) in [("storage-mib", storageMib), ("storage-mib-per-profile", storageMibPerProfile)] {
      guard (1...1 << 30).contains(value) else { throw ValidationError("--\(option) must be from 1 to \(1 << 30).") }
    }
  }

  var quota: StorageQuota { StorageQuota(bytesPerProfile: storageMibPerProfile << 20, bytes: storageMib << 20) }
}
