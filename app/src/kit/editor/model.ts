import { CallFailure, type Endpoint } from '@ronde/contracts/wire'
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import { type Asked, callFx } from '../../base/call.ts'
import { $text } from '../../locales/intl.ts'
import { type Notice } from '../../notices/notice.ts'
import { noticed } from '../../notices/notices.ts'
import { sessionClosed, $user } from '../../session/session.ts'
import { changed } from '../record/readings.ts'
import type { AnyRow, Values } from './context.ts'
import { $drafts, type Draft, keptValues, readDraft } from './drafts.ts'
import { type Editing, fresh } from './editing.ts'
import type { Look } from './editor.ts'
import { keyOf } from './save-key.ts'
import { isLost, judge, type Verdict } from './verdict.ts'

export interface Opened {
  id: string
  base: AnyRow | null
  /** Where the record is read again; null where nothing can be looked up. */
  look: Look | null
}

export const editorOpened = createEvent<Opened>()
/** Some values are others now. `name`: the field the user changed; without it the console derived them. */
export const valuesChanged = createEvent<{ id: string; values: Values; name?: string; at: string }>()
/** Closed on purpose: what was typed is let go. */
export const editorClosed = createEvent<{ id: string }>()
/** Gone from the screen (another page, a lost session): what was typed is kept as a draft. */
export const editorLeft = createEvent<{ id: string }>()
export const draftDiscarded = createEvent<{ id: string }>()

interface SaveAsked {
  id: string
  endpoint: Endpoint<unknown, unknown>
  input: AnyRow
  /** Of this save alone, unless it is one that was lost, sent again. */
  key: string
  about?: Asked['about']
  /** Calls of other services whose answers it changes. */
  refreshes?: readonly Endpoint<unknown, unknown>[]
}
export const saveAsked = createEvent<SaveAsked>()
/** The server is to be asked whether what was sent is there, or what the record is now. */
export const lookAsked = createEvent<{ id: string }>()
/** The user has looked himself: the same may be sent again. */
export const sendingAgainAllowed = createEvent<{ id: string }>()
/** The user chose what stays of his changes, over the record as it is now. */
export const conflictSettled = createEvent<{ id: string; typed: Values; at: string }>()
/** A save came back with a value, or a look found that it had been done. */
export const saved = createEvent<{ id: string; value: unknown }>()

const saveFx = attach({ effect: callFx, mapParams: ({ endpoint, input, key, about }: SaveAsked): Asked => ({ endpoint, input, ...(about ? { about } : {}), ...(endpoint.verb === 'POST' ? { idempotencyKey: key } : {}) }) })
const lookFx = attach({ effect: callFx, mapParams: ({ look }: { id: string; look: Look }): Asked => ({ endpoint: look.endpoint, input: look.input, isQuiet: true }) })

const lookAllFx = createEffect(async (looks: { id: string; look: Look }[]) => {
  await Promise.allSettled(looks.map((one) => lookFx(one)))
})

const $login = $user.map((user) => user?.login ?? '')
const draftKey = (login: string, id: string) => `${login} ${id}`
const $box = combine({ drafts: $drafts, login: $login })
const readDraftFx = attach({ source: $box, effect: async ({ drafts, login }, id: string) => readDraft(await drafts.read(draftKey(login, id))) })
const writeDraftFx = attach({
  source: $box,
  effect: ({ drafts, login }, { id, draft }: { id: string; draft: Draft | null }) => drafts.write(draftKey(login, id), draft),
})

type ById = Readonly<Record<string, Editing>>
const change = (byId: ById, id: string, to: (editing: Editing) => Partial<Editing>): ById => {
  const editing = byId[id]
  return editing ? { ...byId, [id]: { ...editing, ...to(editing) } } : byId
}
const without = (byId: ById, { id }: { id: string }): ById => {
  const { [id]: _, ...others } = byId
  return others
}

