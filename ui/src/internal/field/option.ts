/** One of the things to choose from. */
export interface Option<Value extends string | number = string | number> {
  /** The value chosen with it; unlike every other’s. */
  value: Value
  /** Its name. */
  label: string
  /** Stands under the label, smaller. */
  description?: string
  /** Is listed and cannot be chosen. */
  isDisabled?: boolean
  /** How far it is indented, from 0. */
  level?: number
}

/** Options under a heading. */
export interface OptionGroup<Value extends string | number = string | number> {
  /** Names them; no key comes to it. */
  heading: string
  /** An empty group is not shown. */
  options: readonly Option<Value>[]
}

/** An entry of a list that can have groups. */
export type OptionOrGroup<Value extends string | number = string | number> = Option<Value> | OptionGroup<Value>
