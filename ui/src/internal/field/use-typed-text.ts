import { useState } from 'react'
import type { FieldState } from './use-field.ts'

interface TypedTextOptions<Value> {
  field: FieldState<Value>
  /** The field's value while the text is none. */
  empty: Value
  /** The text of a value when nobody is typing. */
  format: (value: Value) => string
  /** Reads a text that is not blank; `problem` says why it is no value. What values the field takes is for its `check` to say. */
  parse: (text: string) => Parsed<Value>
  /** Reads it more generously once the field is left, when no more is to come. @default parse */
  parseOnLeave?: (text: string) => Parsed<Value>
}

type Parsed<Value> = { value: Value; problem: null } | { value: null; problem: string }

/**
 * Text that stands for a value of another type. The text stays as typed until the field is left;
 * a text that is no value empties the field rather than leave the value before it standing unseen.
 */
export function useTypedText<Value>({ field, empty, format, parse, parseOnLeave = parse }: TypedTextOptions<Value>) {
  const [draft, setDraft] = useState<{ text: string; value: Value; problem: string | null; resets: number } | null>(
    null,
  )
  // A value set by the caller replaces the typed text.
  const isCurrent = draft !== null && draft.resets === field.resets && Object.is(draft.value, field.value)
  const current = isCurrent ? draft : null
  const text = current?.text ?? format(field.value)

  const type = (typed: string) => {
    const { value, problem } = typed.trim() === '' ? { value: empty, problem: null } : parse(typed.trim())
    const next = value ?? empty
    setDraft({ text: typed, value: next, problem, resets: field.resets })
    field.setValue(next, problem)
  }
  const leave = () => {
    if (current === null) return
    const last = current.problem !== null && current.text.trim() !== '' ? parseOnLeave(current.text.trim()) : current
    if (last.problem !== null) {
      field.judge(current.value, last.problem)
      return
    }
    setDraft(null)
    if (last !== current) field.setValue(last.value)
    field.judge(last.value)
  }
  return {
    text,
    type,
    leave,
    setValue: (value: Value) => {
      setDraft(null)
      field.setValue(value)
    },
  }
}

export type TypedText<Value> = ReturnType<typeof useTypedText<Value>>
