import type { Endpoint } from '@ronde/contracts/wire'
import { Card } from '@ronde/ui/card'
import { textOf } from '@ronde/ui/grid'
import { Link } from '@ronde/ui/link'
import { Table } from '@ronde/ui/table'
import { useMemo } from 'react'
import type { MessageId } from '../../locales/intl.ts'
import { useAllWords } from '../../locales/use-text.ts'
import { useOffered, usePathOf } from '../../navigation/offered.ts'
import { addressFrom } from '../../navigation/params.ts'
import { own, type OwnPart } from '../actions/parts.ts'
import { useRead } from '../ask/use-read.ts'
import type { Place } from '../place/place.ts'
import type { AnyEndpoint, AnyRow } from '../place/row.ts'
import { gridColumns } from '../rows/columns.ts'
import { ReadPart } from '../rows/read-part.tsx'
import { useTableLabels } from '../rows/use-table-labels.ts'
import type { FieldShown } from '../rows/shape.ts'
import { BelowRows, CellNote, WideCard } from '../record/record.styles.ts'

interface FewRowsConfig<Row, Input> {
  title: MessageId
  /** View that lists all of the rows: without it in the menus nothing is loaded or shown. */
  view: string
  key: keyof Row & string
  columns: readonly FieldShown<Row>[]
  /** Input of the call; null: nothing to load yet. @default what the place gives */
  input?(place: Place): Input | null
  /** Selects and orders the rows to show. @default all, as answered */
  pick?(rows: readonly Row[], place: Place): readonly Row[]
  /** @default 6 */
  most?: number
  /** Address of all rows, on the path of the view. @default no link */
  all?(path: string, place: Place): string
  /** Whether the number of rows is shown; false where the answer does not have all. @default true */
  isCounted?: boolean
  /** Whether rows link to the page that the menus of that view open. @default false */
  isLinked?: boolean
  /** Message shown when there are no rows. */
  empty: MessageId
}

/** The first few rows of another list, as a part of a home: `fewRows(AffAffairePrestation.GetList, { … })`. It loads, fails and retries apart from the home. */
export const fewRows = <Input, Row extends AnyRow>(
  from: Endpoint<Input, readonly Row[]>,
  config: FewRowsConfig<NoInfer<Row>, NoInfer<Input>>,
): OwnPart => {
  const few: AnyFew = config
  return own(({ place }) => <FewRows from={from} config={few} place={place} />)
}

interface AnyFew extends Omit<FewRowsConfig<AnyRow, unknown>, 'key' | 'columns' | 'input'> {
  key: string
  columns: readonly FieldShown<AnyRow, string>[]
  input?(place: Place): unknown
}

function FewRows({ from, config, place }: { from: AnyEndpoint; config: AnyFew; place: Place }) {
  const { title, view, key, most = 6, all, isCounted = true, isLinked = false, empty } = config
  // The labels belong to another module's list.
  const { text, isWhole } = useAllWords()
  const path = usePathOf(view)
  const opening = useOffered(view, 'ItemMenu').find(({ action, entry }) => action === 'Ouvrir' && entry.path !== null)
  const input = config.input ? config.input(place) : place.lacks(from).length > 0 ? null : place.input(from)
  const read = useRead<unknown, readonly AnyRow[]>(
    from as Endpoint<unknown, readonly AnyRow[]>,
    path === null ? null : input,
  )
  const { value, error } = read
  const rows = useMemo(() => (value && config.pick ? config.pick(value, place) : value), [value, config, place])
  const labels = useTableLabels(config.columns)
  const columns = useMemo(() => gridColumns(config.columns, view, text, labels), [config, view, text, labels])
  if (path === null) return null
  const count = rows?.length ?? 0
  return (
    <WideCard>
      <Card
        title={text(title)}
        // The table inside is a region of that name already: no region within a region.
        {...(error && !value ? {} : { 'aria-labelledby': undefined })}
        actions={
          count > 0 &&
          all && (
            <Link href={all(path, place)}>
              {isCounted ? text('few.allCounted', { count: text.number(count) }) : text('few.all')}
            </Link>
          )
        }
      >
        <ReadPart reads={[read]}>
          <Table
            caption={text(title)}
            isCaptionHidden
            isPending={rows === null || !isWhole}
            rows={rows?.slice(0, most) ?? []}
            rowKey={(row) => String(row[key])}
            emptyText={text(empty)}
            columns={columns.map((column, at) => ({
              id: column.id,
              text: isWhole ? column.text : '',
              align: column.dataType === 'number' ? 'end' : undefined,
              cell: (row: AnyRow) => {
                const said = (column.cell?.(row) || null) ?? textOf(column, row, text.locale)
                const note = column.note?.(row)
                return (
                  <>
                    {isLinked && at === 0 && opening ? (
                      <Link href={addressFrom(opening.entry, place.at(row).named)}>{said}</Link>
                    ) : (
                      said
                    )}
                    {note && <CellNote data-tone={note.tone}>{note.text}</CellNote>}
                  </>
                )
              },
            }))}
          />
          {count > most && !all && <BelowRows>{text('few.more', { count: count - most })}</BelowRows>}
        </ReadPart>
      </Card>
    </WideCard>
  )
}
