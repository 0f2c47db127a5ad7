import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { planner, reader, signedIn } from '../../Core/SecAuthentification/states.ts'
import { etats } from '../../Core/SysTable/endpoints.ts'
import { tableExists } from '../../Core/SysTable/states.ts'
import { charge, surface, valeurSurface } from '../../parametre.ts'
import { pontRoulant } from '../GamGamme/endpoints.ts'
import { materielExists } from '../GamGamme/states.ts'
import { bothPortes, parametreUsed, valeurParamExists } from '../RefParametre/states.ts'
import { referentielKeys, typePont } from '../RefReferentiel/endpoints.ts'
import { industrie, referentielExists, referentielHasNewerVersion, sites, typeDeclared } from '../RefReferentiel/states.ts'
import { RefMateriel } from './endpoints.ts'

const { idReferentielGuid, idReferentielVersion } = industrie
const noVersion = { idReferentielVersion: 404_404 }
const typePalan = { ...typePont, idValeur: 22, refValeur: 'PAL', lbValeur: 'Palan' }
const types = [typeDeclared({ ...typePont, idReferentielVersion }), typeDeclared({ ...typePalan, idReferentielVersion })]
const there = [...sites, ...types, materielExists({ ...pontRoulant, idReferentielGuid })]
const palan = { ...pontRoulant, idMateriel: 2, refMateriel: 'PAL-001', lb: 'Palan', lbCourt: null, idValeur: 22, materialType: 'Palan', idLocalisation: null, local: null }
const used = [bothPortes, parametreUsed({ ...surface, idReferentielVersion }), parametreUsed({ ...charge, idReferentielVersion })]
const sent = (text: string) => ({ ...referentielKeys, file: new File([text], 'materiels.csv', { type: 'text/csv' }) })

interaction('all of a referential', { given: [signedIn(reader), ...there], call: RefMateriel.GetMaterialList, then: ({ value }) => expect(value).toEqual([pontRoulant]) })
interaction('those of a type, without a place', {
  given: [signedIn(reader), ...there, materielExists({ ...palan, idReferentielGuid })],
  call: RefMateriel.GetMaterialList,
  input: { ...referentielKeys, idValeur: 22 },
  answers: [palan],
  only: [{ refMateriel: 'PAL-001', idValeur: 22, lbCourt: null, local: null, idLocalisation: null }],
  then: ({ value }) => expect(value?.[0]?.local).toBeNull(),
})
interaction('those of a referential that has none', { given: [signedIn(reader), referentielExists(industrie)], call: RefMateriel.GetMaterialList, only: [], then: ({ value }) => expect(value).toEqual([]) })
refusals(RefMateriel.GetMaterialList, { unknown: noVersion })

interaction('the types that are used', {
  given: [signedIn(reader), ...there],
  call: RefMateriel.GetTypeMaterielList,
  only: [{ refValeur: 'PR', nbMateriel: 1 }],
  then: ({ value }) => expect(value).toEqual([typePont]),
})
refusals(RefMateriel.GetTypeMaterielList, { unknown: noVersion })

interaction('those of equipment', {
  given: [signedIn(reader), ...there, ...used],
  call: RefMateriel.GetParametreList,
  only: [{ refParametre: 'CHARGE', idElement: 21, idTypePorte: [42] }],
  then: ({ value }) => expect(value?.map(({ refParametre }) => refParametre)).toEqual(['CHARGE']),
})
interaction('those of another type, of which there are none', {
  given: [signedIn(reader), ...there, ...used],
  call: RefMateriel.GetParametreList,
  input: { ...referentielKeys, idValeur: 22 },
  only: [],
  then: ({ value }) => expect(value).toEqual([]),
})
refusals(RefMateriel.GetParametreList, { unknown: noVersion })

const ofPont = { ...valeurSurface, idReferentielVersion, idMateriel: 1, idParametre: 2, value: '5' }
interaction('what a piece of equipment has of a parameter', {
  given: [signedIn(reader), ...there, ...used, valeurParamExists(ofPont)],
  call: RefMateriel.GetMaterielValeurList,
  then: ({ value }) => expect(value?.[0]).toMatchObject({ refParametre: 'CHARGE', value: '5' }),
})
const etat = { ...charge, idParametre: 3, refParametre: 'ETAT', lbParametre: 'État', idElement: null, element: null, idControlEdit: 9, refTable: etats.refTable, template: 'SysValeur' }
interaction('what a piece of equipment has of a parameter that is a value of a table', {
  given: [
    signedIn(reader),
    tableExists(etats),
    ...sites,
    ...types,
    materielExists({ ...pontRoulant, idReferentielGuid }),
    bothPortes,
    parametreUsed({ ...etat, idReferentielVersion }),
  ],
  call: RefMateriel.GetMaterielValeurList,
  only: [{ refParametre: 'ETAT', template: 'SysValeur', refTable: etats.refTable, value: null, idValeur: null }],
  then: ({ value }) => expect(value?.[0]?.refTable).toBe(etats.refTable),
})
refusals(RefMateriel.GetMaterielValeurList, { unknown: { idMateriel: 404_404 } })

interaction('a file', { given: [signedIn(planner), ...there], call: RefMateriel.Import, then: ({ value }) => expect(value).toMatchObject({ inserted: 1, updated: 1 }) })
interaction('a file, only to see what would be', {
  given: [signedIn(planner), ...there],
  call: RefMateriel.Import,
  input: { ...RefMateriel.Import.example.input, dryRun: true },
  exactly: { inserted: 1, updated: 1 },
  then: ({ value }) => expect(value?.errors).toEqual([]),
})
interaction('a file with lines that are wrong', {
  given: [signedIn(planner), ...there],
  call: RefMateriel.Import,
  input: sent('refMateriel;lb;refTypeMateriel\nPR 9;Neuf;PR\n'),
  answers: { inserted: 0, updated: 0, errors: [{ line: 2, field: 'refMateriel', message: 'Valeur non valide' }] },
  exactly: { inserted: 0, updated: 0 },
  then: ({ value }) => expect(value?.errors).toHaveLength(1),
})
interaction('a file with a value for another type', {
  given: [signedIn(planner), ...there, ...used],
  call: RefMateriel.Import,
  input: sent('refMateriel;lb;refTypeMateriel;CHARGE\nPAL-009;Palan;PAL;5\n'),
  answers: { inserted: 0, updated: 0, errors: [{ line: 2, field: 'CHARGE', message: "L'élément ne correspond pas à la portée" }] },
  exactly: { inserted: 0, updated: 0 },
  then: ({ value }) => expect(value?.errors[0]?.field).toBe('CHARGE'),
})
interaction('a file without lines', { given: [signedIn(planner), ...there], call: RefMateriel.Import, input: sent('refMateriel\n'), messages: ['Fichier vide'] })
interaction('a file with a column nobody knows', {
  given: [signedIn(planner), ...there],
  call: RefMateriel.Import,
  input: sent('refMateriel;SURFACE\nPR-001;5\n'),
  messages: ['Colonne SURFACE absente ou inconnue'],
})
interaction('a file for an old version', {
  given: [signedIn(planner), ...there, referentielHasNewerVersion({ idReferentielVersion })],
  call: RefMateriel.Import,
  messages: ['Seule la version courante peut être modifiée'],
})
refusals(RefMateriel.Import, { given: there, unknown: noVersion, lock: ['Referentiel', idReferentielGuid] })
