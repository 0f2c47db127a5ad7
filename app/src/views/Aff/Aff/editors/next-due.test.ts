import { AffAffairePrestation, type Prestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths } from '../../../../base/dates.ts'
import { nextDue } from './next-due.ts'

const [example] = AffAffairePrestation.GetList.example.value
if (!example) throw new Error('the example is empty')
const served = (more: Partial<Prestation>): Prestation => ({
  ...example,
  idLocalisation: 2,
  lieu: { ...example.lieu, idLocalisation: 1 },
  materiels: [],
  ...more,
})
const at = { lieu: { idLocalisation: 1 }, idLocalisation: 2 }
const by = { months: 6, today: '2026-01-15' }

test('it is due an interval after the last one at the location', () => {
  const services = [served({ dtEcheance: '2025-02-28' }), served({ dtEcheance: '2025-08-31' })]
  expect(nextDue(services, at, by)).toMatchObject({
    day: '2026-02-28',
    isOver: false,
    last: { dtEcheance: '2025-08-31' },
  })
})

test('at a location, those of others, of the place itself, and cancelled ones do not count; at a place, all there do', () => {
  const services = [
    served({ idLocalisation: 3, dtEcheance: '2025-12-01' }),
    served({ idLocalisation: null, dtEcheance: '2025-12-02' }),
    served({ statut: 'ANNULEE', dtEcheance: '2025-12-03' }),
  ]
  expect(nextDue(services, at, by)).toBeNull()
  expect(nextDue(services, { lieu: { idLocalisation: 1 }, idLocalisation: null }, by)).toMatchObject({
    day: '2026-06-02',
    last: { dtEcheance: '2025-12-02' },
  })
  expect(nextDue(services, { lieu: { idLocalisation: 9 } }, by)).toBeNull()
})

test('services of the chosen equipment come before the others', () => {
  const [piece] = example.materiels
  if (!piece) throw new Error('the example has no equipment')
  const services = [served({ dtEcheance: '2025-11-30' }), served({ dtEcheance: '2025-09-01', materiels: [piece] })]
  const materiels = [{ idMateriel: piece.idMateriel }]
  expect(nextDue(services, { ...at, materiels }, by)).toMatchObject({ day: '2026-03-01' })
  expect(nextDue(services, { ...at, materiels: [{ idMateriel: 999_999 }] }, by)).toMatchObject({ day: '2026-05-30' })
})

test('an interval that is over makes it due today, and says so; it is never past', () => {
  expect(nextDue([served({ dtEcheance: '2024-01-01' })], at, by)).toMatchObject({ day: '2026-01-15', isOver: true })
  const days = fc.date({ min: new Date('2015-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.array(days, { minLength: 1 }), fc.integer({ min: 1, max: 120 }), (past, months) => {
      const due = nextDue(
        past.map((day) => served({ dtEcheance: day.toISOString().slice(0, 10) })),
        at,
        { months, today: by.today },
      )
      if (!due) throw new Error('nothing is proposed')
      expect(due.day >= by.today).toBe(true)
      if (!due.isOver) expect(due.day).toBe(addMonths(due.last.dtEcheance, months))
    }),
  )
})
