import { type Editing, fresh, nothingSent, type Opened, type Phase } from './editing.ts'
import { isKeyKept, withoutSaved } from './each-sent.ts'
import { type EditorEvent, type Effect, forget, keep, type Outcome, type Step } from './effects.ts'
import { same } from './equal.ts'
import { answered, canLook, look, looked, save, typedSince } from './saving.ts'

const typing: Step<'typed'> = (editing, { values, name, initial, at }) => {
  const typed = { ...editing.typed, ...values }
  if (name === undefined) return [{ ...editing, typed }, []]
  const { retype, phase } = editing
  const touched = editing.touched.includes(name) ? editing.touched : [...editing.touched, name]
  const now: Editing = {
    ...editing,
    typed,
    typedAt: at,
    touched,
    isAsOpened: initial !== undefined && touched.every((one) => same(typed[one], initial[one])),
    retype: retype.filter((one) => one !== name),
    // A draft that arrives from now on comes too late, and is offered the next time.
    phase: phase === 'opening' ? 'editing' : phase,
  }
  return [now, [keep(now, at)]]
}

/** The draft is taken up, over the record it was typed on. */
const found: Step<'found'> = (editing, { found: taken, at }) => {
  if (!taken) return [{ ...editing, phase: 'editing' }, []]
  const { draft, from } = taken
  const now: Editing = {
    ...editing,
    base: editing.base && (draft.base ?? editing.base),
    typed: { ...editing.typed, ...withoutSaved(draft.values) },
    touched: draft.touched,
    draftAt: draft.at,
    typedAt: draft.at,
    retype: draft.left,
    sent: draft.sent,
    key: draft.key,
    since: draft.since,
    isAgain: draft.isAgain ?? false,
    isKeyed: editing.isKeyed && draft.sent.every((one) => isKeyKept(one, at)),
    phase: draft.sent.length > 0 ? 'unknown' : 'editing',
  }
  const [after, effects] = now.phase === 'unknown' ? look(now) : [now, []]
  return [after, [{ kind: 'keep', draft, instead: from }, ...effects]]
}

const discard = (editing: Editing): Outcome => [
  { ...fresh({ ...editing, base: editing.openedOn }), phase: 'editing', calls: editing.calls },
  [forget],
]

/** A save that may have been done is looked for before it is sent again; where it cannot be, its key sees to it that it is done once. */
const saveAgain: Step<'saveAsked'> = (editing, event) => {
  if (editing.awaited !== null) return [editing, []]
  if (canLook(editing)) return look({ ...editing, isAgain: event.isAgain ?? editing.isAgain })
  return editing.isKeyed ? save(editing, event) : [editing, []]
}

const settle: Step<'settled'> = (editing, { typed, at }) => {
  if (editing.theirs === null) return [editing, []]
  const { theirs: base } = editing
  const now: Editing = {
    ...editing,
    base,
    theirs: null,
    typed,
    touched: Object.keys(typed),
    phase: 'editing',
    ...nothingSent,
  }
  return [now, [keep(now, at)]]
}

/** A record that somebody else deleted leaves its lists, and one that was changed is read anew, only once its form is closed: with its row the form would go, and what was typed. */
const missed = ({ base, openedOn, theirs, failure, call }: Editing): Effect[] =>
  base && call && (failure?.status === 404 || theirs || base !== openedOn) ? [{ kind: 'missed', call }] : []

const letGo = (editing: Editing): Outcome => [
  { ...editing, phase: 'closed', awaited: null },
  [forget, ...missed(editing)],
]
const leave = (editing: Editing): Outcome => [{ ...editing, phase: 'closed', awaited: null }, []]

/** Closed on purpose while a save is under way: only values typed since are let go. */
const letGoSince: Step<'closed'> = (editing, { at }) => {
  const { flying } = editing
  if (!flying || typedSince(editing, flying).length === 0) return [{ ...editing, phase: 'closed' }, []]
  const now: Editing = {
    ...editing,
    phase: 'closed',
    typed: flying.typed,
    touched: editing.touched.filter((name) => Object.hasOwn(flying.typed, name)),
  }
  return [now, [keep(now, at)]]
}

type Steps = { readonly [Kind in EditorEvent['kind']]?: Step<Kind> }

/** Steps of an editor, by its state and by the event; an event that is not named changes nothing. */
export const table: Readonly<Record<Phase, Steps>> = {
  opening: { found, typed: typing, saveAsked: save, closed: letGo, left: leave },
  editing: { typed: typing, saveAsked: save, discarded: discard, closed: letGo, left: leave },
  saving: { typed: typing, answered, closed: letGoSince, left: (editing) => [{ ...editing, phase: 'closed' }, []] },
  unknown: {
    typed: typing,
    saveAsked: saveAgain,
    lookAsked: look,
    looked,
    lookedByHand: (editing) => [{ ...editing, phase: 'editing', awaited: null, failure: null }, []],
    discarded: discard,
    closed: letGo,
    left: leave,
  },
  conflict: {
    typed: typing,
    saveAsked: (editing) => (editing.theirs === null ? look(editing) : [editing, []]),
    lookAsked: look,
    looked,
    settled: settle,
    closed: letGo,
    left: leave,
  },
  closed: { answered },
}

const isGone = ({ phase, awaited }: Editing): boolean => phase === 'closed' && awaited === null

/** An editor as it opens: its draft is looked for. */
export const opened = (given: Opened): Outcome => [fresh(given), [{ kind: 'find' }]]

/** The next state of an editor after an event, and the effects to be done outside. Nothing else changes one. */
export function next(editing: Editing, event: EditorEvent): Outcome {
  const step = table[editing.phase][event.kind] as Step<EditorEvent['kind']> | undefined
  if (!step || isGone(editing)) return [editing, []]
  const [after, effects] = step(editing, event)
  return [after, isGone(after) ? [...effects, { kind: 'release' }] : effects]
}
