import { crc32, createInflateRaw } from 'node:zlib'
import { checkFiles, checkUnfolded, damaged } from './limits.ts'

// Offsets of the zip format (APPNOTE 4.3.7 to 4.3.16 and 4.5.3).
const signatures = {
  end: 0x06054b50,
  endOf64: 0x06064b50,
  locator: 0x07064b50,
  entry: 0x02014b50,
  local: 0x04034b50,
} as const
const elsewhere = 0xffffffff

/** A file of an archive. */
export interface ZipEntry {
  isDeflated: boolean
  /** Its size in bytes, packed and unpacked. */
  packed: number
  size: number
  crc: number
  /** Offset of the file in the archive. */
  offset: number
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Offset of the central directory; offsets too large for 32 bits are in a record before the end. */
function directoryAt(view: DataView): number {
  let end = view.byteLength - 22
  // The end record's comment has 65,535 bytes at most.
  const first = Math.max(0, end - 65_535)
  while (end >= first && view.getUint32(end, true) !== signatures.end) end -= 1
  if (end < first) throw damaged()
  const at = view.getUint32(end + 16, true)
  if (at !== elsewhere) return at
  if (view.getUint32(end - 20, true) !== signatures.locator) throw damaged()
  const end64 = Number(view.getBigUint64(end - 12, true))
  if (view.getUint32(end64, true) !== signatures.endOf64) throw damaged()
  return Number(view.getBigUint64(end64 + 48, true))
}

/** Replaces numbers too large for 32 bits by their 64-bit values, which follow in the same order. */
function widened(view: DataView, from: number, to: number, values: readonly number[]): number[] {
  let at = from
  while (at + 4 <= to && view.getUint16(at, true) !== 1) at += 4 + view.getUint16(at + 2, true)
  at += 4
  return values.map((value) => {
    if (value !== elsewhere) return value
    at += 8
    return Number(view.getBigUint64(at - 8, true))
  })
}

function filesIn(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = viewOf(bytes)
  const files = new Map<string, ZipEntry>()
  let [total, count] = [0, 0]
  for (let at = directoryAt(view); at + 46 <= view.byteLength && view.getUint32(at, true) === signatures.entry;) {
    const method = view.getUint16(at + 10, true)
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ]
    const [size, packed, offset] = widened(
      view,
      at + 46 + name,
      at + 46 + name + extra,
      [24, 20, 42].map((field) => view.getUint32(at + field, true)),
    ) as [number, number, number]
    if (method !== 0 && method !== 8) throw damaged()
    total += size
    checkUnfolded(total)
    count += 1
    checkFiles(count)
    files.set(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)), {
      isDeflated: method === 8,
      packed,
      size,
      crc: view.getUint32(at + 16, true),
      offset,
    })
    at += 46 + name + extra + comment
  }
  return files
}

/** The files of an archive by their names. Throws 415 for another file, 413 when its declared unpacked size exceeds the limit. */
export function filesOf(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  try {
    return filesIn(bytes)
  } catch (error) {
    // The archive points beyond its end.
    throw error instanceof RangeError ? damaged() : error
  }
}

function packedBytes(bytes: Uint8Array, { offset, packed }: ZipEntry): Uint8Array {
  const view = viewOf(bytes)
  if (offset + 30 > view.byteLength || view.getUint32(offset, true) !== signatures.local) throw damaged()
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (start + packed > view.byteLength) throw damaged()
  return bytes.subarray(start, start + packed)
}

/** Unpacks a file piece by piece. Throws as soon as it differs from what the archive declares. */
export async function* unfolded(bytes: Uint8Array, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const packed = packedBytes(bytes, entry)
  const pieces = entry.isDeflated ? createInflateRaw({ chunkSize: 65_536 }) : [packed]
  if (!Array.isArray(pieces)) pieces.end(packed)
  let [size, crc] = [0, 0]
  try {
    for await (const piece of pieces as AsyncIterable<Uint8Array>) {
      size += piece.length
      if (size > entry.size) throw damaged()
      crc = crc32(piece, crc)
      yield piece
    }
  } catch (error) {
    const { code } = error as { code?: unknown }
    throw typeof code === 'string' && code.startsWith('Z_') ? damaged() : error
  }
  if (size !== entry.size || crc !== entry.crc) throw damaged()
}
