import operations from '../../services/operations.json' with { type: 'json' }
import { admin, agent, type Caller, guest, planner, reader, signedIn } from '../../services/Core/SecAuthentification/states.ts'
import { lockedByAdmin } from '../../services/Core/SysObjetLock/states.ts'
import { type Endpoint, pathOf } from '../endpoint.ts'
import type { GivenState } from '../state.ts'
import { interaction } from './interaction.ts'

/** Who has a right without having more, and who has everything but it. */
const people: Readonly<Record<string, readonly [allowed: Caller, refused: Caller | null]>> = {
  signedIn: [guest, null],
  LECTURE: [reader, guest],
  AFFAIRE: [agent, reader],
  PARAMETRAGE: [planner, agent],
  ADMIN: [admin, planner],
}

interface Refused<Input> {
  /** What a lock needs to be there, besides whoever calls. */
  given?: readonly GivenState[]
  /** Input that names a record nobody knows: 404. */
  unknown?: Partial<Input>
  /** What is there when the record was changed meanwhile, instead of `given`: 409. */
  stale?: readonly GivenState[]
  /** The object whose lock holds the call back: R1. */
  lock?: readonly [typeObjet: string, refObjet: string | number]
}

/** The refusals that operations have alike: without a session (401), without the right (403), unknown (404), changed meanwhile (409), locked (R1). */
export function refusals<Input, Value>(call: Endpoint<Input, Value>, { given = [], unknown, stale, lock }: Refused<Input> = {}): void {
  const right = operations.find((operation) => pathOf(operation) === pathOf(call))?.right ?? ''
  const [allowed, refused] = people[right] ?? []
  if (!allowed) throw new Error(`${pathOf(call)} asks for no right in operations.json`)
  const { input } = call.example
  interaction('without a session', { given: [], call, status: 401 })
  if (refused) interaction('from a user without the right', { given: [signedIn(refused)], call, status: 403 })
  if (unknown) interaction('of what nobody knows', { given: [signedIn(allowed)], call, input: { ...input, ...unknown }, status: 404 })
  if (stale) interaction('of what was changed meanwhile', { given: [signedIn(allowed), ...stale], call, status: 409 })
  if (!lock) return
  const [typeObjet, refObjet] = lock
  // Nobody is held back by a lock of his own.
  const holder = allowed === admin ? { ...admin, idUser: 9, login: 'j.simon', lbUser: 'Jeanne Simon' } : admin
  interaction('of what another user has locked', {
    given: [signedIn(allowed), ...given, lockedByAdmin(typeObjet, refObjet, holder)],
    call,
    messages: [{ pattern: new RegExp(`^Objet verrouillé par ${holder.lbUser} depuis \\d{2}:\\d{2}$`), example: `Objet verrouillé par ${holder.lbUser} depuis 10:30` }],
  })
}
