import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { agent, planner, reader, signedIn } from '../../Core/SecAuthentification/states.ts'
import { pontRoulant } from '../GamGamme/endpoints.ts'
import { materielExists } from '../GamGamme/states.ts'
import { halle, RefReferentiel, referentielIndustrie, typePont, usine } from './endpoints.ts'
import { industrie, localisationExists, places, referentielExists, referentielHasNewerVersion, sites, typeDeclared } from './states.ts'

const { lesquin } = places
const { idReferentielGuid, idReferentielVersion } = industrie
const unknown = { idReferentielGuid: '00000000-0000-4000-8000-000000000404' }
const noVersion = { idReferentielVersion: 404_404 }
const dated = { ...industrie, dtModification: referentielIndustrie.dtModification }
const newer = referentielHasNewerVersion({ idReferentielVersion })
const changed = RefReferentiel.Update.example.input
const local = {
  ...places.halle,
  idLocalisation: 5,
  idLocalisationItem: 5,
  refLocalisation: 'IND-001-A1',
  lbLocalisation: 'Atelier',
  lbAffichage: `${halle.lbAffichage} / Atelier`,
  idLocalisationParent: halle.idLocalisation,
  idValeur: 3,
  lbNiveau: 'Local',
}

interaction('in its current version', {
  given: [signedIn(reader), referentielExists(dated)],
  call: RefReferentiel.Get,
  exactly: { version: '1.0', nbLocalisation: 0 },
  then: ({ value }) => expect(value).toEqual(referentielIndustrie),
})
interaction('with a description, in an old version', {
  given: [signedIn(reader), referentielExists({ ...dated, description: 'Usines' }), ...sites.slice(1), newer],
  call: RefReferentiel.Get,
  input: { idReferentielGuid, idReferentielVersion },
  answers: { ...referentielIndustrie, description: 'Usines', curentVersion: { ...referentielIndustrie.curentVersion, idReferentielVersion: 2, indice: 2, lbVersion: '2.0' } },
  exactly: { version: '1.0', nbLocalisation: 4 },
  then: ({ value }) => expect([value?.version, value?.curentVersion.indice]).toEqual(['1.0', 2]),
})
interaction('in a version nobody knows', {
  given: [signedIn(reader), referentielExists(industrie)],
  call: RefReferentiel.Get,
  input: { idReferentielGuid, ...noVersion },
  status: 404,
})
refusals(RefReferentiel.Get, { unknown })

interaction('all of them', {
  given: [signedIn(reader), referentielExists(dated)],
  call: RefReferentiel.GetList,
  then: ({ value }) => expect(value).toEqual([referentielIndustrie]),
})
interaction('all of them, of which there is none', { given: [signedIn(reader)], call: RefReferentiel.GetList, only: [], then: ({ value }) => expect(value).toEqual([]) })
refusals(RefReferentiel.GetList)

interaction('of a referential with two, newest first', {
  given: [signedIn(reader), referentielExists({ ...industrie, revision: 3 }), newer],
  call: RefReferentiel.GetVersionList,
  only: [{ indice: 2, revision: 0, lbVersion: '2.0', isCurrent: true }, { idReferentielVersion, indice: 1, revision: 3, lbVersion: '1.3', isCurrent: false }],
  then: ({ value }) => expect(value?.map(({ lbVersion }) => lbVersion)).toEqual(['2.0', '1.3']),
})
refusals(RefReferentiel.GetVersionList, { unknown })

interaction('the levels, the place first', {
  given: [signedIn(reader), referentielExists(industrie)],
  call: RefReferentiel.GetValeurLocalisationStructureList,
  only: industrie.niveaux,
  then: ({ value }) => expect(value?.map(({ niveau }) => niveau)).toEqual([1, 2, 3]),
})
refusals(RefReferentiel.GetValeurLocalisationStructureList, { unknown: noVersion })

interaction('the equipment types, used or not', {
  given: [
    signedIn(reader),
    ...sites,
    typeDeclared({ ...typePont, idReferentielVersion }),
    typeDeclared({ ...typePont, idValeur: 22, refValeur: 'PAL', lbValeur: 'Palan', idReferentielVersion }),
    materielExists({ ...pontRoulant, idReferentielGuid }),
  ],
  call: RefReferentiel.GetValeurTypeMaterielList,
  answers: [typePont],
  only: [{ refValeur: 'PR', nbMateriel: 1 }, { refValeur: 'PAL', nbMateriel: 0 }],
  then: ({ value }) => expect(value?.map(({ nbMateriel }) => nbMateriel)).toEqual([1, 0]),
})
refusals(RefReferentiel.GetValeurTypeMaterielList, { unknown: noVersion })

