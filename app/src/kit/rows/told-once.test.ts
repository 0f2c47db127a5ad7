import type { GridColumn } from '@ronde/ui/grid'
import { SysLog } from '@ronde/contracts/services/Core/SysLog'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import logList from '../../views/Core/Sys/LogList/index.ts'
import { followers, toldOnce } from './told-once.tsx'

const [line] = SysLog.GetList.example.value
if (!line) throw new Error('the example is empty')
const { event } = logList.config.config
if (!event) throw new Error('the log has no events')
const at = (dtLog: string, more: object = {}) => ({ ...line, idUser: 1, dtLog, ...more })
type Columns = GridColumn<Record<string, unknown>>[]
const columns: Columns = ['dtLog', 'lbUser', 'changements'].map((id) => ({ id, text: id, value: id }))

test('lines of one person under one object in one second are one event', () => {
  const rows = [
    at('2026-03-31T08:00:00.900Z'),
    at('2026-03-31T08:00:00.100Z'),
    at('2026-03-31T08:00:00.100Z', { idUser: 2 }),
    at('2026-03-31T07:59:59.000Z'),
    at('2026-03-31T07:59:59.000Z', { refObjet: 'other' }),
  ]
  expect([...followers(rows, event.of)]).toEqual([rows[1]])
})

test('what they share is told by the first alone, and what each did by each', () => {
  const rows = [at('2026-03-31T08:00:00.900Z'), at('2026-03-31T08:00:00.100Z')]
  const [first, second] = rows
  if (!first || !second) throw new Error('no rows')
  const [day, user, changes] = toldOnce(columns, rows, event, 'fr')
  const markOf = (shown: unknown) => (shown as ReactElement<Record<string, unknown>> | undefined)?.props['data-mark']
  expect([day, user].map((column) => markOf(column?.cell?.(second)))).toEqual(['″', '″'])
  expect(user?.cell?.(first)).toBe(first.lbUser)
  expect(changes?.cell).toBeUndefined()
})

test('columns stay the same objects where no row follows another', () => {
  expect(toldOnce(columns, [at('2026-03-31T08:00:00.900Z')], event, 'fr')).toBe(columns)
})
