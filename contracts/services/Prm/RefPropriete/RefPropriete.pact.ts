import { propertyInteractions } from '../property-interactions.ts'
import { industrie, newerIndustrie, referentielExists } from '../RefReferentiel/states.ts'
import { RefPropriete } from './endpoints.ts'

const { idReferentielGuid, idReferentielVersion } = industrie

propertyInteractions({
  service: RefPropriete,
  owner: { idReferentielVersion },
  version: [referentielExists(industrie)],
  newer: newerIndustrie,
  unknown: { idReferentielVersion: 404_404 },
  lock: ['Referentiel', idReferentielGuid],
})
