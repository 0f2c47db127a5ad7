import { matchedPlaces } from './matched-places.ts'

/** A text with the typed letters highlighted. */
export function Matched({ text, query }: { text: string; query: string }) {
  const places = matchedPlaces(text, query)
  if (places.length === 0) return text
  return (
    <>
      {places.map(([from, to], at) => [
        text.slice(places[at - 1]?.[1] ?? 0, from),
        <mark key={from}>{text.slice(from, to)}</mark>,
      ])}
      {text.slice(places.at(-1)?.[1])}
    </>
  )
}
