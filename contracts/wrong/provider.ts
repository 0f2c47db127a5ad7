import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Database, openDatabase } from '../provider/database/database.ts'
import { verify } from '../provider/verify.ts'
import { pact } from './contract.ts'

/** An answer before it is sent. */
export interface Answer {
  status: number
  body: Record<string, unknown>
}

/** The reference provider with one fault in one operation. */
export interface Wrong {
  path: string
  name: string
  /** Name of the fault: `lets strangers in`. */
  says: string
  /** Descriptions of the interactions that can show it. */
  shows: readonly string[]
  /** Transforms the answer. */
  answer?: (answer: Answer) => Answer
  /** Runs before the call is handled. */
  before?: (request: FastifyRequest, db: Database) => void | Promise<unknown>
}

/** Puts faults into a server, one of each operation. */
export const faulty = (wrongs: readonly Wrong[], db: Database) => (server: FastifyInstance) => {
  const byPath = new Map(wrongs.map((wrong) => [wrong.path, wrong]))
  const of = ({ routeOptions }: FastifyRequest) => byPath.get(routeOptions.url ?? '')
  server.addHook('onRequest', async (request) => void (await of(request)?.before?.(request, db)))
  server.addHook('preHandler', async (request) => void (await of(request)?.before?.(request, db)))
  server.addHook('onSend', async (request, reply, payload) => {
    const answer = of(request)?.answer
    if (!answer || typeof payload !== 'string') return payload
    const { status, body } = answer({ status: reply.statusCode, body: JSON.parse(payload) as Record<string, unknown> })
    reply.code(status).removeHeader('content-length')
    return JSON.stringify(body)
  })
}

/** Verifies a server with these faults, no two of one operation, by the interactions that can show them. Resolves to those not shown. */
async function uncaughtOf(wrongs: readonly Wrong[], folder: string): Promise<Wrong[]> {
  const wanted = new Set(wrongs.flatMap(({ shows }) => shows))
  const path = join(folder, 'pact.json')
  writeFileSync(
    path,
    JSON.stringify({ ...pact, interactions: pact.interactions.filter(({ description }) => wanted.has(description)) }),
  )
  const database = openDatabase(':memory:')
  const { failures } = await verify({ pact: path, database, alter: faulty(wrongs, database) })
  return wrongs.filter(
    ({ shows }) => !shows.some((description) => failures.some((failure) => failure.includes(description))),
  )
}

/** Groups of wrong providers with at most one fault per operation, so that a failing interaction identifies the fault. */
function roundsOf(wrongs: readonly Wrong[]): Wrong[][] {
  const rounds: Wrong[][] = []
  const next = new Map<string, number>()
  for (const wrong of wrongs) {
    const at = next.get(wrong.path) ?? 0
    next.set(wrong.path, at + 1)
    ;(rounds[at] ??= []).push(wrong)
  }
  return rounds
}

/** Tries every wrong provider. Resolves to those whose fault no interaction showed. */
export async function uncaught(wrongs: readonly Wrong[], say: (line: string) => void): Promise<Wrong[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-wrong-'))
  const missed: Wrong[] = []
  const rounds = roundsOf(wrongs)
  try {
    for (const [at, round] of rounds.entries()) {
      const startedAt = performance.now()
      missed.push(...(await uncaughtOf(round, folder)))
      say(
        `round ${at + 1} of ${rounds.length}: ${round.length} wrong providers, ${missed.length} not caught so far, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
      )
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return missed
}
