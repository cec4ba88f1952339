#if arch(wasm32)

  /// Allocates memory for a request of `count` bytes; `nil` when `count` is negative.
  @_expose(wasm, "nivel_allocate")
  @_cdecl("nivel_allocate")
  public func nivelAllocate(_ count: Int32) -> UnsafeMutableRawPointer? {
    count < 0 ? nil : .allocate(byteCount: max(Int(count), 1), alignment: 16)
  }

  /// Frees the memory of a request or a reply.
  @_expose(wasm, "nivel_release")
  @_cdecl("nivel_release")
  public func nivelRelease(_ memory: UnsafeMutableRawPointer?) { memory?.deallocate() }

  /// Copies a reply to newly allocated memory: its length in bytes as a little-endian 32-bit number, then its bytes.
  public func replyMemory(_ bytes: [UInt8]) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes.count + 4, alignment: 16)
    memory.storeBytes(of: UInt32(bytes.count).littleEndian, as: UInt32.self)
    (memory + 4).copyMemory(from: bytes, byteCount: bytes.count)
    return memory
  }

#endif
