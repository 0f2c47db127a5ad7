import { HttpFailure } from '../messages/failure.ts'
import type { MessageKey, MessageValues } from '../messages/messages.ts'

/** Limits of an imported table: larger ones are attacks, or better sent in parts. */
export const most = {
  /** Non-empty lines, the header included. */
  lines: 100_000,
  columns: 1_000,
  /** Cells, counted in each line up to its last non-empty one. */
  cells: 2_000_000,
  characters: 50_000_000,
  /** Megabytes of an unpacked workbook. */
  unfolded: 150,
  /** Files in a workbook, pictures included. */
  files: 10_000,
  /** Seconds of reading. */
  seconds: 60,
  /** Megabytes of memory for reading. */
  memory: 512,
} as const

const megabyte = 1_048_576

/** Why a file is not read, as the reading thread reports it to the server. */
export interface TableRefusal {
  status: 413 | 415
  key: MessageKey
  values?: MessageValues
}

/** Thrown for a file that is refused. */
export class Unread extends Error {
  readonly refusal: TableRefusal

  constructor(refusal: TableRefusal) {
    super(refusal.key)
    this.refusal = refusal
  }
}

export const failureFor = ({ status, key, values }: TableRefusal): HttpFailure => new HttpFailure(status, key, values)

/** Neither CSV nor XLSX. */
export const noTable = () => new Unread({ status: 415, key: 'noTable' })

/** A workbook of which a part is missing or cannot be read. */
export const damaged = () => new Unread({ status: 415, key: 'damagedBook' })

export const tooManyColumns = () => new Unread({ status: 413, key: 'tooManyColumns', values: { n: most.columns } })

const tooUnfolded = () => new Unread({ status: 413, key: 'tooUnfolded', values: { mo: most.unfolded } })

/** Throws when an unpacked workbook exceeds its limit. */
export function checkUnfolded(bytes: number): void {
  if (bytes > most.unfolded * megabyte) throw tooUnfolded()
}

export function checkFiles(files: number): void {
  if (files > most.files) throw new Unread({ status: 413, key: 'tooManyFiles', values: { n: most.files } })
}

export function checkCharacters(characters: number): void {
  if (characters > most.characters)
    throw new Unread({ status: 413, key: 'tooMuchText', values: { n: most.characters } })
}

export function checkCells(cells: number): void {
  if (cells > most.cells) throw new Unread({ status: 413, key: 'tooManyCellsInAll', values: { n: most.cells } })
}

export function checkLines(lines: number): void {
  if (lines > most.lines) throw new Unread({ status: 413, key: 'tooManyLines', values: { n: most.lines } })
}
