import type { CallFailure, Endpoint } from '@ronde/contracts/wire'
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { sessionClosed, $user } from '../session/session.ts'
import { type Asked, callFx } from '../base/call.ts'
import { $drafts, type Draft, type Values } from './drafts.ts'
import { allRefreshed } from './records.ts'

/** An open editor: what stands in its fields, and how its last save went. */
export interface Editing {
  initial: Values
  values: Values
  /** Fields the user changed; what the console derives does not count. */
  touched: readonly string[]
  /** When the draft that was taken up had been typed; null without one. */
  draftAt: string | null
  failure: CallFailure | null
  isSaving: boolean
}

export const editorOpened = createEvent<{ id: string; initial: Values }>()
/** Some values are others now. `name`: the field the user changed; without it the console derived them. */
export const valuesChanged = createEvent<{ id: string; values: Values; name?: string; at: string }>()
/** Closed on purpose: what was typed is let go. */
export const editorClosed = createEvent<{ id: string }>()
/** Gone from the screen (another page, a lost session): what was typed is kept as a draft. */
export const editorLeft = createEvent<{ id: string }>()
export const draftDiscarded = createEvent<{ id: string }>()
export const saveAsked = createEvent<{ id: string; endpoint: Endpoint<never, unknown>; input: unknown }>()
/** A save came back with a value. */
export const saved = createEvent<{ id: string; value: unknown }>()

const saveFx = attach({ effect: callFx, mapParams: ({ endpoint, input }: Asked & { id: string }) => ({ endpoint, input }) })

const $login = $user.map((user) => user?.login ?? '')
const draftKey = (login: string, id: string) => `${login} ${id}`
const $box = combine({ drafts: $drafts, login: $login })
const readDraftFx = attach({ source: $box, effect: ({ drafts, login }, id: string) => drafts.read(draftKey(login, id)) })
const writeDraftFx = attach({
  source: $box,
  effect: ({ drafts, login }, { id, draft }: { id: string; draft: Draft | null }) => drafts.write(draftKey(login, id), draft),
})

/** An editor as it opens. */
export const fresh = (initial: Values): Editing => ({ initial, values: initial, touched: [], draftAt: null, failure: null, isSaving: false })

type ById = Readonly<Record<string, Editing>>
const change = (byId: ById, id: string, to: (editing: Editing) => Editing): ById => {
  const editing = byId[id]
  return editing ? { ...byId, [id]: to(editing) } : byId
}
const without = (byId: ById, { id }: { id: string }): ById => {
  const { [id]: _, ...others } = byId
  return others
}

export const $editors = createStore<ById>({}, { serialize: 'ignore' })
  .on(editorOpened, (byId, { id, initial }) => (byId[id] ? byId : { ...byId, [id]: fresh(initial) }))
  .on(valuesChanged, (byId, { id, values, name }) =>
    change(byId, id, (editing) => ({
      ...editing,
      values: { ...editing.values, ...values },
      touched: name && !editing.touched.includes(name) ? [...editing.touched, name] : editing.touched,
    })),
  )
  // A draft that arrives after the user began to type comes too late.
  .on(readDraftFx.done, (byId, { params: id, result }) =>
    result
      ? change(byId, id, (editing) =>
          editing.touched.length > 0
            ? editing
            : { ...editing, values: { ...editing.values, ...result.values }, touched: result.touched, draftAt: result.at },
        )
      : byId,
  )
  .on(draftDiscarded, (byId, { id }) => change(byId, id, ({ initial }) => fresh(initial)))
  .on(saveFx, (byId, { id }) => change(byId, id, (editing) => ({ ...editing, isSaving: true, failure: null })))
  .on(saveFx.done, (byId, { params: { id } }) => change(byId, id, (editing) => ({ ...editing, isSaving: false })))
  .on(saveFx.fail, (byId, { params: { id }, error }) =>
    change(byId, id, (editing) => ({ ...editing, isSaving: false, failure: error })),
  )
  .on([editorClosed, editorLeft, saved], without)
  .on(sessionClosed, () => ({}))

/** The last save that came back with a value. */
export const $lastSaved = createStore<{ id: string; value: unknown } | null>(null, { serialize: 'ignore' })
  .on(saved, (_, last) => last)
  .reset(sessionClosed)

export const isDirty = ({ touched }: Editing): boolean => touched.length > 0

sample({ clock: editorOpened, fn: ({ id }) => id, target: readDraftFx })
const draftOf = ({ initial, values, touched }: Editing, at: string): Draft => ({
  values: Object.fromEntries(Object.entries(values).filter(([name, value]) => !Object.is(value, initial[name]))),
  touched,
  at,
})
sample({
  clock: valuesChanged,
  source: $editors,
  filter: (byId, { id, name }) => name !== undefined && id in byId,
  fn: (byId, { id, at }) => ({ id, draft: byId[id] ? draftOf(byId[id], at) : null }),
  target: writeDraftFx,
})
sample({ clock: [editorClosed, draftDiscarded, saved], fn: ({ id }) => ({ id, draft: null }), target: writeDraftFx })

// One save at a time: a double click, or Enter held down, is one request.
sample({ clock: saveAsked, source: $editors, filter: (byId, { id }) => byId[id]?.isSaving !== true, fn: (_, asked) => asked, target: saveFx })
sample({
  clock: saveFx.done,
  filter: ({ result }) => result.value !== undefined,
  fn: ({ params: { id }, result }) => ({ id, value: result.value }),
  target: saved,
})
sample({ clock: saved, fn: () => undefined, target: allRefreshed })
