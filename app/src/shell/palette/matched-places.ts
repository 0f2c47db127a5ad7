import { normalise } from '../../base/normalise.ts'

/** A letter of a text: where it stands there and, normalised, where it stands in the normalised text. */
interface Letter {
  from: number
  to: number
  plainFrom: number
  plainTo: number
}

/** Letters keep their places in the text, whatever becomes of them: œ is one and is looked for as two. */
function lettersOf(text: string): { letters: Letter[]; plain: string } {
  const letters: Letter[] = []
  let [from, plain] = [0, '']
  for (const letter of text) {
    const normalised = normalise(letter)
    letters.push({ from, to: from + letter.length, plainFrom: plain.length, plainTo: plain.length + normalised.length })
    from += letter.length
    plain += normalised
  }
  return { letters, plain }
}

/** Places of a text that say a word of the query, in order, none beside or over another: from, and up to but not with. */
export function matchedPlaces(text: string, query: string): [number, number][] {
  const { letters, plain } = lettersOf(text)
  const marked = new Set<Letter>()
  for (const word of normalise(query).split(' ').filter(Boolean)) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      for (const letter of letters) if (letter.plainFrom < at + word.length && letter.plainTo > at) marked.add(letter)
    }
  }
  const places: [number, number][] = []
  for (const { from, to } of letters.filter((letter) => marked.has(letter))) {
    const last = places.at(-1)
    if (last?.[1] === from) last[1] = to
    else places.push([from, to])
  }
  return places
}
