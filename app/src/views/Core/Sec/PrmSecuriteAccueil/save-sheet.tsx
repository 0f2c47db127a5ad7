import { Banner } from '@ronde/ui/banner'
import { Button } from '@ronde/ui/button'
import { Diff } from '@ronde/ui/diff'
import { Dialog } from '@ronde/ui/dialog'
import { Heading } from '@ronde/ui/heading'
import { useText } from '../../../../locales/use-text.ts'
import { Words } from '../../../../locales/words.tsx'
import { AbilityWords } from './ability-words.tsx'
import { lackedBy, type Sheet, type SheetColumn, type SheetRow } from './sheet.ts'
import { useSheet } from './use-sheet.ts'

interface SaveSheetProps {
  sheet: Sheet
  place: string
  title: string
  onClose: () => void
}

const nameOf = ({ heading, text }: SheetRow) => `${heading} / ${text}`

/** Lists the changes column by column before they are saved. */
export function SaveSheet({ sheet, place, title, onClose }: SaveSheetProps) {
  const text = useText()
  const { changed, lackOf, save } = useSheet(sheet, place)
  /** Cells set by this save that will have no effect, with the need they lack. */
  const lacks = (column: (typeof changed)[number]) =>
    column.after.flatMap((row) => {
      const lack = column.before.includes(row) ? null : lackOf(row, column)
      return lack ? [text('sheet.lacking', { row: nameOf(row), lack })] : []
    })
  /** Rows that have an effect: not those whose need the column lacks. */
  const useful = (column: SheetColumn, rows: readonly SheetRow[]) =>
    rows.filter((row) => lackedBy(row, column) === null)
  const confirmed = () => {
    save(title)
    onClose()
  }
  return (
    <Dialog
      title={title}
      width={720}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('editor.cancel')}</Button>
          <Button
            tone="primary"
            icon="save"
            autoFocus
            reason={changed.length === 0 ? text('sheet.nothing') : undefined}
            onPress={confirmed}
          >
            {text('editor.save')}
          </Button>
        </>
      }
    >
      {changed.length === 0 && <p>{text('sheet.nothing')}</p>}
      {changed.map((column) => (
        <section key={column.id} aria-label={column.text}>
          <Heading level={3}>{column.text}</Heading>
          {lacks(column).map((words) => (
            <Banner key={words} tone="warning">
              {words}
            </Banner>
          ))}
          <Words of="./kit/screens/why">
            <AbilityWords before={useful(column, column.before)} after={useful(column, column.after)} />
          </Words>
          <Diff kind="list" isShort before={column.before.map(nameOf)} after={column.after.map(nameOf)} />
        </section>
      ))}
    </Dialog>
  )
}
