// Formats of SpreadsheetML that show a number as a day or an hour (ECMA-376 part 1, 18.8.30).
const builtIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** Whether a custom format shows days or hours; its literal text, colours and conditions are ignored. */
const isOfDays = (code: string): boolean =>
  /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]|General/gi, ''))

/** Which styles of a workbook, by index, show days or hours; filled as the styles are parsed. */
export class CellFormats {
  readonly #own = new Map<number, boolean>()
  readonly #days: boolean[] = []
  #isStyles = false

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'numFmt')
      this.#own.set(Number(attributes['numFmtId']), isOfDays((attributes['formatCode'] ?? '').slice(0, 255)))
    else if (name === 'cellXfs') this.#isStyles = true
    else if (name === 'xf' && this.#isStyles) {
      const id = Number(attributes['numFmtId'] ?? 0)
      this.#days.push(this.#own.get(id) ?? builtIn(id))
    }
  }

  close(name: string): void {
    if (name === 'cellXfs') this.#isStyles = false
  }

  isDay(style: string | undefined): boolean {
    return this.#days[Number(style ?? 0)] ?? false
  }
}

const day = 86_400_000
/** Day 0 of a workbook: the 1900 system counts a 29 February 1900 that did not exist, old Macintosh workbooks count from 1904. */
const [from1900, from1904] = [Date.UTC(1899, 11, 30), Date.UTC(1904, 0, 1)]

/** A serial date of a workbook as text, with the time where it has one. */
export function dayText(serial: number, is1904: boolean): string | null {
  const date = new Date((is1904 ? from1904 : from1900) + Math.round(serial * 86_400) * (day / 86_400))
  return Number.isNaN(date.getTime()) ? null : date.toISOString().replace('T00:00:00.000Z', '')
}
