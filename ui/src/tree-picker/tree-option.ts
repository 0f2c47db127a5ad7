/** Something to choose in a tree. */
export interface TreeOption<Value extends string | number = string | number> {
  value: Value
  text: string
  /** Stands after its text, quieter, and is searched too: a reference, a level. */
  description?: string | undefined
  /** What stands under it; with `loadChildren` it may come later. */
  children?: readonly TreeOption<Value>[]
  /** Something stands under it that is not here yet. */
  hasChildren?: boolean
  /** It can be opened, not chosen. */
  isDisabled?: boolean
}
