import { SysLog } from '@ronde/contracts/services/Core/SysLog'
import type { FilterValue } from '@ronde/ui/grid'
import { expect, test } from 'vitest'
import logList from '../../views/Core/Sys/LogList/index.ts'
import { takenBy } from '../place/inputs.ts'
import { lookedFor } from './looked-for.ts'

const { paged } = logList.config.config
const asked = (filters: Record<string, FilterValue>, search = '') =>
  takenBy(
    SysLog.GetList,
    lookedFor(paged ?? { size: 1 }, { search, filters, sort: [{ column: 'dtLog', isDescending: true }] }),
  )

test('search, order and choices are asked of the server, in its types and by its names', () => {
  const filters: Record<string, FilterValue> = {
    refEtat: { kind: 'choice', values: ['OK', 'REFUS'] },
    lbUser: { kind: 'choice', values: ['3'] },
  }
  expect(asked(filters, ' levage ')).toEqual({
    search: 'levage',
    sort: '-dtLog',
    refEtat: ['OK', 'REFUS'],
    idUser: [3],
  })
})

test.each([
  [
    'days, the last one whole',
    '2026-03-30',
    '2026-03-31',
    new Date(2026, 2, 30),
    new Date(2026, 2, 31, 23, 59, 59, 999),
  ],
  [
    'minutes, the last one whole',
    '2026-03-30T14:00',
    '2026-03-30T14:59',
    new Date(2026, 2, 30, 14),
    new Date(2026, 2, 30, 14, 59, 59, 999),
  ],
])('a filter by %s', (_, from, to, dtDebut, dtFin) => {
  expect(asked({ dtLog: { kind: 'date', from, to } })).toEqual({
    sort: '-dtLog',
    dtDebut: dtDebut.toISOString(),
    dtFin: dtFin.toISOString(),
  })
})

test('an open end is not asked', () => {
  expect(asked({ dtLog: { kind: 'date', from: '2026-03-30' } })).toEqual({
    sort: '-dtLog',
    dtDebut: new Date(2026, 2, 30).toISOString(),
  })
})
