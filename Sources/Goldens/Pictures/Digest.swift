/// A hash that tells equal from different content; not against somebody who wants to deceive.
///
/// Every step can be undone, so that a change of a single word always changes the result.
public struct Digest: Hashable, Sendable, CustomStringConvertible {
  /// The hash.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of nothing.
  public init() {}

  /// The hash of a text.
  public init(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// The hash of bytes.
  public init(_ bytes: some Collection<UInt8>) {
    if bytes.withContiguousStorageIfAvailable({ add(UnsafeRawBufferPointer($0)) }) == nil {
      Array(bytes).withUnsafeBytes { add($0) }
    }
  }

  /// 16 hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Adds a word.
  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 32
  }

  /// Adds bytes and how many there are.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let words = bytes.count / 8
    for index in 0..<words {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)))
    }
    var last: UInt64 = 0
    for index in words * 8..<bytes.count { last = last << 8 | UInt64(bytes[index]) }
    add(last)
    add(UInt64(bytes.count))
  }
}
