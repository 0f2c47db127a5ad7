import { Button } from '@ronde/ui/button'
import { confirm } from '@ronde/ui/confirm-dialog'
import { EmptyState } from '@ronde/ui/empty-state'
import { Matrix, type MatrixRow } from '@ronde/ui/matrix'
import { SearchField } from '@ronde/ui/search-field'
import { Skeleton } from '@ronde/ui/skeleton'
import { useMemo, useRef, useState } from 'react'
import { normalise } from '../../../../base/normalise.ts'
import { useText } from '../../../../locales/use-text.ts'
import { ReadFailure } from '../../../../notices/read-failure.tsx'
import { LeaveGuard } from '../../../../kit/editor/leave-guard.tsx'
import { type Sheet, isChangedIn, isSetIn, type SheetRow } from './sheet.ts'
import { SheetBar, SheetRoot } from './sheet.styles.ts'
import { useSheet } from './use-sheet.ts'

interface SheetViewProps {
  sheet: Sheet
  /** View name of its screen. */
  place: string
  label: string
  rowsLabel: string
}

/** Rows under their headings, indented by their depth. */
function matrixRows(rows: readonly SheetRow[]): MatrixRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const depthOf = ({ parent }: SheetRow): number => {
    const above = parent === null ? undefined : byId.get(parent)
    return above ? 1 + depthOf(above) : 1
  }
  return [
    ...Map.groupBy(
      rows.toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0)),
      ({ heading }) => heading,
    ),
  ].flatMap(([heading, under]) => [
    { id: `heading ${heading}`, text: heading, isHeading: true },
    ...under.map((row) => ({ id: row.id, text: row.text, level: depthOf(row) })),
  ])
}

/** An editable sheet of flags: changed cells are marked and counted, and leaving the page asks about them. */
export function SheetView({ sheet, place, label, rowsLabel }: SheetViewProps) {
  const text = useText()
  const { rows, columns, changes, changed, isSaving, error, retry, set, drop, keptWhy, lackOf } = useSheet(sheet, place)
  const [search, setSearch] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const shown = useMemo(() => {
    const words = normalise(search).split(/\s+/).filter(Boolean)
    return matrixRows(
      (rows ?? []).filter(({ text: name, heading }) =>
        words.every((word) => normalise(`${heading} ${name}`).includes(word)),
      ),
    )
  }, [rows, search])
  const byId = useMemo(() => new Map(rows?.map((row) => [row.id, row])), [rows])
  const columnById = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns])
  const count = changed.reduce((sum, one) => sum + one.count, 0)
  const askToLeave = () =>
    confirm({
      preset: 'warning',
      tone: 'danger',
      message: text('editor.leave'),
      buttonTrueText: text('editor.leaveYes'),
      buttonFalseText: text('editor.leaveNo'),
    })

  if (rows === null)
    return (
      <SheetRoot aria-busy={!error}>
        {error ? <ReadFailure of={{ error, retry }} /> : <Skeleton lines={12} />}
      </SheetRoot>
    )
  return (
    <SheetRoot ref={root}>
      <LeaveGuard isOn={count > 0} isPage isClosing={() => false} ask={askToLeave} onLeave={drop} />
      <SheetBar>
        <SearchField
          label={text('sheet.search')}
          value={search}
          onValueChange={({ value }) => setSearch(value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            const cells = root.current?.querySelectorAll<HTMLElement>('[role=gridcell]:not(:empty)') ?? []
            cells[0]?.focus()
          }}
        />
        <span role="status">
          {isSaving
            ? text('sheet.saving')
            : text('sheet.changed', { count, columns: changed.map((one) => one.text).join(', ') })}
        </span>
        <Button tone="quiet" icon="undo" reason={count === 0 ? text('sheet.nothing') : undefined} onPress={drop}>
          {text('sheet.drop')}
        </Button>
      </SheetBar>
      {shown.length === 0 && search !== '' ? (
        <EmptyState icon="search" title={text('list.noMatch')} />
      ) : (
        <Matrix
          label={label}
          rowsLabel={rowsLabel}
          rows={shown}
          columns={columns}
          choices={[
            { value: 'no', label: text('sheet.no') },
            { value: 'yes', label: text('sheet.yes'), icon: 'check', tone: 'success' },
          ]}
          choiceAt={({ row, column }) => {
            const one = byId.get(row)
            return one && isSetIn(one, column, changes) ? 'yes' : 'no'
          }}
          isLocked={(cell) => keptWhy(cell) !== null}
          noteAt={(cell) => {
            const [row, column] = [byId.get(cell.row), columnById.get(cell.column)]
            return keptWhy(cell) ?? (row && column ? lackOf(row, column) : null)
          }}
          isChanged={(cell) => isChangedIn(cell, changes)}
          onValueChange={({ cells, value }) => set(cells, value === 'yes')}
        />
      )}
    </SheetRoot>
  )
}
