import type { Option } from '../internal/field/index.ts'
import { foldText } from '../internal/field-listbox/index.ts'
import { matchTier } from '../internal/match-tier.ts'

/** An option with its texts ready to be searched. */
interface SearchableOption<Value extends string | number> {
  option: Option<Value> & { heading?: string | undefined }
  /** Its text, and the line under it: often its reference. */
  names: readonly string[]
}

/** Makes options ready once, so that each letter typed searches only. */
export const searchable = <Value extends string | number>(
  options: readonly Option<Value>[],
): readonly SearchableOption<Value>[] =>
  options.map((option) => ({ option, names: [option.label, option.description ?? ''].map(foldText) }))

interface FilteredOptions<Value extends string | number> {
  options: readonly Option<Value>[]
  /** The options that contain the text themselves. */
  matching: readonly Option<Value>[]
  /** Index of the best match that can be chosen; -1 when there is none. */
  first: number
}

interface Found<Value extends string | number> {
  option: Option<Value>
  /** Rank by `matchTier`; -1 for a parent kept only for its matching options. */
  tier: number
}

/**
 * The options that hold every word of the text, without regard to accents or case: exact ones first, then those that
 * begin with it, then those of which a word does. Where options are indented or in groups they keep their order, and
 * above an indented one stand those it belongs to, so that it is known which one it belongs to.
 */
export function filterOptions<Value extends string | number>(
  all: readonly SearchableOption<Value>[],
  text: string,
): FilteredOptions<Value> {
  const typed = foldText(text).trim()
  const words = typed.split(/\s+/).filter(Boolean)
  const found: Found<Value>[] = []
  let parents: Option<Value>[] = []
  for (const { option, names } of all) {
    const level = option.level ?? 0
    parents = parents.filter((parent) => (parent.level ?? 0) < level)
    if (words.every((word) => names.some((name) => name.includes(word)))) {
      found.push(...parents.map((parent) => ({ option: parent, tier: -1 })), {
        option,
        tier: Math.max(...names.map((name) => matchTier(name, typed))),
      })
      // The parents are in the list now and need not be added again.
      parents = []
    } else {
      parents.push(option)
    }
  }
  const isFlat = all.every(({ option }) => option.level === undefined && option.heading === undefined)
  const listed = isFlat && typed !== '' ? found.toSorted((one, other) => other.tier - one.tier) : found
  const best = Math.max(-1, ...listed.filter(({ option }) => !option.isDisabled).map(({ tier }) => tier))
  return {
    options: listed.map(({ option }) => option),
    matching: listed.filter(({ tier }) => tier >= 0).map(({ option }) => option),
    first: best < 0 ? -1 : listed.findIndex(({ option, tier }) => tier === best && !option.isDisabled),
  }
}

/** The only option whose text is the typed one, without regard to accents or case. */
export function exactOption<Value extends string | number>(
  options: readonly Option<Value>[],
  text: string,
): Option<Value> | undefined {
  const wanted = foldText(text.trim())
  const matches = options.filter((option) => !option.isDisabled && foldText(option.label) === wanted)
  return matches.length === 1 ? matches[0] : undefined
}
