import type { IconSource } from '../../icon/index.ts'

/** Something that can be done, as data: where there is no room for its button it becomes an entry of a menu. */
export interface ActionItem {
  /** Key, told when it is chosen. */
  id: string
  /** What it is called: a verb. */
  text: string
  /** Drawing before the text. */
  icon?: IconSource
  /** How much it matters; `danger` stands out as what destroys. @default 'neutral' */
  tone?: 'primary' | 'neutral' | 'danger'
  /** Why it cannot be done now. The button stays in reach, and says so. */
  blocked?: string
  /** Work is under way. */
  isPending?: boolean
}
