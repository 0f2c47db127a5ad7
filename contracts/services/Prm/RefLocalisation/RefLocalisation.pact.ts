import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { planner, reader, signedIn } from '../../Core/SecAuthentification/states.ts'
import { surface, valeurSurface } from '../../parametre.ts'
import { bothPortes, parametreUsed, valeurParamExists } from '../RefParametre/states.ts'
import { halle, referentielKeys } from '../RefReferentiel/endpoints.ts'
import { industrie, places, referentielExists, referentielHasNewerVersion, sites } from '../RefReferentiel/states.ts'
import { RefLocalisation } from './endpoints.ts'

const { idReferentielGuid, idReferentielVersion } = industrie
const noVersion = { idReferentielVersion: 404_404 }
const used = [bothPortes, parametreUsed({ ...surface, idReferentielVersion })]
const none = { errors: [], idReferentielGuid, nbLocalisation: 4 }
const sent = (text: string, name = 'localisations.csv', type = 'text/csv') => ({ ...referentielKeys, file: new File([text], name, { type }) })

interaction('all of a version', {
  given: [signedIn(reader), ...sites],
  call: RefLocalisation.GetList,
  answers: [halle],
  only: [{ idLocalisation: 1, idLocalisationParent: null, hasChildren: true }, { idLocalisation: 2, hasChildren: false }, { idLocalisation: 3, idLocalisationParent: null }, { idLocalisation: 4 }],
  then: ({ value }) => expect(value).toHaveLength(4),
})
interaction('the places', {
  given: [signedIn(reader), ...sites],
  call: RefLocalisation.GetList,
  input: { ...referentielKeys, idLocalisationParent: '' },
  answers: [halle],
  only: [{ idLocalisation: 1, idLocalisationParent: null, lbNiveau: 'Site' }, { idLocalisation: 3, idLocalisationParent: null }],
  then: ({ value }) => expect(value?.map(({ idLocalisationParent }) => idLocalisationParent)).toEqual([null, null]),
})
interaction('those right below another', {
  given: [signedIn(reader), ...sites],
  call: RefLocalisation.GetList,
  input: { ...referentielKeys, idLocalisationParent: places.depot.idLocalisation },
  answers: [halle],
  only: [{ idLocalisation: places.quai.idLocalisation, lbLocalisation: 'Quai 1' }],
  then: ({ value }) => expect(value).toHaveLength(1),
})
interaction('those of a level', {
  given: [signedIn(reader), ...sites],
  call: RefLocalisation.GetList,
  input: { ...referentielKeys, idValeur: 2 },
  answers: [halle],
  only: [{ idLocalisation: 2, idValeur: 2 }, { idLocalisation: 4, idValeur: 2 }],
  then: ({ value }) => expect(value).toHaveLength(2),
})
interaction('those of a version that has none', { given: [signedIn(reader), referentielExists(industrie)], call: RefLocalisation.GetList, only: [], then: ({ value }) => expect(value).toEqual([]) })
refusals(RefLocalisation.GetList, { unknown: noVersion })

interaction('what a location has of a parameter', {
  given: [signedIn(reader), ...sites, ...used, valeurParamExists({ ...valeurSurface, idReferentielVersion, idLocalisation: 2 })],
  call: RefLocalisation.GetValeurList,
  then: ({ value }) => expect(value).toEqual([valeurSurface]),
})
interaction('that a location has nothing of a parameter', {
  given: [signedIn(reader), ...sites, ...used],
  call: RefLocalisation.GetValeurList,
  only: [{ refParametre: 'SURFACE', value: null, idValeur: null }],
  then: ({ value }) => expect(value?.[0]?.value).toBeNull(),
})
interaction('that there is no parameter of locations', { given: [signedIn(reader), ...sites], call: RefLocalisation.GetValeurList, only: [], then: ({ value }) => expect(value).toEqual([]) })
refusals(RefLocalisation.GetValeurList, { unknown: { idLocalisation: 404_404 } })

interaction('the levels', {
  given: [signedIn(reader), referentielExists(industrie)],
  call: RefLocalisation.GetStructureHierachiList,
  only: [{ refValeur: 'IND-SITE', niveau: 1, children: [] }, { refValeur: 'IND-BATIMENT', niveau: 2, children: [] }, { refValeur: 'IND-LOCAL', niveau: 3, children: [] }],
  then: ({ value }) => expect(value).toHaveLength(3),
})
refusals(RefLocalisation.GetStructureHierachiList, { unknown: noVersion })

interaction('a file, children before their parents', {
  given: [signedIn(planner), ...sites],
  call: RefLocalisation.Import,
  exactly: { inserted: 2, updated: 1, nbLocalisation: 6 },
  then: ({ value }) => expect(value).toMatchObject({ errors: [], nbLocalisation: 6 }),
})
interaction('a file, only to see what would be', {
  given: [signedIn(planner), ...sites],
  call: RefLocalisation.Import,
  input: { ...RefLocalisation.Import.example.input, dryRun: true },
  exactly: { inserted: 2, updated: 1, nbLocalisation: 6 },
  then: ({ value }) => expect(value?.errors).toEqual([]),
})
interaction('a file with values of a parameter', {
  given: [signedIn(planner), ...sites, ...used],
  call: RefLocalisation.Import,
  input: sent('refLocalisation;SURFACE\nIND-001-A;120,5\nIND-001;\n'),
  answers: { ...none, inserted: 0, updated: 2 },
  exactly: { inserted: 0, updated: 2 },
  then: ({ value }) => expect(value?.updated).toBe(2),
})
interaction('a file with a line that is wrong', {
  given: [signedIn(planner), ...sites],
  call: RefLocalisation.Import,
  input: sent('refLocalisation;lbLocalisation;refParent;refNiveau\nIND-009;Neuf;NULLE;IND-LOCAL\n'),
  answers: { ...none, inserted: 0, updated: 0, errors: [{ line: 2, field: 'refParent', message: 'NULLE est inconnu' }] },
  exactly: { inserted: 0, updated: 0 },
  then: ({ value }) => expect(value?.errors).toHaveLength(1),
})
interaction('a file with a loop', {
  given: [signedIn(planner), ...sites],
  call: RefLocalisation.Import,
  input: sent('refLocalisation;refParent\nIND-001;IND-001-A\n'),
  answers: { ...none, inserted: 0, updated: 0, errors: [{ line: 2, field: 'refParent', message: 'Ce parent créerait une boucle' }] },
  exactly: { inserted: 0, updated: 0 },
  then: ({ value }) => expect(value?.errors[0]?.line).toBe(2),
})
interaction('a file without lines', { given: [signedIn(planner), ...sites], call: RefLocalisation.Import, input: sent('refLocalisation\n'), messages: ['Fichier vide'] })
interaction('a file with a column nobody knows', {
  given: [signedIn(planner), ...sites],
  call: RefLocalisation.Import,
  input: sent('refLocalisation;COULEUR\nIND-001;vert\n'),
  messages: ['Colonne COULEUR absente ou inconnue'],
})
interaction('a file that is no table', {
  given: [signedIn(planner), ...sites],
  call: RefLocalisation.Import,
  input: sent('PK\u0003\u0004, no archive', 'localisations.xlsx', 'application/zip'),
  status: 415,
})
interaction('a file for an old version', {
  given: [signedIn(planner), ...sites, referentielHasNewerVersion({ idReferentielVersion })],
  call: RefLocalisation.Import,
  messages: ['Seule la version courante peut être modifiée'],
})
refusals(RefLocalisation.Import, { given: sites, unknown: noVersion, lock: ['Referentiel', idReferentielGuid] })
