import { createContext, useContext } from 'react'

/** A field, as it makes itself known to the form around it. */
export interface RegisteredField {
  name: string
  label: string
  /** Id of the control, or of the group that holds it: where an error's link leads. */
  controlId: string
  /** Required by the field's own `isRequired`, beside the rules. */
  isRequired: boolean
  isDisabled: boolean
  /** Name of the field that must be filled before this one. */
  waitsFor?: string | undefined
  /** Why the field does not take a value, such as one beyond its limits; `label` names the field in the message. */
  check: (value: unknown, label: string) => string | null
}

/** The values and functions that a form gives its fields. */
export interface FormContextValue {
  values: Readonly<Record<string, unknown>>
  /** The message shown at a field, the server's included. */
  errorOf: (name: string) => string | undefined
  isRequired: (name: string) => boolean
  /** The label of a field; its name where there is none. */
  labelOf: (name: string) => string
  /** The most characters that its rules allow: the number in a rule `MAX:12`. */
  limitOf: (name: string) => number | undefined
  /** `problem` says why the typed text is no value of the field, when it is none. */
  setValue: (name: string, value: unknown, problem?: string | null) => void
  /** Sets the problem alone, as the third argument of `setValue` does, for one that does not come from typing. */
  setProblem: (name: string, problem: string | null) => void
  /** How often the form went back to its initial values: what was typed before and is no value is gone. */
  resets: number
  /** Adds a field; returns the function that removes it. */
  register: (field: RegisteredField) => () => void
  /** Judges a field that was refused again: its value or its limits are others. */
  recheck: (name: string) => void
}

/** Read by fields only; a product reads `useFormState`. */
export const FormContext = createContext<FormContextValue | null>(null)

export interface FormState {
  /** A value differs from the initial ones. */
  isDirty: boolean
  /** The promise of `onSubmit` has not settled. */
  isSubmitting: boolean
  /** Messages by field name. */
  errors: Readonly<Record<string, string>>
}

export const FormStateContext = createContext<FormState>({ isDirty: false, isSubmitting: false, errors: {} })

/** State of the form around a component, for a save button or a "not saved" mark. */
export const useFormState = (): FormState => useContext(FormStateContext)
