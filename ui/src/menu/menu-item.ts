import type { IconSource } from '../icon/index.ts'

/** An entry to choose, a heading with the entries under it, or a line between entries. */
export type MenuItem = MenuChoice | MenuCheckbox | MenuGroup | MenuRadioGroup | MenuSeparator

interface Named {
  /** Key, unlike every other’s of the menu; told when it is chosen. */
  id: string
  /** Language of its words, as a BCP 47 tag. @default that of the page */
  lang?: string
  /** Whether the entry is listed but cannot be chosen. */
  isDisabled?: boolean
  /** Stands under the text, smaller, such as why it cannot be chosen. */
  description?: string
  /** Shown at the end, such as `Ctrl+K`; the caller also listens for it. */
  shortcut?: string
}

export interface MenuChoice extends Named {
  /** Its name: a verb. */
  text: string
  /** Drawing before the text. */
  icon?: IconSource
  /** Address the entry leads to; `onAction` is told too. */
  href?: string
  /** `danger` for an action that destroys. */
  tone?: 'danger'
  /** A submenu. */
  items?: readonly MenuItem[]
  /** Only a checkbox is checked. */
  isChecked?: never
  kind?: never
}

/** An entry that can be on or off has a mark where others have their drawing, and goes nowhere. */
interface Marked extends Named {
  /** The state while it is checked: no verb. */
  text: string
  icon?: never
  href?: never
  tone?: never
  items?: never
}

/** An entry that is on or off. Space toggles it and leaves the menu open. */
export interface MenuCheckbox extends Marked {
  kind: 'checkbox'
  /** Whether it is on; `onAction` asks for the other. */
  isChecked: boolean
}

/** An entry of a radio group. */
export interface MenuRadio extends Marked {
  kind?: never
  /** The group says which one is. */
  isChecked?: never
}

/** Entries that belong together, under a heading; lines part it from its neighbours. */
export interface MenuGroup {
  kind: 'group'
  /** Key, unlike every other’s of the menu. */
  id: string
  /** Names the group. */
  heading: string
  /** An empty group is not shown. */
  items: readonly (MenuChoice | MenuCheckbox)[]
}

/** Entries of which one is chosen. Space chooses one and leaves the menu open. */
export interface MenuRadioGroup {
  kind: 'radio-group'
  /** Key, unlike every other’s of the menu. */
  id: string
  /** Names the group; without one it has the menu’s name. */
  heading?: string
  /** Id of the chosen entry; `null` for none. */
  chosen: string | null
  /** An empty group is not shown. */
  items: readonly MenuRadio[]
}

/** A line between entries. */
export interface MenuSeparator {
  kind: 'separator'
  /** Key, unlike every other’s. */
  id: string
}

/** Letters without case and accents, since nobody types accents to find an entry. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()

/**
 * Which text typed letters lead to, after the one at `current`: several different letters are the beginning of a text,
 * one letter, even repeated, goes round those that begin with it. -1 when there is none (ARIA Authoring Practices, menu).
 */
export function typeAhead(texts: readonly string[], typed: string, current: number): number {
  const letters = plain(typed)
  const isRepeated = /^(.)\1*$/u.test(letters)
  const beginning = isRepeated ? letters.slice(0, 1) : letters
  const first = isRepeated ? current + 1 : Math.max(current, 0)
  for (let step = 0; step < texts.length; step += 1) {
    const at = (first + step) % texts.length
    if (plain(texts[at] ?? '').startsWith(beginning)) return at
  }
  return -1
}
