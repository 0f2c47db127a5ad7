/** Fields of a page by which a file's name is matched. */
interface NamedPage {
  idPage: number
  refPage: string
}

/** Words of a name, without accents and in lower case: `LEV_VGP-01 (2)` is lev, vgp, 01, 2. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** A number without its leading zeros. */
const bare = (word: string): string => (/^\d+$/.test(word) ? String(Number(word)) : word)

interface Found {
  idPage: number
  from: number
  to: number
}

function foundIn(words: readonly string[], pages: readonly NamedPage[], read: (word: string) => string): Found[] {
  const all = words.map(read)
  return pages.flatMap(({ idPage, refPage }) => {
    const ref = wordsOf(refPage).map(read)
    const from = ref.length === 0 ? -1 : all.findIndex((_, at) => ref.every((word, step) => all[at + step] === word))
    return from < 0 ? [] : [{ idPage, from, to: from + ref.length }]
  })
}

/** The matches that are not part of a longer one: `LEV-1-2` names the page LEV-1-2, not LEV-1. */
const longest = (found: readonly Found[]): Found[] =>
  found.filter(
    ({ from, to }) => !found.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from),
  )

/**
 * Keys of the pages whose references are in a file's name, whatever its case, accents and separators; several where it names several.
 * Where none matches exactly, `1` counts as `01`, and letters without separators between them count too.
 */
export function matchPages(fileName: string, pages: readonly NamedPage[]): number[] {
  const stem = fileName.replace(/\.[^.]*$/, '')
  const words = wordsOf(stem)
  const exact = foundIn(words, pages, (word) => word)
  const found = longest(exact.length > 0 ? exact : foundIn(words, pages, bare))
  if (found.length > 0) return found.map(({ idPage }) => idPage)
  const joined = words.join('')
  return pages
    .filter(({ refPage }) => joined !== '' && wordsOf(refPage).join('') === joined)
    .map(({ idPage }) => idPage)
}

/** Pages that several files are for: the last one sent remains. */
export function contestedPages(files: readonly { targets: readonly number[] }[]): Set<number> {
  const all = files.flatMap(({ targets }) => targets)
  return new Set(all.filter((page, at) => all.indexOf(page) !== at))
}
