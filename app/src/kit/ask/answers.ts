import { CallFailure, pathOf } from '@ronde/contracts/wire'
import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { type Asked, callFx } from '../../base/call.ts'
import { networkBack } from '../../base/connection.ts'
import { sessionClosed } from '../../session/session.ts'
import {
  type Answer,
  type Came,
  type Change,
  type Going,
  inputOf,
  isWanted,
  type Part,
  unanswered,
  withNews,
  withPart,
  withSaved,
} from './answer.ts'
import { $later, failedAgain, noAttempts } from './attempts.ts'
import { isRecord } from '../place/row.ts'
import { type Question, questionId } from './question.ts'

type ById = Readonly<Record<string, Answer>>

/** Most answers without a reader that are kept for the way back. */
export const mostKept = 4

/** A question is put on screen. The first reader asks, the others share; an answer that was kept shows at once and is asked anew. */
export const opened = createEvent<Question>()
/** A reader leaves. The last one closes the question. */
export const closed = createEvent<Question>()
/** A part of an answer is asked for again; quietly where the user did not ask for it. */
export const refreshed = createEvent<{ id: string; part?: Part; isQuiet?: boolean }>()
/** The new rows of an answer are to be shown. */
export const newsTaken = createEvent<string>()
/** A save succeeded: answers that show its record show the new one, and are asked again. */
export const changed = createEvent<Change>()

const asking = createEvent<readonly Going[]>()
/** Outcome of a part; only that of the awaited one counts. */
const settled = createEvent<{ going: Going; came: Came | null; error: CallFailure | null; at: number }>()

const changedAt = (byId: ById, id: string, to: (answer: Answer) => Answer): ById => {
  const answer = byId[id]
  return answer ? { ...byId, [id]: to(answer) } : byId
}

/** Without the oldest answers that have no reader. */
function pruned(byId: ById): ById {
  const idle = Object.entries(byId).filter(([, { readers }]) => readers === 0)
  const gone = new Set(idle.slice(0, Math.max(0, idle.length - mostKept)).map(([id]) => id))
  return gone.size > 0 ? Object.fromEntries(Object.entries(byId).filter(([id]) => !gone.has(id))) : byId
}

function left(byId: ById, id: string): ById {
  const { [id]: answer, ...others } = byId
  if (!answer) return byId
  if (answer.readers > 1) return { ...byId, [id]: { ...answer, readers: answer.readers - 1 } }
  // An answer on its way without a reader is dropped; one that came is kept, the last left at the end.
  return answer.value === null || answer.asked.isFleeting
    ? others
    : pruned({ ...others, [id]: { ...answer, readers: 0, awaited: null, error: null, ...noAttempts } })
}

const awaiting = (answer: Answer, going: Going): Answer => ({
  ...answer,
  awaited: going,
  error: going.part === 'first' || going.isQuiet ? answer.error : null,
  retryAt: null,
  tries: going.isQuiet ? answer.tries : 0,
})

const pathsOf = (change: Change, also: readonly ('refreshes' | 'merges')[]): ReadonlySet<string> =>
  new Set(also.flatMap((name) => change[name] ?? []).map(pathOf))

/** Whether a change touches the answers of a question: those of its own service, and of the calls it names. */
const isTouched = ({ asked: { endpoint } }: Answer, change: Change, paths: ReadonlySet<string>): boolean =>
  endpoint.service === change.endpoint.service || paths.has(pathOf(endpoint))

function merged(byId: ById, change: Change): ById {
  const saved = [change.value].flat().filter(isRecord)
  if (saved.length === 0) return byId
  const paths = pathsOf(change, ['merges'])
  return Object.fromEntries(
    Object.entries(byId).map(([id, answer]) => [
      id,
      isTouched(answer, change, paths) ? withSaved(answer, saved) : answer,
    ]),
  )
}

/** All answers there are, by the name of their question. */
export const $answers = createStore<ById>({}, { serialize: 'ignore' })
  .on(opened, (byId, asked) => {
    const id = questionId(asked)
    const answer = byId[id] ?? unanswered(asked)
    return { ...byId, [id]: { ...answer, asked: { ...answer.asked, ...asked }, readers: answer.readers + 1 } }
  })
  .on(closed, (byId, asked) => left(byId, questionId(asked)))
  .on(asking, (byId, parts) =>
    parts.reduce((all, going) => changedAt(all, going.id, (answer) => awaiting(answer, going)), byId),
  )
  .on(settled, (byId, { going, came, error, at }) =>
    changedAt(byId, going.id, (answer) => {
      if (answer.awaited !== going) return answer
      if (came) return { ...withPart(answer, going.part, came), answeredAt: at }
      if (!error) return answer
      // A failed look for new rows is not reported.
      const told = going.part === 'news' ? answer.error : error
      return { ...answer, ...failedAgain(answer, error, at), awaited: null, error: told }
    }),
  )
  .on(newsTaken, (byId, id) => changedAt(byId, id, withNews))
  .on(changed, merged)
  .reset(sessionClosed)

