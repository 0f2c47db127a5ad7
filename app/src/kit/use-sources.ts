import { pathOf } from '@ronde/contracts/wire'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useRef } from 'react'
import type { Asked } from '../base/call.ts'
import type { AnyEditor, EditorContext, ReadSource, Source } from './editor-config.ts'
import type { Values } from './drafts.ts'
import { $readings, closed, opened } from './records.ts'

type AnySource = Source<Values, unknown, unknown>

/** The sources of an editor, each once, in the order they depend on each other. */
export const sourcesOf = ({ fields, sources = [] }: AnyEditor): AnySource[] => [
  ...new Set([...fields.flatMap((field) => (field.kind === 'choice' ? [field.source] : [])), ...sources]),
] as unknown as AnySource[]

export interface SourceReading {
  read: ReadSource<Values>
  isPending: (source: unknown) => boolean
}

/** Reads the sources of an editor as its values allow; an input that changes asks anew. */
export function useSources(place: string, config: AnyEditor, values: Values, context: EditorContext): SourceReading {
  const byId = useUnit($readings)
  const [open, close] = useUnit([opened, closed])

  const { wanted, rows } = useMemo(() => {
    const found = new Map<unknown, { rows: readonly unknown[] | null; isPending: boolean }>()
    const places = new Map<string, Asked>()
    const read = ((source: unknown) => found.get(source)?.rows ?? null) as ReadSource<Values>
    for (const source of sourcesOf(config)) {
      const input = source.input(values, read, context)
      if (input === null) continue
      const id = `${place}|${pathOf(source.from)}|${JSON.stringify(input)}`
      places.set(id, { endpoint: source.from as Asked['endpoint'], input })
      const reading = byId[id]
      found.set(source, { rows: (reading?.value as readonly unknown[] | null) ?? null, isPending: reading?.awaited !== null })
    }
    return { wanted: places, rows: found }
  }, [byId, config, values, context, place])

  const opening = useRef(new Set<string>())
  useEffect(() => {
    for (const [id, asked] of wanted) {
      if (opening.current.has(id)) continue
      opening.current.add(id)
      open({ id, asked })
    }
    for (const id of opening.current) {
      if (wanted.has(id)) continue
      opening.current.delete(id)
      close({ id })
    }
  }, [wanted, open, close])

  useEffect(() => {
    const left = opening.current
    return () => {
      for (const id of left) close({ id })
      left.clear()
    }
  }, [close])

  return useMemo(
    () => ({
      read: ((source: unknown) => rows.get(source)?.rows ?? null) as ReadSource<Values>,
      isPending: (source: unknown) => rows.get(source)?.isPending ?? false,
    }),
    [rows],
  )
}
