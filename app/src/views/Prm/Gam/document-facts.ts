import type { DocumentInfo } from '@ronde/contracts/services/Ged/GedDocument'
import { formatInstant } from '../../../base/dates.ts'
import type { Text } from '../../../locales/intl.ts'

/** A number of bytes as the language writes it, in powers of 1000. */
function sizeText(bytes: number, locale: string): string {
  const [unit, size] = bytes < 1_000_000 ? (['kilobyte', 1000] as const) : (['megabyte', 1_000_000] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumSignificantDigits: 3 }).format(bytes / size)
}

/** What a document is, how large, and of when: `PDF · 1,2 Mo · 12/01/2026`. */
export const documentFacts = ({ mimeType, taille, dtCreation }: DocumentInfo, text: Text): string =>
  text('document.facts', {
    // `application/pdf`, `image/png` and `image/jpeg` are the kinds that pages take.
    kind: mimeType.slice(mimeType.lastIndexOf('/') + 1).toUpperCase(),
    size: sizeText(taille, text.locale),
    date: formatInstant(dtCreation, 'date'),
  })
