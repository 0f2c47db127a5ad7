import { Button } from '@ronde/ui/button'
import { DescriptionList } from '@ronde/ui/description-list'
import { textOf } from '@ronde/ui/grid'
import { Heading } from '@ronde/ui/heading'
import { IconButton } from '@ronde/ui/icon-button'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useText } from '../../../locales/use-text.ts'
import type { RowsPart } from '../../actions/parts.ts'
import { withRow } from '../../editor/context.ts'
import { isEmpty } from '../../editor/equal.ts'
import { labelIn } from '../../editor/label-in.ts'
import { useShownValue } from '../../editor/use-shown-value.ts'
import { initialValues, visibleFields } from '../../editor/values.ts'
import type { Place } from '../../place/place.ts'
import type { AnyRow } from '../../place/row.ts'
import type { ListState } from '../../rows/use-list.ts'
import { type RowEditor, useRowEditor } from '../deeds/row-editor.ts'
import { fieldsIn, type PeekLine, peekLines } from './peek-lines.ts'
import { PeekEnd, PeekHead, PeekRoot } from './peek.styles.ts'

export interface PeekPanelProps {
  /** The active row; null where none is active. */
  row: AnyRow | null
  list: ListState
  config: RowsPart['config']
  place: Place
  /** Whether it is in a part of a page: its heading is one level lower. */
  isNested: boolean
  /** Text of the action that opens the row; null where it cannot be opened. */
  openText: string | null
  onOpen: () => void
  onClose: () => void
}

/** All about a row, beside the list, which keeps the focus: the fields of its editor, and every column. */
export function PeekPanel({ row, list, config, place, isNested, openText, onOpen, onClose }: PeekPanelProps) {
  const text = useText()
  const found = useRowEditor(config, place)
  return (
    <PeekRoot aria-label={text('peek.title')}>
      <PeekHead>
        <Heading level={isNested ? 3 : 2} size={16}>
          {row ? list.nameOf(row) : text('peek.title')}
        </Heading>
        <IconButton icon="x" label={text('peek.close')} onPress={onClose} />
      </PeekHead>
      {row === null ? (
        <p>{text('peek.none')}</p>
      ) : found ? (
        <OfForm found={found} row={row} list={list} config={config} />
      ) : (
        <Lines lines={peekLines(list.columns, [], String)} row={row} config={config} valueOf={() => null} />
      )}
      {row && openText !== null && (
        <PeekEnd>
          <Button onPress={onOpen}>{openText}</Button>
        </PeekEnd>
      )}
    </PeekRoot>
  )
}

/** Milliseconds that a row must be active before its data is loaded. */
const pause = 150

/** The last row that was active for `pause` ms. */
function useSettled(row: AnyRow): AnyRow {
  const [settled, setSettled] = useState(row)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(row), pause)
    return () => clearTimeout(timer)
  }, [row])
  return settled
}

interface OfFormProps extends Pick<PeekPanelProps, 'list' | 'config'> {
  found: RowEditor
  row: AnyRow
}

/** The fields of a row's editor, in the order of the form. */
function OfForm({ found: { action, around }, row, list, config }: OfFormProps) {
  const text = useText()
  const { editor } = action
  const settled = useSettled(row)
  const linesOf = useMemo(() => {
    const labelOf = labelIn(editor, text)
    return (one: AnyRow) => {
      const context = withRow(around, one)
      return peekLines(list.columns, visibleFields(editor, initialValues(editor, context), context), labelOf)
    }
  }, [editor, text, around, list.columns])
  const context = useMemo(() => withRow(around, settled), [around, settled])
  const lines = useMemo(() => linesOf(row), [linesOf, row])
  const asked = useMemo(() => fieldsIn(linesOf(settled)), [linesOf, settled])
  const shown = useShownValue(editor, context, asked)
  const values = useMemo(() => initialValues(editor, context), [editor, context])
  return (
    <Lines
      lines={lines}
      row={row}
      config={config}
      valueOf={(name) => (settled === row ? (isEmpty(values[name]) ? null : shown(name, values[name])) : '…')}
    />
  )
}

interface LinesProps extends Pick<PeekPanelProps, 'config'> {
  lines: readonly PeekLine[]
  row: AnyRow
  /** Value of a field that no column shows. */
  valueOf: (name: string) => ReactNode
}

function Lines({ lines, row, config, valueOf }: LinesProps) {
  const { locale } = useText()
  return (
    <DescriptionList
      items={lines.map((line) => ({
        id: line.id,
        term: line.term,
        value:
          'field' in line
            ? valueOf(line.field.name)
            : config.columns.find(({ field }) => field === line.id)?.whole?.(row) ||
              line.column.cell?.(row) ||
              textOf(line.column, row, locale),
      }))}
    />
  )
}
