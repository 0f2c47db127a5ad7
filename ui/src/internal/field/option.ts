/** Something to choose. */
export interface Option<Value extends string | number = string | number> {
  /** What is chosen with it; unlike every other’s. */
  value: Value
  /** What it is called. */
  text: string
  /** Stands under the text, smaller. */
  description?: string
  /** Is listed and cannot be chosen. */
  isDisabled?: boolean
  /** How far it is indented, from 0. */
  level?: number
}
