import { readFile, writeFile } from 'node:fs/promises'
import type { Pact } from '../../pacts/pact.ts'
import { placeOf, serviceOf } from './report.ts'
import type { Outcome } from './run.ts'
import { screensCarried, tellScreens } from './screens-carried.ts'

/** What a run makes of the interactions that a server held before. */
export interface Ratcheted {
  held: ReadonlySet<string>
  /** Held before, and failed now. */
  fallen: readonly string[]
  gained: readonly string[]
  /** Held before, and no longer asked for. */
  gone: readonly string[]
}

/** Keeps what was held and what holds now. Nothing is lost by not being run; what fell stays, so that it is told until it holds again. */
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

/** The interactions in a ratchet's file; none where there is no file yet. Throws where it holds something else. */
export async function readHeld(path: string): Promise<Set<string>> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '[]'
    throw error
  })
  const read: unknown = JSON.parse(text)
  if (Array.isArray(read) && read.every((one) => typeof one === 'string')) return new Set(read)
  throw new Error(`${path} is no file of a ratchet: it holds a list of descriptions`)
}

/** Writes them sorted, a line each: a change of the file is what a change of the server has won. */
const writeHeld = (path: string, held: ReadonlySet<string>): Promise<void> =>
  writeFile(path, `${JSON.stringify([...held].toSorted(), null, 2)}\n`)

/** What is left of each service that is not held whole, a line each. */
function leftByService(inPact: readonly string[], held: ReadonlySet<string>): string[] {
  return [...Map.groupBy(inPact, serviceOf)].flatMap(([service, all]) => {
    const left = all.filter((description) => !held.has(description))
    if (left.length === 0) return []
    const operations = [...new Set(left.map((description) => placeOf(description).split('/')[1]))]
    return [`  ${service}: ${left.length} of ${all.length} left, in ${operations.join(', ')}`]
  })
}

/** Turns the ratchet of a file, and tells what came of it. Answers the exit code: 1 when something fell. */
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
