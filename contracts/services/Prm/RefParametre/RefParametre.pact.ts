import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { planner, reader, signedIn } from '../../Core/SecAuthentification/states.ts'
import { charge, portes, surface, uncalled, valeurSurface } from '../../parametre.ts'
import { typePont } from '../RefReferentiel/endpoints.ts'
import { industrie, referentielExists, referentielHasNewerVersion, sites, typeDeclared } from '../RefReferentiel/states.ts'
import { RefParametre } from './endpoints.ts'
import { bothPortes, parametreExists, parametreUsed, valeurParamExists } from './states.ts'

const { idReferentielGuid, idReferentielVersion } = industrie
const noVersion = { idReferentielVersion: 404_404 }
const version = [referentielExists(industrie), bothPortes]
const known = [...version, parametreExists(surface)]
const there = [...version, parametreUsed({ ...surface, idReferentielVersion })]
const newer = referentielHasNewerVersion({ idReferentielVersion })
const lock = ['Referentiel', idReferentielGuid] as const
const current = ['Seule la version courante peut être modifiée']
const unfit = ["L'élément ne correspond pas à la portée"]
const hasValues = ['Changement refusé : des valeurs existent']

interaction('those that a version uses', {
  given: [signedIn(reader), ...there, typeDeclared({ ...typePont, idReferentielVersion }), parametreUsed({ ...charge, idReferentielVersion })],
  call: RefParametre.GetList,
  answers: [surface],
  only: [
    { refParametre: 'SURFACE', portee: 'Localisations', idElement: null, element: null },
    { refParametre: 'CHARGE', lbDescription: null, portee: 'Matériels', idElement: 21, element: 'Pont roulant' },
  ],
  then: ({ value }) => expect(value?.map(({ portee }) => portee)).toEqual(['Localisations', 'Matériels']),
})
interaction('those of a version that uses none', { given: [signedIn(reader), ...known], call: RefParametre.GetList, only: [], then: ({ value }) => expect(value).toEqual([]) })
refusals(RefParametre.GetList, { unknown: noVersion })

interaction('all there are, without scope', {
  given: [signedIn(reader), ...there],
  call: RefParametre.GetCatalogList,
  only: [{ refParametre: 'SURFACE', idTypePorte: [], portee: null, element: null }],
  then: ({ value }) => expect(value?.[0]).toMatchObject(uncalled),
})
refusals(RefParametre.GetCatalogList)

const fresh = RefParametre.CreateNew.example.input
interaction('a new one, used at once', { given: [signedIn(planner), ...version], call: RefParametre.CreateNew, then: ({ value }) => expect(value?.portee).toBe('Localisations') })
interaction('a new one for the catalogue alone', {
  given: [signedIn(planner)],
  call: RefParametre.CreateNew,
  input: { refParametre: 'SURFACE', lbParametre: 'Surface' },
  answers: { ...surface, ...uncalled, lbDescription: null, idControlEdit: null, template: 'Text' },
  exactly: { idTypePorte: [], portee: null, template: 'Text' },
  then: ({ value, messages }) => {
    expect(value?.idControlEdit).toBeNull()
    expect(messages).toHaveLength(1)
  },
})
interaction('a new one of a reference that is taken', { given: [signedIn(planner), ...known], call: RefParametre.CreateNew, messages: ['SURFACE existe déjà'] })
interaction('a new one of equipment for a level', {
  given: [signedIn(planner), ...version],
  call: RefParametre.CreateNew,
  input: { ...fresh, idTypePorte: [portes.materiel.idValeur], idElement: 2 },
  messages: unfit,
})
interaction('a new one for an old version', { given: [signedIn(planner), ...version, newer], call: RefParametre.CreateNew, messages: current })
refusals(RefParametre.CreateNew, { given: version, unknown: noVersion, lock })

interaction('one of the catalogue', { given: [signedIn(planner), ...known], call: RefParametre.Insert, then: ({ value }) => expect(value?.idTypePorte).toEqual([41]) })
interaction('one of the catalogue, for one level', {
  given: [signedIn(planner), ...known],
  call: RefParametre.Insert,
  input: { ...RefParametre.Insert.example.input, idElement: 2 },
  answers: { ...surface, idElement: 2, element: 'Bâtiment' },
  exactly: { element: 'Bâtiment' },
  then: ({ value }) => expect(value?.element).toBe('Bâtiment'),
})
interaction('one that it uses already', { given: [signedIn(planner), ...there], call: RefParametre.Insert, messages: ['SURFACE existe déjà'] })
interaction('one of all things, for one level', {
  given: [signedIn(planner), ...known],
  call: RefParametre.Insert,
  input: { ...RefParametre.Insert.example.input, idTypePorte: [41, 42], idElement: 2 },
  messages: unfit,
})
interaction('one for an old version', { given: [signedIn(planner), ...known, newer], call: RefParametre.Insert, messages: current })
refusals(RefParametre.Insert, { given: known, unknown: { idParametre: 404_404 }, lock })

const changed = RefParametre.Update.example.input
const valued = [...sites, bothPortes, parametreUsed({ ...surface, idReferentielVersion }), valeurParamExists({ ...valeurSurface, idReferentielVersion, idLocalisation: 2 })]
interaction('another label', { given: [signedIn(planner), ...valued], call: RefParametre.Update, then: ({ value }) => expect(value?.lbParametre).toBe(changed.lbParametre) })
interaction('another control, while there are no values', {
  given: [signedIn(planner), ...there],
  call: RefParametre.Update,
  input: { ...changed, idControlEdit: 2 },
  answers: { ...RefParametre.Update.example.value, idControlEdit: 2, template: 'Integer', type: 'NI' },
  exactly: { template: 'Integer' },
  then: ({ value }) => expect(value?.template).toBe('Integer'),
})
interaction('another control, while there are values', { given: [signedIn(planner), ...valued], call: RefParametre.Update, input: { ...changed, idControlEdit: 2 }, messages: hasValues })
interaction('another scope, while there are values', { given: [signedIn(planner), ...valued], call: RefParametre.Update, input: { ...changed, idTypePorte: [42] }, messages: hasValues })
interaction('another reference that is taken', {
  given: [signedIn(planner), ...there, parametreExists({ ...charge, idElement: null })],
  call: RefParametre.Update,
  input: { ...changed, refParametre: 'CHARGE' },
  messages: ['CHARGE existe déjà'],
})
interaction('for a level, of equipment', { given: [signedIn(planner), ...there], call: RefParametre.Update, input: { ...changed, idTypePorte: [42], idElement: 2 }, messages: unfit })
interaction('in an old version', { given: [signedIn(planner), ...there, newer], call: RefParametre.Update, messages: current })
refusals(RefParametre.Update, {
  given: there,
  unknown: { idParametre: 404_404 },
  stale: [...version, parametreUsed({ ...surface, idReferentielVersion, dtModification: '2026-02-03T10:00:00.000Z' })],
  lock,
})
