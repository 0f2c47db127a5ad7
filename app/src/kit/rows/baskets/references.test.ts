import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameIndex, namedBy, namingFields, pastedLines } from './references.ts'

const rows = [
  { id: 'k1', refThing: 'AFF-001', lbThing: 'Pont, nord' },
  { id: 'k2', refThing: 'AFF-002', lbThing: 'Électricité' },
  { id: 'k3', refThing: 'AFF-003', lbThing: 'Électricité' },
  { id: 'k4', refThing: '0042', lbThing: 'k1' },
]
const fields = ['id', 'refThing', 'lbThing']
const keyOf = ({ id }: Readonly<Record<string, unknown>>) => String(id)
const named = async (text: string) => {
  const index = await nameIndex(rows, fields, keyOf, new AbortController().signal)
  if (!index) throw new Error('nobody stopped it')
  const { keys, unknown, ambiguous } = namedBy(pastedLines(text), index)
  return { keys: [...keys], unknown, ambiguous }
}

describe('what is pasted', () => {
  test.each([
    ['one a line, from any system', 'AFF-001\r\naff-002\n\n AFF-003 ', ['k1', 'k2', 'k3'], [], []],
    ['the first cell of a sheet that names one', 'x\tAFF-001\ty\nx\tAFF-002\ty', ['k1', 'k2'], [], []],
    ['a list in one line, as mails have it', 'AFF-001, aff-002, AFF-009', ['k1', 'k2'], ['AFF-009'], []],
    ['a line of a sheet that names one twice', 'AFF-001\tPont, nord\tx', ['k1'], [], []],
    ['a cell in quotation marks', '"AFF-001";"ici"\n"AFF-002";"là"', ['k1', 'k2'], [], []],
    ['a label with a comma in it', 'Pont, nord', ['k1'], [], []],
    ['the same twice', 'AFF-001\nAFF-001', ['k1'], [], []],
    ['what nothing is named by', 'AFF-009\nAFF-001', ['k1'], ['AFF-009'], []],
    ['a name of several, with and without accents', 'electricite', [], [], ['electricite']],
    ['a name of several beside one of its own', 'electricite\tAFF-003', ['k3'], [], []],
    ['zeros in front', '0042\n42', ['k4'], ['42'], []],
    ['a key of one that is the label of another', 'k1', [], [], ['k1']],
    ['nothing', ' \n\t\n', [], [], []],
  ])('%s', async (_, text, keys, unknown, ambiguous) => {
    expect(await named(text)).toEqual({ keys, unknown, ambiguous })
  })

  test('every line is chosen, unknown or ambiguous', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('AFF-001', 'AFF-003', 'nichts', 'Électricité', '0042')),
        async (lines) => {
          const { keys, unknown, ambiguous } = await named(lines.join('\n'))
          const distinct = new Set(lines)
          expect(keys.length + unknown.length + ambiguous.length).toBe(distinct.size)
        },
      ),
    ))
})

test('a hundred thousand rows are looked through in slices, and it can be stopped', async () => {
  const many = Array.from({ length: 100_000 }, (_, at) => ({
    id: String(at),
    refThing: `R-${at}`,
    lbThing: `Lieu ${at}`,
  }))
  const stop = new AbortController()
  const index = await nameIndex(many, fields, keyOf, stop.signal)
  expect(index && namedBy(pastedLines('R-99999\nlieu 5\nR-100000'), index)).toMatchObject({
    keys: new Set(['99999', '5']),
    unknown: ['R-100000'],
  })
  const stopped = nameIndex(many, fields, keyOf, stop.signal)
  stop.abort()
  expect(await stopped).toBeNull()
})

test('a row is named by its key, its references, its label and its first column, unless the list says otherwise', () => {
  const columns = [{ field: 'lbThing' }, { field: 'refThing' }, { field: 'refusal' }, { field: 'reference' }]
  expect(namingFields({ key: 'id', columns })).toEqual(['id', 'refThing', 'reference', 'lbThing'])
  expect(namingFields({ key: 'id', label: 'lbLong', columns })).toContain('lbLong')
  expect(namingFields({ key: 'id', columns, named: ['refThing'] })).toEqual(['refThing'])
})
