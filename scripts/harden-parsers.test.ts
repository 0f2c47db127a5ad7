import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { guarded, quoted, unguarded } from '../app/src/base/csv.ts'
import { textOf } from '../app/src/locales/intl.ts'
import { allEntries, isSafePath, readMenus } from '../app/src/navigation/menu-entry.ts'
import { menusArbitrary } from '../app/src/navigation/testing/menu-arbitrary.ts'
import { csvRecords, separatorOf } from '../contracts/wire/csv.ts'
import { formatDate, formatIso, parseIso, parseShort, parseTyped } from '../ui/src/internal/calendar/dates.ts'
import { parseNumber } from '../ui/src/number-field/parse-number.ts'
import { buildTree } from '../ui/src/tree/build-tree.ts'
import { messages } from '../app/e2e/messages.ts'

/** `npm run harden` runs 10,000 of each; the same seed repeats them. */
const numRuns = Number(process.env.RONDE_RUNS ?? 300)
const seed = Number(process.env.RONDE_SEED ?? Date.now() % 2_147_483_647)
const runs = { numRuns, seed }
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string())

describe(`what is read comes from anywhere (${numRuns} of each, seed ${seed})`, () => {
  test('cells that are written as CSV are read again, one by one, and any text is read somehow', () => {
    const cell = fc.oneof(anyText, fc.constantFrom('=1+1', '-2', '@x', '+a', '\ta', 'a;b', '"', 'a\r\nb', ''))
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';'), anyText, (rows, separator, text) => {
        const written = [['a', 'b'], ...rows]
          .map((row) => row.map((one) => quoted(guarded(one), separator)).join(separator))
          .join('\r\n')
        expect(separatorOf(written)).toBe(separator)
        const read = [...csvRecords(written)].map(({ cells }) => cells.map(unguarded))
        // Blank rows do not count.
        const there = rows.filter((row) => row.some((one) => one.trim() !== ''))
        expect(read.slice(1).filter((row) => row.some((one) => one.trim() !== ''))).toEqual(there)
        expect(() => [...csvRecords(text)]).not.toThrow()
      }),
      runs,
    )
  })

  test('an address that is taken for one of the console stays within it', () => {
    const origin = 'https://console.example'
    const piece = fc.oneof(
      fc.constantFrom('/', '\\', '//', '.', '..', '%2f', '%5C', ':', '@', 'javascript:', 'data:', 'evil.example', '\t'),
      fc.constantFrom('jAvAsCrIpT:', '&#58;', '\n', '?', '#', 'Aff', ' ', '\u0000', '\u202E', 'https:', 'vbscript:'),
      fc.string({ maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = pieces.join('')
        if (isSafePath(path)) expect(new URL(path, origin).origin).toBe(origin)
      }),
      runs,
    )
  })

  test('menus of any shape are read, and what is left of them is safe', () => {
    fc.assert(
      fc.property(menusArbitrary, (menus) => {
        const { book } = readMenus(menus)
        for (const { path } of allEntries(book)) if (path) expect(isSafePath(path.split('?')[0] ?? '')).toBe(true)
      }),
      runs,
    )
  })

  test('rows with any parents make a tree in which each is once', () => {
    const key = fc.integer({ min: 0, max: 12 })
    const row = fc.record({ id: key, parent: fc.oneof(key, fc.constantFrom(null, '', undefined, 99, 'x')) })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
        const { roots, nodes, duplicates } = buildTree(rows, { id: 'id', parentId: 'parent' })
        const seen: string[] = []
        const open = [...roots]
        for (let node = open.pop(); node; node = open.pop()) {
          seen.push(node.id)
          open.push(...node.children)
        }
        expect(seen.toSorted()).toEqual([...nodes.keys()].toSorted())
        expect(seen.length + duplicates.length).toBe(rows.length)
      }),
      runs,
    )
  })

  test('a date that is written is read again, and any text is a date or none', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, anyText, (moment, text) => {
        const iso = moment.toISOString().slice(0, 10)
        const date = parseIso(iso)
        expect(date && parseTyped(formatDate(date))).toEqual(date)
        expect(formatIso(iso)).toBe(iso.split('-').toReversed().join('/'))
        for (const read of [parseTyped, parseShort, parseIso]) expect(() => read(text)).not.toThrow()
      }),
      runs,
    )
  })

  test('a number that is written in either language is read again, and any text is a number or none', () => {
    const number = fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(999))
    fc.assert(
      fc.property(fc.constantFrom('fr-FR', 'en-GB'), number, anyText, (locale, [whole, thousandths], text) => {
        const value = whole + thousandths / 1000
        const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value)
        expect(parseNumber(written, locale)).toBeCloseTo(value, 3)
        const read = parseNumber(text, locale)
        expect(read === null || Number.isFinite(read)).toBe(true)
      }),
      runs,
    )
  })

  test('a message of either language is said whatever its values are', async () => {
    const ids = Object.keys(messages.fr)
    const say = { fr: textOf('fr', messages.fr), en: textOf('en', messages.en) }
    // A message that cannot be formatted is reported to developers.
    const broken: unknown[] = []
    vi.stubGlobal('reportError', (error: unknown) => void broken.push(error))
    const values = fc.record({ text: fc.oneof(anyText, fc.integer()), number: fc.oneof(fc.double(), fc.integer()) })
    fc.assert(
      fc.property(
        fc.constantFrom(...ids),
        fc.constantFrom('fr' as const, 'en' as const),
        values,
        (id, locale, given) => {
          const places = [...messages[locale][id as keyof typeof messages.fr].matchAll(/\{(\w+)(,|\})/g)]
          const filled = places.map(([, name = '', end]) => [name, end === ',' ? given.number : given.text] as const)
          expect(say[locale].of(id, '', Object.fromEntries(filled)).length).toBeGreaterThan(0)
        },
      ),
      runs,
    )
    await Promise.resolve()
    expect(broken).toEqual([])
  })
})
