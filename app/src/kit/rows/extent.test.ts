import { expect, test } from 'vitest'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { unanswered } from '../ask/answer.ts'
import { windowSize } from './placed.ts'
import { extentOf } from './use-extent.ts'

const asked = { endpoint: AffAffaire.GetList, input: {} }
const counted = (rows: number, total: number | null) => ({
  ...unanswered(asked),
  value: Array.from({ length: rows }, () => ({})),
  total,
})
const failed = { ...unanswered(asked), error: {} as never }

test.each([
  ['no rows yet', null, null, false, null],
  [
    'a server that takes no such question',
    { ...unanswered(asked), error: { status: 400 } as never },
    null,
    false,
    'whole',
  ],
  ['a server that is away', { ...unanswered(asked), error: { status: 503 } as never }, null, false, null],
  ['as many as there are', counted(12, 12), null, false, 'first'],
  ['none at all', counted(0, 0), null, false, 'first'],
  ['the first of some', counted(windowSize, 201), null, false, 'whole'],
  ['the first of as many as may be held', counted(windowSize, 1000), null, false, 'whole'],
  ['the first of more', counted(windowSize, 1001), null, false, 'windows'],
  ['a server that does not count, and gives fewer', counted(12, null), null, false, 'first'],
  ['a server that does not count, and gives all', counted(5000, null), null, false, 'first'],
  [
    'a server that does not count, and gives as many as were asked for',
    counted(windowSize, null),
    null,
    false,
    'whole',
  ],
  ['some that match, before all are counted', counted(3, 3), null, true, null],
  ['some that match of a list that is there then', counted(3, 3), counted(150, 150), true, 'first'],
  ['some that match of few', counted(3, 3), counted(windowSize, 900), true, 'whole'],
  ['some that match of many', counted(3, 3), counted(windowSize, 1_000_000), true, 'windows'],
  ['some that match, of a number that cannot be read', counted(3, 3), failed, true, 'whole'],
] as const)('%s', (_, first, all, isNarrowed, extent) => {
  expect(extentOf(first, all, { isNarrowed, most: 1000 })).toBe(extent)
})
