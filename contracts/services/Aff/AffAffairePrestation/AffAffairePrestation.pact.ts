import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { agent, signedIn } from '../../Core/SecAuthentification/states.ts'
import { gammeLevage } from '../../Prm/GamGamme/endpoints.ts'
import { epreuve, gammeElectricite, gammeExists, newerGammeExists } from '../../Prm/GamGamme/states.ts'
import { modeElectricite } from '../../Prm/ModModeInspection/states.ts'
import { places } from '../../Prm/RefReferentiel/states.ts'
import { affaireExists } from '../AffAffaire/states.ts'
import { AffAffairePrestation } from './endpoints.ts'
import { electricite, grue, grueAndSettings, prestationExists, settings } from './states.ts'

const { input: nouvelle, value: visite } = AffAffairePrestation.Insert.example
const usine = { ...grue, idAffaire: 2, idAffaireGuid: '1b0a5a7e-93a8-5d0c-b6b4-53ba6b51f922', refAffaire: 'AFF-2026-0002' }
const { idModeGuid, idModeversion, refMode, lbMode } = modeElectricite
const { idGammeVersion, ref, lbGamme, indice } = gammeElectricite

/** A service of the other mode, without equipment. */
const controle = {
  ...visite,
  idPrestation: 2,
  reference: 'PRE-000002',
  mode: { idModeGuid, idModeversion, refMode, lbMode },
  gamme: { idGammeVersion, ref, lbGamme, indice },
  materiels: [],
  nbMateriel: 0,
}

/** A service with as little as may be. */
const bare = { ...visite, idLocalisation: null, lbLocalisation: null, gamme: null, gammeVersion: null, materiels: [], nbMateriel: 0 }

const lieuOnly = { ...bare, referenceclient: null, isInitiale: false, typeinspection: 'PERIODIQUE', lbInspection: '' }

interaction('all of them', {
  given: [signedIn(agent), ...grueAndSettings, prestationExists(visite)],
  call: AffAffairePrestation.GetList,
  input: {},
  then: ({ value }) => expect(value).toEqual([visite]),
})

interaction('of a case', {
  given: [
    signedIn(agent),
    ...grueAndSettings,
    affaireExists(usine),
    prestationExists(visite),
    prestationExists({ ...visite, idPrestation: 2, reference: 'PRE-000002', idAffaireGuid: usine.idAffaireGuid, refAffaire: usine.refAffaire }),
  ],
  call: AffAffairePrestation.GetList,
  only: [{ idPrestation: visite.idPrestation }],
  then: ({ value }) => expect(value?.map(({ idAffaireGuid }) => idAffaireGuid)).toEqual([grue.idAffaireGuid]),
})

interaction('of a mode', {
  given: [signedIn(agent), ...grueAndSettings, ...electricite, prestationExists(visite), prestationExists(controle)],
  call: AffAffairePrestation.GetList,
  input: { idModeGuid: visite.mode.idModeGuid },
  only: [{ idPrestation: visite.idPrestation, mode: visite.mode }],
  then: ({ value }) => expect(value?.map(({ mode }) => mode.refMode)).toEqual(['LEV']),
})

interaction('by a range', {
  given: [signedIn(agent), ...grueAndSettings, ...electricite, prestationExists(visite), prestationExists(controle)],
  call: AffAffairePrestation.GetList,
  input: { refGamme: 'LEV-VGP' },
  only: [{ idPrestation: visite.idPrestation, gamme: visite.gamme }],
  then: ({ value }) => expect(value?.map(({ gamme }) => gamme?.ref)).toEqual(['LEV-VGP']),
})

interaction('by a range, the first of them', {
  given: [signedIn(agent), ...grueAndSettings, prestationExists(visite), prestationExists({ ...visite, idPrestation: 2, reference: 'PRE-000002' })],
  call: AffAffairePrestation.GetList,
  input: { idModeGuid: visite.mode.idModeGuid, refGamme: 'LEV-VGP', take: 1 },
  only: [{ idPrestation: visite.idPrestation }],
  then: ({ value }) => expect(value).toHaveLength(1),
})

const later = { ...visite, idPrestation: 2, reference: 'PRE-000002', dtEcheance: '2026-07-01' }

interaction('due up to a day, in some states', {
  given: [signedIn(agent), ...grueAndSettings, prestationExists(visite), prestationExists(later), prestationExists({ ...visite, idPrestation: 3, reference: 'PRE-000003', statut: 'REALISEE' })],
  call: AffAffairePrestation.GetList,
  input: { statut: ['APLANIFIER', 'PLANIFIEE'], dtEcheance: '..2026-06-30' },
  only: [{ idPrestation: visite.idPrestation, statut: visite.statut, dtEcheance: visite.dtEcheance }],
  then: ({ value }) => expect(value?.map(({ idPrestation }) => idPrestation)).toEqual([visite.idPrestation]),
})

