// Control characters, and those that are not seen or turn the direction of the text after them: "exe.gpj" must not
// read "jpg.exe" backwards. Joiners stay: letters of some languages and many emoji are made with them.
// oxlint-disable-next-line no-control-regex
const unsafe = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A file's name as it may be shown: characters that cannot be seen, or move other letters, stand as �. */
export const safeName = (name: string): string => name.replaceAll(unsafe, '\ufffd').toWellFormed()

/**
 * A name of at most `most` characters as people count them, cut in the middle so that both its beginning and its extension can be read.
 */
export function shortName(name: string, most = 48): string {
  const safe = safeName(name)
  // Far more code units than a name may have need not be cut into letters.
  const ends = safe.length > 2048 ? safe.slice(0, 1024) + safe.slice(-1024) : safe
  const letters = Array.from(segmenter.segment(ends), ({ segment }) => segment)
  if (letters.length <= most) return ends
  const tail = Math.floor((most - 1) / 3)
  return `${letters.slice(0, most - 1 - tail).join('')}…${letters.slice(-tail).join('')}`
}
