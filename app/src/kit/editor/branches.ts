import type { TreeOption } from '@ronde/ui/tree-picker'
import type { AnyRow } from './context.ts'
import { keyOfValue } from './equal.ts'
import type { ChoiceField } from './fields.ts'
import { inTree } from './options.ts'

interface Branch extends TreeOption {
  children: Branch[]
}

/** Takes branches away that are not offered and lead to none that is, and puts siblings in the order of their texts. */
function tidied(branches: readonly Branch[], order: (one: Branch, other: Branch) => number): Branch[] {
  const kept = branches.map((branch) => ({ ...branch, children: tidied(branch.children, order) }))
  return kept.filter(({ isDisabled, children }) => !isDisabled || children.length > 0).toSorted(order)
}

/** The options of a choice as a tree: the rows that are offered, the chosen one even if it is no longer, and the rows above them, which cannot be chosen themselves. */
export function branchesOf(field: ChoiceField, rows: readonly AnyRow[], value: unknown, locale: string): TreeOption[] {
  const chosen = keyOfValue(value)
  const roots: Branch[] = []
  const above: Branch[] = []
  for (const { row, level } of inTree(rows, field.tree ?? { id: (one) => one, parent: () => null })) {
    const { value: one, label, description } = field.option(row)
    const key = keyOfValue(one)
    const isOffered = (field.offered?.(row) ?? true) || key === chosen
    const branch: Branch = {
      value: key,
      label,
      children: [],
      description,
      isDisabled: !isOffered,
    }
    above.splice(level, Infinity, branch)
    ;(above[level - 1]?.children ?? roots).push(branch)
  }
  const collator = new Intl.Collator(locale, { numeric: true })
  return tidied(roots, (one, other) => collator.compare(one.label, other.label))
}
