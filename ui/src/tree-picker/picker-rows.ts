import { matchTier } from '../internal/match-tier.ts'
import { normalise } from '../internal/normalise.ts'
import type { TreeOption } from './tree-option.ts'

/** One visible line of the tree. */
export interface PickerRow<Value extends string | number> {
  option: TreeOption<Value>
  /** From 1. */
  level: number
  /** Its position among its siblings, from 1, and their number. */
  position: number
  count: number
  /** Null when it has no children. */
  isOpen: boolean | null
  parent: Value | null
  /** Whether it is a hit of the search itself, not only an ancestor of one. */
  isFound: boolean
}

/** The children of an option, those loaded later included. */
export type ChildrenOf<Value extends string | number> = (
  option: TreeOption<Value>,
) => readonly TreeOption<Value>[] | undefined

interface RowsRequest<Value extends string | number> {
  options: readonly TreeOption<Value>[]
  childrenOf: ChildrenOf<Value>
  isOpen: (value: Value) => boolean
  /** Shows the options that hold this text, with the branches that lead to them, opened. */
  query: string
}

const namesOf = ({ label, description = '' }: TreeOption): string[] => [label, description].map(normalise)

/** The lines of a tree, from top to bottom. */
export function pickerRows<Value extends string | number>({
  options,
  childrenOf,
  isOpen,
  query,
}: RowsRequest<Value>): PickerRow<Value>[] {
  const wanted = normalise(query).split(/\s+/).filter(Boolean)
  const isSearched = wanted.length > 0
  const found = new Set<Value>()
  const leading = new Set<Value>()
  // A hit says a word itself, with the other words in it or above it.
  const look = (siblings: readonly TreeOption<Value>[], missing: readonly string[]): boolean => {
    let isAny = false
    for (const option of siblings) {
      const names = namesOf(option)
      const left = missing.filter((word) => !names.some((name) => name.includes(word)))
      if (left.length === 0 && wanted.some((word) => names.some((name) => name.includes(word)))) found.add(option.value)
      if (look(childrenOf(option) ?? [], left)) leading.add(option.value)
      isAny ||= found.has(option.value) || leading.has(option.value)
    }
    return isAny
  }
  if (isSearched) look(options, wanted)
  const holds = ({ value }: TreeOption<Value>) => found.has(value) || leading.has(value)
  const rows: PickerRow<Value>[] = []
  const add = (siblings: readonly TreeOption<Value>[], level: number, parent: Value | null) => {
    const shown = isSearched ? siblings.filter(holds) : siblings
    shown.forEach((option, at) => {
      const children = childrenOf(option)
      const isParent = option.hasChildren === true || (children?.length ?? 0) > 0
      const opens = isSearched ? leading.has(option.value) : isOpen(option.value)
      rows.push({
        option,
        level,
        position: at + 1,
        count: shown.length,
        isOpen: isParent ? opens : null,
        parent,
        isFound: found.has(option.value),
      })
      if (isParent && opens) add(children ?? [], level + 1, option.value)
    })
  }
  add(options, 1, null)
  return rows
}

/** The line that fits the typed text best, by itself or by the path to it, and can be chosen: the first of several; -1 when none does. */
export function bestRow<Value extends string | number>(rows: readonly PickerRow<Value>[], query: string): number {
  const wanted = normalise(query.trim()).split(/\s+/).join(' ')
  if (wanted === '') return -1
  const path: string[] = []
  const tiers = rows.map(({ option, level, isFound }) => {
    path.splice(level - 1, Infinity, normalise(option.label))
    return option.isDisabled || !isFound
      ? 0
      : 1 + Math.max(...[...namesOf(option), path.join(' ')].map((name) => matchTier(name, wanted)))
  })
  const best = tiers.reduce((most, tier) => Math.max(most, tier), 0)
  return best === 0 ? -1 : tiers.findIndex((tier) => tier === best)
}

/** The options from the top of the tree down to a value; empty when it is not there. */
export function pathTo<Value extends string | number>(
  options: readonly TreeOption<Value>[],
  childrenOf: ChildrenOf<Value>,
  value: Value,
): readonly TreeOption<Value>[] {
  for (const option of options) {
    if (option.value === value) return [option]
    const under = pathTo(childrenOf(option) ?? [], childrenOf, value)
    if (under.length > 0) return [option, ...under]
  }
  return []
}
