import type { RefAction } from '@ronde/contracts/actions'
import { Button } from '@ronde/ui/button'
import { Dialog } from '@ronde/ui/dialog'
import { useUnit } from 'effector-react'
import { useCallback, useMemo, useState } from 'react'
import { useText } from '../../locales/use-text.ts'
import { RowsGrid } from '../rows/rows-grid.tsx'
import type { RowsPart } from './parts.ts'
import { oneIn, $readings, type Question, readingId } from '../ask/readings.ts'
import type { AnyRow } from '../place/row.ts'
import { askedOf, takenOf } from '../place/inputs.ts'
import type { ActionContext, PickAction } from './action.ts'
import { bulkAsked, type BulkItem } from './bulk.ts'

interface PickLayerProps {
  action: PickAction<AnyRow>
  name: RefAction
  context: ActionContext
  /** Where the screen reads its own rows. */
  own: Pick<Question, 'endpoint' | 'input'> | null
  onClose: () => void
}

/** Rows of another list, chosen and saved: one call for each, or one for all. */
export function PickLayer({ action, name, context, own, onClose }: PickLayerProps) {
  const text = useText()
  const [askBulk, readings] = useUnit([bulkAsked, $readings])
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const title = text.of(`action.${name}`, name)
  const record = useMemo(
    () => ({ ...context.record, ...context.params, ...action.input?.(context) }),
    [action, context],
  )
  const part = useMemo<RowsPart>(
    () => ({
      part: 'rows',
      source: action.from,
      config: { key: action.key, columns: action.columns, ...(action.active ? { active: action.active } : {}) },
    }),
    [action],
  )

  const present = own ? readings[readingId(own)]?.value : null
  const isOffered = useCallback(
    (row: AnyRow) => action.offered?.(row, Array.isArray(present) ? (present as AnyRow[]) : []) ?? true,
    [action, present],
  )

  const save = () => {
    const rows = readings[readingId({ endpoint: action.from, input: askedOf(action.from, record, {}) })]?.value
    const chosen = [...selection].flatMap((key): AnyRow[] => {
      const row = oneIn(rows, action.key, key)
      return row ? [row] : []
    })
    const { all, each } = action
    const items: BulkItem[] = all
      ? [{ keys: [...selection], name: title, input: all.call(action, chosen, context) }]
      : chosen.map((row) => ({
          keys: [String(row[action.key])],
          name: String(row[action.columns[0]?.field ?? action.key]),
          input: each ? each.call(action, row, context) : takenOf(action.save, row, context),
        }))
    askBulk({
      place: context.view,
      title,
      endpoint: action.save,
      action: name,
      items,
      ...(action.refreshes ? { refreshes: action.refreshes } : {}),
    })
    onClose()
  }

  return (
    <Dialog
      title={title}
      width={860}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('editor.cancel')}</Button>
          <Button tone="primary" isDisabled={selection.size === 0} onPress={save}>
            {text('pick.add', { count: selection.size })}
          </Button>
        </>
      }
    >
      <RowsGrid
        part={part}
        label={title}
        view={`${context.view}.${name}`}
        slot="p8."
        record={record}
        isOffered={isOffered}
        selection={selection}
        isSearched
        onSelectionChange={({ selection: chosen }) => setSelection(chosen)}
      />
    </Dialog>
  )
}
