import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import operations from '../services/operations.json' with { type: 'json' }
import { pathOf } from '../wire/endpoint.ts'
import { checker, disagreements } from './cross-check.ts'
import { isFilter, openApi, type OpenApi, type OperationObject } from './openapi.ts'
import { openApi30 } from './openapi-3-0.ts'
import { named, operationsIn } from './openapi-named.ts'
import type { Interaction } from '../pacts/pact.ts'
import { readSource } from './source.ts'

const source = await readSource()
const document = openApi(source)
const handedOver = named(document)
const older = openApi30(handedOver)
const each = Object.entries(document.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, operation]) => ({ path, verb, operation })),
)

test('it is an OpenAPI 3.1 document', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  expect(await validator.validate(structuredClone(handedOver))).toEqual({ valid: true })
})

test('the same is there as an OpenAPI 3.0 document', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(older))).toEqual({ valid: true })
  expect(validator.version).toBe('3.0')
  expect(Object.keys(older.paths)).toEqual(Object.keys(document.paths))
  // Words that 3.0 has not, or has otherwise.
  const text = JSON.stringify(older)
  expect(text).not.toMatch(/"(const|contentMediaType|\$defs)":/)
  expect(text).not.toMatch(/"type":(\[|"null")/)
})

test('every operation and parameter says what it is for', () => {
  const operationsThere = operationsIn(handedOver)
  expect(operationsThere.filter(({ summary, description }) => !summary || !description)).toEqual([])
  expect(new Set(operationsThere.map(({ summary }) => summary)).size).toBeGreaterThan(100)
  const parameters = operationsThere.flatMap((one) => one.parameters.filter((parameter) => !('$ref' in parameter)))
  expect(parameters.filter((one) => 'in' in one && !one.description)).toEqual([])
})