interaction('due from a day to another', {
  given: [signedIn(agent), ...grueAndSettings, prestationExists(visite), prestationExists(later)],
  call: AffAffairePrestation.GetList,
  input: { dtEcheance: '2026-07-01..2026-07-05' },
  only: [{ idPrestation: later.idPrestation, dtEcheance: later.dtEcheance }],
  then: ({ value }) => expect(value?.map(({ idPrestation }) => idPrestation)).toEqual([later.idPrestation]),
})

interaction('when there is none', {
  given: [signedIn(agent), ...grueAndSettings],
  call: AffAffairePrestation.GetList,
  only: [],
  then: ({ value }) => expect(value).toEqual([]),
})

interaction('of a whole place, without range or equipment', {
  given: [signedIn(agent), ...grueAndSettings, prestationExists(lieuOnly)],
  call: AffAffairePrestation.GetList,
  answers: [lieuOnly],
  only: [{ idLocalisation: null, gamme: null, materiels: [] }],
  then: ({ value }) => expect(value).toEqual([lieuOnly]),
})

interaction('a new one', {
  given: [signedIn(agent), ...grueAndSettings],
  call: AffAffairePrestation.Insert,
  exactly: { statut: 'APLANIFIER', typeinspection: 'INITIALE', indice: 1, nbMateriel: 1, modeVersion: '1.0', gammeVersion: '1.0' },
  then: ({ value }) => expect(value).toMatchObject({ statut: 'APLANIFIER', nbMateriel: 1, dtEcheance: nouvelle.dtEcheance }),
})

interaction('a new one under a key of its own', {
  given: [signedIn(agent), ...grueAndSettings],
  call: AffAffairePrestation.Insert,
  key: '5f0c7a1e-2b3d-4c5e-8f60-718293a4b5c6',
  then: ({ value }) => expect(value?.statut).toBe('APLANIFIER'),
})

interaction('for a whole place, without range or equipment', {
  given: [signedIn(agent), ...grueAndSettings],
  call: AffAffairePrestation.Insert,
  input: { ...nouvelle, idLocalisation: null, gamme: null, materiels: [] },
  answers: bare,
  exactly: { nbMateriel: 0, idLocalisation: null, gamme: null },
  then: ({ value }) => expect(value).toMatchObject({ idLocalisation: null, gamme: null, materiels: [] }),
})

const closed = ['Agence, responsable ou affaire inactif ou clôturé']
interaction('in a case that is closed', {
  given: [signedIn(agent), ...settings, affaireExists({ ...grue, statut: 'CLOTUREE' })],
  call: AffAffairePrestation.Insert,
  messages: closed,
})
interaction('in a case that is inactive', {
  given: [signedIn(agent), ...settings, affaireExists({ ...grue, isActif: false })],
  call: AffAffairePrestation.Insert,
  messages: closed,
})

const unfit = ['La gamme ne convient pas au mode ou au lieu']
interaction("by another mode's range", {
  given: [signedIn(agent), ...grueAndSettings, ...electricite],
  call: AffAffairePrestation.Insert,
  input: { ...nouvelle, gamme: { idGammeVersion }, materiels: [] },
  messages: unfit,
})
interaction('by a range of another level', {
  given: [signedIn(agent), ...grueAndSettings, gammeExists(epreuve)],
  call: AffAffairePrestation.Insert,
  input: { ...nouvelle, gamme: { idGammeVersion: epreuve.idGammeVersion }, materiels: [] },
  messages: unfit,
})
interaction("by a range's old version", {
  given: [signedIn(agent), ...grueAndSettings, newerGammeExists({ ...gammeLevage, idGammeVersion: 9, indice: 2 })],
  call: AffAffairePrestation.Insert,
  messages: unfit,
})

interaction('at a location of another place', {
  given: [signedIn(agent), ...grueAndSettings],
  call: AffAffairePrestation.Insert,
  input: { ...nouvelle, idLocalisation: places.quai.idLocalisation, materiels: [] },
  messages: ["La localisation n'est pas dans ce lieu"],
})

refusals(AffAffairePrestation.GetList)
refusals(AffAffairePrestation.Insert, { given: grueAndSettings, unknown: { idAffaireGuid: '00000000-0000-4000-8000-000000000404' }, lock: ['Affaire', grue.idAffaireGuid] })
