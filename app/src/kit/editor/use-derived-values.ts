import { useLayoutEffect } from 'react'
import type { Editor } from './editor.ts'
import { same } from './equal.ts'
import type { EditingHandle } from './use-editing.ts'
import type { SourceReading } from './use-sources.ts'

/** Computes the derived values again when a value they depend on changes. */
export function useDerivedValues(
  editor: Editor,
  { editing, first: values, context, setValues }: EditingHandle,
  sources: SourceReading,
): void {
  const { touched } = editing
  // As soon as it is on screen: a letter typed before an effect of later would be written over.
  useLayoutEffect(() => {
    const derived = Object.entries(editor.derive?.(values, sources.read, touched, context) ?? {})
    const other = derived.filter(([name, value]) => !same(values[name], value))
    if (other.length > 0) setValues(Object.fromEntries(other))
  }, [editor, values, touched, context, sources, setValues])
}
