import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdf } from './pdf.ts'
import { png } from './png.ts'

test('a PDF says where each of its objects stands, and how long its text is', () => {
  const content = pdf({ title: 'Œuvre (1) \\ été', lines: ['a – b', 'L’été'], dtCreation: '2026-03-31T08:00:00.000Z' })
  const text = content.toString('latin1')
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const [, count = '', entries = ''] = /^xref\n0 (\d+)\n([\s\S]*?)trailer/.exec(text.slice(start)) ?? []
  const places = [...entries.matchAll(/(\d{10}) 00000 n \n/g)].map(([, place]) => Number(place))
  expect(places).toHaveLength(Number(count) - 1)
  for (const [at, place] of places.entries()) expect(text.slice(place)).toMatch(new RegExp(`^${at + 1} 0 obj\n`))
  const [, length, stream] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? []
  expect(stream).toHaveLength(Number(length))
  expect(stream).toContain('a \x96 b')
})

test('a PNG holds its pixels row by row', () => {
  const content = png({
    width: 3,
    height: 2,
    palette: [
      [255, 255, 255],
      [0, 0, 0],
    ],
    rectangles: [[1, 0, 2, 1, 1]],
  })
  const at = content.indexOf('IDAT')
  expect([...inflateSync(content.subarray(at + 4, at + 4 + content.readUInt32BE(at - 4)))]).toEqual([
    0, 0, 1, 1, 0, 0, 0, 0,
  ])
})
