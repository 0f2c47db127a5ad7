import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { consoleFont, fontFile, letters, rangeOf } from './font.ts'

const messages = ['fr', 'en'].map((locale) =>
  readFileSync(join(import.meta.dirname, `../src/locales/${locale}.json`), 'utf8'),
)

test('the font on record is the one that is made of the letters on record', async () => {
  expect(Buffer.compare(await consoleFont(), readFileSync(fontFile)), 'node app/build/font.ts writes it anew').toBe(0)
})

test('it has the letters that the console says of it, and all that its texts are written in', () => {
  const css = readFileSync(join(fontFile, '../fonts.css'), 'utf8').replaceAll(/\s+/g, ' ')
  expect(css).toContain(`unicode-range: ${rangeOf(letters)};`)
  // Inter has no arrow to the right among its Latin letters: the system draws it, as it always did.
  const known = new Set([...letters, 0x0a, '→'.codePointAt(0)])
  const others = messages.flatMap((text) => Array.from(text).filter((letter) => !known.has(letter.codePointAt(0) ?? 0)))
  expect([...new Set(others)]).toEqual([])
})
