import { useLayoutEffect } from 'react'
import type { Editor } from './editor.ts'
import { same } from './equal.ts'
import type { EditingHandle } from './use-editing.ts'
import type { SourceReading } from './use-sources.ts'

type Typed = HTMLInputElement | HTMLTextAreaElement

/** The input of a form in which somebody may be typing; null where none has the focus. */
function typedInput(formId: string): Typed | null {
  const { activeElement } = document
  const isTyped = activeElement?.matches('input:not([role]), textarea') && activeElement.closest('form')?.id === formId
  return isTyped ? (activeElement as Typed) : null
}

/** Computes the derived values again when a value they depend on changes. A field that has the focus gets its own once it is left: it would mingle with what is being typed. */
export function useDerivedValues(
  formId: string,
  editor: Editor,
  { editing, first: values, context, setValues }: EditingHandle,
  sources: SourceReading,
): void {
  const { touched } = editing
  // As soon as it is on screen: a letter typed before an effect of later would be written over.
  useLayoutEffect(() => {
    const derived = Object.entries(editor.derive?.(values, sources.read, touched, context) ?? {})
    const other = derived.filter(([name, value]) => !same(values[name], value))
    const put = (some: typeof other) => {
      if (some.length > 0) setValues(Object.fromEntries(some))
    }
    const input = typedInput(formId)
    const typed = input?.closest<HTMLElement>('[data-field]')?.dataset['field']
    put(other.filter(([name]) => name !== typed))
    const held = other.filter(([name]) => name === typed)
    if (!input || held.length === 0) return
    const text = input.value
    const onLeft = () => {
      if (input.value === text) put(held)
    }
    input.addEventListener('blur', onLeft, { once: true })
    return () => input.removeEventListener('blur', onLeft)
  }, [formId, editor, values, touched, context, sources, setValues])
}
