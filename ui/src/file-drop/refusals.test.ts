import { expect, test } from 'vitest'
import { translator } from '../messages/index.ts'
import { formatSize } from './file-size.ts'
import { isAccepted, judgeFiles } from './refusals.ts'

const file = (name: string, size = 10, type = '') => ({ name, size, type })
const words = { t: translator('fr'), locale: 'fr-FR' }

test.each([
  ['a.csv', '', ['.csv'], true],
  ['A.CSV', '', ['.csv'], true],
  ['csv', '', ['.csv'], false],
  ['a.csv.exe', '', ['.csv'], false],
  ['a.txt', 'text/csv', ['text/csv'], true],
  ['a.bin', 'image/png', ['image/*'], true],
  ['a.bin', 'imagery/png', ['image/*'], false],
  ['a.bin', '', [], true],
])('%s of type %j against %j', (name, type, accept, answer) => {
  expect(isAccepted({ name, type }, accept)).toBe(answer)
})

test('a file is refused for its kind, for being empty, for one byte too many', () => {
  const { taken, refused } = judgeFiles(
    [file('a.exe'), file('b.csv', 0), file('c.csv', 1001), file('d.csv', 1000)],
    { accept: ['.csv'], maxSize: 1000, isMultiple: true },
    words,
  )
  expect(taken.map(({ name }) => name)).toEqual(['d.csv'])
  expect(refused.map(({ reason }) => reason)).toEqual([
    'Ce format n’est pas accepté',
    'Le fichier est vide',
    expect.stringMatching(/^Le fichier dépasse 1\sko$/),
  ])
})

test('of several only the first good one, where one is asked for', () => {
  const { taken, refused } = judgeFiles(
    [file('a.exe'), file('b.csv'), file('c.csv')],
    { accept: ['.csv'], maxSize: undefined, isMultiple: false },
    words,
  )
  expect([taken.map(({ name }) => name), refused.map(({ name }) => name)]).toEqual([['b.csv'], ['a.exe', 'c.csv']])
})

test.each([
  [0, /^0\soctet$/],
  [999, /^999\soctets$/],
  [1000, /^1\sko$/],
  [1_500_000, /^1,5\sMo$/],
  [5e12, /^5.000\sGo$/],
])('%d bytes', (bytes, text) => {
  expect(formatSize(bytes, 'fr-FR')).toMatch(text)
})
