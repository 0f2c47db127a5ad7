import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { inputProblems } from './check-input.ts'
import * as wire from './fields.ts'
import { GET, PUT, service } from './service.ts'

const written = z.object({
  idAffaireGuid: wire.guid(),
  lbInspection: wire.label(),
  dtEcheance: wire.day(),
  mode: z.object({ idModeversion: wire.id() }),
  materiels: z.optional(z.array(z.object({ idMateriel: wire.id() }))),
  dtModification: wire.asRead(),
})
const good = {
  idAffaireGuid: '7d1f3c52-4f0e-5c0a-9a53-0d7c3d1f8f11',
  lbInspection: 'Visite',
  dtEcheance: '2026-06-30',
  mode: { idModeversion: 1 },
  materiels: [{ idMateriel: 1 }],
  dtModification: '2026-01-12T09:15:00.000Z',
}
const { Update, GetList, Get } = service('/api/Test', {
  Update: PUT({ input: written, value: z.boolean(), example: { input: good, value: true } }),
  GetList: GET({
    input: z.object({ idModeGuid: z.optional(wire.guid()), statut: z.optional(z.array(z.string())) }),
    value: z.array(z.string()),
    example: { input: {}, value: [] },
  }),
  Get: GET({
    input: z.object({ idUser: z.optional(wire.id()) }),
    value: z.string(),
    example: { input: {}, value: '' },
  }),
})

test('an input of the contract has nothing against it, nor what is left out of it', () => {
  expect(inputProblems(Update, good)).toEqual([])
  expect(inputProblems(Update, { ...good, materiels: undefined, dtModification: null })).toEqual([])
  expect(inputProblems(Get, { idUser: null })).toEqual([])
  expect(inputProblems(Get, undefined)).toEqual([])
})

test.each([
  ['a field that nobody takes', { lbMode: 'Levage' }, /^\/api\/Test\/Update: lbMode is not taken$/],
  ['one in a record within', { mode: { idModeversion: 1, lbMode: 'Levage' } }, /mode\.lbMode is not taken$/],
  ['one in a row', { materiels: [{ idMateriel: 1, lb: 'Pont' }] }, /materiels\.\[\]lb is not taken$/],
  ['a day in the French way', { dtEcheance: '30/06/2026' }, /dtEcheance is no date: 30\/06\/2026$/],
  ['an instant without its zone', { dtModification: '2026-01-12T09:15:00' }, /dtModification is no instant/],
  ['another type', { lbInspection: 1 }, /lbInspection: /],
  ['a limit that is passed', { lbInspection: 'a'.repeat(201) }, /lbInspection: /],
  ['a field that is missing', { dtEcheance: undefined }, /dtEcheance: /],
])('%s is told', (_, more, told) => {
  expect(inputProblems(Update, { ...good, ...more })).toEqual([expect.stringMatching(told)])
})

test('a filter of a list by time is a span, a time, or empty', () => {
  const dated = {
    ...GetList,
    input: z.object({ dtEcheance: z.optional(z.string()) }),
    example: { input: {}, value: [] },
  }
  for (const dtEcheance of ['2026-01-01..', '..2026-01-31', '2026-01-01', '2026-01-01T00:00:00Z..', ''])
    expect(inputProblems(dated, { dtEcheance })).toEqual([])
  expect(inputProblems(dated, { dtEcheance: '01/01/2026..' })).toHaveLength(1)
})

test('a list takes filters that it does not name, another read does not', () => {
  expect(
    inputProblems(GetList, { skip: 0, take: 50, lbAgence: 'Lille', dtEcheance: '2026-01-01..', statut: 'ENCOURS' }),
  ).toEqual([])
  expect(inputProblems(GetList, { idModeGuid: 1 })).toHaveLength(1)
  expect(inputProblems(Get, { login: 'admin' })).toHaveLength(1)
})
