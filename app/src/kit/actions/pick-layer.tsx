import type { RefAction } from '@ronde/contracts/actions'
import { Button } from '@ronde/ui/button'
import { Dialog } from '@ronde/ui/dialog'
import { useUnit } from 'effector-react'
import { useCallback, useMemo, useState } from 'react'
import { useText } from '../../locales/use-text.ts'
import { RowsGrid } from '../rows/rows-grid.tsx'
import type { RowsPart } from './parts.ts'
import { $answers } from '../ask/answers.ts'
import { oneIn, type Question, questionId } from '../ask/question.ts'
import type { AnyRow } from '../place/row.ts'
import type { Place } from '../place/place.ts'
import type { PickAction } from './action.ts'
import { $isBulkRunning, bulkAsked, type BulkItem } from './bulk.ts'

interface PickLayerProps {
  action: PickAction<AnyRow>
  name: RefAction
  place: Place
  /** Where the screen reads its own rows. */
  own: Pick<Question, 'endpoint' | 'input'> | null
  onClose: () => void
}

/** Rows of another list, chosen and saved: one call for each, or one for all. */
export function PickLayer({ action, name, place, own, onClose }: PickLayerProps) {
  const text = useText()
  const [askBulk, isRunning, readings] = useUnit([bulkAsked, $isBulkRunning, $answers])
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const title = text.of(`action.${name}`, name)
  // Titles of its columns are its own.
  const asking = useMemo(
    () => ({ ...place.at({ ...action.input?.(place) }), view: `${place.view}.${name}` }),
    [action, place, name],
  )
  const part = useMemo<RowsPart>(
    () => ({
      part: 'rows',
      source: action.from,
      config: { key: action.key, columns: action.columns, active: action.active },
    }),
    [action],
  )

  const present = own ? readings[questionId(own)]?.value : null
  const isOffered = useCallback(
    (row: AnyRow) => action.offered?.(row, Array.isArray(present) ? (present as AnyRow[]) : []) ?? true,
    [action, present],
  )

  const save = () => {
    const rows = readings[questionId({ endpoint: action.from, input: asking.input(action.from) })]?.value
    const chosen = [...selection].flatMap((key): AnyRow[] => {
      const row = oneIn(rows, action.key, key)
      return row ? [row] : []
    })
    const { all, each } = action
    const items: BulkItem[] = all
      ? [{ keys: [...selection], name: title, input: all.call(action, chosen, place) }]
      : chosen.map((row) => ({
          keys: [String(row[action.key])],
          name: String(row[action.columns[0]?.field ?? action.key]),
          input: each ? each.call(action, row, place) : place.at(row).input(action.save),
        }))
    askBulk({
      place: place.view,
      title,
      endpoint: action.save,
      action: name,
      items,
      refreshes: action.refreshes,
    })
    onClose()
  }

  return (
    <Dialog
      title={title}
      width={860}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('editor.cancel')}</Button>
          <Button
            tone="primary"
            isDisabled={selection.size === 0}
            reason={isRunning ? text('bulk.running') : undefined}
            onPress={save}
          >
            {text('pick.add', { count: selection.size })}
          </Button>
        </>
      }
    >
      <RowsGrid
        part={part}
        label={title}
        place={asking}
        slot="p8."
        isOffered={isOffered}
        selection={selection}
        isSearched
        onSelectionChange={({ selection: chosen }) => setSelection(chosen)}
      />
    </Dialog>
  )
}
