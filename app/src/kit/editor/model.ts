import { CallFailure } from '@ronde/contracts/wire'
import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { type Asked, callFx } from '../../base/call.ts'
import { networkBack } from '../../base/connection.ts'
import { $text } from '../../locales/intl.ts'
import { isRefusal, type Notice, noticeOfFailure, sourceOf } from '../../notices/notice.ts'
import { noticed } from '../../notices/notices.ts'
import { sessionClosed, $user } from '../../session/session.ts'
import { $answers, changed } from '../ask/answers.ts'
import { questionId } from '../ask/question.ts'
import type { AnyRow, Values } from './context.ts'
import { $drafts } from './drafts.ts'
import type { Attempt, Editing, Opened, SaveCall } from './editing.ts'
import type { EditorEvent, Effect } from './effects.ts'
import type { Look } from './editor.ts'
import { type Draft, type DraftPlace, readDraft } from './kept-draft.ts'
import { next, opened } from './next.ts'
import { bears, rowsIn } from './verdict.ts'

/** Something happened to the editor of an opening. */
export const editorTold = createEvent<{ id: string; event: EditorEvent }>()

export const editorOpened = createEvent<Opened>()

interface SaveAsked extends SaveCall {
  id: string
  input: AnyRow
  /** `Idempotency-Key` of this save; that of the lost save when it is sent again. */
  key: string
  /** Values of the fields that the input was made of. @default those of the fields now */
  typed?: Values
  /** Another new record is to follow. @default as it was asked for before */
  isAgain?: boolean | undefined
}

export const saveAsked = createEvent<SaveAsked>()

type ById = Readonly<Record<string, Editing>>

/** An effect that an editor asks for. */
interface Due {
  effect: Effect
  editing: Editing
}

interface Machine {
  byId: ById
  due: readonly Due[]
}

const put = ({ byId, due }: Machine, [editing, effects]: ReturnType<typeof next>): Machine => {
  const isOver = effects.some(({ kind }) => kind === 'release')
  const { [editing.id]: _, ...others } = byId
  return {
    byId: isOver ? others : { ...byId, [editing.id]: editing },
    due: effects.length > 0 ? [...due, ...effects.map((effect) => ({ effect, editing }))] : due,
  }
}

const drained = createEvent<readonly Due[]>()

const $machine = createStore<Machine>({ byId: {}, due: [] }, { serialize: 'ignore' })
  .on(editorOpened, (machine, given) => (machine.byId[given.id] ? machine : put(machine, opened(given))))
  .on(editorTold, (machine, { id, event }) => {
    const editing = machine.byId[id]
    return editing ? put(machine, next(editing, event)) : machine
  })
  // A save that went out when the network went is looked for by itself.
  .on(networkBack, (machine) =>
    Object.values(machine.byId)
      .filter(({ phase, failure, awaited }) => phase === 'unknown' && failure?.kind === 'network' && awaited === null)
      .reduce<Machine>((all, editing) => put(all, next(editing, { kind: 'lookAsked' })), machine),
  )
  // Nobody sees them any more; a save that is under way has its end with whoever asked for it.
  .on(sessionClosed, (machine) =>
    Object.values(machine.byId).reduce<Machine>((all, editing) => put(all, next(editing, { kind: 'left' })), machine),
  )
  .on(drained, ({ byId, due }, taken) => ({ byId, due: due.filter((one) => !taken.includes(one)) }))

/** All editors there are, each by its opening; also those that are closed while a save of theirs is under way. */
export const $editors = $machine.map(({ byId }) => byId)

const now = () => new Date().toISOString()
const tellOf = (id: string, event: EditorEvent) => ({ id, event })

/** Keys of records on screen that bear the values of a new one already: none of them is it. */
const beforeIn = (
  readings: ReturnType<typeof $answers.getState>,
  { base, look }: Editing,
  input: AnyRow,
): unknown[] => {
  if (base !== null || !look) return []
  const rows = rowsIn(readings[questionId(look)]?.value)
  return rows.filter((row) => bears(row, input, look.input)).map((row) => row[look.key])
}
sample({
  clock: saveAsked,
  source: { byId: $editors, readings: $answers },
  fn: ({ byId, readings }, { id, input, key, typed, isAgain, ...call }) => {
    const editing = byId[id]
    const before = editing ? beforeIn(readings, editing, input) : []
    return tellOf(id, { kind: 'saveAsked', call, input, key, typed, before, isAgain, at: now() })
  },
  target: editorTold,
})

interface Sending {
  id: string
  login: string
  ticket: number
  attempt: Attempt
  key: string
  call: SaveCall
}
const saveFx = attach({
  effect: callFx,
  mapParams: ({ attempt: { input }, key, call: { endpoint, about } }: Sending): Asked => ({
    endpoint,
    input,
    isRefusalShown: true,
    about,
    idempotencyKey: endpoint.verb === 'POST' ? key : undefined,
  }),
})
const lookFx = attach({
  effect: callFx,
  mapParams: ({ look }: { id: string; ticket: number; look: Look }): Asked => ({
    endpoint: look.endpoint,
    input: look.input,
    isQuiet: true,
  }),
})

