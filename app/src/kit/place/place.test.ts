import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { describe, expect, test } from 'vitest'
import { placeOf } from './place.ts'

const { GetList: Ask } = AffAffairePrestation
const { Get: Need, Update: Save } = AffAffaire

interface Key extends Record<string, string> {
  idAffaireGuid: string
}

const place = (given: Partial<Parameters<typeof placeOf>[0]>) =>
  placeOf({ view: 'Things', params: {}, home: null, ...given })
const [home, params, row, more] = ['home', 'address', 'row', 'asked'].map((idAffaireGuid) => ({ idAffaireGuid })) as [
  Key,
  Key,
  Key,
  Key,
]

describe('who gives a name', () => {
  test.each([
    ['the home', { home }, undefined, 'home'],
    ['the address before the home', { home, params }, undefined, 'address'],
    ['the row before the address', { home, params, row }, undefined, 'row'],
    ['what is asked before the row', { home, params, row }, more, 'asked'],
    ['the row before the home', { home, row }, undefined, 'row'],
    ['what is asked before the home', { home }, more, 'asked'],
  ])('%s', (_, given, asked, idAffaireGuid) => {
    expect(place(given).input(Ask, asked)).toEqual({ idAffaireGuid })
    expect(place(given).input(Save, asked)).toEqual({ idAffaireGuid })
  })

  test('a home gives keys only, whatever else the call takes', () => {
    expect(place({ home: { idAffaireGuid: 'home', lbAffaire: 'one', statut: 'OUVERTE' } }).input(Save)).toEqual({
      idAffaireGuid: 'home',
    })
  })

  test('a row gives a question no filter that it may go without, and a save all that it takes', () => {
    const at = place({ row: { idAffaireGuid: 'home', refGamme: 'one', statut: 'OUVERTE', other: true } })
    expect(at.input(Ask)).toEqual({ idAffaireGuid: 'home', refGamme: 'one' })
    expect(at.input(Save)).toEqual({ idAffaireGuid: 'home', statut: 'OUVERTE' })
    expect(at.input(Ask, { statut: ['CLOSE'] })).toMatchObject({ statut: ['CLOSE'] })
  })

  test('that a case is open narrows no list of its services', () => {
    const idAffaireGuid = '7d1f3c52-4f0e-5c0a-9a53-0d7c3d1f8f11'
    expect(place({ home: { idAffaireGuid, statut: 'OUVERTE' } }).input(AffAffairePrestation.GetList)).toEqual({
      idAffaireGuid,
    })
    expect(place({ params: { idAffaireGuid } }).input(AffAffairePrestation.GetList)).toEqual({ idAffaireGuid })
  })
})

test('what a call lacks is told by its names', () => {
  expect(place({}).lacks(Need)).toEqual(['idAffaireGuid'])
  expect(place({}).lacks(Need, { idAffaireGuid: 'asked' })).toEqual([])
  expect(place({ params }).lacks(Need)).toEqual([])
})

test('for addresses and locks every name is known, the home’s last', () => {
  const at = place({ home: { idAffaireGuid: 'home', lbAffaire: 'home' }, params, row: { lbAffaire: 'row' } })
  expect(at.named).toEqual({ idAffaireGuid: 'address', lbAffaire: 'row' })
})

test('a place never changes: the same input each time, and another place at another row', () => {
  const here = place({ home })
  expect(here.input(Ask)).toBe(here.input(Ask))
  expect(here.at(null)).toBe(here)
  expect(here.at(row)).not.toBe(here)
  expect([here.row, here.at(row).row]).toEqual([null, row])
})
