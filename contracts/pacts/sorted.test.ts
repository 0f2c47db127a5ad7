import { expect, test } from 'vitest'
import { sorted } from './sorted.ts'

const first = { description: 'a sign-out', providerStates: [{ name: 'a user is signed in' }], request: { path: '/a', method: 'POST' } }
const second = { description: 'a sign-in', request: { method: 'POST', path: '/b' } }
const metadata = { pactRust: { ffi: '0.5.8' }, 'pact-js': { version: '17' }, pactSpecification: { version: '4.0' } }

test('the same interactions make the same bytes, in whatever order they ran and whatever wrote them', () => {
  const written = sorted(JSON.stringify({ interactions: [first, second], metadata }))
  expect(sorted(JSON.stringify({ metadata: { pactSpecification: { version: '4.0' } }, interactions: [second, first] }))).toBe(written)
  expect(written).not.toContain('0.5.8')
})

test('lists inside an interaction keep their order', () => {
  const states = [{ name: 'b' }, { name: 'a' }]
  const { interactions } = JSON.parse(sorted(JSON.stringify({ interactions: [{ ...first, providerStates: states }], metadata })))
  expect(interactions[0].providerStates).toEqual(states)
})
