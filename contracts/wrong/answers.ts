import { fieldsOf } from '../wire/schema.ts'
import { type Contracted, envelopeOf, isDone, isRefused } from './contract.ts'
import type { Interaction } from '../pacts/pact.ts'
import { isFreeChoice } from './free-choice.ts'
import type { Answer, Wrong } from './provider.ts'

// Faults that the answer of any operation can have: each kind is tried on every operation with an interaction that can show it.

type Row = Record<string, unknown>
type Kind = (operation: Contracted) => Wrong[]

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** An answer with its rows, or its record, transformed. */
const eachRow =
  (change: (row: Row) => Row) =>
  (answer: Answer): Answer => {
    const value: unknown = answer.body.value
    const changed = Array.isArray(value)
      ? value.map((row: unknown) => (isRow(row) ? change(row) : row))
      : isRow(value)
        ? change(value)
        : value
    return { ...answer, body: { ...answer.body, value: changed } }
  }

const envelope =
  (change: Row) =>
  (answer: Answer): Answer => ({ ...answer, body: { ...answer.body, ...change } })

/** The first `most` interactions of a kind: enough to show a fault, and fewer take less time. */
const some = (interactions: readonly Interaction[], isWanted: (interaction: Interaction) => boolean, most = 3) =>
  interactions
    .filter(isWanted)
    .slice(0, most)
    .map(({ description }) => description)

const wrong = (
  { path, name }: Contracted,
  says: string,
  shows: string[],
  answer: (answer: Answer) => Answer,
): Wrong[] => (shows.length === 0 ? [] : [{ path, name, says, shows, answer }])

/** The answer of the operation's successful call. */
const wentWell =
  ({ endpoint }: Contracted) =>
  (): Answer => ({
    status: 200,
    body: { value: endpoint.example.value, isSuccess: true, hasErrors: false, msgList: [] },
  })

const missed =
  (status: number, says: string): Kind =>
  (operation) =>
    wrong(
      operation,
      says,
      some(operation.interactions, ({ response }) => response.status === status, 1),
      wentWell(operation),
    )

const refusals: Kind[] = [
  missed(400, 'takes bad input'),
  missed(401, 'lets strangers in'),
  missed(403, 'asks for no right'),
  missed(404, 'finds what nobody knows'),
  missed(409, 'overwrites what was changed meanwhile'),
  missed(413, 'takes any size'),
  missed(415, 'takes any type'),
  (operation) =>
    operation.interactions
      .filter(isRefused)
      .flatMap(({ description }) =>
        wrong(operation, `does not refuse: ${description.split(': ')[1]}`, [description], wentWell(operation)),
      ),
  (operation) =>
    wrong(
      operation,
      'refuses with a value',
      some(operation.interactions, ({ description }) => description.endsWith('and no value')),
      envelope({ value: operation.endpoint.example.value }),
    ),
  (operation) =>
    wrong(operation, 'refuses as a success', some(operation.interactions, isRefused, 1), envelope({ isSuccess: true })),
  (operation) =>
    wrong(
      operation,
      'refuses without hasErrors',
      some(operation.interactions, isRefused, 1),
      envelope({ hasErrors: false }),
    ),
  (operation) =>
    wrong(operation, 'refuses by 400', some(operation.interactions, isRefused, 1), (answer) => ({
      ...answer,
      status: 400,
    })),
  (operation) =>
    wrong(operation, 'refuses without a word', some(operation.interactions, isRefused, 1), envelope({ msgList: [] })),
  (operation) =>
    wrong(
      operation,
      'fails with a value',
      some(operation.interactions, ({ response }) => response.status === 401, 1),
      envelope({ value: operation.endpoint.example.value }),
    ),
  (operation) =>
    wrong(
      operation,
      'fails without an envelope',
      some(operation.interactions, ({ response }) => response.status === 401, 1),
      ({ status }) => ({ status, body: { title: 'Unauthorized' } }),
    ),
]

const shown = ({ interactions }: Contracted) => some(interactions, isDone)

/** Interactions that may check the value of a field: it is not known which do. */
const shownByValue = ({ interactions }: Contracted) => some(interactions, isDone, 20)

/** Another value of the same type. */
function otherValue(value: unknown): unknown {
  if (typeof value === 'string') return `${value}x`
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return value.length === 0 ? [{}] : []
  return value === null ? 'x' : null
}

