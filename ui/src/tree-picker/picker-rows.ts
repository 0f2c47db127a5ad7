import { matchTier } from '../internal/match-tier.ts'
import { normalise } from '../internal/normalise.ts'
import type { TreeOption } from './tree-option.ts'

/** One visible line of the tree. */
export interface PickerRow<Value extends string | number> {
  option: TreeOption<Value>
  /** From 1. */
  level: number
  /** Its place among its siblings, from 1, and how many they are. */
  position: number
  count: number
  /** Null when nothing stands under it. */
  isOpen: boolean | null
  parent: Value | null
}

/** What stands under an option, also when that came later. */
export type ChildrenOf<Value extends string | number> = (option: TreeOption<Value>) => readonly TreeOption<Value>[] | undefined

interface RowsRequest<Value extends string | number> {
  options: readonly TreeOption<Value>[]
  childrenOf: ChildrenOf<Value>
  isOpen: (value: Value) => boolean
  /** Shows what holds it, with all that leads there, opened. */
  query: string
}

/** The lines of a tree, from top to bottom. */
export function pickerRows<Value extends string | number>({ options, childrenOf, isOpen, query }: RowsRequest<Value>): PickerRow<Value>[] {
  const wanted = normalise(query.trim())
  const found = new Map<Value, boolean>()
  const holds = (option: TreeOption<Value>): boolean => {
    const known = found.get(option.value)
    if (known !== undefined) return known
    const under = (childrenOf(option) ?? []).filter(holds).length > 0
    const holdsIt = under || normalise(option.text).includes(wanted)
    found.set(option.value, holdsIt)
    return holdsIt
  }
  const rows: PickerRow<Value>[] = []
  const add = (siblings: readonly TreeOption<Value>[], level: number, parent: Value | null) => {
    const shown = wanted === '' ? siblings : siblings.filter(holds)
    shown.forEach((option, at) => {
      const children = childrenOf(option)
      const isParent = option.hasChildren === true || (children?.length ?? 0) > 0
      const opens = wanted === '' ? isOpen(option.value) : (children ?? []).some(holds)
      rows.push({ option, level, position: at + 1, count: shown.length, isOpen: isParent ? opens : null, parent })
      if (isParent && opens) add(children ?? [], level + 1, option.value)
    })
  }
  add(options, 1, null)
  return rows
}

/** Which line fits best what is typed, and can be chosen: the first of those that do; -1 when none does. */
export function bestRow<Value extends string | number>(rows: readonly PickerRow<Value>[], query: string): number {
  const wanted = normalise(query.trim())
  if (wanted === '') return -1
  const tiers = rows.map(({ option }) => (option.isDisabled ? 0 : matchTier(normalise(option.text), wanted)))
  const best = Math.max(0, ...tiers)
  return best === 0 ? -1 : tiers.findIndex((tier) => tier === best)
}

/** The options from the top of the tree down to a value; empty when it is not there. */
export function pathTo<Value extends string | number>(options: readonly TreeOption<Value>[], childrenOf: ChildrenOf<Value>, value: Value): readonly TreeOption<Value>[] {
  for (const option of options) {
    if (option.value === value) return [option]
    const under = pathTo(childrenOf(option) ?? [], childrenOf, value)
    if (under.length > 0) return [option, ...under]
  }
  return []
}
