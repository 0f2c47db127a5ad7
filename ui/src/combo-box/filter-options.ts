import type { Option } from '../internal/field/index.ts'
import { foldText } from '../internal/field-listbox/index.ts'

/** An option with its text ready to be searched. */
export interface SearchableOption<Value extends string | number> {
  option: Option<Value>
  folded: string
}

/** Makes options ready once, so that each letter typed searches only. */
export const searchable = <Value extends string | number>(options: readonly Option<Value>[]): readonly SearchableOption<Value>[] =>
  options.map((option) => ({ option, folded: foldText(`${option.text} ${option.description ?? ''}`) }))

export interface FilteredOptions<Value extends string | number> {
  options: readonly Option<Value>[]
  /** The first that matches by itself; -1 when none does. */
  first: number
}

/**
 * The options that hold every word of the text, without regard to accents or case,
 * and above an indented one those it stands under, so that it is known whose it is.
 */
export function filterOptions<Value extends string | number>(all: readonly SearchableOption<Value>[], text: string): FilteredOptions<Value> {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  const kept: Option<Value>[] = []
  let first = -1
  let parents: Option<Value>[] = []
  for (const { option, folded } of all) {
    const level = option.level ?? 0
    parents = parents.filter((parent) => (parent.level ?? 0) < level)
    if (words.every((word) => folded.includes(word))) {
      kept.push(...parents, option)
      // Those above it stand in the list now and need not be put there again.
      parents = []
      if (first === -1 && !option.isDisabled) first = kept.length - 1
    } else {
      parents.push(option)
    }
  }
  return { options: kept, first }
}

/** The only option whose text is the typed one, without regard to accents or case. */
export function exactOption<Value extends string | number>(options: readonly Option<Value>[], text: string): Option<Value> | undefined {
  const wanted = foldText(text.trim())
  const matches = options.filter((option) => !option.isDisabled && foldText(option.text) === wanted)
  return matches.length === 1 ? matches[0] : undefined
}
