import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { $answers, refreshed } from '../ask/answers.ts'
import { type Question, questionId } from '../ask/question.ts'
import { useAnswers } from '../ask/use-answers.ts'
import { choiceOf } from './control-choice.ts'
import type { EditorContext, ReadSource, Source, Values } from './context.ts'
import type { Editor } from './editor.ts'
import { isEmpty } from './equal.ts'

/** What reads sources: an editor, or what else names some. */
type Sourced = Pick<Editor, 'fields' | 'sources'>

/** The sources of an editor, each once. */
const sourcesOf = (
  { fields, sources = [] }: Sourced,
  values: Values,
  context: EditorContext,
  read: ReadSource,
): Source[] => [
  ...new Set<Source>([...fields.flatMap((field) => choiceOf(field, values, context, read)?.source ?? []), ...sources]),
]

/** What a source asks; where it asks nothing yet, `waitsFor` names the value it found empty. */
export function askedOf(
  source: Source,
  values: Values,
  read: ReadSource,
  context: EditorContext,
  search: string,
): { input: unknown; waitsFor: string | null } {
  let waitsFor: string | null = null
  const watched = new Proxy(values, {
    get: (all, name) => {
      const value = typeof name === 'string' ? all[name] : undefined
      if (typeof name === 'string' && isEmpty(value)) waitsFor = name
      return value
    },
  })
  const input = source.input(watched, read, context, search)
  return { input, waitsFor: input === null ? waitsFor : null }
}

export interface SourceReading {
  read: ReadSource
  isPending: (source: Source) => boolean
  /** Whether the source could not be read. */
  isFailed: (source: Source) => boolean
  /** Reads the failed sources again. */
  readAgain: () => void
  /** The field that has to be filled first; null when none is. */
  waitsFor: (source: Source) => string | null
}

interface UseSources {
  editor: Sourced
  values: Values
  context: EditorContext
  /** What is typed in the choices whose server searches. */
  searches: ReadonlyMap<Source, string>
}

interface Found {
  rows: unknown
  isPending: boolean
  waitsFor: string | null
  /** The name of the question that failed; null while none did. */
  failed: string | null
}

/** Rows were checked by the schema of the source they were read from. */
const readingIn =
  (known: ReadonlyMap<Source, Found>): ReadSource =>
  <Row>(one: Source<Row>) => {
    const rows = known.get(one)?.rows
    return Array.isArray(rows) ? (rows as readonly Row[]) : null
  }

/** Reads the sources of an editor as its values allow; an input that changes asks anew. */
export function useSources({ editor, values, context, searches }: UseSources): SourceReading {
  const [byId, refresh] = useUnit([$answers, refreshed])

  const { wanted, found } = useMemo(() => {
    const known = new Map<Source, Found>()
    const places = new Map<string, Question>()
    const read: ReadSource = (source) => {
      resolve(source)
      return readingIn(known)(source)
    }
    // On demand: a source may read another one, wherever it is declared.
    const resolve = (source: Source) => {
      if (known.has(source)) return
      known.set(source, { rows: null, isPending: false, waitsFor: null, failed: null })
      const { input, waitsFor } = askedOf(source, values, read, context, searches.get(source) ?? '')
      const id = questionId({ endpoint: source.from, input })
      const reading = byId[id]
      if (input !== null) places.set(id, { endpoint: source.from, input })
      // A question may wait for the rows of another source.
      const isAfter = waitsFor === null && [...known.values()].some((one) => one.isPending)
      const isPending = input === null ? isAfter : reading?.awaited !== null
      const rows = input === null ? null : (reading?.value ?? null)
      known.set(source, {
        rows,
        isPending,
        waitsFor,
        failed: input !== null && rows === null && reading?.error ? id : null,
      })
    }
    for (const source of sourcesOf(editor, values, context, read)) resolve(source)
    return { wanted: [...places.values()], found: known }
  }, [byId, editor, values, context, searches])

  useAnswers(wanted)

  return useMemo(
    () => ({
      read: readingIn(found),
      isPending: (source) => found.get(source)?.isPending ?? false,
      waitsFor: (source) => found.get(source)?.waitsFor ?? null,
      isFailed: (source) => (found.get(source)?.failed ?? null) !== null,
      readAgain: () => {
        for (const { failed } of found.values()) if (failed !== null) refresh({ id: failed })
      },
    }),
    [found, refresh],
  )
}
