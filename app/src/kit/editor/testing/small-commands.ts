import { CallFailure } from '@ronde/contracts/wire'
import fc from 'fast-check'
import { typedSince } from '../saving.ts'
import { holdPromises } from './promises.ts'
import type { Place } from './small-server.ts'
import type { Request, SmallWorld, Tab } from './small-world.ts'

const at = '2026-03-31T08:30:00.000Z'

/** Something that happens, in whatever order; all promises hold after it. */
class Happening implements fc.Command<object, SmallWorld> {
  private readonly name: string
  /** Does it; false where it cannot happen now. */
  private readonly act: (world: SmallWorld) => boolean

  constructor(name: string, act: (world: SmallWorld) => boolean) {
    this.name = name
    this.act = act
  }
  check = () => true
  run(_: object, world: SmallWorld): void {
    if (this.act(world)) holdPromises(world)
  }
  toString = () => this.name
}

const tabs = fc.constantFrom(0 as const, 1 as const)
const places = fc.constantFrom<Place>('record', 'named', 'plain')
const fields = fc.constantFrom('name', 'note', 'word')
/** Index among those under way. */
const which = fc.constantFrom(0, 0, 0, -1, -1, 1)

const onTab = (name: string, act: (world: SmallWorld, tab: Tab) => boolean) =>
  tabs.map((one) => new Happening(`${name} in tab ${one}`, (world) => act(world, world.tabs[one])))
/** Something done in the editor on the screen. */
const inEditor = (
  name: string,
  act: (world: SmallWorld, tab: Tab, editing: NonNullable<ReturnType<SmallWorld['editing']>>) => void,
) =>
  onTab(name, (world, tab) => {
    const editing = world.editing(tab)
    if (editing) act(world, tab, editing)
    return editing !== null
  })
const toRequest = (
  name: string,
  isMeant: (request: Request) => boolean,
  act: (world: SmallWorld, request: Request) => void,
) =>
  which.map(
    (place) =>
      new Happening(`${name} of save ${place}`, (world) => {
        const request = world.requests.filter(isMeant).at(place)
        if (request) act(world, request)
        return request !== undefined
      }),
  )
const isOnItsWay = ({ reply, isGone }: Request) => reply === null && !isGone
const lose = (name: string, failure: CallFailure) =>
  toRequest(
    name,
    ({ isOver }) => !isOver,
    (world, request) => world.answer(request, { failure }),
  )

const opening = (isFast: boolean) =>
  fc.tuple(tabs, places).map(
    ([one, place]) =>
      new Happening(`open ${place} in tab ${one}${isFast ? '' : ', on a slow disk'}`, (world) => {
        const tab = world.tabs[one]
        if (tab.login === null || tab.open !== null) return false
        world.open(tab, place)
        if (isFast) while (tab.finds.length > 0) world.find(tab)
        return true
      }),
  )
const typing = fc.tuple(tabs, fields).map(
  ([one, field]) =>
    new Happening(`type ${field} in tab ${one}`, (world) => {
      const tab = world.tabs[one]
      const editing = world.editing(tab)
      // In a conflict the page of choices covers the fields.
      if (!editing || (editing.phase === 'conflict' && editing.theirs !== null)) return false
      world.type(tab, editing, field, world.token(field === 'word' ? 'secret' : field))
      return true
    }),
)

const leaving = inEditor('go back', (world, tab, { id }) => {
  world.tell(tab, id, { kind: 'left' })
  tab.open = null
})
const closing = inEditor('close on purpose', (world, tab, editing) => {
  const { flying, typed, phase, sent } = editing
  const since =
    phase === 'saving' && flying
      ? typedSince(editing, flying).map((name) => typed[name])
      : [...Object.values(typed), ...sent.flatMap((one) => Object.values(one.typed))]
  world.letGo(since)
  world.tell(tab, editing.id, { kind: 'closed', at })
  tab.open = null
})
const discarding = inEditor('discard the draft', (world, tab, { id, typed, sent, phase }) => {
  if (phase !== 'editing' && phase !== 'unknown') return
  world.letGo([...Object.values(typed), ...sent.flatMap((one) => Object.values(one.typed))])
  world.tell(tab, id, { kind: 'discarded' })
})
const settling = inEditor('settle the conflict', (world, tab, { id, typed, theirs, phase }) => {
  if (phase !== 'conflict' || theirs === null) return
  const { word: _, ...mine } = typed
  world.tell(tab, id, { kind: 'settled', typed: mine, at })
})

