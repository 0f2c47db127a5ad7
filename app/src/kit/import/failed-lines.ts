import { csvRecords, separatorOf } from '@ronde/contracts/csv'
import { remark } from './headings.ts'

/** A mistake of an import: `line` is the physical line of the file where a row begins, from 1. */
export interface ImportError {
  line: number
  field?: string | null
  message: string
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""').replaceAll(/\s+/g, ' ')}"`

/**
 * Only the rows with mistakes, under the header: to be mended and imported again. Why each is wrong stands in a first column,
 * so that it is there whatever cells a row has or lacks; `withoutRemarks` takes it away again.
 */
export function failedLines(csv: string, errors: readonly ImportError[], reason: string): string {
  const separator = separatorOf(csv)
  const [header, ...records] = csvRecords(csv)
  const wrong = Map.groupBy(errors, ({ line }) => line)
  const told = (line: number) =>
    (wrong.get(line) ?? []).map(({ field, message }) => (field ? `${field}: ${message}` : message)).join(' · ')
  const failed = records
    .filter(({ line }) => wrong.has(line))
    .map(({ line, raw }) => `${quoted(told(line))}${separator}${raw}`)
  return [`${remark}${reason}${separator}${header?.raw ?? ''}`, ...failed].map((line) => `${line}\r\n`).join('')
}

/** How many ends of lines stand in a text. */
export const endsOf = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0

/** The same file without a first column of remarks; each row stays at its line. */
export function withoutRemarks(csv: string): string {
  const [header] = csvRecords(csv)
  if (!header?.cells[0]?.trim().startsWith(remark)) return csv
  const first = new RegExp(`^(?:"(?:[^"]|"")*"|[^"${separatorOf(csv)}]*)${separatorOf(csv)}?`)
  let [kept, line] = ['', 1]
  for (const record of csvRecords(csv)) {
    kept += `${'\r\n'.repeat(record.line - line)}${record.raw.replace(first, '')}\r\n`
    line = record.line + endsOf(record.raw) + 1
  }
  return kept
}

/** The same mistake of several lines, told once. */
export interface Mistake {
  lines: readonly number[]
  field: string | null
  message: string
}

/** Mistakes, each told once with all its lines, in the order of their first ones. */
export const mistakesIn = (errors: readonly ImportError[]): Mistake[] =>
  [...Map.groupBy(errors, ({ field, message }) => `${field ?? ''} ${message}`).values()].flatMap((same) => {
    const [first] = same
    return first ? [{ lines: same.map(({ line }) => line), field: first.field ?? null, message: first.message }] : []
  })
