import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { SysInfo } from './endpoints.ts'
import { outOfOrder, serverRuns } from './states.ts'

interaction('what the server says of itself', {
  given: [serverRuns({})],
  call: SysInfo.GetAppInfo,
  then: ({ value }) => expect(value).toMatchObject({ version: '2023.8.0', environnement: 'srv-test' }),
})

interaction('while the server is out of order', { given: [outOfOrder({})], call: SysInfo.GetAppInfo, status: 503 })
