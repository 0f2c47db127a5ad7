import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyRow } from '../place/row.ts'
import { textIn } from '../../locales/testing/texts.ts'
import { countStates, differencesOf } from './differences.ts'
import { exportTable } from './export-table.ts'
import { fileRows } from './file-rows.ts'
import { matchHeadings } from './headings.ts'
import type { ImportTable } from './import-table.ts'
import { readyFile } from './ready-file.ts'

const says = [textIn('fr'), textIn('en')]

const sign = fc.constantFrom(
  'a',
  'é',
  '=',
  '-',
  "'",
  '"',
  ';',
  ',',
  '\t',
  '\n',
  '\r',
  '<',
  '&',
  '_x0041_',
  '1',
  ' ',
  '#',
)
const text = fc.string({ unit: sign, maxLength: 8 }).map((one) => one.trim())
const row = fc.record({
  lb: text,
  description: fc.option(text),
  isActif: fc.boolean(),
  parent: fc.constantFrom(null, 'R0', 'R1'),
  dureeTot: fc.option(
    fc.oneof(
      fc.integer(),
      fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((one) => Number(one.toFixed(3))),
    ),
  ),
})

const tableOf = (rows: readonly object[]): ImportTable => ({
  key: 'ref',
  rows: rows.map((one, at) => ({ ...one, ref: `R${at}` })),
  columns: [
    { name: 'ref' },
    { name: 'lb' },
    { name: 'description' },
    {
      name: 'refParent',
      label: 'Parent',
      of: ({ parent }) => parent,
      accepted: rows.map((_, at) => ({ value: `R${at}`, label: `Libellé ${at % 2}` })),
    },
    { name: 'dureeTot', kind: 'number' },
    { name: 'isActif', kind: 'flag' },
  ],
})

async function readBack(table: ImportTable, blob: Blob, kind: string) {
  const file = new File([blob], `x.${kind}`)
  const read = await fileRows(file)
  if (!read) throw new Error('unreadable')
  const matches = matchHeadings(read.header, { columns: table.columns, view: 'Test', says, byHand: [] })
  return { read, ready: await readyFile({ file, read, matches, table, says }), matches }
}

test('whatever is there, exported in either language and form and imported unchanged, changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 2, maxLength: 6 }),
      fc.constantFrom('fr', 'en'),
      fc.constantFrom('csv', 'xlsx'),
      async (rows, locale, kind) => {
        const table = tableOf(rows)
        const { blob } = await exportTable[kind]({
          table,
          rows: table.rows ?? [],
          late: null,
          view: 'Test',
          text: textIn(locale),
          title: 'x',
        })
        const { read, ready, matches } = await readBack(table, blob, kind)
        expect(read.header).toEqual(['ref', 'lb', 'description', 'refParent', '#Parent', 'dureeTot', 'isActif'])
        expect(matches).not.toContain('unknown')
        const differences = await differencesOf({ table, rows: ready.rows, errors: [], late: new Map() })
        expect(differences.filter(({ state }) => state !== 'unchanged')).toEqual([])
        expect(countStates(differences).unchanged).toBe(rows.length)
        // What goes out says the same to a reader that knows nothing of the console.
        const sent = await readBack(
          { ...table, columns: table.columns.map(({ name }) => ({ name })) },
          ready.file,
          'csv',
        )
        expect(sent.read.header).toEqual(['ref', 'lb', 'description', 'refParent', 'dureeTot', 'isActif'])
        expect(sent.read.rows).toHaveLength(rows.length)
      },
    ),
    { numRuns: 60 },
  )
})

const table = tableOf([
  { lb: 'un', description: null, isActif: true, parent: null, dureeTot: 5 },
  { lb: 'deux', description: 'd', isActif: false, parent: 'R0', dureeTot: null },
])
const tried = async (csv: string) => (await readBack(table, new Blob([csv]), 'csv')).ready

test('each cell that changes is told, from what to what; the rest by its line', async () => {
  const { rows } = await tried('ref;lb;isActif;refParent\nR0;un;oui;\nr1;DEUX;vrai;\nR9;neuf;;Libellé 0\nRX;;;\n')
  const errors = [{ line: 5, field: 'lb', message: 'Requis' }]
  expect(await differencesOf({ table, rows, errors, late: new Map() })).toEqual([
    { line: 2, key: 'R0', state: 'unchanged', column: null },
    { line: 3, key: 'r1', state: 'changed', column: 'lb', from: 'deux', to: 'DEUX' },
    { line: 3, key: 'r1', state: 'changed', column: 'isActif', from: 'false', to: 'true' },
    { line: 3, key: 'r1', state: 'changed', column: 'refParent', from: 'R0', to: '' },
    { line: 4, key: 'R9', state: 'new', column: 'ref', to: 'R9' },
    { line: 4, key: 'R9', state: 'new', column: 'lb', to: 'neuf' },
    { line: 4, key: 'R9', state: 'new', column: 'refParent', to: 'R0' },
    { line: 5, key: 'RX', state: 'faulty', column: null, mistake: { field: 'lb', message: 'Requis' } },
  ])
})

test('a file with the server’s names and forms goes out as it is; another is put into them, and its mistakes are told by its own lines and headings', async () => {
  const plain = new File(['ref;lb\nR0;un\n'], 'x.csv')
  const read = await fileRows(plain)
  const matches = [{ column: 'ref' }, { column: 'lb' }]
  if (!read) throw new Error('unreadable')
  expect((await readyFile({ file: plain, read, matches, table, says })).file).toBe(plain)
  const { file, told } = await tried('ref;lb;#note;refParent\n\nR0;"un\nseul";x;\n\n\nR1;\'=1+1;y;Libellé 1\n')
  expect(await file.text()).toBe('ref;lb;refParent\r\nR0;"un\nseul";\r\nR1;=1+1;R1\r\n')
  expect(told({ line: 4, field: 'refParent', message: 'x' })).toEqual({ line: 7, field: 'refParent', message: 'x' })
})

test('a column that a row does not tell, or that is asked for row by row and was not, is left out', async () => {
  const late: ImportTable = {
    ...table,
    columns: [...table.columns, { name: 'MARQUE', label: 'Marque', of: null }, { name: 'gone' }],
  }
  const asked = { table: late, rows: late.rows ?? [], view: 'Test', text: textIn('fr'), title: 'x' }
  const headerOf = async (brought: ReadonlyMap<AnyRow, Record<string, unknown>> | null) => {
    const { blob } = exportTable.csv({ ...asked, late: brought })
    return (await blob.text()).split('\r\n')[0]
  }
  expect(await headerOf(null)).toBe('ref;lb;description;refParent;#Parent;dureeTot;isActif')
  expect(await headerOf(new Map())).toBe('ref;lb;description;refParent;#Parent;dureeTot;isActif;MARQUE')
  // A model to fill has them all.
  const { blob } = exportTable.csv({ ...asked, rows: [], late: null })
  expect(await blob.text()).toBe('ref;lb;description;refParent;dureeTot;isActif;MARQUE;gone\r\n')
})
