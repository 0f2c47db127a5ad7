import type { Subject } from '../../base/call.ts'
import { plain } from '../rows/columns.ts'
import { type AnyRow, isRecord } from '../place/row.ts'
import type { Editor, Look } from './editor.ts'

interface Saving {
  editor: Editor
  /** Where the screen reads its records. */
  look: Look | null
  /** The record the editor was opened on. */
  record: AnyRow | null
  input: AnyRow
  /** Names a record of the screen, and says where it is looked at. */
  subjectOf: ((row: AnyRow) => Subject | null) | undefined
}

/** Kinds of field that hold the name of a record. */
const names: readonly string[] = ['ref', 'label']

/** The record that the answer of a save tells of: as the screen names it, else by the name that was typed. */
export function subjectSaved({ editor, look, record, input, subjectOf }: Saving, value: unknown): Subject | null {
  const saved = isRecord(value) ? value : null
  const row = record || saved ? { ...record, ...saved } : null
  const known = row && look?.endpoint.service === editor.endpoint.service ? subjectOf?.(row) : null
  if (known?.name) return known
  const typed = editor.fields
    .filter(({ kind }) => names.includes(kind))
    .map(({ name }) => plain(input[name] ?? record?.[name]))
  const name = typed.filter(Boolean).join(' · ')
  return name ? { name, href: null } : null
}
