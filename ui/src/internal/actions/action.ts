import type { IconSource } from '../../icon/index.ts'

/** An action as data: where there is no room for its button it becomes an entry of a menu. */
export interface ActionItem {
  /** Key of the action, passed on when it is chosen. */
  id: string
  /** Its name: a verb. */
  text: string
  /** Drawing before the text. */
  icon?: IconSource
  /** `primary` for the main action, `danger` for one that destroys. @default 'neutral' */
  tone?: 'primary' | 'neutral' | 'danger'
  /** Why the action cannot be done now. Its button stays focusable and shows this reason. */
  blocked?: string
  /** Keeps the action in the menu, even where there is room for its button. */
  isInMenu?: boolean
  /** The action is running: its button shows a spinner and ignores presses. */
  isPending?: boolean
}