interface Written extends DraftPlace {
  id: string
  draft: Draft | null
  instead?: string | undefined
  /** The save to send once the draft is written. */
  sending?: Sending
}
const findFx = attach({
  source: $drafts,
  effect: (box, { id, login, place }: Editing) => box.open(id, { login, place }),
})
const writeFx = attach({
  source: $drafts,
  effect: (box, { id, login, place, draft, instead }: Written) =>
    box.write(id, draft && { login, place, draft }, instead),
})
const releaseFx = attach({ source: $drafts, effect: (box, id: string) => box.close(id) })

/** A save that succeeded. */
export interface Saved extends Pick<Editing, 'id' | 'login' | 'call' | 'look' | 'typed' | 'isAgain'> {
  value: unknown
  isOver: boolean
  isFound: boolean
}
const tellSavedFx = createEffect((saved: Saved) => saved)
const tellMissedFx = createEffect((call: SaveCall) => ({ ...call, value: [] }))

/** Does the effect that an editor asks for. */
function run({ effect, editing }: Due): Promise<unknown> {
  const { id, login, place, look } = editing
  switch (effect.kind) {
    case 'find':
      return findFx(editing)
    case 'keep':
      return writeFx({ id, login, place, draft: effect.draft, instead: effect.instead })
    case 'send': {
      const { ticket, attempt, key, call, draft } = effect
      return writeFx({ id, login, place, draft, sending: { id, login, ticket, attempt, key, call } })
    }
    case 'look':
      return look ? lookFx({ id, ticket: effect.ticket, look }) : Promise.resolve()
    case 'saved':
      return tellSavedFx({ ...effect, id, login, look })
    case 'missed':
      return tellMissedFx(effect.call)
    case 'release':
      return releaseFx(id)
    default:
      return Promise.resolve()
  }
}
const runFx = createEffect((due: readonly Due[]) => Promise.allSettled(due.map(run)))
sample({
  clock: [editorOpened, editorTold, networkBack, sessionClosed],
  source: $machine,
  filter: ({ due }) => due.length > 0,
  fn: ({ due }) => due,
  target: drained,
})
sample({ clock: drained, target: runFx })

sample({
  clock: findFx.done,
  fn: ({ params: { id }, result }) => {
    const draft = readDraft(result?.draft)
    return tellOf(id, { kind: 'found', found: result && draft && { from: result.from, draft }, at: now() })
  },
  target: editorTold,
})
const ready = writeFx.finally.filterMap(({ params: { sending } }) => sending)
// No save is sent in the name of a user who signed in meanwhile.
sample({
  clock: ready,
  source: $user,
  filter: (user, { login }) => user?.login === login,
  fn: (_, sending) => sending,
  target: saveFx,
})
sample({
  clock: ready,
  source: $user,
  filter: (user, { login }) => user?.login !== login,
  fn: (_, { id, ticket }) => tellOf(id, { kind: 'answered', ticket, failure: new CallFailure('cancelled'), at: now() }),
  target: editorTold,
})
sample({
  clock: saveFx.done,
  fn: ({ params: { id, ticket }, result: { value } }) =>
    tellOf(id, { kind: 'answered', ticket, value, failure: null, at: now() }),
  target: editorTold,
})
sample({
  clock: saveFx.fail,
  fn: ({ params: { id, ticket }, error }) => tellOf(id, { kind: 'answered', ticket, failure: error, at: now() }),
  target: editorTold,
})
sample({
  clock: lookFx.done,
  fn: ({ params: { id, ticket }, result: { value } }) =>
    tellOf(id, { kind: 'looked', ticket, answer: value, isFailed: false, at: now() }),
  target: editorTold,
})
sample({
  clock: lookFx.fail,
  fn: ({ params: { id, ticket } }) => tellOf(id, { kind: 'looked', ticket, isFailed: true, at: now() }),
  target: editorTold,
})

// The form is closed, so the refusal cannot be shown in it.
sample({
  clock: saveFx.fail,
  source: { byId: $editors, text: $text, user: $user },
  filter: ({ byId, user }, { params: { id, login }, error }) =>
    user?.login === login && isRefusal(error) && (byId[id]?.phase ?? 'closed') === 'closed',
  fn: ({ text }, { params: { call }, error }): Notice => ({
    ...(noticeOfFailure(error, text, call.endpoint) ?? { type: 'error', text: '' }),
    source: sourceOf(call.endpoint),
  }),
  target: noticed,
})

/** A save came back with a value, or it was found that it had been done; a save of one user is not told to the next one. */
const saved = sample({
  clock: tellSavedFx.doneData,
  source: $user,
  filter: (user, { login }) => user?.login === login,
  fn: (_, one) => one,
})
/** The last save that succeeded. */
export const $lastSaved = createStore<Saved | null>(null, { serialize: 'ignore' })
  .on(saved, (_, last) => last)
  .reset(sessionClosed)

const refreshed = saved.filterMap(({ call, look, value }) => {
  const endpoint = call?.endpoint ?? look?.endpoint
  return endpoint ? { ...call, endpoint, value } : undefined
})
sample({ clock: [refreshed, tellMissedFx.doneData], target: changed })
// The server's own words were lost with its answer.
sample({
  clock: saved,
  source: $text,
  filter: (_, { isFound, isOver }) => isFound && isOver,
  fn: (text): Notice => ({ type: 'success', text: text('editor.wasSaved') }),
  target: noticed,
})
