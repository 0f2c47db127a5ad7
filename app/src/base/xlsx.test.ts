import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { columnName, xlsxFile } from './xlsx.ts'

/** What another reader finds in the sheet that is written. */
async function readBack(
  ...[name, columns, rows]: [string, string[], Parameters<ReturnType<typeof xlsxFile>['add']>[0]]
) {
  const file = xlsxFile(
    name,
    columns.map((text) => ({ text })),
  )
  for (const row of rows) file.add([row])
  return { sheet: await readSheet(Buffer.concat(file.end()), { trim: false }), cut: file.cut() }
}

test('numbers, days and texts are read back as such; nothing is empty', async () => {
  const date = new Date(2026, 2, 31)
  const { sheet } = await readBack(
    'Affaires',
    ['Référence', 'Montant', 'Échéance', 'Rien'],
    [
      ['AFF-1', -12.5, { date, hasTime: false }, null],
      ['', 0, null, ''],
    ],
  )
  expect(sheet[0]).toEqual(['Référence', 'Montant', 'Échéance', 'Rien'])
  expect(sheet[1]?.slice(0, 2)).toEqual(['AFF-1', -12.5])
  expect(sheet[1]?.[2]).toEqual(new Date(Date.UTC(2026, 2, 31)))
  expect(sheet[1]?.[3]).toBeNull()
  expect(sheet[2]?.slice(0, 2)).toEqual([null, 0])
})

test('an instant is the time of the user’s zone, summer or winter', async () => {
  for (const date of [new Date(2026, 0, 15, 8, 30), new Date(2026, 6, 15, 23, 45)]) {
    const { sheet } = await readBack('x', ['a'], [[{ date, hasTime: true }]])
    const read = sheet[1]?.[0]
    expect(read instanceof Date && Math.round(read.getTime() / 1000)).toBe(
      Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes()) / 1000,
    )
  }
})

test.each([
  '=1+1',
  '+33 1',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '=HYPERLINK("http://evil.example";"x")',
  '<b>&"\'</b>',
  ' espaces ',
  'deux\nlignes',
  '_x0041_',
  '😀 é ﬁ',
  '0012',
  '1e5',
])('a text stays the text it is, whatever it begins with: %j', async (text) => {
  expect((await readBack('x', ['a'], [[text]])).sheet[1]?.[0]).toBe(text)
})

test('signs that XML cannot hold are replaced, and the file is read', async () => {
  expect((await readBack('x', ['a', 'b'], [['a\u0000b\uD800', 'c\u001F']])).sheet[1]).toEqual([
    'a\uFFFDb\uFFFD',
    'c\uFFFD',
  ])
})

test('what is longer than a cell may be is cut, and counted', async () => {
  const { sheet, cut } = await readBack('x', ['a'], [['y'.repeat(40_000)], ['short']])
  expect([String(sheet[1]?.[0]).length, cut]).toEqual([32_767, 1])
})

test('a name that a sheet may not have, and 20,000 rows', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => [`AFF-${at}`, at])
  const { sheet } = await readBack('[Affaires]: 2026/11?*\\ et encore beaucoup de mots', ['a', 'b'], rows)
  expect([sheet.length, sheet.at(-1)]).toEqual([20_001, ['AFF-19999', 19_999]])
})

test('columns have letters', () => {
  expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
})
