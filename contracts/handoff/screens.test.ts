import { expect, test } from 'vitest'
import operations from '../services/operations.json' with { type: 'json' }
import { screensByCall } from './screens.ts'

test('the console makes every call there is, but the one for programs [1.manages]', () => {
  const names = operations.map(({ service, operation }) => `${service.split('/').at(-1)}/${operation}`)
  const used = screensByCall(new Set(names))
  expect(names.filter((name) => !used.has(name))).toEqual(['SecAuthentification/AuthenticateApi'])
})
