/** An option in a tree. */
export interface TreeOption<Value extends string | number = string | number> {
  value: Value
  label: string
  /** Stands after its text, quieter, and is searched too: a reference, a level. */
  description?: string | undefined
  /** The options under it; with `loadChildren` they may come later. */
  children?: readonly TreeOption<Value>[]
  /** Whether the option has children that are not loaded yet. */
  hasChildren?: boolean
  /** Whether the option cannot be chosen; it can be opened. */
  isDisabled?: boolean
}
