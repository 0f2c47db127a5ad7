import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { GamGamme } from '@ronde/contracts/services/Prm/GamGamme'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ReadSource } from './context.ts'
import { countOf, eachOf, eachOffer, eachTurned, firstOf, recordsOf, shownField } from './each.ts'
import { sentBefore, sentOf, withoutSaved, withSent } from './each-sent.ts'
import { editor } from './editor.ts'
import { choice, date } from './fields.ts'
import { contextAt } from './testing/no-context.ts'
import { inputOf, likeThis } from './values.ts'

const places = choice('idLocalisation', RefReferentiel.GetLieuList, {
  option: ({ idLocalisation, lbLocalisation }) => ({ value: idLocalisation, label: lbLocalisation }),
  isBranched: true,
})
const equipment = choice('materiels', GamGamme.GetGamMaterielList, {
  option: ({ idMateriel, lb }) => ({ value: { idMateriel }, label: lb }),
  isMultiple: true,
})
const it = editor(AffAffairePrestation.Insert, {
  title: 'editor.prestation.new',
  fields: [places, equipment, date('dtEcheance')],
  each: { idLocalisation: 'editor.prestation.perLieu', materiels: 'editor.prestation.perMateriel' },
})
const context = contextAt({ params: { idAffaireGuid: '7d1f' } })
const rows = [1, 2, 3].map((key) => ({
  idLocalisation: key,
  lbLocalisation: `Halle ${key}`,
  idMateriel: key,
  lb: `Pont ${key}`,
}))
const read = (() => rows) as unknown as ReadSource

test('a choice of one takes several while each of them makes a record, and one again when it ends', () => {
  const before = { idLocalisation: 2, dtEcheance: '2026-06-30' }
  const on = { ...before, ...eachTurned(it, before, 'idLocalisation', true) }
  expect(eachOf(on)).toBe('idLocalisation')
  expect(on.idLocalisation).toEqual([2])
  expect(shownField(places, on)).toMatchObject({ isMultiple: true, isBranched: false })
  const off = {
    ...on,
    idLocalisation: [3, 1],
    ...eachTurned(it, { ...on, idLocalisation: [3, 1] }, 'idLocalisation', false),
  }
  expect(off).toMatchObject({ idLocalisation: 3 })
  expect(eachOf(off)).toBeNull()
  expect(shownField(places, off)).toMatchObject({ isBranched: true })
})

test('one field at a time: where another begins, the first goes back to one value', () => {
  const values = {
    '*each': 'idLocalisation',
    idLocalisation: [1, 2],
    materiels: [{ idMateriel: 1 }, { idMateriel: 2 }],
  }
  const turned = { ...values, ...eachTurned(it, values, 'materiels', true) }
  expect(turned).toMatchObject({ '*each': 'materiels', idLocalisation: 1 })
  expect(recordsOf(it, turned, read)).toHaveLength(2)
})

test('there are as many records as values, each sent with its own alone, and with no name that the call has not', () => {
  const keys = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 20 })
  fc.assert(
    fc.property(keys, fc.boolean(), (chosen, isOfPlaces) => {
      const values = isOfPlaces
        ? { '*each': 'idLocalisation', idLocalisation: chosen, materiels: [], dtEcheance: '2026-06-30' }
        : {
            '*each': 'materiels',
            idLocalisation: 7,
            materiels: chosen.map((idMateriel) => ({ idMateriel })),
            dtEcheance: '2026-06-30',
          }
      const inputs = recordsOf(it, values, read).map((record) => inputOf(it, record.values, context))
      expect(countOf(it, values)).toBe(chosen.length)
      expect(inputs.map((input) => (isOfPlaces ? input.idLocalisation : input.materiels))).toEqual(
        chosen.map((key) => (isOfPlaces ? key : [{ idMateriel: key }])),
      )
      for (const input of inputs) expect(input).not.toHaveProperty('*each')
    }),
  )
})

test('a record is named by the value that makes it', () => {
  const values = { '*each': 'materiels', materiels: [{ idMateriel: 3 }, { idMateriel: 1 }] }
  expect(recordsOf(it, values, read).map(({ name }) => name)).toEqual(['Pont 3', 'Pont 1'])
})

test('without several, it is one record, and other fields depend on the first value', () => {
  expect(recordsOf(it, { idLocalisation: 1 }, read)).toEqual([])
  expect(countOf(it, { idLocalisation: 1 })).toBe(1)
  expect(firstOf(it, { '*each': 'idLocalisation', idLocalisation: [2, 3] })).toMatchObject({ idLocalisation: 2 })
  expect(firstOf(it, { '*each': 'idLocalisation', idLocalisation: [] })).toMatchObject({ idLocalisation: null })
})

test('it is offered for new records; where several values stand in one, only for several', () => {
  const offer = (values: object, where = context) => eachOffer(it, equipment, { ...values }, where)
  expect(eachOffer(it, places, {}, context)).toBe('editor.prestation.perLieu')
  expect(offer({ materiels: [{ idMateriel: 1 }] })).toBeNull()
  expect(offer({ materiels: [{ idMateriel: 1 }, { idMateriel: 2 }] })).toBe('editor.prestation.perMateriel')
  expect(eachOffer(it, places, {}, { ...context, row: { idPrestation: 1 } })).toBeNull()
})

test('what made the records is chosen anew in the form that follows', () => {
  const values = { '*each': 'materiels', idLocalisation: 7, materiels: [{ idMateriel: 1 }], dtEcheance: '2026-06-30' }
  expect(likeThis(it, values)).toEqual({ idLocalisation: 7, dtEcheance: '2026-06-30' })
})

test('a form that is taken up again has no value whose record was saved, and the others keep their keys', () => {
  const sent = [1, 2, 3].map((value) => ({
    field: 'idLocalisation',
    value,
    typed: {},
    input: {},
    key: `key-${value}`,
    at: '2026-03-31T08:30:00.000Z',
  }))
  const values = { '*each': 'idLocalisation', idLocalisation: [1, 2, 3, 4] }
  const during = { ...values, ...withSent(values, sent) }
  expect(withoutSaved(during)).toEqual(during)
  const saved = sent.slice(0, 2).map((one) => ({ ...one, isSaved: true }))
  const after = withoutSaved({ ...during, ...withSent(during, saved) })
  expect(after).toMatchObject({ '*each': 'idLocalisation', idLocalisation: [3, 4] })
  expect(sentOf(after).map(({ key }) => key)).toEqual(['key-3'])
  expect(inputOf(it, after, context)).not.toHaveProperty('*sent')
})

test('a record keeps its key as long as servers do: a day from when it first went out', () => {
  const one = { field: 'idLocalisation', value: 1, typed: {}, input: {}, key: 'key-1', at: '2026-03-31T08:30:00.000Z' }
  const values = withSent({}, [one])
  const keyAt = (now: string) => sentBefore(values, 'idLocalisation', 1, now)?.key
  expect(keyAt('2026-04-01T08:29:59.999Z')).toBe('key-1')
  expect(keyAt('2026-04-01T08:30:00.000Z')).toBeUndefined()
  const ofAnOlderConsole = withSent({}, [{ ...one, at: undefined as never }])
  expect(sentBefore(ofAnOlderConsole, 'idLocalisation', 1, '2026-03-31T09:00:00.000Z')).toBeUndefined()
})
