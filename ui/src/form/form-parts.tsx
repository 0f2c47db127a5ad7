import type { HTMLAttributes, Ref } from 'react'
import { Actions, Row } from './form.styles.ts'

export interface FormRowProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>
}

/** Holds fields that take the whole width of a form of two columns. */
export function FormRow(props: FormRowProps) {
  return <Row {...props} />
}

/** The buttons at the end of a form. */
export function FormActions(props: FormRowProps) {
  return <Actions {...props} />
}
