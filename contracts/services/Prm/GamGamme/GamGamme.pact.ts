import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { AffAffairePrestation } from '../../Aff/AffAffairePrestation/endpoints.ts'
import { grueAndSettings, prestationExists } from '../../Aff/AffAffairePrestation/states.ts'
import { agent, planner, reader, signedIn } from '../../Core/SecAuthentification/states.ts'
import { documentExists, page, rapportModele } from '../../Ged/GedDocument/states.ts'
import { garde } from '../GamRapport/endpoints.ts'
import { pageExists } from '../GamRapport/states.ts'
import { modeLevage } from '../ModModeInspection/endpoints.ts'
import { modeElectricite, modeExists } from '../ModModeInspection/states.ts'
import { industrie, places, sites } from '../RefReferentiel/states.ts'
import { GamGamme, gammeLevage, pontRoulant } from './endpoints.ts'
import { codes, epreuve, gammeCovers, gammeElectricite, gammeExists, levage, materielExists, newerGammeExists } from './states.ts'

const { idModeGuid } = modeLevage
const range = [...levage, gammeExists(gammeLevage)]
const modes = [signedIn(agent), ...sites, modeExists(modeLevage), modeExists(modeElectricite)]
const palan = { ...pontRoulant, idMateriel: 2, refMateriel: 'PA-001', lb: 'Palan 1 t', lbCourt: null, idLocalisation: 4, local: places.quai.lbAffichage }

const newer = { ...gammeLevage, idGammeVersion: 9, indice: 2 }

interaction('every version of every range', {
  given: [signedIn(reader), ...range, newerGammeExists(newer), documentExists(rapportModele), documentExists(page), gammeExists({ ...epreuve, modeOp: page.idDocument, rapportInsp: rapportModele.idDocument })],
  call: GamGamme.GetList,
  answers: [epreuve, gammeLevage, newer],
  only: [
    { ref: 'LEV-EPR', lbGammeLong: null, typeLocalisation: 'IND-SITE', modeOp: page.idDocument, rapportInsp: rapportModele.idDocument },
    { ref: 'LEV-VGP', indice: 1, revision: 0, isCurrent: false, typeLocalisation: null, modeOp: null, rapportInsp: null },
    { ref: 'LEV-VGP', indice: 2, revision: 0, isCurrent: true },
  ],
  then: ({ value }) => expect(value?.map(({ isCurrent }) => isCurrent)).toEqual([true, false, true]),
})
interaction('the versions of one range, the newest inactive', {
  given: [signedIn(reader), ...range, gammeExists(epreuve), newerGammeExists({ ...newer, actif: false })],
  call: GamGamme.GetList,
  input: { ref: 'LEV-VGP' },
  answers: [gammeLevage, newer],
  only: [{ ref: 'LEV-VGP', indice: 1, actif: true, isCurrent: true }, { ref: 'LEV-VGP', indice: 2, actif: false, isCurrent: false }],
  then: ({ value }) => expect(value?.map(({ ref }) => ref)).toEqual(['LEV-VGP', 'LEV-VGP']),
})
interaction('when there is none', { given: [signedIn(reader), ...levage], call: GamGamme.GetList, only: [], then: ({ value }) => expect(value).toEqual([]) })
refusals(GamGamme.GetList)

interaction('of a mode', {
  given: [...modes, gammeExists(gammeLevage), gammeExists(gammeElectricite)],
  call: GamGamme.GetFilteredList,
  only: [{ ref: 'LEV-VGP' }],
  then: ({ value }) => expect(value).toEqual([gammeLevage]),
})

interaction('of a mode when one is inactive', {
  given: [...modes, gammeExists(gammeLevage), gammeExists({ ...gammeLevage, idGammeVersion: 3, ref: 'LEV-EPR', actif: false })],
  call: GamGamme.GetFilteredList,
  only: [{ ref: 'LEV-VGP', actif: true }],
  then: ({ value }) => expect(value?.map(({ ref }) => ref)).toEqual(['LEV-VGP']),
})

interaction('that suit a location', {
  given: [
    ...modes,
    gammeExists({ ...gammeLevage, typeLocalisation: 'IND-BATIMENT' }),
    gammeExists({ ...gammeLevage, idGammeVersion: 3, ref: 'LEV-EPR', typeLocalisation: 'IND-SITE' }),
  ],
  call: GamGamme.GetFilteredList,
  input: { idModeGuid, idLocalisation: places.halle.idLocalisation },
  only: [{ ref: 'LEV-VGP', typeLocalisation: 'IND-BATIMENT' }],
  then: ({ value }) => expect(value?.map(({ typeLocalisation }) => typeLocalisation)).toEqual(['IND-BATIMENT']),
})

interaction('of a kind of maintenance and a function', {
  given: [
    ...modes,
    gammeExists(gammeLevage),
    gammeExists({ ...gammeLevage, idGammeVersion: 3, ref: 'LEV-PRE', typeMaintenance: 'PREVENTIVE' }),
    gammeExists({ ...gammeLevage, idGammeVersion: 4, ref: 'LEV-ACC', fonctionPrincipal: 'ACCES' }),
  ],
  call: GamGamme.GetFilteredList,
  input: { idModeGuid, typeMaintenance: 'REGLEMENTAIRE', fonctionPrincipal: 'LEVAGE' },
  only: [{ ref: 'LEV-VGP' }],
  then: ({ value }) => expect(value?.map(({ ref }) => ref)).toEqual(['LEV-VGP']),
})

refusals(GamGamme.GetFilteredList, { unknown: { idModeGuid: '00000000-0000-4000-8000-000000000404' } })

