import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { agent, signedIn } from '../../Core/SecAuthentification/states.ts'
import { industrie, referentielExists } from '../RefReferentiel/states.ts'
import { ModModeInspection, modeLevage } from './endpoints.ts'
import { modeExists } from './states.ts'

interaction('a request for the inspection modes', {
  given: [signedIn(agent), referentielExists(industrie), modeExists(modeLevage)],
  call: ModModeInspection.GetList,
  then: ({ value }) => expect(value).toEqual([modeLevage]),
})
