/** An option in a tree. */
export interface TreeOption<Value extends string | number = string | number> {
  value: Value
  label: string
  /** Stands after its text, quieter, and is searched too: a reference, a level. */
  description?: string | undefined
  /** The options under it; with `loadChildren` they may come later. */
  children?: readonly TreeOption<Value>[]
  /** It has children that are not here yet. */
  hasChildren?: boolean
  /** It can be opened, not chosen. */
  isDisabled?: boolean
}
