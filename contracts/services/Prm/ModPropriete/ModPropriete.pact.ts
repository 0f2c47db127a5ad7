import { levage } from '../ModModeInspection/endpoints.ts'
import { modeExists } from '../ModModeInspection/states.ts'
import { newerLevage } from '../ModTache/states.ts'
import { propertyInteractions } from '../property-interactions.ts'
import { industrie, referentielExists } from '../RefReferentiel/states.ts'
import { ModPropriete } from './endpoints.ts'

const { idModeGuid, idModeversion } = levage

propertyInteractions({
  service: ModPropriete,
  owner: { idModeversion },
  version: [referentielExists(industrie), modeExists(levage)],
  newer: newerLevage,
  unknown: { idModeversion: 404_404 },
  lock: ['Mode', idModeGuid],
})