test('what is sent and answered is called after its operation, not by a number', () => {
  const names = Object.keys(handedOver.components.schemas)
  expect(names).toContain('AffAffaireInsertInput')
  expect(names).toContain('AffAffaireInsertDone')
  expect(names.filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([])
  const bodies = operationsIn(handedOver).flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
  expect(bodies.filter(({ schema }) => !String(schema.$ref).endsWith('Input'))).toEqual([])
})

test('an answer leads to the calls whose keys it holds', () => {
  const insert = handedOver.paths['/api/Console/Aff/AffAffaire/Insert']?.post
  const { links } = (insert?.responses['200'] ?? {}) as { links?: Record<string, unknown> }
  expect(links?.AffAffaire_Get).toMatchObject({
    operationId: 'AffAffaire_Get',
    parameters: { idAffaireGuid: '$response.body#/value/idAffaireGuid' },
  })
  const ids = new Set(operationsIn(handedOver).map(({ operationId }) => operationId))
  const lead = operationsIn(handedOver).flatMap(({ responses }) =>
    Object.keys((responses['200'] as { links?: object }).links ?? {}),
  )
  expect(lead.length).toBeGreaterThan(30)
  expect(lead.filter((name) => !ids.has(name))).toEqual([])
})

test('it has every operation of the list, with its verb', () => {
  expect(each.map(({ path, verb }) => `${verb} ${path}`).toSorted()).toEqual(
    operations.map((one) => `${one.verb.toLowerCase()} ${pathOf(one)}`).toSorted(),
  )
})

test('it refers to nothing that it has not', () => {
  const refs = [...new Set(JSON.stringify(document).match(/"#\/components\/[^"]*"/g))].map(
    (ref) => JSON.parse(ref) as string,
  )
  const has = (ref: string) =>
    ref
      .split('/')
      .slice(1)
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document) !== undefined
  expect(refs.filter((ref) => !has(ref))).toEqual([])
  expect(refs.length).toBeGreaterThan(40)
})

test('it tells apart what is proposed', () => {
  const { properties = {} } = document.components.schemas.Prestation ?? {}
  expect([properties.refAffaire?.['x-proposed'], properties.reference?.['x-proposed']]).toEqual([true, undefined])
  const ours = each.filter(({ operation }) => operation['x-verb-proposed']).map(({ path }) => path)
  expect(ours.toSorted()).toEqual(
    operations
      .filter(({ stated }) => !stated)
      .map(pathOf)
      .toSorted(),
  )
})

test('a list takes each field of its rows that is a value as a filter', () => {
  const names = each
    .find(({ path }) => path.endsWith('/AdmAgence/GetList'))
    ?.operation.parameters.flatMap((one) => ('in' in one && isFilter(one) ? [one.name] : []))
  expect(names).toEqual(['idAgence', 'lbAgence', 'isActif'])
  const ofPlaces = each
    .find(({ path }) => path.endsWith('/AffAffairePrestation/GetList'))
    ?.operation.parameters.map((one) => ('name' in one ? one.name : ''))
  expect(ofPlaces).toContain('dtCreation')
  expect(ofPlaces).not.toContain('materiels')
})

test('its examples are of its own schemas', () => {
  const check = checker(document)
  const wrong = each.flatMap(({ path, operation: { requestBody, responses } }) => {
    const answered = responses['200']
    const contents = [requestBody?.content, answered && 'content' in answered ? answered.content : undefined]
    const media = contents.flatMap((content) => Object.values(content ?? {})).filter((one) => 'example' in one)
    return media.flatMap(({ schema, example }) => check(schema, example)).map((error) => `${path}: ${error}`)
  })
  expect(wrong).toEqual([])
})

test('the whole pact agrees with it', async () => {
  expect(await disagreements(handedOver, source.interactions)).toEqual([])
})

describe('a document or a pact that says something else is found out', () => {
  const operation = (altered: OpenApi, path: string, verb: string): OperationObject => {
    const found = altered.paths[path]?.[verb]
    if (!found) throw new Error(`no ${verb} ${path}`)
    return found
  }
  const interaction = (pact: Interaction[], start: string): Interaction => {
    const found =
      pact.find(({ description }) => description === start) ??
      pact.find(({ description }) => description.startsWith(start))
    if (!found) throw new Error(`no ${start}`)
    return found
  }
  const few = source.interactions.filter(({ request }) =>
    /AdmAgence|SysAction|SysValeur\/Import|AffAffaire/.test(request.path),
  )
  const agence = '/api/Console/Adm/AdmAgence/Insert'
  type Fault = [what: string, seed: (altered: OpenApi, pact: Interaction[]) => unknown, told: RegExp]
  const faults: Fault[] = [
    ['a path that is gone', ({ paths }) => void delete paths[agence], /Insert.*is not described/],
    [
      'another verb',
      ({ paths }) => void (paths[agence] = { put: paths[agence]?.post as OperationObject }),
      /POST .*is not described/,
    ],
    [
      'a field of a body that is not named',
      (_, pact) =>
        Object.assign(interaction(pact, 'AdmAgence/Insert: a new agency').request.body?.content as object, {
          libelle: 'x',
        }),
      /request: .*additional/,
    ],
    [
      'a field of a body of another type',
      (_, pact) =>
        Object.assign(interaction(pact, 'AdmAgence/Insert: a new agency').request.body?.content as object, {
          isActif: 1,
        }),
      /isActif must be boolean/,
    ],
    [
      'a body that lacks a field',
      (_, pact) =>
        Reflect.deleteProperty(
          interaction(pact, 'AdmAgence/Insert: a new agency').request.body?.content as object,
          'lbAgence',
        ),
      /required property 'lbAgence'/,
    ],
    [
      'a body that is not there',
      (_, pact) => void delete interaction(pact, 'AdmAgence/Insert: a new agency').request.body,
      /no body/,
    ],
    [
      'a query that is not named',
      (_, pact) => void (interaction(pact, 'AdmAgence/GetList').request.query = { agence: ['1'] }),
      /query agence is not described/,
    ],
    [
      'a query of another type',
      (_, pact) => void (interaction(pact, 'SysAction/Delete').request.query = { idAction: ['seven'] }),
      /idAction: .*integer/,
    ],
    [
      'a query that is missing',
      (_, pact) => void (interaction(pact, 'SysAction/Delete').request.query = {}),
      /idAction is missing/,
    ],
    [
      'a day written the French way',
      (_, pact) =>
        Object.assign(interaction(pact, 'AffAffairePrestation/Insert: ').request.body?.content as object, {
          dtEcheance: '30/06/2026',
        }),
      /dtEcheance must match format "date"/,
    ],
    [
      'a header that is not named',
      (_, pact) => Object.assign(interaction(pact, 'AdmAgence/GetList').request.headers ?? {}, { 'X-Agence': ['1'] }),
      /header X-Agence/,
    ],
    [
      'a call without a token',
      (_, pact) =>
        void delete interaction(pact, 'AdmAgence/GetList: a request for the agencies').request.headers?.Authorization,
      /no token/,
    ],
    [
      'a part of a form that is not named',
      (altered) =>
        void delete operation(altered, '/api/Core/SysValeur/Import', 'post').requestBody?.content['multipart/form-data']
          ?.schema.properties?.idTableGuid,
      /SysValeur\/Import.*(additional|strict)/,
    ],
    [
      'a status that is not listed',
      (altered) => void delete operation(altered, agence, 'post').responses['403'],
      /status 403 is not described/,
    ],
    [
      'an answer with a field that is not named',
      ({ components }) => void delete components.schemas.Agence?.properties?.isActif,
      /answer: .*additional/,
    ],
    [
      'an answer of another type',
      ({ components }) => Object.assign(components.schemas.Agence?.properties ?? {}, { lbAgence: { type: 'integer' } }),
      /answer: .*lbAgence must be integer/,
    ],
    [
      'an answer that lacks a field',
      ({ components }) => Object.assign(components.schemas.Agence ?? {}, { required: ['idAgence', 'ville'] }),
      /answer: .*(ville)/,
    ],
    [
      'null where it is not told',
      ({ components }) => Object.assign(components.schemas.Affaire?.properties ?? {}, { lbClient: { type: 'string' } }),
      /answer: .*lbClient/,
    ],
    [
      'a refusal where none is told',
      (altered) => {
        const answered = operation(altered, agence, 'post').responses['200']
        const media = answered && 'content' in answered ? answered.content?.['application/json'] : undefined
        if (media) media.schema = (media.schema.oneOf as [typeof media.schema])[0]
      },
      /AdmAgence\/Insert: a new agency of a name that is taken: answer/,
    ],
  ]

  test.each(faults)('%s', async (_, seed, told) => {
    const [altered, pact] = [structuredClone(document), structuredClone(few)]
    seed(altered, pact)
    expect((await disagreements(altered, pact)).join('\n')).toMatch(told)
  })
})
