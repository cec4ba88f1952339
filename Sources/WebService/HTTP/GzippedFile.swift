import NIOCore
import Synchronization

/// The gzip encoding of a file. It is made at the first request that accepts it, so that a start does not wait for it.
final class GzippedFile: Sendable {
  private enum State {
    case unknown
    case known(ByteBuffer?)
  }

  /// Smaller files are not worth it: they fit into one packet.
  private static let leastBytes = 1_024
  private let state = Mutex(State.unknown)

  /// Whether files of a media type become much smaller. Recordings and pictures are compressed already.
  static func isWorthwhile(mediaType: String, size: Int) -> Bool {
    size >= leastBytes
      && (mediaType.hasPrefix("text/") || ["javascript", "json", "svg", "wasm"].contains(where: mediaType.contains))
  }

  /// The encoding of the file with these bytes; nil if it is not smaller.
  func buffer(of file: ByteBuffer) -> ByteBuffer? {
    state.withLock { state in
      if case .known(let buffer) = state { return buffer }
      let buffer = (try? Gzip.compressed(file)).flatMap { $0.readableBytes < file.readableBytes ? $0 : nil }
      state = .known(buffer)
      return buffer
    }
  }
}
