import { readFile, writeFile } from 'node:fs/promises'
import type { Pact } from '../../pacts/pact.ts'
import { placeOf, serviceOf } from './report.ts'
import type { Outcome } from './run.ts'
import { screensCarried, tellScreens } from './screens-carried.ts'

/** The result of a run, compared with the interactions that the server passed before. */
export interface Ratcheted {
  held: ReadonlySet<string>
  /** Interactions that passed before and failed now. */
  fallen: readonly string[]
  gained: readonly string[]
  /** Interactions that passed before and are no longer in the pact. */
  gone: readonly string[]
}

/** Adds what passes now to what passed before. Interactions not run stay; fallen ones too, to be reported until they pass again. */
export function ratchet(
  before: ReadonlySet<string>,
  outcomes: readonly Outcome[],
  inPact: readonly string[],
): Ratcheted {
  const asked = new Set(inPact)
  const holds = outcomes.filter(({ failure }) => failure === null).map(({ description }) => description)
  return {
    held: new Set([...before, ...holds].filter((description) => asked.has(description))),
    fallen: outcomes.flatMap(({ description, failure }) =>
      failure !== null && before.has(description) ? [description] : [],
    ),
    gained: holds.filter((description) => !before.has(description)),
    gone: [...before].filter((description) => !asked.has(description)),
  }
}

/** The interactions in a ratchet file; none when it does not exist. Throws when it is not a list of strings. */
export async function readHeld(path: string): Promise<Set<string>> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '[]'
    throw error
  })
  const read: unknown = JSON.parse(text)
  if (Array.isArray(read) && read.every((one) => typeof one === 'string')) return new Set(read)
  throw new Error(`${path} is no file of a ratchet: it holds a list of descriptions`)
}

/** Writes the interactions sorted, one a line, so that a diff of the file shows what a change of the server gained. */
const writeHeld = (path: string, held: ReadonlySet<string>): Promise<void> =>
  writeFile(path, `${JSON.stringify([...held].toSorted(), null, 2)}\n`)

/** A line for each service with interactions still to pass. */
function leftByService(inPact: readonly string[], held: ReadonlySet<string>): string[] {
  return [...Map.groupBy(inPact, serviceOf)].flatMap(([service, all]) => {
    const left = all.filter((description) => !held.has(description))
    if (left.length === 0) return []
    const operations = [...new Set(left.map((description) => placeOf(description).split('/')[1]))]
    return [`  ${service}: ${left.length} of ${all.length} left, in ${operations.join(', ')}`]
  })
}

/** Updates a ratchet file, and prints the result. Returns the exit code: 1 when something fell. */
export async function turnRatchet(
  path: string,
  outcomes: readonly Outcome[],
  { interactions }: Pact,
  say: (line: string) => void,
): Promise<number> {
  const inPact = interactions.map(({ description }) => description)
  const { held, fallen, gained, gone } = ratchet(await readHeld(path), outcomes, inPact)
  await writeHeld(path, held)
  for (const description of fallen) say(`✗ fell: ${description}`)
  for (const description of gone) say(`no longer asked for: ${description}`)
  say(`${path}: ${held.size} of ${inPact.length} interactions held, ${gained.length} more, ${fallen.length} fell`)
  for (const service of leftByService(inPact, held)) say(service)
  const standing = new Set([...held].filter((description) => !fallen.includes(description)))
  for (const screen of tellScreens(screensCarried(interactions, standing))) say(screen)
  return fallen.length > 0 ? 1 : 0
}
