import { expect, test } from 'vitest'
import { versionsOf } from './versions-of.ts'

test('versions stand with the newest first, whatever order they come in, and bear their name or their numbers [4.versions]', () => {
  const rows = [
    { idGammeVersion: 1, indice: 1, revision: 0, isCurrent: false },
    { idGammeVersion: 3, indice: 2, revision: 0, isCurrent: true },
    { idGammeVersion: 2, indice: 1, revision: 10, lbVersion: '1.10' },
    { idGammeVersion: 4, indice: 1, revision: 2 },
  ]
  expect(versionsOf(rows, 'idGammeVersion').map(({ id, text, isCurrent }) => [id, text, isCurrent])).toEqual([
    ['3', '2.0', true],
    ['2', '1.10', false],
    ['4', '1.2', false],
    ['1', '1.0', false],
  ])
})