/** The same in another type. */
const otherType = (value: unknown): unknown =>
  typeof value === 'string'
    ? 7
    : typeof value === 'boolean'
      ? Number(value)
      : typeof value === 'number'
        ? String(value)
        : 'x'

/** Faults of each field: left out, another value, and, in turns, another type or null where null is not allowed. */
const fields =
  (isWhole: boolean): Kind =>
  (operation) => {
    // A quarter of the fields is enough, a different one for each operation.
    const own = operation.path.length
    return fieldsOf(operation.endpoint.value).flatMap(({ name, isNullable, isOptional }, at) => {
      if (isOptional || (!isWhole && (at + own) % 4 !== 0)) return []
      const change = (says: string, of: (value: unknown) => unknown, shows = shown(operation)) =>
        wrong(
          operation,
          `${says} ${name}`,
          shows,
          eachRow((row) => (name in row ? { ...row, [name]: of(row[name]) } : row)),
        )
      const leftOut = wrong(
        operation,
        `leaves out ${name}`,
        shown(operation),
        eachRow((row) => Object.fromEntries(Object.entries(row).filter(([key]) => key !== name))),
      )
      const another = isFreeChoice(operation.name, name)
        ? []
        : change('has another value in', otherValue, shownByValue(operation))
      // The faults differ from field to field: a check that finds one in a field finds it in all of the kind.
      const ways = [
        () => change('has another type of', otherType),
        () => (isNullable ? [] : change('has null in', () => null)),
      ]
      return [...leftOut, ...another, ...(ways[at % 2]?.() ?? [])]
    })
  }

/** The rows that an interaction expects; undefined when it is not of a list. */
const rowsOf = (interaction: Interaction): unknown[] | undefined => {
  const value = envelopeOf(interaction)?.value
  return isDone(interaction) && Array.isArray(value) ? value : undefined
}

const listed = ({ interactions }: Contracted) => some(interactions, (interaction) => rowsOf(interaction) !== undefined)

const rows =
  (change: (rows: unknown[]) => unknown[]) =>
  (answer: Answer): Answer => ({
    ...answer,
    body: { ...answer.body, value: Array.isArray(answer.body.value) ? change(answer.body.value) : answer.body.value },
  })

const hasTwo = ({ interactions }: Contracted) =>
  some(interactions, (interaction) => (rowsOf(interaction)?.length ?? 0) > 1)

const hasInstants = ({ endpoint }: Contracted) =>
  fieldsOf(endpoint.value).some(({ type }) => type === 'instant' || type === 'date')

const answers: Kind[] = [
  (operation) =>
    wrong(operation, 'calls the value data', shown(operation).slice(0, 1), (answer) => ({
      ...answer,
      body: { ...answer.body, value: undefined, data: answer.body.value },
    })),
  (operation) =>
    wrong(operation, 'says that it did not succeed', shown(operation).slice(0, 1), envelope({ isSuccess: false })),
  (operation) =>
    wrong(operation, 'says that it has errors', shown(operation).slice(0, 1), envelope({ hasErrors: true })),
  (operation) =>
    wrong(
      operation,
      'writes instants the French way',
      hasInstants(operation) ? shown(operation) : [],
      eachRow((row) =>
        Object.fromEntries(
          Object.entries(row).map(([key, value]) => [
            key,
            typeof value === 'string' ? value.replace(/^(\d{4})-(\d{2})-(\d{2})T?(.{5})?.*$/, '$3/$2/$1 $4') : value,
          ]),
        ),
      ),
    ),
  (operation) =>
    wrong(
      operation,
      'answers nothing for a list',
      listed(operation),
      rows(() => []),
    ),
  (operation) =>
    wrong(
      operation,
      'has a row too many',
      listed(operation),
      rows((all) => [...all, ...all.slice(0, 1)]),
    ),
  (operation) =>
    wrong(
      operation,
      'has its rows the other way round',
      hasTwo(operation),
      rows((all) => all.toReversed()),
    ),
]

/** Wrong answers of every kind and operation; `isWhole`: of every field too. */
export const wrongAnswers = (operations: readonly Contracted[], isWhole: boolean): Wrong[] =>
  [...refusals, ...answers, fields(isWhole)].flatMap((kind) => operations.flatMap(kind))
