/** An option to choose. */
export interface Option<Value extends string | number = string | number> {
  /** The value chosen with it; unlike every other’s. */
  value: Value
  /** Its name. */
  label: string
  /** Stands under the label, smaller. */
  description?: string
  /** Whether the option is listed but cannot be chosen. */
  isDisabled?: boolean
  /** Level of indentation, from 0. */
  level?: number
}

/** Options under a heading. */
export interface OptionGroup<Value extends string | number = string | number> {
  /** Heading that names the group; the arrow keys skip it. */
  heading: string
  /** An empty group is not shown. */
  options: readonly Option<Value>[]
}

/** An entry of a list that can have groups. */
export type OptionOrGroup<Value extends string | number = string | number> = Option<Value> | OptionGroup<Value>
