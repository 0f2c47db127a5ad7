import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { agent, signedIn } from '../../Core/SecAuthentification/states.ts'
import { lockedByAdmin } from '../../Core/SysObjetLock/states.ts'
import { gammeElectricite } from '../../Prm/GamGamme/states.ts'
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

interaction('a request for all services', {
  given: [signedIn(agent), ...grueAndSettings, prestationExists(visite)],
  call: AffAffairePrestation.GetList,
  input: {},
  then: ({ value }) => expect(value).toEqual([visite]),
})

interaction('a request for the services of a case', {
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

interaction('a request for the services of a mode', {
  given: [signedIn(agent), ...grueAndSettings, ...electricite, prestationExists(visite), prestationExists(controle)],
  call: AffAffairePrestation.GetList,
  input: { idModeGuid: visite.mode.idModeGuid },
  only: [{ idPrestation: visite.idPrestation, mode: visite.mode }],
  then: ({ value }) => expect(value?.map(({ mode }) => mode.refMode)).toEqual(['LEV']),
})

interaction('a request for the services of a range', {
  given: [signedIn(agent), ...grueAndSettings, ...electricite, prestationExists(visite), prestationExists(controle)],
  call: AffAffairePrestation.GetList,
  input: { refGamme: 'LEV-VGP' },
  only: [{ idPrestation: visite.idPrestation, gamme: visite.gamme }],
  then: ({ value }) => expect(value?.map(({ gamme }) => gamme?.ref)).toEqual(['LEV-VGP']),
})

interaction('a request for a service of a whole place, without range or equipment', {
  given: [signedIn(agent), ...grueAndSettings, prestationExists(lieuOnly)],
  call: AffAffairePrestation.GetList,
  answers: [lieuOnly],
  only: [{ idLocalisation: null, gamme: null, materiels: [] }],
  then: ({ value }) => expect(value).toEqual([lieuOnly]),
})

interaction('a new service', {
  given: [signedIn(agent), ...grueAndSettings],
  call: AffAffairePrestation.Insert,
  exactly: { statut: 'APLANIFIER', typeinspection: 'INITIALE', indice: 1, nbMateriel: 1 },
  then: ({ value }) => expect(value).toMatchObject({ statut: 'APLANIFIER', nbMateriel: 1, dtEcheance: nouvelle.dtEcheance }),
})

interaction('a new service of a whole place, without range or equipment', {
  given: [signedIn(agent), ...grueAndSettings],
  call: AffAffairePrestation.Insert,
  input: { ...nouvelle, idLocalisation: null, gamme: null, materiels: [] },
  answers: bare,
  exactly: { nbMateriel: 0, idLocalisation: null, gamme: null },
  then: ({ value }) => expect(value).toMatchObject({ idLocalisation: null, gamme: null, materiels: [] }),
})

interaction('a new service of a closed case', {
  given: [signedIn(agent), ...settings, affaireExists({ ...grue, statut: 'CLOTUREE' })],
  call: AffAffairePrestation.Insert,
  messages: ['Agence, responsable ou affaire inactif ou clôturé'],
})

interaction("a new service by another mode's range", {
  given: [signedIn(agent), ...grueAndSettings, ...electricite],
  call: AffAffairePrestation.Insert,
  input: { ...nouvelle, gamme: { idGammeVersion }, materiels: [] },
  messages: ['La gamme ne convient pas au mode ou au lieu'],
})

interaction('a new service at a location of another place', {
  given: [signedIn(agent), ...grueAndSettings],
  call: AffAffairePrestation.Insert,
  input: { ...nouvelle, idLocalisation: places.quai.idLocalisation, materiels: [] },
  messages: ["La localisation n'est pas dans ce lieu"],
})

interaction('a new service of a case that another user has locked', {
  given: [signedIn(agent), ...grueAndSettings, lockedByAdmin('Affaire', grue.idAffaireGuid)],
  call: AffAffairePrestation.Insert,
  messages: [{ pattern: /^Objet verrouillé par Nadia Perrin depuis \d{2}:\d{2}$/, example: 'Objet verrouillé par Nadia Perrin depuis 10:30' }],
})
