import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { SysLog } from '@ronde/contracts/services/Core/SysLog'
import type { FilterValue } from '@ronde/ui/grid'
import { expect, test } from 'vitest'
import affaireList from '../../views/Aff/Aff/AffaireList/index.ts'
import prestationList from '../../views/Aff/Aff/AffairePrestationList/index.ts'
import logList from '../../views/Core/Sys/LogList/index.ts'
import { windowsFor } from './looked-for.ts'
import { type Windowed, windowedBy } from './windowed.ts'

const cases = windowedBy(AffAffaire.GetList, affaireList.config.config) as Windowed
const services = windowedBy(AffAffairePrestation.GetList, prestationList.config.config) as Windowed
const looking = { search: '', filters: {}, sort: [] }

test('search, order and filters are asked as the wire has them', () => {
  const filters: Record<string, FilterValue> = {
    statut: { kind: 'choice', values: ['OUVERTE', ''] },
    isActif: { kind: 'boolean', value: true },
    nbPrestation: { kind: 'number', from: 2 },
    lbAgence: { kind: 'empty' },
    dtCreation: { kind: 'date', from: '2026-03-30', to: '2026-03-31' },
  }
  expect(windowsFor(cases, { search: ' pont ', filters, sort: [{ column: 'lbAffaire', isDescending: true }] })).toEqual(
    {
      search: 'pont',
      sort: '-lbAffaire',
      statut: ['OUVERTE', ''],
      isActif: true,
      nbPrestation: '2..',
      lbAgence: '',
      dtCreation: `${new Date(2026, 2, 30).toISOString()}..${new Date(2026, 2, 31, 23, 59, 59, 999).toISOString()}`,
    },
  )
})

test('a day that is no instant is asked as it stands', () => {
  const dtEcheance: FilterValue = { kind: 'date', to: '2026-03-31' }
  expect(windowsFor(services, { ...looking, filters: { dtEcheance } })).toEqual({ dtEcheance: '..2026-03-31' })
})

test.each<[string, string, FilterValue]>([
  ['a contrary', 'statut', { kind: 'choice', values: ['REALISEE'], isNot: true }],
  ['a further group', '2.statut', { kind: 'choice', values: ['REALISEE'] }],
  ['a part of a text', 'libelle', { kind: 'text', text: 'a' }],
  ['a place and all below', 'lbLocalisation', { kind: 'path', path: 'Usine' }],
  ['what the screen makes of a record', 'mode', { kind: 'choice', values: ['Levage'] }],
  ['more values than a call takes', 'refAffaire', { kind: 'choice', values: Array.from({ length: 101 }, String) }],
])('%s is not asked, and known not to be', (_, name, filter) => {
  expect(services.filterOf(name, filter)).toBeNull()
  expect(windowsFor(services, { ...looking, filters: { [name]: filter } })).toEqual({})
})

test('it is not asked to sort by what it does not know', () => {
  const sort = ['mode', 'dtEcheance'].map((column) => ({ column, isDescending: false }))
  expect(windowsFor(services, { ...looking, sort })).toEqual({ sort: 'dtEcheance' })
})

test('a list that comes by pages, and one that the screen makes, are asked as before', () => {
  expect(windowedBy(SysLog.GetList, logList.config.config)).toBeNull()
  expect(windowedBy(AffAffaire.GetList, { ...affaireList.config.config, rowsOf: (rows) => rows })).toBeNull()
})
