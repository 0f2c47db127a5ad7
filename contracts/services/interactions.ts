import operations from './operations.json' with { type: 'json' }
import { admin, agent, type Caller, guest, planner, reader, signedIn } from './Core/SecAuthentification/states.ts'
import { lockedByAdmin } from './Core/SysObjetLock/states.ts'
import { type Endpoint, pathOf } from '../wire/endpoint.ts'
import type { GivenState } from '../wire/state.ts'
import { interaction, type Outcome } from '../wire/pact/interaction.ts'

/** Who has a right without having more, and who has everything but it. Nobody needs one for an open operation. */
const people: Readonly<Record<string, readonly [allowed: Caller | null, refused: Caller | null]>> = {
  open: [null, null],
  signedIn: [guest, null],
  LECTURE: [reader, guest],
  AFFAIRE: [agent, reader],
  PARAMETRAGE: [planner, agent],
  ADMIN: [admin, planner],
}

/** What the interactions of one operation have alike, and how it refuses. */
interface Scene<Input> {
  /** Who calls; null: nobody, or whom `given` says. @default who has the operation's right and no more */
  by?: Caller | null
  /** What is there besides whoever calls, in the order in which it is set up. */
  given?: readonly GivenState[]
  /** Input that names a record nobody knows: 404. */
  unknown?: Partial<Input>
  /** Who may and who may not, where what is named asks for more than the operation does. @default by the operation's right */
  people?: readonly [allowed: Caller, refused: Caller]
  /** The object whose lock holds the call back, of what is given: R1. */
  lock?: readonly [typeObjet: string, refObjet: string | number]
}

/** One interaction, as far as it differs from the scene. */
type Told<Input, Value> = Outcome<Input, Value> &
  Pick<Scene<Input>, 'by' | 'given'> & {
    /** What is there besides what is given. */
    also?: readonly GivenState[]
  }

/** When somebody else changes a record: after every stamp of the examples. */
const later = '2026-02-03T10:00:00.000Z'

