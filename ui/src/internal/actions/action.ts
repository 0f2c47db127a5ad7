import type { IconSource } from '../../icon/index.ts'

/** An action as data: where there is no room for its button it becomes an entry of a menu. */
export interface ActionItem {
  /** Key, told when it is chosen. */
  id: string
  /** Its name: a verb. */
  text: string
  /** Drawing before the text. */
  icon?: IconSource
  /** How much it matters; `danger` stands out, since it destroys. @default 'neutral' */
  tone?: 'primary' | 'neutral' | 'danger'
  /** Why it cannot be done now. The button stays in reach, and says so. */
  blocked?: string
  /** Stands in the menu, whether there is room for its button or not. */
  isInMenu?: boolean
  /** Work is under way. */
  isPending?: boolean
}
