import { csvRecords } from '@ronde/contracts/csv'

/** A mistake of an import: `line` is the physical line of the file where a row begins, from 1. */
export interface ImportError {
  line: number
  field?: string | null
  message: string
}

/** Only the rows with mistakes, under the header: to be mended and imported again. */
export function failedLines(csv: string, errors: readonly ImportError[]): string {
  const [header, ...records] = csvRecords(csv)
  const wrong = new Set(errors.map(({ line }) => line))
  return [header, ...records.filter(({ line }) => wrong.has(line))].map((record) => `${record?.raw ?? ''}\r\n`).join('')
}
