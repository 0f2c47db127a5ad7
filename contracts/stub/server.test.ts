import operations from '../services/operations.json' with { type: 'json' }
import { afterAll, beforeAll, expect, test } from 'vitest'
import { committedPact } from '../handoff/source.ts'
import { AdmAgence } from '../services/Adm/AdmAgence/endpoints.ts'
import { SecAuthentification, sessionPayload } from '../services/Core/SecAuthentification/endpoints.ts'
import { SysValeur } from '../services/Core/SysValeur/endpoints.ts'
import { GedDocument } from '../services/Ged/GedDocument/endpoints.ts'
import { createCall } from '../wire/call.ts'
import { type Call, CallFailure, check, type Endpoint, pathOf } from '../wire/index.ts'
import { stub } from './server.ts'

const pact = committedPact()
const server = stub(pact)
let url = ''
let call: Call = () => Promise.reject(new Error('not started'))

beforeAll(async () => {
  url = await server.listen({ host: '127.0.0.1', port: 0 })
  call = createCall({ baseUrl: url, token: () => 'a.b.c', language: () => 'fr' })
})
afterAll(() => server.close())

const fetched = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, { headers: { Authorization: 'Bearer a.b.c', ...headers } })

test('every operation of the pact is answered to the console’s own client, as the pact has it', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('../services/*/*/endpoints.ts', { eager: true })
  const endpoints = Object.entries(modules).flatMap(([file, module]) =>
    Object.values(module[file.split('/').at(-2) ?? ''] as Record<string, Endpoint<unknown, unknown>>),
  )
  const outcomes = await Promise.all(
    endpoints.map(async (endpoint) => {
      const outcome = await call(endpoint, endpoint.example.input).catch((error: unknown) => error)
      return { path: pathOf(endpoint), kind: outcome instanceof CallFailure ? outcome.kind : 'done' }
    }),
  )
  expect(outcomes).toHaveLength(operations.length)
  // The pact asks for the whole directory only where it does not answer.
  expect(outcomes.filter(({ kind }) => kind !== 'done')).toEqual([
    { path: '/api/Core/SecSecurite/GetRondeAdUserList', kind: 'refused' },
  ])
})

test('a call is answered by the interaction that it is', async () => {
  expect((await call(AdmAgence.Insert, { lbAgence: 'Lille', isActif: true })).value).toMatchObject({
    lbAgence: 'Lille',
  })
  await expect(call(AdmAgence.Insert, { lbAgence: 'LILLE' })).rejects.toMatchObject({
    kind: 'refused',
    messages: [{ message: 'LILLE existe déjà' }],
  })
  await expect(call(SysValeur.GetList, { idTableGuid: '00000000-0000-4000-8000-000000000404' })).rejects.toMatchObject({
    status: 404,
  })
})

test('one that the pact has not in so many words is answered by one of its operation', async () => {
  expect((await call(AdmAgence.Insert, { lbAgence: 'Nancy' })).value).toMatchObject({ lbAgence: 'Lille' })
  const answer = await fetched(pathOf(AdmAgence.GetList) + '?search=x')
  expect([answer.status, answer.headers.get('x-pact-match')]).toEqual([200, 'operation'])
})

test('a form is known by its parts, however it is parted', async () => {
  const { idTableGuid, file } = SysValeur.Import.example.input
  expect((await call(SysValeur.Import, { idTableGuid, file })).value).toMatchObject({ inserted: 1, updated: 1 })
  const faulty = new File(['refValeur;lbValeur\nBON;Bon\nU SE;Usé\n'], 'valeurs.csv', { type: 'text/csv' })
  expect((await call(SysValeur.Import, { idTableGuid, file: faulty })).value?.errors).toHaveLength(1)
})

test('a file comes under its name', async () => {
  const { value } = await call(GedDocument.GetFileContent, GedDocument.GetFileContent.example.input)
  expect([value?.name, await value?.text()]).toEqual(['LEV-VGP-rapport.pdf', '%PDF-1.7\n%%EOF\n'])
})

test('a token can be read by the console', async () => {
  const { value } = await call(SecAuthentification.Authenticate, SecAuthentification.Authenticate.example.input)
  const payload = JSON.parse(Buffer.from(value?.token.split('.')[1] ?? '', 'base64url').toString()) as unknown
  expect(check(sessionPayload, payload, 'payload')).toMatchObject({ login: 'admin' })
})

test('without a token the answer is 401, where one is needed', async () => {
  expect((await fetch(`${url}${pathOf(AdmAgence.GetList)}`)).status).toBe(401)
  expect((await fetch(`${url}/api/Core/SysInfo/GetAppInfo`)).status).toBe(200)
})

test('an interaction can be asked for by its description; what is not in the pact is 404, in an envelope', async () => {
  expect(
    (await fetched(pathOf(AdmAgence.GetList), { 'X-Pact-Description': 'from a user without the right' })).status,
  ).toBe(403)
  const none = await fetched('/api/Core/SysInfo/GetNothing')
  expect([none.status, await none.json()]).toMatchObject([404, { hasErrors: true }])
})
