import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { agent, signedIn } from '../../Core/SecAuthentification/states.ts'
import { SysRoute } from './endpoints.ts'
import { navigationChanged } from './states.ts'

const { input, value: changed } = SysRoute.LastUpdate.example

interaction('a question for the last change of the menus, after one', {
  given: [signedIn(agent), navigationChanged(changed)],
  call: SysRoute.LastUpdate,
  exactly: changed,
  then: ({ value }) => expect(value && value.lastUpdate > input.since).toBe(true),
})

interaction('a question for the last change of the menus, when there was none', {
  given: [signedIn(agent), navigationChanged({ lastUpdate: input.since })],
  call: SysRoute.LastUpdate,
  exactly: { lastUpdate: input.since },
  then: ({ value }) => expect(value?.lastUpdate).toBe(input.since),
})
