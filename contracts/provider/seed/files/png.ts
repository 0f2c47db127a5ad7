import { crc32, deflateSync } from 'node:zlib'

/** A rectangle in pixels, of a colour by its place in the palette. */
export type Rectangle = readonly [left: number, top: number, width: number, height: number, colour: number]

interface Drawing {
  width: number
  height: number
  /** Red, green and blue, 0 to 255; the first is the ground. */
  palette: readonly (readonly [red: number, green: number, blue: number])[]
  /** Later ones over earlier ones. */
  rectangles: readonly Rectangle[]
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** A drawing of rectangles as PNG, the same bytes each time. */
export function png({ width, height, palette, rectangles }: Drawing): Buffer {
  // Each row has a byte for its filter, none, before its pixels.
  const rows = new Uint8Array((width + 1) * height)
  for (const [left, top, wide, high, colour] of rectangles) {
    for (let y = top; y < top + high; y += 1)
      rows.fill(colour, y * (width + 1) + 1 + left, y * (width + 1) + 1 + left + wide)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits a pixel, each a place in the palette.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}
