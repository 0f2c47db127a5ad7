import { expect, test } from 'vitest'
import { sorted, withServices } from './sorted.ts'

const first = {
  description: 'a sign-out',
  providerStates: [{ name: 'a user is signed in' }],
  request: { path: '/api/Core/SecAuthentification/LogOut', method: 'POST' },
}
const second = {
  description: 'a sign-in',
  request: { method: 'POST', path: '/api/Core/SecAuthentification/Authenticate' },
}
const metadata = { pactRust: { ffi: '0.5.8' }, 'pact-js': { version: '17' }, pactSpecification: { version: '4.0' } }

test('the same interactions make the same bytes, in whatever order they ran and whatever wrote them', () => {
  const written = sorted(JSON.stringify({ interactions: [first, second], metadata }))
  expect(
    sorted(JSON.stringify({ metadata: { pactSpecification: { version: '4.0' } }, interactions: [second, first] })),
  ).toBe(written)
  expect(written).not.toContain('0.5.8')
})

test('lists inside an interaction keep their order', () => {
  const states = [{ name: 'b' }, { name: 'a' }]
  const { interactions } = JSON.parse(
    sorted(JSON.stringify({ interactions: [{ ...first, providerStates: states }], metadata })),
  )
  expect(interactions[0].providerStates).toEqual(states)
})

test('interactions stand in the order of the operations list, not of their words', () => {
  const { interactions } = JSON.parse(sorted(JSON.stringify({ interactions: [second, first], metadata })))
  expect(interactions.map(({ description }: { description: string }) => description)).toEqual([
    'a sign-in',
    'a sign-out',
  ])
  expect(sorted(JSON.stringify({ interactions: [first, second], metadata }))).toBe(
    sorted(JSON.stringify({ interactions: [second, first], metadata })),
  )
})

test('one service’s part is put anew, and the others’ stay as they were', () => {
  const other = { description: 'kept', request: { path: '/api/Core/SysInfo/GetAppInfo', method: 'GET' } }
  const before = JSON.stringify({ interactions: [first, other], metadata })
  const made = JSON.stringify({ interactions: [second, { ...other, description: 'not asked for' }], metadata })
  const { interactions } = JSON.parse(withServices(before, made, ['/api/Core/SecAuthentification']))
  expect(interactions.map(({ description }: { description: string }) => description)).toEqual(['a sign-in', 'kept'])
})
