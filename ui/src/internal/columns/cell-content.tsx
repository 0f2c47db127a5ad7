import type { ReactNode } from 'react'
import type { CellNote } from './column-types.ts'

interface CellShown {
  content: ReactNode
  isLong: boolean | undefined
  note: CellNote | undefined
}

/** The inside of a cell: its content on one line, or on two, with a word under it where there is one. */
export function cellContent({ content, isLong = false, note }: CellShown): ReactNode {
  const said = isLong && !note ? <span data-lines="">{content}</span> : content
  if (!note) return said
  return (
    <span data-noted="">
      <span>{said}</span>
      <span data-note={note.tone ?? 'neutral'}>{note.text}</span>
    </span>
  )
}
