import { type Screen, screensByCall } from '../../handoff/screens.ts'
import type { Interaction } from '../../pacts/pact.ts'
import operations from '../../services/operations.json' with { type: 'json' }
import { views } from '../../services/navigation/views.ts'
import { placeOf } from './report.ts'

/** A screen, and which of its calls a server does not hold yet. */
export interface Carried {
  ref: string
  label: string
  calls: readonly string[]
  lacks: readonly string[]
}

const names = operations.map(({ service, operation }) => `${service.split('/').at(-1)}/${operation}`)

/** Which calls a server keeps whole: every interaction of them is held. */
function callsHeld(interactions: readonly Pick<Interaction, 'description'>[], held: ReadonlySet<string>): Set<string> {
  const kept = new Set(interactions.map(({ description }) => placeOf(description)))
  for (const { description } of interactions) if (!held.has(description)) kept.delete(placeOf(description))
  return kept
}

/**
 * Which screens of the console a server that is half done carries: a screen is carried when every call it makes is kept whole. The first is
 * not a screen but what every one needs, such as the session and the menus. Which calls a screen makes is read from the console's source.
 */
export function screensCarried(
  interactions: readonly Pick<Interaction, 'description'>[],
  held: ReadonlySet<string>,
): { everywhere: Carried; screens: Carried[] } {
  const kept = callsHeld(interactions, held)
  const used = screensByCall(new Set(names))
  const of = (isIts: (screen: Screen) => boolean, ref: string, label: string): Carried => {
    const calls = names.filter((call) => used.get(call)?.some(isIts))
    return { ref, label, calls, lacks: calls.filter((call) => !kept.has(call)) }
  }
  const refs = new Set<string>(views.map(({ ref }) => ref))
  return {
    everywhere: of(({ name }) => !refs.has(name), 'every screen', 'session, menus, locks, password'),
    screens: views.map(({ ref, label }) => of(({ name }) => name === ref, ref, label)),
  }
}

const line = ({ ref, label, calls, lacks }: Carried): string => {
  const head = `${lacks.length === 0 ? '✓' : ' '} ${ref} (${label}): ${calls.length - lacks.length} of ${calls.length} calls`
  return lacks.length === 0 ? head : `${head}, lacks ${lacks.join(', ')}`
}

/** The screens in words: how many are carried, and of each other what it lacks, those that lack least first. */
export function tellScreens({ everywhere, screens }: ReturnType<typeof screensCarried>): string[] {
  const carried = screens.filter(({ lacks }) => lacks.length === 0)
  const entry = everywhere.lacks.length === 0 ? '' : ', once what every screen needs holds'
  return [
    `${carried.length} of ${screens.length} screens are carried${entry}`,
    line(everywhere),
    ...screens.toSorted((one, other) => one.lacks.length - other.lacks.length).map(line),
  ]
}
