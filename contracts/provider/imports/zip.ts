// Offsets of the zip format (APPNOTE 4.3.12 and 4.3.16).
const endSignature = 0x06054b50
const entrySignature = 0x02014b50

/** Bytes that a zip archive says it unfolds to, by its own directory; null when it has none, and so is no archive. */
export function unzippedSize(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.byteLength - 22
  while (end >= 0 && view.getUint32(end, true) !== endSignature) end -= 1
  if (end < 0) return null
  let at = view.getUint32(end + 16, true)
  let size = 0
  while (at + 46 <= end && view.getUint32(at, true) === entrySignature) {
    size += view.getUint32(at + 24, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return size
}