sample({
  clock: opened,
  source: $answers,
  filter: (byId, asked) => byId[questionId(asked)]?.readers === 1,
  // A kept answer shows at once; that the server is gone is told all the same: the user asked.
  fn: (_, asked): Going[] => [{ id: questionId(asked), part: 'first', isQuiet: asked.isQuiet === true }],
  target: asking,
})
sample({
  clock: refreshed,
  source: $answers,
  filter: (byId, { id, part = 'first', isQuiet = false }) =>
    byId[id] !== undefined && isWanted(byId[id], part, isQuiet, Date.now()),
  fn: (_, { id, part = 'first', isQuiet = false }): Going[] => [{ id, part, isQuiet }],
  target: asking,
})
// More is new than one page holds, or it stands anywhere: the list is read anew.
sample({
  clock: newsTaken,
  source: $answers,
  filter: (byId, id) => (byId[id]?.news ?? null) !== null,
  fn: (_, id): Going[] => [{ id, part: 'first', isQuiet: false }],
  target: asking,
})
sample({
  clock: changed,
  source: $answers,
  fn: (byId, change): Going[] => {
    const paths = pathsOf(change, ['refreshes', 'merges'])
    return Object.entries(byId).flatMap(([id, answer]) =>
      answer.readers > 0 && answer.retryAt === null && isTouched(answer, change, paths)
        ? [{ id, part: 'first', isQuiet: false }]
        : [],
    )
  },
  target: asking,
})
// Answers that failed for want of a network, or may have changed meanwhile, are read again; of pages, the new rows; a document would begin anew.
sample({
  clock: networkBack,
  source: $answers,
  fn: (byId): Going[] =>
    Object.entries(byId).flatMap(([id, { asked, readers, awaited, value, error }]) => {
      if (readers === 0 || awaited !== null || (asked.isFleeting && value !== null && error === null)) return []
      const part: Part = asked.paging && value !== null ? (error ? 'more' : 'news') : 'first'
      return [{ id, part, isQuiet: true }]
    }),
  target: asking,
})

interface Load {
  going: Going
  asked: Asked
}
const loadFx = attach({ effect: callFx, mapParams: ({ asked }: Load) => asked })
const loadAllFx = attach({
  source: $answers,
  effect: async (byId, parts: readonly Going[]) => {
    const loads = parts.flatMap((going): Load[] => {
      const { id, part, isQuiet } = going
      const answer = byId[id]
      // Asked twice in one go, it waits for the last answer only.
      if (answer?.awaited !== going) return []
      return [{ going, asked: { endpoint: answer.asked.endpoint, input: inputOf(answer, part), isQuiet } }]
    })
    await Promise.allSettled(loads.map((load) => loadFx(load)))
  },
})
sample({ clock: asking, target: loadAllFx })
sample({
  clock: loadFx.done,
  // A read that succeeds without a value would be awaited for ever.
  fn: ({ params: { going, asked }, result }) =>
    result.value === undefined
      ? {
          going,
          came: null,
          error: new CallFailure('unreadable', { detail: `${pathOf(asked.endpoint)}: no value` }),
          at: Date.now(),
        }
      : { going, came: result, error: null, at: Date.now() },
  target: settled,
})
sample({
  clock: loadFx.fail,
  fn: ({ params: { going }, error }) => ({ going, came: null, error, at: Date.now() }),
  target: settled,
})

/** The time has come at which a part that failed is asked for again, if it still waits for that time. */
const due = createEvent<{ id: string; part: Part; retryAt: number }>()
const waitFx = attach({
  source: { later: $later, byId: $answers },
  effect: ({ later, byId }, { going: { id, part }, at }: { going: Going; at: number }) => {
    const retryAt = byId[id]?.retryAt ?? null
    if (retryAt === null) return
    const tell = scopeBind(due, { safe: true })
    later(retryAt - at, () => tell({ id, part, retryAt }))
  },
})
sample({ clock: settled, target: waitFx })
sample({
  clock: due,
  source: $answers,
  filter: (byId, { id, retryAt }) => byId[id]?.retryAt === retryAt,
  fn: (_, { id, part }): Going[] => [{ id, part, isQuiet: true }],
  target: asking,
})
