import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Interaction, pactIn } from '../pacts/pact.ts'
import { pactFile } from '../wire/pact/parties.ts'
import { allSetUps } from './services/all.ts'
import { committedPact, readPact } from './verification/run.ts'
import { verify } from './verify.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ronde-verify-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The pact with one interaction only, optionally changed. */
async function pactOf(description: string, change: (interaction: Interaction) => void = () => {}): Promise<string> {
  const pact = pactIn(await readFile(join(import.meta.dirname, '../pacts', pactFile), 'utf8'))
  const interactions = pact.interactions.filter((interaction) => interaction.description === description)
  expect(interactions).toHaveLength(1)
  interactions.forEach(change)
  const path = join(folder, `${description.replaceAll('/', ' ')}.json`)
  await writeFile(path, JSON.stringify({ ...pact, interactions }))
  return path
}

/** A server whose answers are altered. */
const answering = (rewrite: (body: string) => string) => (server: FastifyInstance) =>
  void server.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload !== 'string') return payload
    reply.removeHeader('content-length')
    return rewrite(payload)
  })

// The whole pact is verified in a separate stage of the tests.
test('a provider that keeps it passes', async () => {
  const { inFile, verified, failures } = await verify({
    pact: await pactOf('AdmAgence/GetList: a request for the agencies'),
  })
  expect({ inFile, verified, failures }).toEqual({ inFile: 1, verified: 1, failures: [] })
})

test('a provider that leaves out a field fails', async () => {
  const pact = await pactOf('AdmAgence/GetList: a request for the agencies')
  const { failures } = await verify({ pact, alter: answering((body) => body.replace('"lbAgence"', '"libelle"')) })
  expect(failures).toHaveLength(1)
  expect(failures[0]).toContain('lbAgence')
})

test('a provider that gives back another value than it was sent fails', async () => {
  const pact = await pactOf('AffAffaire/Insert: a new one')
  const { failures } = await verify({
    pact,
    alter: answering((body) => body.replace('AFF-2026-0001', 'AFF-2026-0009')),
  })
  expect(failures).toHaveLength(1)
  expect(failures[0]).toContain('refAffaire')
})

test('a provider that refuses for another reason fails', async () => {
  const pact = await pactOf('AffAffairePrestation/Insert: at a location of another place')
  const { failures } = await verify({
    pact,
    alter: answering((body) => body.replace("La localisation n'est pas dans ce lieu", 'Non')),
  })
  expect(failures).toHaveLength(1)
})

test('a filter that lets everything through fails', async () => {
  const pact = await pactOf('AffAffairePrestation/GetList: of a case')
  const unfiltered = (server: FastifyInstance) =>
    void server.addHook('preHandler', async (request) => void (request.query = {}))
  const { failures } = await verify({ pact, alter: unfiltered })
  expect(failures).toHaveLength(1)
  expect(failures[0]).toContain('Expected a List with 1 elements but received 2 elements')
})

test('a provider whose clock says another day passes', async () => {
  const { failures } = await verify({
    filter: '^(UsrUser/(GetList|Get)|GamGamme/GetInfoDynamic):',
    now: new Date('2027-08-14T21:47:12.345Z'),
  })
  expect(failures).toEqual([])
})

test('a state without set-up fails by its name, though the call would pass', async () => {
  const pact = await pactOf('SysInfo/GetAppInfo: what the server says of itself', ({ providerStates }) =>
    providerStates?.push({ name: 'the moon is full' }),
  )
  const { failures } = await verify({ pact })
  expect(failures).toEqual(['no set-up for the state “the moon is full”'])
})

test('a set-up that throws fails by its name, though the call would pass', async () => {
  const pact = await pactOf('SysInfo/GetAppInfo: what the server says of itself')
  const throwing = (await allSetUps()).map(({ state }) => ({ state, run: () => Promise.reject(new Error('no room')) }))
  const { failures } = await verify({ pact, setUps: throwing })
  expect(failures).toEqual(['the set-up of “the server runs” failed: no room'])
})

test('of many, half beside half, each is verified once, and what fails at the end of them is told', async () => {
  const filter = '^(AdmAgence|SysInfo|RefReferentiel)/'
  const { outcomes, failures } = await verify({
    filter,
    alter: (server) =>
      void server.addHook('onRequest', async ({ url }) => {
        if (url.includes('RefReferentiel/Update')) throw new Error('not today')
      }),
  })
  const { interactions } = await readPact(committedPact, filter)
  expect(interactions.length).toBeGreaterThan(100)
  expect(outcomes.map(({ description }) => description)).toEqual(interactions.map(({ description }) => description))
  const failed = outcomes.filter(({ failure }) => failure !== null).map(({ description }) => description)
  expect(failed).toEqual(
    interactions.map(({ description }) => description).filter((one) => one.startsWith('RefReferentiel/Update:')),
  )
  expect(failures).toHaveLength(failed.length)
})

test('interactions the verifier leaves out are missed', async () => {
  process.env.PACT_DESCRIPTION = 'SysInfo/GetAppInfo: what the server says of itself'
  try {
    const { inFile, failures } = await verify({ filter: '^SysInfo/' })
    expect(failures).toEqual([`1 interactions verified of ${inFile} asked for`])
  } finally {
    delete process.env.PACT_DESCRIPTION
  }
})
