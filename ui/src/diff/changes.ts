/** A piece of two texts: in both, only in the one before, or only in the one after. */
export interface Change {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Where comparing word by word would take too long: words of both, multiplied. */
const most = 4_000_000

/** Lengths of the longest common rows of the tails, from every place of the one and the other. */
function commonTails(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  for (let one = before.length - 1; one >= 0; one -= 1) {
    const row = lengths[one]
    const below = lengths[one + 1]
    if (!row || !below) continue
    for (let other = after.length - 1; other >= 0; other -= 1) {
      row[other] =
        before[one] === after[other] ? (below[other + 1] ?? 0) + 1 : Math.max(below[other] ?? 0, row[other + 1] ?? 0)
    }
  }
  return lengths
}

/** What makes the one list the other, in order, with as much as can be kept. */
export function listChanges(before: readonly string[], after: readonly string[]): Change[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let end = 0
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end))
    end += 1
  const [one, other] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]

  const same = (text: string): Change => ({ kind: 'same', text })
  const removed = (text: string): Change => ({ kind: 'removed', text })
  const added = (text: string): Change => ({ kind: 'added', text })
  const middle: Change[] = []
  if (one.length * other.length > most) middle.push(...one.map(removed), ...other.map(added))
  else {
    const tails = commonTails(one, other)
    let [from, to] = [0, 0]
    while (from < one.length || to < other.length) {
      const [gone, come] = [one[from], other[to]]
      if (gone !== undefined && gone === come) {
        middle.push(same(gone))
        from += 1
        to += 1
      } else if (
        gone !== undefined &&
        (come === undefined || (tails[from + 1]?.[to] ?? 0) >= (tails[from]?.[to + 1] ?? 0))
      ) {
        middle.push(removed(gone))
        from += 1
      } else if (come !== undefined) {
        middle.push(added(come))
        to += 1
      }
    }
  }
  return [...before.slice(0, start).map(same), ...middle, ...before.slice(before.length - end).map(same)]
}

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []

/** What makes the one text the other, word by word; changes that only blanks part are one. */
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
