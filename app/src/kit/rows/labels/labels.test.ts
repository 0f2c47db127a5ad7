import fc from 'fast-check'
import jsQR from 'jsqr'
import { describe, expect, test } from 'vitest'
import { formatOf, labelFormats, labelsOn, pagesOf } from './label-formats.ts'
import { qrPath } from './qr-path.ts'

/** Draws a path of rectangles as a picture, so many dots to a square. */
function picture(text: string, dots: number) {
  const { size, d } = qrPath(text)
  const side = size * dots
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, width] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * dots; row < (Number(y) + 1) * dots; row++)
      for (let at = Number(x) * dots; at < (Number(x) + Number(width)) * dots; at++)
        data.fill(0, (row * side + at) * 4, (row * side + at) * 4 + 3)
  return { data, side }
}

test('a code is read back as the address it was made of', () => {
  const part = fc.stringMatching(/^[\w.-]{1,50}$/)
  fc.assert(
    fc.property(part, part, fc.integer({ min: 1, max: 9_999_999 }), (host, reference, key) => {
      const address = `https://${host}/ronde/Prm/Ref/MaterielList?idReferentielGuid=7d1f3c52-4f0e-5c0a-9a53-0d7c3d1f8f11&q=${reference}&e=VoirValeurs:${key}`
      const { data, side } = picture(address, 3)
      expect(jsQR(data, side, side)?.data).toBe(address)
    }),
    { numRuns: 25 },
  )
})

test('a scratched code is still read', () => {
  const address = 'https://console.example.org/Prm/Ref/MaterielList?q=PR-1&e=VoirValeurs:1'
  const { data, side } = picture(address, 4)
  // A streak of white, a tenth of the picture high, under its middle.
  data.fill(255, Math.floor(side * 0.55) * side * 4, Math.floor(side * 0.62) * side * 4)
  expect(jsQR(data, side, side)?.data).toBe(address)
})

describe('places on paper', () => {
  test.each(labelFormats)('labels of $id stay on the page, and beside each other', (format) => {
    const { page, columns, lines, label, start, gap } = format
    expect(start[0] + columns * label[0] + (columns - 1) * gap).toBeLessThanOrEqual(page[0] + 0.1)
    expect(start[1] + lines * label[1]).toBeLessThanOrEqual(page[1] + 0.1)
  })

  test('all labels are printed once, in their order, after the places that are used', () => {
    fc.assert(
      fc.property(fc.constantFrom(...labelFormats), fc.nat(200), fc.nat(), (format, count, from) => {
        const rows = Array.from({ length: count }, (_, at) => at)
        const used = from % labelsOn(format)
        const pages = pagesOf(format, rows, used)
        expect(pages.flat().filter((row) => row !== null)).toEqual(rows)
        expect(pages[0]?.slice(0, used) ?? []).toEqual(count + used > 0 ? Array.from({ length: used }, () => null) : [])
        for (const page of pages.slice(0, -1)) expect(page).toHaveLength(labelsOn(format))
      }),
    )
  })

  test('a format that nobody knows is the usual one', () => {
    expect(formatOf('gone')).toBe(formatOf(undefined))
  })
})
