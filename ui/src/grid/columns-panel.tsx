import { ArrowDown, ArrowUp, Pin, PinOff, RotateCcw } from 'lucide-react'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Entry, List } from './columns-menu.styles.ts'
import type { GridLayout } from '../internal/columns/column-types.ts'
import { hideColumn, moveColumn, pinColumn } from '../internal/columns/arrange-layout.ts'
import { emptyLayout, orderedColumns } from '../internal/columns/layout.ts'
import type { ColumnsMenuProps } from './columns-menu.tsx'

/** The panel of the columns' menu. */
export function ColumnsPanel<Row>({
  columns,
  layout,
  onLayoutChange,
  defaultLayout = emptyLayout,
}: ColumnsMenuProps<Row>) {
  const { t } = useUi()
  const change = (next: GridLayout) => onLayoutChange({ layout: next })
  const pinned = new Set(layout.pinned)
  const ordered = orderedColumns(columns, layout).toSorted(
    (a, b) => Number(pinned.has(b.id)) - Number(pinned.has(a.id)),
  )
  const shownCount = columns.filter(({ id }) => !layout.hidden.includes(id)).length

  /** How to move a column by one place; undefined at the end of the pinned ones, or of the others. */
  const mover = (at: number, step: 1 | -1) => {
    const [column, target] = [ordered[at], ordered[at + step]]
    if (!column || !target || pinned.has(column.id) !== pinned.has(target.id)) return undefined
    return () => change(moveColumn(columns, layout, column.id, target.id, step > 0 ? 'after' : 'before'))
  }
  return (
    <>
      <List aria-label={t('grid.columns')}>
        {ordered.map((column, at) => {
          const { id, text: name } = column
          const isShown = !layout.hidden.includes(id)
          const isPinned = pinned.has(id)
          const [moveBefore, moveAfter] = [mover(at, -1), mover(at, 1)]
          return (
            <Entry key={id}>
              <Checkbox
                label={name}
                value={isShown}
                isDisabled={isShown && shownCount < 2}
                onValueChange={({ value }) => change(hideColumn(layout, id, !value))}
              />
              <IconButton
                size="small"
                icon={isPinned ? PinOff : Pin}
                label={t(isPinned ? 'grid.unpinColumn' : 'grid.pinColumn', { name })}
                onPress={() => change(pinColumn(layout, id, !isPinned))}
              />
              <IconButton
                size="small"
                icon={ArrowUp}
                label={t('grid.moveColumnBefore', { name })}
                // Disabled, it would lose the focus by its own press.
                aria-disabled={!moveBefore || undefined}
                onPress={moveBefore}
              />
              <IconButton
                size="small"
                icon={ArrowDown}
                label={t('grid.moveColumnAfter', { name })}
                aria-disabled={!moveAfter || undefined}
                onPress={moveAfter}
              />
            </Entry>
          )
        })}
      </List>
      <Button size="small" tone="quiet" icon={RotateCcw} onPress={() => change(defaultLayout)}>
        {t('grid.resetLayout')}
      </Button>
    </>
  )
}