/** The same, but that the record whose stamp is sent was changed since. */
function changedMeanwhile(given: readonly GivenState[], stamp: string): GivenState[] {
  const at = given.findLastIndex(({ params }) => 'dtModification' in params && params.dtModification === stamp)
  const changed = given[at]
  if (!changed || stamp >= later)
    throw new Error(`no record of ${stamp} is given, or none that can be older than ${later}`)
  return given.with(at, { ...changed, params: { ...changed.params, dtModification: later } })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The stamp that is sent: of the record, or of one in a list. */
function stampIn(input: unknown): string | null {
  const records = isObject(input) ? [input, ...Object.values(input).flat()] : []
  for (const one of records)
    if (isObject(one) && 'dtModification' in one && typeof one.dtModification === 'string') return one.dtModification
  return null
}

/** The refusals that operations have alike: without a session (401), without the right (403), unknown (404), locked (R1), and, of a call that sends a stamp, changed meanwhile (409). */
function refusals<Input, Value>(
  call: Endpoint<Input, Value>,
  [allowed, refused]: readonly [Caller, Caller | null],
  { by, given = [], unknown, lock }: Scene<Input>,
): void {
  const stamp = stampIn(call.example.input)
  interaction('without a session', { given: [], call, status: 401 })
  if (refused) interaction('from a user without the right', { given: [signedIn(refused)], call, status: 403 })
  if (unknown)
    interaction('of what nobody knows', {
      given: [signedIn(by ?? allowed), ...given],
      call,
      input: { ...call.example.input, ...unknown },
      status: 404,
    })
  if (stamp)
    interaction('of what was changed meanwhile', {
      given: [signedIn(allowed), ...changedMeanwhile(given, stamp)],
      call,
      status: 409,
    })
  if (stamp && isObject(call.example.input) && 'dtModification' in call.example.input)
    interaction('with a stamp that the record never bore', {
      given: [signedIn(allowed), ...given],
      call,
      input: { ...call.example.input, dtModification: later },
      status: 409,
    })
  if (!lock) return
  const [typeObjet, refObjet] = lock
  // Nobody is held back by a lock of his own.
  const holder = allowed === admin ? { ...admin, idUser: 9, login: 'j.simon', lbUser: 'Jeanne Simon' } : admin
  interaction('of what another user has locked', {
    given: [signedIn(allowed), ...given, lockedByAdmin(typeObjet, refObjet, holder)],
    call,
    messages: [
      {
        pattern: new RegExp(`^Objet verrouillé par ${holder.lbUser} depuis \\d{2}:\\d{2}$`),
        example: `Objet verrouillé par ${holder.lbUser} depuis 10:30`,
      },
    ],
  })
}

/** Who has an operation's right and no more, and who has everything but it. */
function peopleFor<Input, Value>(call: Endpoint<Input, Value>): readonly [Caller | null, Caller | null] {
  const right = operations.find((operation) => pathOf(operation) === pathOf(call))?.right ?? ''
  const known = people[right]
  if (!known) throw new Error(`${pathOf(call)} asks for no right in operations.json`)
  return known
}

/** More of an operation than its first file tells: by title, each over the scene. */
export function more<Input, Value>(
  call: Endpoint<Input, Value>,
  scene: Scene<NoInfer<Input>>,
  told: Readonly<Record<string, Told<NoInfer<Input>, NoInfer<Value>>>>,
): void {
  const [allowed] = scene.people ?? peopleFor(call)
  for (const [title, one] of Object.entries(told)) {
    const { by = scene.by === undefined ? allowed : scene.by, given = scene.given ?? [], also = [] } = one
    interaction(title, { ...one, call, given: [...(by ? [signedIn(by)] : []), ...given, ...also] })
  }
}

/**
 * All that the console relies on of one operation: what is told by title, each over the scene, and, unless it is open to all, the
 * refusals that operations have alike. Its right is that of the operations list.
 */
export function interactions<Input, Value>(
  call: Endpoint<Input, Value>,
  scene: Scene<NoInfer<Input>> = {},
  told: Readonly<Record<string, Told<NoInfer<Input>, NoInfer<Value>>>> = {},
): void {
  more(call, scene, told)
  const [allowed, refused] = scene.people ?? peopleFor(call)
  if (allowed) refusals(call, [allowed, refused], scene)
}

type Bag = Record<string, unknown>

/** Two rows of a list in their order, and what finds the second of them alone. */
interface Sought {
  /** Of each row the fields that tell them apart. */
  rows: readonly [Bag, Bag]
  /** A column whose values rise from the first to the second. */
  rising: string
  /** Words of the second, in capitals and without accents. */
  words: string
  /** Columns of the second, by which it is filtered. */
  where: Bag
}

/** What every list can be asked for: windows, orders, words and columns, and what is `also` asked. The scene gives the two rows, the second before the first. */
export function asked<Input, Value>(
  call: Endpoint<Input, Value>,
  { by, given = [], input }: Pick<Scene<NoInfer<Input>>, 'by' | 'given'> & { input?: NoInfer<Input> },
  { rows: [first, second], rising, words, where }: Sought,
  also: Readonly<Record<string, Told<Bag, Bag[]>>> = {},
): void {
  const list = call as unknown as Endpoint<Bag, Bag[]>
  const keys = (input ?? call.example.input) as Bag
  const told: Record<string, Outcome<Bag, Bag[]>> = {
    'all of them in their order, with how many there are': { input: keys, only: [first, second], total: 2 },
    'a window of them, with how many there are in all': {
      input: { ...keys, skip: 1, take: 1 },
      only: [second],
      total: 2,
    },
    'in the order of a column, the other way round': {
      input: { ...keys, sort: `-${rising}` },
      only: [second, first],
      total: 2,
    },
    'by words, whatever case and accents': { input: { ...keys, search: words }, only: [second], total: 1 },
    'by columns': { input: { ...keys, ...where }, only: [second], total: 1 },
    'by a column nobody knows': { input: { ...keys, nobodyKnows: '1' }, status: 400 },
  }
  more(list, { by, given }, { ...told, ...also })
}