/** Delivers answers of the server; requests not yet received arrive first. */
const answering = toRequest(
  'answer',
  ({ isOver, isGone }) => !isOver && !isGone,
  (world, request) => {
    if (request.reply === null) world.arrive(request)
    world.answer(request, request.reply ?? { failure: null })
  },
)
const signingIn = fc.tuple(tabs, fc.constantFrom('ann', 'ann', 'bob')).map(
  ([one, login]) =>
    new Happening(`${login} signs in in tab ${one}`, (world) => {
      const tab = world.tabs[one]
      if (tab.login !== null) return false
      tab.login = login
      return true
    }),
)
const others = which.map(
  (place) =>
    new Happening(`somebody else makes what is in save ${place}, or what is typed, or changes the record`, (world) => {
      const { attempt, place: where } = world.requests.filter(isOnItsWay).at(place) ?? {}
      const named = world.editing(world.tabs[0])
      if (attempt && where === 'plain') world.others({ ...attempt.input })
      else if (named?.place === 'named' && world.server.rows.every(({ name }) => name !== named.typed.name))
        world.others({ name: '', note: '', ...named.typed })
      else world.others({ ...world.server.rows.find(({ id }) => id === 0), note: world.token('theirs') })
      return true
    }),
)

const weights: readonly (readonly [number, fc.Arbitrary<Happening>])[] = [
  [8, opening(true)],
  [2, opening(false)],
  [12, typing],
  [1, inEditor('type what is refused', (world, tab, editing) => world.type(tab, editing, 'note', 'refused'))],
  [10, inEditor('save', (world, tab, editing) => world.save(tab, editing))],
  [1, inEditor('look', (world, tab, { id }) => world.tell(tab, id, { kind: 'lookAsked' }))],
  [2, inEditor('look oneself', (world, tab, { id }) => world.tell(tab, id, { kind: 'lookedByHand' }))],
  [2, onTab('the draft is found', (world, tab) => (world.find(tab), true))],
  [4, onTab('the look is answered', (world, tab) => (world.looked(tab, false), true))],
  [1, onTab('the look fails', (world, tab) => (world.looked(tab, true), true))],
  [6, toRequest('arrival', isOnItsWay, (world, request) => world.arrive(request))],
  [8, answering],
  [
    1,
    toRequest(
      'an answer again',
      ({ reply }) => reply !== null,
      (world, request) => world.answer(request, request.reply ?? { failure: null }),
    ),
  ],
  [1, toRequest('never any arrival', isOnItsWay, (_, request) => void (request.isGone = true))],
  [4, lose('loss', new CallFailure('timeout'))],
  [2, lose('no network at the answer', new CallFailure('network'))],
  [2, lose('a gateway’s 503', new CallFailure('http', { status: 503 }))],
  [1, lose('a broken server’s 500', new CallFailure('http', { status: 500 }))],
  [3, leaving],
  [2, closing],
  [1, discarding],
  [2, settling],
  [2, onTab('load anew', (world, tab) => (world.reload(tab), true))],
  [1, onTab('the session ends', (world, tab) => (world.end(tab), true))],
  [4, signingIn],
  [2, others],
]

/** Everything that can happen to editors, the likelier the more often. */
export const happenings: readonly fc.Arbitrary<Happening>[] = weights.flatMap(([weight, one]) =>
  Array.from({ length: weight }, () => one),
)
