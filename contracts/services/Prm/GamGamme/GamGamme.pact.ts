import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { agent, signedIn } from '../../Core/SecAuthentification/states.ts'
import { modeLevage } from '../ModModeInspection/endpoints.ts'
import { modeElectricite, modeExists } from '../ModModeInspection/states.ts'
import { industrie, places, sites } from '../RefReferentiel/states.ts'
import { GamGamme, gammeLevage, pontRoulant } from './endpoints.ts'
import { gammeCovers, gammeElectricite, gammeExists, materielExists } from './states.ts'

const { idModeGuid } = modeLevage
const levage = { ...gammeLevage, idModeGuid }
const modes = [signedIn(agent), ...sites, modeExists(modeLevage), modeExists(modeElectricite)]
const palan = { ...pontRoulant, idMateriel: 2, refMateriel: 'PA-001', lb: 'Palan 1 t', lbCourt: null, idLocalisation: 4, local: places.quai.lbAffichage }

interaction('a request for the ranges of a mode', {
  given: [...modes, gammeExists(levage), gammeExists({ ...gammeElectricite, idModeGuid: modeElectricite.idModeGuid })],
  call: GamGamme.GetFilteredList,
  only: [{ ref: 'LEV-VGP' }],
  then: ({ value }) => expect(value).toEqual([gammeLevage]),
})

interaction('a request for the ranges of a mode when one is inactive', {
  given: [...modes, gammeExists(levage), gammeExists({ ...levage, idGammeVersion: 3, ref: 'LEV-EPR', actif: false })],
  call: GamGamme.GetFilteredList,
  only: [{ ref: 'LEV-VGP', actif: true }],
  then: ({ value }) => expect(value?.map(({ ref }) => ref)).toEqual(['LEV-VGP']),
})

interaction('a request for the ranges that suit a location', {
  given: [
    ...modes,
    gammeExists({ ...levage, typeLocalisation: 'IND-BATIMENT' }),
    gammeExists({ ...levage, idGammeVersion: 3, ref: 'LEV-EPR', typeLocalisation: 'IND-SITE' }),
  ],
  call: GamGamme.GetFilteredList,
  input: { idModeGuid, idLocalisation: places.halle.idLocalisation },
  only: [{ ref: 'LEV-VGP', typeLocalisation: 'IND-BATIMENT' }],
  then: ({ value }) => expect(value?.map(({ typeLocalisation }) => typeLocalisation)).toEqual(['IND-BATIMENT']),
})

interaction('a request for the ranges of a kind of maintenance and a function', {
  given: [
    ...modes,
    gammeExists(levage),
    gammeExists({ ...levage, idGammeVersion: 3, ref: 'LEV-PRE', typeMaintenance: 'PREVENTIVE' }),
    gammeExists({ ...levage, idGammeVersion: 4, ref: 'LEV-ACC', fonctionPrincipal: 'ACCES' }),
  ],
  call: GamGamme.GetFilteredList,
  input: { idModeGuid, typeMaintenance: 'REGLEMENTAIRE', fonctionPrincipal: 'LEVAGE' },
  only: [{ ref: 'LEV-VGP' }],
  then: ({ value }) => expect(value?.map(({ ref }) => ref)).toEqual(['LEV-VGP']),
})

const covering = [
  ...modes,
  gammeExists(levage),
  materielExists({ ...pontRoulant, idReferentielGuid: industrie.idReferentielGuid }),
  materielExists({ ...palan, idReferentielGuid: industrie.idReferentielGuid }),
  gammeCovers({ idGammeVersion: levage.idGammeVersion, idMateriel: pontRoulant.idMateriel }),
]

interaction('a request for the equipment of a range', {
  given: covering,
  call: GamGamme.GetGamMaterielList,
  input: { idGammeVersion: levage.idGammeVersion },
  only: [{ idMateriel: pontRoulant.idMateriel }],
  then: ({ value }) => expect(value).toEqual([pontRoulant]),
})

interaction('a request for the equipment of a range below a place', {
  given: [...covering, gammeCovers({ idGammeVersion: levage.idGammeVersion, idMateriel: palan.idMateriel })],
  call: GamGamme.GetGamMaterielList,
  only: [{ idMateriel: pontRoulant.idMateriel, idLocalisation: places.halle.idLocalisation }],
  then: ({ value }) => expect(value?.map(({ local }) => local)).toEqual([places.halle.lbAffichage]),
})
