import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { SetUp } from '../states/set-up.ts'
import type { LeavesOut, Outcome } from './run.ts'

/** The result of a verification. It succeeded when `failures` is empty. */
export interface Verification {
  /** Interactions in the pact file. */
  inFile: number
  /** Interactions that the verifier reports as verified, passed or failed. */
  verified: number
  milliseconds: number
  failures: string[]
  /** Remarks that are not failures. */
  notes?: string[]
  outcomes: Outcome[]
}

/** The options of one verification. */
export interface VerifyOptions {
  /** Path of the pact. @default the committed one */
  pact?: string
  setUps?: readonly SetUp[]
  /** Only interactions whose description matches this regular expression. @default all */
  filter?: string
  /** Interactions that are not verified. @default none */
  leavesOut?: LeavesOut
  /** Database, emptied before each interaction, and closed at the end. @default one in memory */
  database?: Database
  /** What the provider's clock says. @default 2026-03-31T08:30Z */
  now?: Date
  /** Alters the server before it listens: for tests of the verification itself. */
  alter?: (server: FastifyInstance) => void
}
