import { describe, expect, test } from 'vitest'
import { activeOf, type LoggedNotification, readNotifications, withNotifications } from './notification.ts'
import { memoryNotifications } from './notification-box.ts'
import { readNews } from './other-tabs.ts'

const line = (id: string, second = 0, more: Partial<LoggedNotification> = {}): LoggedNotification => ({
  id,
  dtNotif: new Date(Date.UTC(2026, 10, 20, 9, 0, second)).toISOString(),
  active: true,
  type: 'error',
  source: 'AffAffaire/Update',
  message: id,
  ...more,
})
const ids = (log: readonly LoggedNotification[]) => log.map(({ id }) => id)

describe('withNotifications', () => {
  test('adds what is new and changes what is known, in its place', () => {
    const log = withNotifications([line('a', 1), line('b', 2)], [line('a', 1, { active: false }), line('c', 3)])
    expect(ids(log)).toEqual(['a', 'b', 'c'])
    expect(ids(activeOf(log))).toEqual(['b', 'c'])
  })

  test('puts what another tab told earlier where it belongs, those of one moment in the order they came', () => {
    expect(ids(withNotifications([line('a', 1), line('d', 4)], [line('b', 2), line('c', 1)]))).toEqual([
      'a',
      'c',
      'b',
      'd',
    ])
  })

  test('without news it is the same log', () => {
    const log = [line('a')]
    expect(withNotifications(log, [])).toBe(log)
  })
})

describe('what a disk or another tab holds', () => {
  test.each([[null], ['text'], [{}], [[null, 3, { id: 'x' }, { ...line('a'), type: 'fatal' }]]])(
    '%j is no line',
    (data) => {
      expect(readNotifications(data)).toEqual([])
    },
  )

  test('a broken line does not take the others with it', () => {
    expect(readNotifications([line('a'), { ...line('b'), message: 7 }, line('c')])).toEqual([line('a'), line('c')])
  })

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'a line that leads to %s is none',
    (href) => {
      expect(readNotifications([line('a', 0, { about: { name: 'AFF-1', href } })])).toEqual([])
      expect(
        readNotifications([line('a', 0, { about: { name: 'AFF-1', href: '/Aff/Aff/AffaireAccueil?id=1' } })]),
      ).toHaveLength(1)
    },
  )

  test.each([[undefined], ['x'], [{ lines: [] }], [{ login: 3, lines: [] }]])('%j is no news', (data) => {
    expect(readNews(data)).toBeNull()
  })

  test('news are read with the login they are for', () => {
    expect(readNews({ login: 'alice', lines: [line('a'), 'x'] })).toEqual({ login: 'alice', lines: [line('a')] })
  })
})

test('the box in memory keeps one log for each login', async () => {
  const box = memoryNotifications()
  await box.write('alice', [line('a')])
  await box.write('bob', [line('b')])
  await box.write('alice', [line('c', 1), line('a', 0, { active: false })])
  expect([ids(await box.read('alice')), ids(await box.read('bob')), await box.read('carol')]).toEqual([
    ['a', 'c'],
    ['b'],
    [],
  ])
})
