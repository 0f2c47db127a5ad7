import { useContext, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { useUi } from '../../theme/ui-context.ts'
import { FormContext } from '../../form/form-context.ts'
import { isSameValue } from '../../form/is-dirty.ts'
import { useHeld } from '../use-held.ts'

/** The props of every field. Inside a `Form` give it a `name`; outside, `value` and `onValueChange`, or `defaultValue` to let it keep its own. Rest props and `ref` go to its root. */
export interface FieldProps<Value> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'defaultValue' | 'onChange' | 'children' | 'autoFocus'
> {
  /** Stands above the control and names it. */
  label: string
  /** Key of the form's values; in it value, error and required mark are read from the form. */
  name?: string
  /** The value. Without it, inside a form, the form’s value of `name`; outside, the field keeps its own. */
  value?: Value
  /** The value at first, where the field keeps its own. */
  defaultValue?: Value
  /** Called whenever people change the value. */
  onValueChange?: (change: { value: Value }) => void
  /** Stands under the control. */
  help?: ReactNode
  /** A message that makes the field invalid. */
  error?: string
  /** Marked at the label and said; a form refuses it without a value. */
  isRequired?: boolean
  /** Cannot be used and takes no focus. */
  isDisabled?: boolean
  /** Name of the form's field that must be filled first, or its label: until then this field is disabled and says why. A form that requires this field leads to that one. */
  waitsFor?: string | undefined
  /** Can be read, reached and copied, not changed. */
  isReadOnly?: boolean
  /** Takes the focus when it comes. */
  autoFocus?: boolean
  ref?: Ref<HTMLDivElement>
}

/** Attributes of the element that takes the focus, or of the group of them. */
interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** Everything that a field's frame and control need, with the form's part in it. */
export interface FieldState<Value> {
  value: Value
  /** `problem`: why the typed text is none of the field's values. */
  setValue: (value: Value, problem?: string | null) => void
  /** Shows what is wrong with `value`, on leaving the field and not while it is being typed: `problem`, or why the field does not take it. Shown as long as the field has that value. */
  judge: (value: Value, problem?: string | null) => void
  /** Keeps the form from being sent with the value as it stands, and shows why once it is tried; null lets it go. */
  hold: (problem: string | null) => void
  /** How often the form went back to its initial values: a text typed before is gone. */
  resets: number
  label: string
  help: ReactNode
  error: string | undefined
  isRequired: boolean
  isDisabled: boolean
  isReadOnly: boolean
  /** The most characters the form's rules allow. */
  limit: number | undefined
  ids: { control: string; label: string; help: string; error: string }
  control: ControlProps
  /** Attributes of the frame's root. */
  root: HTMLAttributes<HTMLDivElement> & { ref?: Ref<HTMLDivElement> }
}

interface FieldOptions<Value> {
  /** Makes a value of the field's type out of any value of the form; one that was never set is `undefined`. */
  read: (value: unknown) => Value
  /** Why the field does not take a value, such as one beyond its limits; `label` names the field in the message. */
  check?: (value: Value, label: string) => string | null
}

/** Joins a field's own props with the state of the form around it. */
export function useField<Value>(props: FieldProps<Value>, { read, check }: FieldOptions<Value>): FieldState<Value> {
  const {
    label,
    name,
    value: given,
    defaultValue,
    onValueChange,
    help: ownHelp,
    error,
    isRequired = false,
    waitsFor,
    isReadOnly = false,
    autoFocus: _,
    isDisabled: isOff = false,
    ...root
  } = props
  const { t } = useUi()
  const isDisabled = isOff || waitsFor !== undefined
  const form = useContext(FormContext)
  const formName = form && name !== undefined && given === undefined ? name : undefined
  const [held, setHeld] = useHeld(given, defaultValue)
  const id = useId()
  const ids = { control: id, label: `${id}-label`, help: `${id}-help`, error: `${id}-error` }
  const resets = form?.resets ?? 0
  const [judged, setJudged] = useState<{ value: Value; problem: string | null; resets: number } | null>(null)
  const raw = formName === undefined ? held : form?.values[formName]
  const value = read(raw)
  // A read-only field shows no breach: its user could not correct it.
  const checked = (one: Value, named: string) => (isReadOnly ? null : (check?.(one, named) ?? null))
  const breach = checked(value, label)

  const latestCheck = useRef((one: unknown, named: string) => checked(read(one), named))
  useLayoutEffect(() => {
    latestCheck.current = (one, named) => checked(read(one), named)
  })
  const register = form?.register
  const setFormProblem = form?.setProblem
  // Fields register in a layout effect. In a later effect, a form submitted in between would not know the field and would accept an invalid value.
  useLayoutEffect(() => {
    if (!register || formName === undefined) return
    return register({
      name: formName,
      label,
      controlId: id,
      isRequired,
      isDisabled: isOff,
      waitsFor,
      check: (one, named) => latestCheck.current(one, named),
    })
  }, [register, formName, label, id, isRequired, isOff, waitsFor])
  // The problem is cleared only when the field leaves the form: a field that registers again under another label still shows its invalid text.
  useLayoutEffect(() => {
    if (!setFormProblem || formName === undefined) return
    return () => setFormProblem(formName, null)
  }, [setFormProblem, formName])
  const recheck = useEffectEvent((_value: unknown, _breach: string | null) => {
    if (formName !== undefined) form?.recheck(formName)
  })
  // A refused value may be valid by now: the caller may have set another value, or other limits.
  useLayoutEffect(() => recheck(raw, breach), [raw, breach])

  const setValue = (next: Value, problem: string | null = null) => {
    if (isDisabled || isReadOnly) return
    setJudged(null)
    if (form && formName !== undefined) form.setValue(formName, next, problem)
    else setHeld(next)
    onValueChange?.({ value: next })
  }

  const help = waitsFor === undefined ? ownHelp : t('field.waitsFor', { label: form?.labelOf(waitsFor) ?? waitsFor })
  const formError = formName === undefined ? undefined : form?.errorOf(formName)
  // The verdict holds only for the value it was given on: the caller may have set another one since.
  const isJudged = judged !== null && judged.resets === resets && isSameValue(judged.value, value)
  const problem = isJudged ? (judged.problem ?? breach) : null
  const shown = error ?? formError ?? problem ?? undefined
  const required = isRequired || (formName !== undefined && form?.isRequired(formName) === true)
  const described = [help ? ids.help : '', shown ? ids.error : ''].filter(Boolean).join(' ')
  return {
    value,
    resets,
    setValue,
    hold: (why) => {
      if (!form || formName === undefined) return
      form.setProblem(formName, why)
      // A message that changed with each letter would be read out each time.
      if (why === null) form.recheck(formName)
    },
    judge: (one, why = null) => setJudged({ value: one, problem: why, resets }),
    label,
    help,
    error: shown,
    isRequired: required,
    isDisabled,
    isReadOnly,
    limit: formName === undefined ? undefined : form?.limitOf(formName),
    ids,
    control: {
      id,
      'aria-describedby': described || undefined,
      'aria-invalid': shown ? true : undefined,
      'aria-required': required || undefined,
    },
    root,
  }
}

/** Reads a text out of a form's value of any type. */
export const readText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Reads a yes or no. */
export const readBoolean = (value: unknown): boolean => value === true