/** A look came back: what it told of what was sent. */
const judged = createEvent<{ id: string; verdict: Verdict }>()

/** A draft that arrives after the user began to type comes too late. */
const takeUp =
  ({ base, values, touched, at, lost, key }: Draft) =>
  (editing: Editing): Partial<Editing> =>
    editing.touched.length > 0
      ? {}
      : { base: editing.base && (base ?? editing.base), typed: { ...editing.typed, ...values }, touched, draftAt: at, sent: lost, attempt: lost && key ? { input: lost, key } : null, phase: lost ? 'unknown' : 'open' }

const failed = (error: CallFailure): Partial<Editing> =>
  isLost(error) ? { phase: 'unknown', failure: error } : { phase: error.status === 409 ? 'stale' : 'open', failure: error, attempt: null }

const settle = (verdict: Verdict, { phase }: Editing): Partial<Editing> => {
  if (verdict.kind === 'changed') return { phase: 'conflict', theirs: verdict.theirs, failure: null }
  if (verdict.kind === 'absent') return phase === 'unknown' ? { phase: 'open', isAbsent: true, failure: null } : { phase: 'open' }
  return { phase: 'open', failure: verdict.kind === 'gone' ? new CallFailure('http', { status: 404 }) : null }
}

export const $editors = createStore<ById>({}, { serialize: 'ignore' })
  .on(editorOpened, (byId, { id, ...opened }) => (byId[id] ? byId : { ...byId, [id]: fresh(opened) }))
  .on(valuesChanged, (byId, { id, values, name }) =>
    change(byId, id, ({ typed, touched }) => ({
      typed: { ...typed, ...values },
      touched: name && !touched.includes(name) ? [...touched, name] : touched,
    })),
  )
  .on(readDraftFx.done, (byId, { params: id, result }) => (result ? change(byId, id, takeUp(result)) : byId))
  .on(draftDiscarded, (byId, { id }) => change(byId, id, ({ openedOn: base, look }) => fresh({ base, look })))
  .on(saveFx, (byId, { id, input, key }) => change(byId, id, () => ({ phase: 'saving', sent: input, attempt: { input, key }, failure: null, isAbsent: false })))
  .on(saveFx.done, (byId, { params: { id } }) => change(byId, id, () => ({ phase: 'open', attempt: null })))
  .on(saveFx.fail, (byId, { params: { id }, error }) => change(byId, id, () => failed(error)))
  .on(lookFx, (byId, { id }) => change(byId, id, () => ({ isLooking: true })))
  .on(lookFx.finally, (byId, { params: { id } }) => change(byId, id, () => ({ isLooking: false })))
  .on(judged, (byId, { id, verdict }) => change(byId, id, (editing) => settle(verdict, editing)))
  .on(sendingAgainAllowed, (byId, { id }) => change(byId, id, () => ({ phase: 'open', failure: null, sent: null })))
  .on(conflictSettled, (byId, { id, typed }) =>
    change(byId, id, ({ theirs }) => ({ base: theirs, theirs: null, typed, touched: Object.keys(typed), phase: 'open', sent: null })),
  )
  .on([editorClosed, editorLeft, saved], without)
  .on(sessionClosed, () => ({}))

/** The last save that came back with a value. */
export const $lastSaved = createStore<{ id: string; value: unknown } | null>(null, { serialize: 'ignore' })
  .on(saved, (_, last) => last)
  .reset(sessionClosed)

