import type { IconSource } from '../icon/index.ts'

/** Something to choose, or a line between groups. */
export type MenuItem = MenuChoice | MenuSeparator

export interface MenuChoice {
  /** Key, told when it is chosen. */
  id: string
  /** What it is called: a verb. */
  text: string
  /** Drawing before the text. */
  icon?: IconSource
  /** Goes there instead of calling `onAction`. */
  href?: string
  /** Stands out as what destroys. */
  tone?: 'danger'
  /** Is listed and cannot be chosen. */
  isDisabled?: boolean
  /** Stands under the text, smaller, such as why it cannot be chosen. */
  description?: string
  /** Shown at the end, such as `Ctrl+K`; whoever gives it also listens for it. */
  shortcut?: string
  /** A submenu. */
  items?: readonly MenuItem[]
  /** It is no separator. */
  separator?: never
}

export interface MenuSeparator {
  /** Key, unlike every other’s. */
  id: string
  /** A line between entries. */
  separator: true
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