interaction('of a range that is used', {
  given: [signedIn(agent), ...grueAndSettings, pageExists(garde), prestationExists(AffAffairePrestation.Insert.example.value)],
  call: GamGamme.GetInfoDynamic,
  only: [
    { refInfo: 'nbPage', type: 'NI', value: '1' },
    { refInfo: 'nbMateriel', type: 'NI', value: '1' },
    { refInfo: 'nbPrestation', type: 'NI', value: '1' },
    { refInfo: 'dtProchaine', type: 'DT', value: '2026-06-30' },
  ],
  then: ({ value }) => expect(value?.map(({ value: text }) => text)).toEqual(['1', '1', '1', '2026-06-30']),
})
interaction('of a range that nobody uses', {
  given: [signedIn(agent), ...range],
  call: GamGamme.GetInfoDynamic,
  only: [{ refInfo: 'nbPage', value: '0' }, { refInfo: 'nbMateriel', value: '0' }, { refInfo: 'nbPrestation', value: '0' }, { refInfo: 'dtProchaine', value: null }],
  then: ({ value }) => expect(value?.at(-1)?.value).toBeNull(),
})
refusals(GamGamme.GetInfoDynamic, { unknown: { idGammeVersion: 404_404 } })

const covering = [
  ...modes,
  gammeExists(gammeLevage),
  materielExists({ ...pontRoulant, idReferentielGuid: industrie.idReferentielGuid }),
  materielExists({ ...palan, idReferentielGuid: industrie.idReferentielGuid }),
  gammeCovers({ idGammeVersion: gammeLevage.idGammeVersion, idMateriel: pontRoulant.idMateriel }),
]

interaction('of a range', {
  given: covering,
  call: GamGamme.GetGamMaterielList,
  input: { idGammeVersion: gammeLevage.idGammeVersion },
  only: [{ idMateriel: pontRoulant.idMateriel }],
  then: ({ value }) => expect(value).toEqual([pontRoulant]),
})

interaction('of a range below a place', {
  given: [...covering, gammeCovers({ idGammeVersion: gammeLevage.idGammeVersion, idMateriel: palan.idMateriel })],
  call: GamGamme.GetGamMaterielList,
  only: [{ idMateriel: pontRoulant.idMateriel, idLocalisation: places.halle.idLocalisation }],
  then: ({ value }) => expect(value?.map(({ local }) => local)).toEqual([places.halle.lbAffichage]),
})
interaction('of a range that covers one without place or short name', {
  given: [...covering.slice(0, -2), materielExists({ ...palan, idLocalisation: null, local: null, idReferentielGuid: industrie.idReferentielGuid }), gammeCovers({ idGammeVersion: gammeLevage.idGammeVersion, idMateriel: palan.idMateriel })],
  call: GamGamme.GetGamMaterielList,
  input: { idGammeVersion: gammeLevage.idGammeVersion },
  answers: [{ ...palan, idLocalisation: null, local: null }],
  only: [{ idMateriel: palan.idMateriel, lbCourt: null, local: null, idLocalisation: null }],
  then: ({ value }) => expect(value?.[0]?.local).toBeNull(),
})
interaction('of a range that covers none', { given: [signedIn(agent), ...range], call: GamGamme.GetGamMaterielList, input: { idGammeVersion: 1 }, only: [], then: ({ value }) => expect(value).toEqual([]) })
refusals(GamGamme.GetGamMaterielList, { unknown: { idGammeVersion: 404_404 } })

const known = [signedIn(planner), ...range, ...codes]
const csv = (text: string, name = 'gammes.csv', type = 'text/csv') => ({ file: new File([text], name, { type }) })

interaction('a file', { given: known, call: GamGamme.Import, exactly: { inserted: 1, updated: 1 }, then: ({ value }) => expect(value).toMatchObject({ inserted: 1, updated: 1 }) })
interaction('a file, only to see what would be', {
  given: known,
  call: GamGamme.Import,
  input: { ...GamGamme.Import.example.input, dryRun: true },
  exactly: { inserted: 1, updated: 1 },
  then: ({ value }) => expect(value?.errors).toEqual([]),
})
interaction('a file with a line for an old version', {
  given: [...known, newerGammeExists(newer)],
  call: GamGamme.Import,
  input: csv('ref;indice;revision;lbGamme\nLEV-VGP;2;0;Vérification\nLEV-VGP;1;0;Vérification\n'),
  answers: { inserted: 0, updated: 0, errors: [{ line: 3, field: 'indice', message: 'Seule la version courante peut être modifiée' }] },
  exactly: { inserted: 0, updated: 0 },
  then: ({ value }) => expect(value?.errors).toHaveLength(1),
})
interaction('a file with a line that is wrong', {
  given: known,
  call: GamGamme.Import,
  input: csv('ref;indice;revision;dureeTot\nLEV-VGP;1;0;longtemps\n'),
  answers: { inserted: 0, updated: 0, errors: [{ line: 2, field: 'dureeTot', message: 'Valeur non valide' }] },
  exactly: { inserted: 0, updated: 0 },
  then: ({ value }) => expect(value?.errors[0]?.field).toBe('dureeTot'),
})
interaction('a file without lines', { given: known, call: GamGamme.Import, input: csv('ref;indice;revision\n'), messages: ['Fichier vide'] })
interaction('a file with a column nobody knows', {
  given: known,
  call: GamGamme.Import,
  input: csv('ref;indice;revision;couleur\nLEV-VGP;1;0;vert\n'),
  messages: ['Colonne couleur absente ou inconnue'],
})
interaction('a file that is no table', { given: known, call: GamGamme.Import, input: csv('PK\u0003\u0004, no archive', 'gammes.xlsx', 'application/zip'), status: 415 })
refusals(GamGamme.Import)
