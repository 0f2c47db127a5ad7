import { expect, test } from 'vitest'
import { periodLabel, periodsOf, stepAsked } from './periods.ts'

const etat = (refEtat: string, ...parPeriode: [dt: string, nb: number][]) =>
  parPeriode.map(([dt, nb]) => ({ series: refEtat, dt, nb }))

test('days without lines have a bar too, and states are counted apart', () => {
  const { step, periods } = periodsOf(
    [
      ...etat('OK', ['2026-03-30T00:00:00.000Z', 4], ['2026-04-01T00:00:00.000Z', 1]),
      ...etat('REFUS', ['2026-03-30T00:00:00.000Z', 2]),
    ],
    {},
    'd',
  )
  expect(step).toBe('day')
  expect(periods).toEqual([
    { from: '2026-03-30', to: '2026-03-30', values: { OK: 4, REFUS: 2 } },
    { from: '2026-03-31', to: '2026-03-31', values: {} },
    { from: '2026-04-01', to: '2026-04-01', values: { OK: 1 } },
  ])
})

test.each([
  ['2026-01-01T00:00:00.000Z', '2026-02-20T00:00:00.000Z', 'day', 51],
  ['2026-01-01T00:00:00.000Z', '2026-06-30T00:00:00.000Z', 'week', 27],
  ['2023-05-10T00:00:00.000Z', '2026-06-30T00:00:00.000Z', 'month', 38],
])('from %s to %s by %s: %i bars', (from, to, step, count) => {
  const found = periodsOf([...etat('OK', [from, 1], [to, 1])], {}, 'd')
  expect([found.step, found.periods.length]).toEqual([step, count])
})

test.each(['x', '', '2026-02-31T25:00', '0001-01-01T00:00:00', '9999-12-31T23:59:59.999Z'])(
  'what is no moment of a log (%s) has no bar, and the others theirs',
  (dt) => {
    for (const asked of ['h', 'd'] as const)
      expect(periodsOf(etat('OK', [dt, 7], ['2026-03-30T12:00:00.000Z', 1]), {}, asked).periods).toEqual([
        expect.objectContaining({ values: { OK: 1 } }),
      ])
  },
)

test('a day is shown by hours of the user’s zone', () => {
  const noon = new Date(2026, 2, 30, 12).toISOString()
  const three = new Date(2026, 2, 30, 15, 40).toISOString()
  const { step, periods } = periodsOf(
    [...etat('OK', [noon, 1], [three, 2])],
    { from: '2026-03-30', to: '2026-03-30' },
    'h',
  )
  expect(periods.map((period) => [period.from, period.to, periodLabel(period, step)])).toEqual(
    [12, 13, 14, 15].map((hour) => [`2026-03-30T${hour}:00`, `2026-03-30T${hour}:59`, `${hour}:00`]),
  )
})

test('hours are asked for where there are few', () => {
  expect([
    stepAsked({}, '2026-03-31'),
    stepAsked({ from: '2026-03-01' }, '2026-03-31'),
    stepAsked({ from: '2025-03-01' }, '2026-03-31'),
  ]).toEqual(['d', 'h', 'd'])
})

test('the hour that comes twice a year ends no count', () => {
  const [before, after] = [new Date(2026, 9, 24, 20).toISOString(), new Date(2026, 9, 25, 6).toISOString()]
  expect(
    periodsOf([...etat('OK', [before, 1], [after, 1])], { from: '2026-10-24', to: '2026-10-25' }, 'h').periods,
  ).toHaveLength(11)
})
