import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allOperations, allSetUps } from '../provider/services/all.ts'
import { type Interaction, pactIn } from '../pacts/pact.ts'
import { check, type Endpoint, pathOf, type State } from '../wire/index.ts'
import { pactFile } from '../wire/pact/parties.ts'
import operations from './operations.json' with { type: 'json' }

const provided = await allOperations()
const setUps = await allSetUps()

type Module = Record<string, unknown>

const endpointModules = import.meta.glob<Module>('./*/*/endpoints.ts', { eager: true })
const stateModules = import.meta.glob<Module>('./*/*/states.ts', { eager: true })

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const { interactions } = pactIn(read(`../pacts/${pactFile}`))
const placeOf = (verb: string, path: string) => `${verb} ${path}`

/** `./Aff/AffAffaire/endpoints.ts` → the area, the service, and the path the backend has it under. */
function addressOf(file: string) {
  const [, area = '', name = ''] = file.split('/')
  return { name, path: area === 'Core' ? `/api/Core/${name}` : `/api/Console/${area}/${name}` }
}

const services = Object.entries(endpointModules).map(([file, module]) => {
  const { name, path } = addressOf(file)
  return { name, path, endpoints: Object.entries((module[name] ?? {}) as Record<string, Endpoint<unknown, unknown>>) }
})
const endpoints = services.flatMap((service) => service.endpoints.map(([, endpoint]) => endpoint))
const isState = (thing: unknown): thing is State<object> => typeof thing === 'function' && 'state' in thing
const states = Object.values(stateModules).flatMap((module) => Object.values(module).filter(isState))

test('each operation of the list is there once [7.operations]', () => {
  expect(new Set(operations.map(pathOf)).size).toBe(operations.length)
})

describe.each(services)('$name', ({ name, path, endpoints: named }) => {
  test('is exported under the name of its folder, with its operations under theirs', () => {
    expect(named.length, `endpoints.ts exports ${name}`).toBeGreaterThan(0)
    for (const [key, { service, operation }] of named)
      expect({ service, operation }).toEqual({ service: path, operation: key })
  })

  test('has only operations of the specification, with their verbs [7.operations]', () => {
    for (const [, { service, operation, verb }] of named)
      expect(operations).toContainEqual(expect.objectContaining({ service, operation, verb }))
  })
})

describe.each(endpoints.map((endpoint) => ({ path: pathOf(endpoint), endpoint })))('$path', ({ path, endpoint }) => {
  test('has an example of its own shape [3.fields]', () => {
    const { input, value, example } = endpoint
    expect(check(input, example.input, 'input')).toEqual(example.input)
    expect(check(value, example.value, 'value')).toEqual(example.value)
  })

  test('stands in the pact [7.pact]', () => {
    expect(interactions.map(({ request }) => placeOf(request.method, request.path))).toContain(
      placeOf(endpoint.verb, path),
    )
  })

  test('is answered by the reference provider [7.provider]', () => {
    expect(provided.map(({ address }) => placeOf(address.verb, pathOf(address)))).toContain(
      placeOf(endpoint.verb, path),
    )
  })
})

test('every operation of the list has its endpoint, and no endpoint is of another [7.operations] [7.pact] [7.provider]', () => {
  const listed = operations.map((operation) => placeOf(operation.verb, pathOf(operation)))
  expect(endpoints.map((endpoint) => placeOf(endpoint.verb, pathOf(endpoint))).toSorted()).toEqual(listed.toSorted())
})

/** Calls by which somebody comes in or goes, or that anybody may make: they refuse in their own ways. */
const withoutToken = new Set([
  'Authenticate',
  'AuthenticateWithToken',
  'AuthenticateApi',
  'CheckToken',
  'LogOut',
  'GetAppInfo',
])

test.each(operations)(
  '$service/$operation stands in the pact as it goes well, and as it meets a stranger [7.pact]',
  (operation) => {
    const own = interactions.filter(
      ({ request }) => placeOf(request.method, request.path) === placeOf(operation.verb, pathOf(operation)),
    )
    const isDone = ({ status, body }: Interaction['response']) =>
      status === 200 && (body?.content as { hasErrors?: unknown } | undefined)?.hasErrors !== true
    const done = own.filter(({ response }) => isDone(response))
    expect(done.length).toBeGreaterThan(0)
    expect(own.length).toBeGreaterThan(1)
    if (!withoutToken.has(operation.operation)) expect(own.map(({ response }) => response.status)).toContain(401)
  },
)

test('the pact speaks of no other call', () => {
  const known = new Set(endpoints.map((endpoint) => placeOf(endpoint.verb, pathOf(endpoint))))
  expect(interactions.filter(({ request }) => !known.has(placeOf(request.method, request.path)))).toEqual([])
})

test('every interaction has a description of its own', () => {
  expect(new Set(interactions.map(({ description }) => description)).size).toBe(interactions.length)
})

test('every state is declared once, set up once, and used', () => {
  const declared = states.map(({ state }) => state).toSorted()
  const used = new Set(interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)))
  expect(setUps.map(({ state }) => state).toSorted()).toEqual(declared)
  expect([...used].toSorted()).toEqual(declared)
})

test('interactions stand in the order of the operations, and are found by service and operation', () => {
  const paths = operations.map(pathOf)
  const ranks = interactions.map(({ request }) => paths.indexOf(request.path))
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  for (const { description, request } of interactions)
    expect(description).toMatch(new RegExp(`^${request.path.split('/').slice(-2).join('/')}: .`))
})
