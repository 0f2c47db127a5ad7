import type { Translate } from '../theme/index.ts'
import { formatSize } from './file-size.ts'

/** The files that may be chosen. */
export interface FileLimits {
  /** Extensions (`.csv`) and media types (`image/png`, `image/*`); empty accepts all. */
  accept: readonly string[]
  /** In bytes. */
  maxSize: number | undefined
  isMultiple: boolean
}

/** A refused file, and the reason. */
export interface Refusal {
  name: string
  reason: string
}

type FileFacts = Pick<File, 'name' | 'size' | 'type'>

/** Whether a file's name ends as it should, or the browser says its type is the right one. Its content is judged by the code that reads it. */
export function isAccepted({ name, type }: Pick<FileFacts, 'name' | 'type'>, accept: readonly string[]): boolean {
  if (accept.length === 0) return true
  return accept.some((kind) => {
    const wanted = kind.trim().toLowerCase()
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
    return wanted.endsWith('/*') ? type.toLowerCase().startsWith(wanted.slice(0, -1)) : type.toLowerCase() === wanted
  })
}

/** Splits files into accepted and refused ones, by name, type and size, never by content. */
export function judgeFiles<Facts extends FileFacts>(
  files: readonly Facts[],
  { accept, maxSize, isMultiple }: FileLimits,
  words: { t: Translate; locale: string },
) {
  const taken: Facts[] = []
  const refused: Refusal[] = []
  const { t } = words
  for (const file of files) {
    const reason = reasonAgainst(file)
    if (reason === null) taken.push(file)
    else refused.push({ name: file.name, reason })
  }
  return { taken, refused }

  function reasonAgainst(file: Facts): string | null {
    if (!isAccepted(file, accept)) return t('file.wrongKind')
    if (file.size === 0) return t('file.empty')
    if (maxSize !== undefined && file.size > maxSize)
      return t('file.tooBig', { max: formatSize(maxSize, words.locale) })
    return !isMultiple && taken.length > 0 ? t('file.onlyOne') : null
  }
}
