/** Something to choose. */
export interface Option<Value extends string | number = string | number> {
  value: Value
  text: string
  /** Stands under the text, smaller. */
  description?: string
  isDisabled?: boolean
  /** How far it is indented, from 0. */
  level?: number
}