sample({ clock: editorOpened, fn: ({ id }) => id, target: readDraftFx })
const draftOf = ({ base, typed, touched, sent, attempt, phase }: Editing, at: string): Draft => ({
  base,
  values: keptValues(typed),
  touched,
  at,
  lost: phase === 'unknown' ? sent : null,
  key: phase === 'unknown' && attempt ? attempt.key : null,
})
sample({
  clock: valuesChanged,
  source: $editors,
  filter: (byId, { id, name }) => name !== undefined && id in byId,
  fn: (byId, { id, at }) => ({ id, draft: byId[id] ? draftOf(byId[id], at) : null }),
  target: writeDraftFx,
})
sample({
  clock: conflictSettled,
  source: $editors,
  fn: (byId, { id, at }) => ({ id, draft: byId[id] ? draftOf(byId[id], at) : null }),
  target: writeDraftFx,
})
/** That a save went without an answer is kept with the draft: whoever comes back to it is told. */
const lostFx = attach({
  source: $editors,
  effect: (byId, { id }: { id: string }) => {
    const editing = byId[id]
    return editing ? writeDraftFx({ id, draft: draftOf(editing, new Date().toISOString()) }) : undefined
  },
})
sample({ clock: saveFx.fail, filter: ({ error }) => isLost(error), fn: ({ params: { id } }) => ({ id }), target: lostFx })
sample({ clock: [editorClosed, draftDiscarded, saved], fn: ({ id }) => ({ id, draft: null }), target: writeDraftFx })

// One save at a time: a double click, or Enter held down, is one request. What may have been saved is not sent again unseen.
sample({
  clock: saveAsked,
  source: $editors,
  filter: (byId, { id }) => byId[id]?.phase === 'open',
  fn: (byId, asked) => ({ ...asked, key: keyOf(byId[asked.id]?.attempt, asked) }),
  target: saveFx,
})
sample({
  clock: saveFx.done,
  filter: ({ result }) => result.value !== undefined,
  fn: ({ params: { id }, result }) => ({ id, value: result.value }),
  target: saved,
})
sample({ clock: saveFx.done, filter: ({ result }) => result.value !== undefined, fn: ({ params, result: { value } }) => ({ ...params, value }), target: changed })

// Without any answer the console leads to the offline page, and looks when the editor is come back to.
sample({ clock: saveFx.fail, filter: ({ error }) => (isLost(error) && error.kind !== 'network') || error.status === 409, fn: ({ params: { id } }) => ({ id }), target: lookAsked })
sample({ clock: readDraftFx.done, source: $editors, filter: (byId, { params: id }) => byId[id]?.phase === 'unknown', fn: (_, { params: id }) => ({ id }), target: lookAsked })
sample({
  clock: lookAsked,
  source: $editors,
  filter: (byId, { id }) => Boolean(byId[id]?.look) && byId[id]?.isLooking === false,
  fn: (byId, { id }) => [byId[id]?.look ?? []].flat().map((look) => ({ id, look })),
  target: lookAllFx,
})
sample({
  clock: lookFx.done,
  source: $editors,
  filter: (byId, { params: { id } }) => Boolean(byId[id]?.sent),
  fn: (byId, { params: { id, look }, result: { value } }) => {
    const { base = null, sent } = byId[id] ?? {}
    return { id, verdict: judge({ base, sent: sent ?? {}, answer: look.rowsOf && Array.isArray(value) ? look.rowsOf(value as AnyRow[]) : value, key: look.key }) }
  },
  target: judged,
})
sample({
  clock: judged,
  source: $editors,
  filter: (byId, { id, verdict }) => id in byId && verdict.kind === 'saved',
  fn: (_, { id, verdict }) => ({ id, value: verdict.kind === 'saved' ? verdict.value : null }),
  target: saved,
})
const looked = sample({ clock: judged, source: $editors, fn: (byId, { id, verdict }) => ({ endpoint: byId[id]?.look?.endpoint, verdict }) })
const foundSaved = looked.filterMap(({ endpoint, verdict }) => (endpoint && verdict.kind === 'saved' ? { endpoint, value: verdict.value } : undefined))
sample({ clock: foundSaved, target: changed })
// The server's own words were lost with its answer.
sample({
  clock: judged,
  source: $text,
  filter: (_, { verdict }) => verdict.kind === 'saved',
  fn: (text): Notice => ({ type: 'success', text: text('editor.wasSaved') }),
  target: noticed,
})
