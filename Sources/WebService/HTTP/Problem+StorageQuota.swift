import HTTPTypes
import Storage

extension Problem {
  /// A learner, or all learners together, have stored too much.
  init(_ error: StorageQuotaError) {
    switch error {
    case .profile(let limit):
      self.init(
        .conflict, "storage-quota",
        "Your notes, word lists and practice tests may take up \(limit >> 20) MiB: delete some that you do not need, and try again.")
    case .all:
      self.init(
        .insufficientStorage, "storage-limit",
        "The server has no more room for notes, word lists and practice tests. Answers are still stored. Try again later.")
    }
  }
}
