/** A mistake of an import: the header is line 1. */
export interface ImportError {
  line: number
  field?: string | null
  message: string
}

/** The records of a CSV as they are written, without their ends; a quoted cell may go over several lines. */
export function recordsOf(csv: string): string[] {
  const records: string[] = []
  let start = 0
  let isQuoted = false
  for (let at = 0; at <= csv.length; at++) {
    const character = csv[at]
    if (character === '"') isQuoted = !isQuoted
    const isEnd = at === csv.length || (!isQuoted && (character === '\n' || character === '\r'))
    if (!isEnd) continue
    if (at < csv.length || at > start) records.push(csv.slice(start, at))
    if (character === '\r' && csv[at + 1] === '\n') at += 1
    start = at + 1
  }
  return records
}

/** Only the lines with mistakes, under the header: to be mended and imported again. */
export function failedLines(csv: string, errors: readonly ImportError[]): string {
  const [header = '', ...records] = recordsOf(csv)
  const wrong = new Set(errors.map(({ line }) => line))
  return [header, ...records.filter((_, index) => wrong.has(index + 2))].map((record) => `${record}\r\n`).join('')
}

/** The text of a CSV as people's programs write it: UTF-8, else Windows-1252. */
export function csvText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
