import { cachingChecks } from './caching.ts'
import { callChecks } from './calls.ts'
import { configurationChecks } from './configuration.ts'
import { encryptionChecks } from './encryption.ts'
import { fileChecks } from './files.ts'
import { headerChecks } from './headers.ts'
import { policyChecks } from './policy.ts'
import { reachChecks } from './reach.ts'
import { type Check, type Options, Site } from './site.ts'

/** Everything that is looked at. */
export const checks: readonly Check[] = [
  ...encryptionChecks,
  ...fileChecks,
  ...cachingChecks,
  ...headerChecks,
  ...policyChecks,
  ...configurationChecks,
  ...callChecks,
  ...reachChecks,
]

/** What a look has found. */
interface Finding {
  check: Check
  /** What is wrong, or null. */
  wrong: string | null
}

/** Looks at an installation from outside; all at once, a few questions each. */
export async function examine(address: string, options: Options): Promise<Finding[]> {
  const site = new Site(address, options)
  return Promise.all(
    checks.map(async (check) => ({
      check,
      wrong: await check.look(site).catch((error: unknown) => (error instanceof Error ? error.message : String(error))),
    })),
  )
}
