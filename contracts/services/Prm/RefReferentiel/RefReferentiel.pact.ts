import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { agent, signedIn } from '../../Core/SecAuthentification/states.ts'
import { halle, RefReferentiel, usine } from './endpoints.ts'
import { industrie, localisationExists, places, referentielExists, sites } from './states.ts'

const { lesquin } = places
const { idReferentielGuid, idReferentielVersion } = industrie
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

interaction('a request for the places of a referential', {
  given: [signedIn(agent), referentielExists(industrie), localisationExists(lesquin), localisationExists(places.halle)],
  call: RefReferentiel.GetLieuList,
  only: [{ idLocalisation: usine.idLocalisation }],
  then: ({ value }) => expect(value).toEqual([usine]),
})

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
