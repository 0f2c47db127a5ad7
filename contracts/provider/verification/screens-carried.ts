import { type Screen, screensByCall } from '../../handoff/screens.ts'
import type { Interaction } from '../../pacts/pact.ts'
import operations from '../../services/operations.json' with { type: 'json' }
import { views } from '../../services/navigation/views.ts'
import { placeOf } from './report.ts'

/** A screen, and its calls that a server does not pass yet. */
export interface Carried {
  ref: string
  label: string
  calls: readonly string[]
  lacks: readonly string[]
}

const names = operations.map(({ service, operation }) => `${service.split('/').at(-1)}/${operation}`)

/** The calls of which a server passes every interaction. */
function callsHeld(interactions: readonly Pick<Interaction, 'description'>[], held: ReadonlySet<string>): Set<string> {
  const kept = new Set(interactions.map(({ description }) => placeOf(description)))
  for (const { description } of interactions) if (!held.has(description)) kept.delete(placeOf(description))
  return kept
}

/**
 * The console's screens that an unfinished server can serve: those of which it passes every call. `everywhere` is
 * what every screen needs, such as the session and the menus. The calls of a screen are read from the console's source.
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

/** Lines about the screens: the number that work, and the missing calls of each other one, fewest first. */
export function tellScreens({ everywhere, screens }: ReturnType<typeof screensCarried>): string[] {
  const carried = screens.filter(({ lacks }) => lacks.length === 0)
  const entry = everywhere.lacks.length === 0 ? '' : ', once what every screen needs holds'
  return [
    `${carried.length} of ${screens.length} screens are carried${entry}`,
    line(everywhere),
    ...screens.toSorted((one, other) => one.lacks.length - other.lacks.length).map(line),
  ]
}
