import { useEffect, useEffectEvent, useState } from 'react'
import type { FormHTMLAttributes, KeyboardEvent, ReactNode, Ref, SubmitEvent, SyntheticEvent } from 'react'
import type { Rules } from '../rules/index.ts'
import { FormContext, FormStateContext } from './form-context.ts'
import { ErrorSummary } from './error-summary.tsx'
import { Grid, Root } from './form.styles.ts'
import { isDirty as differs } from './is-dirty.ts'
import type { ServerErrors } from './form-errors.ts'
import { useForm } from './use-form.ts'

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'children'> {
  /** Every value, by field name. */
  values: Readonly<Record<string, unknown>>
  /** Called at each change with all values and the name of the one that changed. */
  onValuesChange: (change: { values: Record<string, unknown>; name: string }) => void
  /** By field name. A field with the rule `REQUISE` (French for “required”) is marked as such. */
  rules?: Rules
  /** Names of fields in messages; a field's own label otherwise. */
  labels?: Readonly<Record<string, string>>
  /** The server's messages by field name, as plain text: one line or several. A name no field has stands in the summary. A new object puts mended ones back: other errors at once, the same ones when the promise of `onSubmit` is over, or at once where it gives none. */
  serverErrors?: ServerErrors
  /** The values that the form is compared to, to tell whether it is dirty, and that a button of the type `reset` goes back to. @default the values at first */
  initialValues?: Readonly<Record<string, unknown>>
  /** Called when the values begin to differ from the initial ones, and when they no longer do. */
  onDirtyChange?: (change: { isDirty: boolean }) => void
  /** Called with values that break no rule. While its promise is open nothing is submitted again. */
  onSubmit: (submit: { values: Record<string, unknown> }) => void | Promise<unknown>
  /** Two columns where there is room for them. @default 1 */
  columns?: 1 | 2
  /** Fields and buttons. */
  children: ReactNode
  ref?: Ref<HTMLFormElement>
}

const noRules: Rules = {}
const noTexts: Readonly<Record<string, string>> = {}

/** Holds fields by name; checks them on submit, and then each one that was wrong while it is mended. */
export function Form(props: FormProps) {
  const {
    values,
    onValuesChange,
    rules = noRules,
    labels = noTexts,
    serverErrors = noTexts,
    initialValues,
    onDirtyChange,
    onSubmit,
    columns = 1,
    children,
    ref,
    ...rest
  } = props
  const { context, errors, problemList, submit, reset, isSubmitting, isMending, summaryRef } = useForm({
    values,
    onValuesChange,
    rules,
    labels,
    serverErrors,
    onSubmit,
  })
  const [valuesAtFirst] = useState(values)
  const initial = initialValues ?? valuesAtFirst
  const isDirty = differs(initial, values)

  const tellDirty = useEffectEvent((now: boolean) => onDirtyChange?.({ isDirty: now }))
  useEffect(() => tellDirty(isDirty), [isDirty])

  const onFormSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // React bubbles events of a dialog's form to the form the dialog was opened from.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    event.stopPropagation()
    void submit()
  }
  const onReset = (event: SyntheticEvent<HTMLFormElement>) => {
    rest.onReset?.(event)
    if (event.target !== event.currentTarget || event.defaultPrevented) return
    // The browser would clear its boxes and leave the values.
    event.preventDefault()
    reset(initial)
  }
  const onKeyDownCapture = (event: KeyboardEvent<HTMLFormElement>) => {
    rest.onKeyDownCapture?.(event)
    // Enter held down would submit again at every repeat.
    if (
      event.key === 'Enter' &&
      event.repeat &&
      event.target instanceof HTMLElement &&
      event.target.tagName !== 'TEXTAREA'
    )
      event.preventDefault()
  }

  return (
    <FormContext value={context}>
      <FormStateContext value={{ isDirty, isSubmitting, errors }}>
        <Root
          {...rest}
          ref={ref}
          noValidate
          onSubmit={onFormSubmit}
          onReset={onReset}
          onKeyDownCapture={onKeyDownCapture}
          data-dirty={isDirty || undefined}
        >
          <ErrorSummary problems={problemList} isMending={isMending} ref={summaryRef} />
          <Grid data-columns={columns}>{children}</Grid>
        </Root>
      </FormStateContext>
    </FormContext>
  )
}