/** A place that is used no more. */
const closed = { ...lesquin, idLocalisation: 9, idLocalisationItem: 9, refLocalisation: 'IND-009', lbLocalisation: 'Usine de Roubaix', lbAffichage: 'Usine de Roubaix', isActif: false }

interaction('a request for the places of a referential', {
  given: [signedIn(agent), referentielExists(industrie), localisationExists(lesquin), localisationExists(places.halle), localisationExists(closed)],
  call: RefReferentiel.GetLieuList,
  only: [{ idLocalisation: usine.idLocalisation }],
  then: ({ value }) => expect(value).toEqual([usine]),
})
interaction('a request for the places of a referential that has none', {
  given: [signedIn(agent), referentielExists(industrie)],
  call: RefReferentiel.GetLieuList,
  only: [],
  then: ({ value }) => expect(value).toEqual([]),
})
refusals(RefReferentiel.GetLieuList, { unknown: noVersion })

interaction('those of a level, with their ancestors', {
  given: [signedIn(agent), referentielExists(industrie), localisationExists(lesquin), localisationExists(places.halle), localisationExists(local)],
  call: RefReferentiel.GetFilterLocalisationList,
  answers: [halle],
  only: [{ lbLocalisation: lesquin.lbLocalisation, idValeur: 1, idLocalisationParent: null }, { lbLocalisation: 'Halle A', idValeur: 2 }],
  then: ({ value }) => expect(value).toHaveLength(2),
})
interaction('those that a search finds, with their ancestors', {
  given: [signedIn(agent), ...sites],
  call: RefReferentiel.GetFilterLocalisationList,
  input: { idReferentielGuid, idReferentielVersion, search: 'quai' },
  answers: [halle],
  only: [{ lbLocalisation: 'Dépôt de Seclin', idLocalisationParent: null }, { lbLocalisation: 'Quai 1' }],
  then: ({ value }) => expect(value?.map(({ lbLocalisation }) => lbLocalisation)).toEqual(['Dépôt de Seclin', 'Quai 1']),
})
refusals(RefReferentiel.GetFilterLocalisationList, { unknown: noVersion })

interaction('a request for the locations of a place', {
  given: [signedIn(agent), ...sites],
  call: RefReferentiel.GetLocalisationList,
  only: [{ idLocalisation: halle.idLocalisation, idLocalisationParent: lesquin.idLocalisation }],
  then: ({ value }) => expect(value).toEqual([halle]),
})
interaction('a request for the locations right below another', {
  given: [signedIn(agent), ...sites, localisationExists(local)],
  call: RefReferentiel.GetLocalisationList,
  input: { idReferentielGuid, idReferentielVersion, idLieu: lesquin.idLocalisation, idLocalisationParent: lesquin.idLocalisation },
  answers: [{ ...halle, hasChildren: true }],
  only: [{ idLocalisation: halle.idLocalisation, hasChildren: true }],
  then: ({ value }) => expect(value?.map(({ hasChildren }) => hasChildren)).toEqual([true]),
})
refusals(RefReferentiel.GetLocalisationList, { unknown: { idLieu: 404_404 } })

interaction('a new one, with its first version', {
  given: [signedIn(planner)],
  call: RefReferentiel.Insert,
  exactly: { version: '1.0', nbLocalisation: 0 },
  then: ({ value, messages }) => {
    expect(value?.curentVersion).toMatchObject({ indice: 1, revision: 0 })
    expect(messages).toHaveLength(1)
  },
})
interaction('of a reference that is taken', { given: [signedIn(planner), referentielExists(industrie)], call: RefReferentiel.Insert, messages: ['IND existe déjà'] })
refusals(RefReferentiel.Insert)

interaction('another label and a description', {
  given: [signedIn(planner), referentielExists(dated)],
  call: RefReferentiel.Update,
  exactly: { version: '1.0', nbLocalisation: 0 },
  then: ({ value }) => expect(value).toMatchObject({ lbReferentiel: changed.lbReferentiel, description: changed.description }),
})
interaction('another reference that is taken', {
  given: [
    signedIn(planner),
    referentielExists(dated),
    referentielExists({ ...industrie, idReferentielGuid: '6e2a1f0b-55c7-5b8e-9d61-3f4a90c2be42', refReferentiel: 'LOG', idReferentielVersion: 2, niveaux: [] }),
  ],
  call: RefReferentiel.Update,
  input: { ...changed, refReferentiel: 'log' },
  messages: ['log existe déjà'],
})
refusals(RefReferentiel.Update, {
  given: [referentielExists(dated)],
  unknown,
  stale: [referentielExists({ ...industrie, dtModification: '2026-02-03T10:00:00.000Z' })],
  lock: ['Referentiel', idReferentielGuid],
})
