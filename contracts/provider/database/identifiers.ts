import { createHash } from 'node:crypto'

// Any fixed UUID does: it only keeps these names apart from other people's.
const namespace = Buffer.from('6f1c2f0e9a5b4c0d8e7a3b1d2c4f5a60', 'hex')

/** UUIDv5 (RFC 9562) of a name such as `mode:LEV`: the same on every machine. */
export function guidOf(name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
