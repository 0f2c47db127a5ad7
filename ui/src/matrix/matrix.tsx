import { useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { MenuPopover } from '../menu/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { cellsAt, nextPlace } from './matrix-cells.ts'
import type { Place } from './matrix-cells.ts'
import type { MatrixProps } from './matrix-props.ts'
import { MatrixCellContent } from './matrix-cell-content.tsx'
import { Cells, Root } from './matrix.styles.ts'

interface Opened {
  place: Place
  anchor: Element
}

/** Letters without case and accents. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()

/** Rows by columns of choices, changed one by one or by row, column and branch (grid of the ARIA Authoring Practices). */
export function Matrix(props: MatrixProps) {
  const {
    label,
    rowsLabel,
    rows,
    columns,
    choices,
    choiceAt,
    onValueChange,
    isChanged,
    isLocked,
    noteAt,
    maxHeight = 560,
    style,
    ...rest
  } = props
  const { t } = useUi()
  const [kept, setActive] = useState<Place>({ row: 0, column: 0 })
  const [opened, setOpened] = useState<Opened | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const isReadOnly = onValueChange === undefined
  // A search above may have left fewer rows.
  const active = { row: Math.min(kept.row, rows.length - 1), column: Math.min(kept.column, columns.length - 1) }

  const openAt = (place: Place) => cellsAt({ rows, columns }, place).filter((cell) => !isLocked?.(cell))
  const set = (place: Place, value: string) => {
    const cells = openAt(place)
    if (cells.length > 0) onValueChange?.({ cells, value })
  }
  const isCell = ({ row, column }: Place) => row >= 0 && column >= 0
  const press = (place: Place, anchor: Element) => {
    setActive(place)
    if (isReadOnly || openAt(place).length === 0) return
    const [cell] = cellsAt({ rows, columns }, place)
    const next = choices.find(({ value }) => cell && value !== choiceAt(cell))
    if (isCell(place) && choices.length === 2 && next) set(place, next.value)
    else setOpened({ place, anchor })
  }
  const focusOn = (place: Place) => {
    setActive(place)
    table.current?.querySelector<HTMLElement>(`[data-place="${place.row} ${place.column}"]`)?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.metaKey) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const key = isRightToLeft
      ? ({ ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key] ?? event.key)
      : event.key
    const place = nextPlace({ rows, columns }, active, { key, isControl: event.ctrlKey, page: 10 })
    if (place) focusOn(place)
    else if (event.key === 'Enter' || event.key === ' ') {
      // Held down, the key presses once.
      if (!event.repeat) press(active, event.target as Element)
    } else if (event.key.length === 1 && !event.ctrlKey && !isReadOnly) {
      const choice = choices.find(({ label: name }) => plain(name).startsWith(plain(event.key)))
      if (!choice) return
      set(active, choice.value)
    } else return
    event.preventDefault()
  }

  const place = (row: number, column: number) => ({
    role: row >= 0 && column >= 0 ? 'gridcell' : undefined,
    'data-place': `${row} ${column}`,
    tabIndex: active.row === row && active.column === column ? 0 : -1,
    onFocus: () => setActive({ row, column }),
    onClick: ({ currentTarget }: { currentTarget: Element }) => press({ row, column }, currentTarget),
  })

  const choiceOf = (value: string | null) => choices.find((choice) => choice.value === value)
  const menuLabel = ({ row, column }: Place) => {
    const [rowText, columnText] = [rows[row]?.text, columns[column]?.text]
    if (rowText && columnText) return t('matrix.cell', { row: rowText, column: columnText })
    return rowText || columnText ? t('matrix.all', { name: rowText ?? columnText ?? '' }) : t('matrix.everything')
  }
  const entries = choices.map(({ value, label: text }) => ({ id: value, text }))
  const openedCell = opened && isCell(opened.place) ? cellsAt({ rows, columns }, opened.place)[0] : undefined

  return (
    <Root {...rest} style={{ '--matrix-height': `${maxHeight}px`, ...style }}>
      <Cells
        ref={table}
        role="grid"
        aria-label={label}
        aria-readonly={isReadOnly || undefined}
        onKeyDown={onKeyDown}
        data-readonly={isReadOnly || undefined}
        // A letter makes a choice: it is no shortcut of the page.
        data-takes-letters={!isReadOnly || undefined}
      >
        <thead>
          <tr>
            <th scope="col" {...place(-1, -1)}>
              {rowsLabel}
            </th>
            {columns.map((column, at) => (
              <th key={column.id} scope="col" {...place(-1, at)}>
                {column.text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowAt) => (
            <tr key={row.id} data-heading={row.isHeading || undefined}>
              <th scope="row" {...place(rowAt, -1)} style={{ '--matrix-level': row.level ?? 0 } as CSSProperties}>
                {row.text}
              </th>
              {columns.map((column, columnAt) => {
                const cell = { row: row.id, column: column.id }
                const isOff = row.isHeading || isLocked?.(cell) === true
                return (
                  // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- a cell of a grid may be read-only (ARIA 1.2)
                  <td
                    key={column.id}
                    {...place(rowAt, columnAt)}
                    aria-readonly={(isOff && !isReadOnly) || undefined}
                    data-locked={(isOff && !row.isHeading) || undefined}
                  >
                    {!row.isHeading && (
                      <MatrixCellContent
                        choice={choiceOf(choiceAt(cell))}
                        isChanged={isChanged?.(cell) ?? false}
                        note={noteAt?.(cell) ?? null}
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Cells>
      <MenuPopover
        isOpen={opened !== null}
        anchor={opened?.anchor ?? null}
        label={opened ? menuLabel(opened.place) : ''}
        items={
          openedCell
            ? [{ id: 'choices', kind: 'radio-group', chosen: choiceAt(openedCell), items: entries }]
            : entries.map((entry, at) => ({ ...entry, icon: choices[at]?.icon }))
        }
        onOpenChange={() => setOpened(null)}
        onAction={({ id }) => {
          if (opened) set(opened.place, id)
          // A choice by Space would leave it open.
          setOpened(null)
        }}
      />
    </Root>
  )
}
