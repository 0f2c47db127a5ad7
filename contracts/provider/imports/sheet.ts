import { dayText } from './cell-formats.ts'
import { damaged, most, tooManyColumns } from './limits.ts'
import { openWorkbook, type Workbook } from './workbook.ts'
import { readXml } from './xml.ts'

/** Called for each row with its number in the sheet, its cells, and the columns of those that hold an error. */
type Take = (line: number, cells: string[], faults: readonly number[]) => void

/** The column of `AB12`, from 0; a cell without address is in the next column. */
function columnOf(address: string | undefined, next: number): number {
  if (address === undefined) return next
  const letters = /^\$?([A-Z]{1,3})/.exec(address)?.[1]
  if (letters === undefined) throw damaged()
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function rowOf(number: string | undefined, next: number): number {
  if (number === undefined) return next
  if (!/^[1-9]\d{0,6}$/.test(number)) throw damaged()
  return Number(number)
}

interface Cell {
  type: string | undefined
  style: string | undefined
  value: string
}

function numberText({ style, value }: Cell, { formats, is1904 }: Workbook): string {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return value
  return (formats.isDay(style) ? dayText(number, is1904) : null) ?? JSON.stringify(number)
}

function textOf(cell: Cell, book: Workbook): string {
  const { type, value } = cell
  if (value === '') return ''
  if (type === 's') {
    const text = book.strings[Number(value)]
    if (text === undefined) throw damaged()
    return text
  }
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type === 'd') return value.replace(/T00:00:00(?:\.0+)?Z?$/, '')
  return type === undefined || type === 'n' ? numberText(cell, book) : value
}

/** Reads the rows of a workbook's first sheet as they are unpacked; a distant cell creates no empty rows before it. */
export async function readSheet(bytes: Uint8Array, take: Take): Promise<void> {
  const book = await openWorkbook(bytes)
  let [line, column, cells, faults] = [0, -1, [] as string[], [] as number[]]
  let cell: Cell | null = null
  let [isText, isAside] = [false, false]
  await readXml(book.sheet, {
    open: (name, { r, t, s }) => {
      if (name === 'row') [line, column, cells, faults] = [rowOf(r, line + 1), -1, [], []]
      else if (name === 'c') {
        column = columnOf(r, column + 1)
        cell = { type: t, style: s, value: '' }
      } else if (name === 'rPh') isAside = true
      isText = cell !== null && !isAside && (name === 'v' || name === 't')
    },
    text: (text) => {
      if (isText && cell) cell.value += text
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') isAside = false
      else if (name === 'row') take(line, cells, faults)
      else if (name === 'c' && cell) {
        const [text, isFaulty] = [textOf(cell, book), cell.type === 'e']
        cell = null
        if (text === '') return
        if (column >= most.columns) throw tooManyColumns()
        while (cells.length < column) cells.push('')
        cells[column] = text
        if (isFaulty) faults.push(column)
      }
    },
  })
}
