import { diffArrays } from 'diff'

/** A piece of two texts: in both, only in the one before, or only in the one after. */
export interface Change {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Maximum changes; beyond it two lists count as entirely different: finding their common parts would take too long. */
const most = 2_000

/** The changes that make the one list the other, in order, with as much as can be kept. */
export function listChanges(before: readonly string[], after: readonly string[]): Change[] {
  const found = diffArrays([...before], [...after], { maxEditLength: most }) ?? [
    { removed: true, added: false, value: [...before] },
    { removed: false, added: true, value: [...after] },
  ]
  return found.flatMap(({ removed, added, value }) =>
    value.map((text): Change => ({ kind: removed ? 'removed' : added ? 'added' : 'same', text })),
  )
}

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []

/** The changes that make the one text the other, word by word; changes that only blanks part are one. */
export function textChanges(before: string, after: string): Change[] {
  const pieces = listChanges(words(before), words(after))
  const joined: Change[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed) joined.push({ kind: 'removed', text: removed })
    if (added) joined.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  pieces.forEach(({ kind, text }, at) => {
    const isBetween =
      kind === 'same' &&
      /^\s+$/.test(text) &&
      removed !== '' &&
      added !== '' &&
      pieces[at + 1] !== undefined &&
      pieces[at + 1]?.kind !== 'same'
    if (kind === 'same' && !isBetween) {
      flush()
      const last = joined.at(-1)
      if (last?.kind === 'same') last.text += text
      else joined.push({ kind: 'same', text })
      return
    }
    if (kind !== 'added') removed += text
    if (kind !== 'removed') added += text
  })
  flush()
  return joined
}
