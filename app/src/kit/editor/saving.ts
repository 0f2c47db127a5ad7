import { CallFailure } from '@ronde/contracts/wire'
import type { Values } from './context.ts'
import { type Attempt, type Editing, nothingSent } from './editing.ts'
import { type Effect, forget, keep, type Outcome, type Step } from './effects.ts'
import { same } from './equal.ts'
import { isRecord } from '../place/row.ts'
import { draftOf } from './kept-draft.ts'
import { isLost, isRefused, judge } from './verdict.ts'

const sameValues = (one: Values, other: Values): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => same(one[name], other[name]))

/** Fields the user gave another value since that was sent. */
export const typedSince = ({ touched, typed }: Editing, sent: Attempt): string[] =>
  touched.filter((name) => !same(typed[name], sent.typed[name]))

/** Whether the outcome of a save can be looked up: of a record that is there, or a new one with a reference of its own. */
export const canLook = ({ look, base, unique, sent, phase }: Editing): boolean =>
  look !== null &&
  (base !== null || phase === 'conflict' || sent.some(({ input }) => unique.some((name) => Boolean(input[name]))))

const fly = (editing: Editing, attempt: Attempt, at: string): Outcome => {
  const { sent, key, call, calls } = editing
  const ticket = calls + 1
  const now: Editing = {
    ...editing,
    phase: 'saving',
    sent: sent.includes(attempt) ? sent : [...sent, attempt],
    flying: attempt,
    calls: ticket,
    awaited: ticket,
    failure: null,
    refused: null,
    isAbsent: false,
  }
  return key === null || call === null
    ? [editing, []]
    : [now, [{ kind: 'send', ticket, attempt, key, call, draft: draftOf(now, at) }]]
}

/** Sends the values of the fields. While the outcome of an earlier save is unknown it goes under that one's key: of all of them one is done. */
export const save: Step<'saveAsked'> = (
  editing,
  { call, input, key, typed = editing.typed, before = [], isAgain, at },
) => {
  const { sent } = editing
  const again = sent.find((one) => one.isWhole && sameValues(one.typed, typed))
  const now = { ...editing, call, key: editing.key ?? key, isAgain: isAgain ?? editing.isAgain }
  return fly(now, again ?? { input, typed, at, isWhole: true, before }, at)
}

export const look = (editing: Editing): Outcome => {
  if (editing.awaited !== null || !canLook(editing)) return [editing, []]
  const ticket = editing.calls + 1
  return [{ ...editing, calls: ticket, awaited: ticket }, [{ kind: 'look', ticket }]]
}

interface Success {
  value: unknown
  /** The server's own words did not come. */
  isFound: boolean
  at: string
  /** It may have been one of these as well. */
  others?: readonly Attempt[]
}

/** A save succeeded. Values typed since stay: over the record as it is now, or as another new one. */
function succeeded(editing: Editing, attempt: Attempt, { value, isFound, at, others = [] }: Success): Outcome {
  const names = [...new Set([attempt, ...others].flatMap((one) => typedSince(editing, one)))]
  const { base, typed, phase, call, isAgain, own } = editing
  const isOver = names.length === 0
  const told: Effect = { kind: 'saved', value, call, isOver, isFound, typed: attempt.typed, isAgain }
  const settled: Editing = {
    ...editing,
    ...nothingSent,
    isAbsent: false,
    draftAt: null,
    retype: [],
    theirs: null,
  }
  if (isOver) return [{ ...settled, phase: 'closed' }, [forget, told]]
  const open = { ...settled, phase: phase === 'closed' ? phase : ('editing' as const) }
  // The record as it was saved is what the next one begins like.
  const like = Object.entries(isAgain ? attempt.typed : {}).filter(([name]) => !own.includes(name))
  const newer = { touched: names, typed: Object.fromEntries([...like, ...names.map((name) => [name, typed[name]])]) }
  const now: Editing = base
    ? { ...open, since: 'changed', ...over(base, attempt, value), ...newer }
    : isAgain
      ? { ...open, since: null, ...newer }
      : { ...open, since: 'created' }
  return [now, [keep(now, at), told]]
}

