import { normalise } from '../../base/normalise.ts'

/** A letter of a text: its place there, and the place of its normalised form in the normalised text. */
interface Letter {
  from: number
  to: number
  plainFrom: number
  plainTo: number
}

/** The letters of a text with their places, and its normalised text. A letter may normalise to several: œ to oe. */
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

/** Ranges of a text that match a word of the query, in order, merged where they touch or overlap: start, and end (exclusive). */
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
