import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, weekOf } from '../../../../base/calendar.ts'
import { agencyAddress, weekAddress } from './bar-address.ts'
import { doneStatut, type DueService, neededFor, openStatuts, periodsOf, type Span, summarise } from './due-services.ts'
import { servicesAddress } from './services-address.ts'

const list = '/Aff/Aff/AffairePrestationList'
const wednesday = '2026-03-25'

const due = (dtEcheance: string, statut = 'PLANIFIEE', lbAgence = 'Lille'): DueService => ({
  dtEcheance,
  statut,
  lbAgence,
})
const countsOf = (services: readonly DueService[], today = wednesday) => {
  const { late, week, month, done, total } = summarise(services, periodsOf(today))
  return { late, week, month, done, total }
}

describe('what is due', () => {
  test.each([
    ['2026-03-24', { late: 1, week: 0, month: 0 }],
    ['2026-03-25', { late: 0, week: 1, month: 1 }],
    ['2026-03-29', { late: 0, week: 1, month: 1 }],
    ['2026-03-30', { late: 0, week: 0, month: 1 }],
    ['2026-03-31', { late: 0, week: 0, month: 1 }],
    ['2026-04-01', { late: 0, week: 0, month: 0 }],
  ])('on %s', (day, expected) => {
    expect(countsOf([due(day)])).toMatchObject(expected)
  })

  test('a week that ends in the next month is whole; the month is not', () => {
    const today = '2026-04-30'
    expect(countsOf([due('2026-05-03')], today)).toMatchObject({ week: 1, month: 0 })
    expect(periodsOf(today).restOfMonth).toBeNull()
  })

  test('a week that ends in the next year', () => {
    expect(countsOf([due('2027-01-03')], '2026-12-31')).toMatchObject({ week: 1, month: 0 })
  })

  test('done is done whenever it was due; cancelled and unknown states are only part of the whole', () => {
    const services = [
      due('2020-01-01', 'REALISEE'),
      due(wednesday, 'REALISEE'),
      due('2020-01-01', 'ANNULEE'),
      due(wednesday, 'AUTRE'),
    ]
    expect(countsOf(services)).toEqual({ late: 0, week: 0, month: 0, done: 2, total: 4 })
  })

  test('agencies: those with something to do, the most late first', () => {
    const services = [
      due('2026-03-26', 'PLANIFIEE', 'Lyon'),
      due('2026-03-01', 'ENCOURS', 'Paris'),
      due('2026-03-31', 'PLANIFIEE', 'Paris'),
      due('2026-09-01', 'PLANIFIEE', 'Nantes'),
      due('2026-03-01', 'REALISEE', 'Rouen'),
    ]
    expect(summarise(services, periodsOf(wednesday)).agencies).toEqual([
      { name: 'Paris', late: 1, week: 0, month: 1 },
      { name: 'Lyon', late: 0, week: 1, month: 0 },
    ])
  })
})

const service: fc.Arbitrary<DueService> = fc.record({
  dtEcheance: fc.integer({ min: -90, max: 120 }).map((count) => addDays(wednesday, count)),
  statut: fc.constantFrom('APLANIFIER', 'PLANIFIEE', 'ENCOURS', 'REALISEE', 'ANNULEE'),
  lbAgence: fc.constantFrom('Lille', 'Paris', 'Saint-Étienne'),
})
const someDay = fc.integer({ min: -400, max: 800 }).map((count) => addDays(wednesday, count))

/** Number of services that a list would show at an address, read independently of the code that made it. */
function shownAt(address: string | null, services: readonly DueService[]): number {
  if (address === null) return 0
  const query = new URL(address, 'http://console').searchParams
  const statuts = query.get('f.statut')?.split('~') ?? []
  const [from = '', to = ''] = query.get('f.dtEcheance')?.split('..') ?? []
  const agency = query
    .get('f.lbAgence')
    ?.replaceAll(/\*([\da-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return services.filter(
    ({ dtEcheance, statut, lbAgence }) =>
      statuts.includes(statut) &&
      (!from || dtEcheance >= from) &&
      (!to || dtEcheance <= to) &&
      (agency === undefined || lbAgence === agency),
  ).length
}

describe('every figure leads to a list of as many', () => {
  test('the counters', () => {
    fc.assert(
      fc.property(fc.array(service, { maxLength: 60 }), someDay, (services, today) => {
        const periods = periodsOf(today)
        const summary = summarise(services, periods)
        const open = (span: Span) => shownAt(servicesAddress(list, { statuts: openStatuts, span }), services)
        expect([open(periods.late), open(periods.thisWeek), open(periods.thisMonth)]).toEqual([
          summary.late,
          summary.week,
          summary.month,
        ])
        expect(shownAt(servicesAddress(list, { statuts: ['REALISEE'] }), services)).toBe(summary.done)
      }),
    )
  })

  test('the bars of the weeks and of the agencies', () => {
    fc.assert(
      fc.property(fc.array(service, { maxLength: 60 }), someDay, (services, today) => {
        const periods = periodsOf(today)
        const { weeks, agencies } = summarise(services, periods)
        for (const { week, late, open, done } of weeks) {
          const shown = ['late', 'open', 'done'].map((series) =>
            shownAt(weekAddress(list, periods, week, series), services),
          )
          expect(shown).toEqual([late, open, done])
        }
        for (const { name, late, week } of agencies) {
          const shown = ['late', 'week'].map((series) => shownAt(agencyAddress(list, periods, name, series), services))
          expect(shown).toEqual([late, week])
        }
        if (periods.restOfMonth) {
          for (const { name, month } of agencies)
            expect(shownAt(agencyAddress(list, periods, name, 'month'), services)).toBe(month)
        }
      }),
    )
  })

  test('the same from the part that is needed as from all of them', () => {
    const within = (span: string, day: string) => {
      const [from = '', to = ''] = span.split('..')
      return day >= from && day <= to
    }
    fc.assert(
      fc.property(fc.array(service, { maxLength: 60 }), someDay, (services, today) => {
        const periods = periodsOf(today)
        const needed = neededFor(periods)
        const open = services.filter(
          ({ statut, dtEcheance }) => openStatuts.includes(statut) && within(needed.open, dtEcheance),
        )
        const done = services.filter(
          ({ statut, dtEcheance }) => statut === doneStatut && within(needed.done, dtEcheance),
        )
        const whole = summarise(services, periods)
        expect(summarise([...open, ...done], periods, { total: whole.total, done: whole.done })).toEqual(whole)
      }),
    )
  })

  test('eleven weeks follow each other, this one the fourth', () => {
    fc.assert(
      fc.property(someDay, (today) => {
        const { weeks } = summarise([], periodsOf(today))
        expect(weeks.map(({ week }) => week.from)).toEqual(
          Array.from({ length: 11 }, (_, at) => addDays(weekOf(today).from, 7 * (at - 3))),
        )
      }),
    )
  })
})