/** The record as it is after a save: as the server answered it, else with the values that were sent. */
function over(base: Values, { input }: Attempt, value: unknown): Pick<Editing, 'base' | 'openedOn'> {
  const sent = Object.fromEntries(Object.entries(input).filter(([name]) => Object.hasOwn(base, name)))
  const now = { ...base, ...sent, ...(isRecord(value) ? value : {}) }
  return { base: now, openedOn: now }
}

/** Another save was done under the key: one of those that went out before. The server says which, and answers it again; not where they have lost values that no draft keeps. */
function doneBefore(editing: Editing, others: readonly Attempt[], at: string): Outcome {
  const candidate = others.findLast(({ isWhole }) => isWhole)
  const last = others.at(-1)
  if (candidate) return fly({ ...editing, sent: others }, candidate, at)
  return last ? succeeded(editing, last, { value: undefined, isFound: true, at, others }) : [editing, []]
}

/** A save came back, or did not. Only the answer that is waited for counts. */
export const answered: Step<'answered'> = (editing, { ticket, value, failure, at }) => {
  const { flying, awaited, sent, key, phase } = editing
  if (ticket !== awaited || !flying) return [editing, []]
  const isClosed = phase === 'closed'
  const done: Editing = { ...editing, awaited: null }
  const others = sent.filter((one) => one !== flying)
  const without: Editing = {
    ...done,
    sent: others,
    key: others.length > 0 ? key : null,
    failure,
    refused: flying.input,
  }
  const back: Editing = { ...without, phase: isClosed ? 'closed' : 'editing' }
  if (!failure)
    return value === undefined ? [back, [keep(back, at)]] : succeeded(done, flying, { value, isFound: false, at })
  if (isLost(failure)) {
    const unknown: Editing = { ...done, failure, phase: isClosed ? 'closed' : 'unknown' }
    // Without any answer the console leads to the offline page, and looks when the editor is come back to.
    return isClosed || failure.kind === 'network' ? [unknown, []] : look(unknown)
  }
  if (!isRefused(failure)) return [{ ...done, failure, refused: flying.input, phase: back.phase }, []]
  if (failure.status === 422 && others.length > 0 && !isClosed) return doneBefore(done, others, at)
  if (failure.status === 409 && !isClosed) {
    const [stale, effects] = look({ ...without, phase: 'conflict', theirs: null })
    return [stale, [keep(stale, at), ...effects]]
  }
  return [back, [keep(back, at)]]
}

const gone = () => new CallFailure('http', { status: 404 })

/** The record was read again: the verdict on the saves that went out. */
export const looked: Step<'looked'> = (editing, { ticket, answer, isFailed, at }) => {
  const { base, sent, look: where, flying, phase } = editing
  if (ticket !== editing.awaited) return [editing, []]
  const done: Editing = { ...editing, awaited: null }
  const attempts = phase === 'conflict' ? [flying].filter((one) => one !== null) : sent.toReversed()
  if (isFailed || !where) return [done, []]
  const rows = where.rowsOf && Array.isArray(answer) ? where.rowsOf(answer as Values[]) : answer
  const judged = ({ input, before }: Attempt) =>
    judge({ base, sent: input, asked: where.input, answer: rows, key: where.key, before })
  const verdicts = attempts.map((attempt) => ({ attempt, verdict: judged(attempt) }))
  for (const { attempt, verdict } of verdicts)
    if (verdict.kind === 'saved' && attempt.isWhole)
      return succeeded(done, attempt, { value: verdict.value, isFound: true, at })
  const verdict = verdicts[0]?.verdict
  if (verdict?.kind === 'changed') return [{ ...done, phase: 'conflict', theirs: verdict.theirs, failure: null }, []]
  if (verdict?.kind === 'gone') return [{ ...done, phase: 'editing', failure: gone() }, []]
  return [
    { ...done, phase: 'editing', isAbsent: phase === 'unknown', failure: phase === 'unknown' ? null : done.failure },
    [],
  ]
}
