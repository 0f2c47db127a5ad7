import { Button } from '@ronde/ui/button'
import { Dialog } from '@ronde/ui/dialog'
import type { GridColumn } from '@ronde/ui/grid'
import { Progress } from '@ronde/ui/progress'
import { RadioGroup } from '@ronde/ui/radio-group'
import { Stack } from '@ronde/ui/stack'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { today } from '../../base/dates.ts'
import { storageKeys } from '../../base/storage.ts'
import { useText } from '../../locales/use-text.ts'
import { noticed } from '../../notices/notices.ts'
import { $saveFile } from '../../base/save-file.ts'
import type { AnyRow } from '../place/row.ts'
import { useKept } from '../../session/use-kept.ts'
import { type Exported, type ExportKind, exportKinds, mostRows } from './export-rows.ts'
import { type BringRows, type Brought, useBrought } from './use-brought.ts'
import type { PagesState, RowsRead } from './use-rows.ts'

interface ExportDialogProps {
  /** Of the list, and the beginning of the file's name. */
  title: string
  /** In the order they are shown; the selected ones where there are some. */
  rows: readonly AnyRow[]
  isSelection: boolean
  /** Those that are shown, in their order. */
  columns: readonly GridColumn<AnyRow>[]
  /** The rows are but the first of a list that comes by pages: all of them go into the file. */
  pages?: PagesState
  /** The rows are but those that were opened of a tree: all are asked for, and counted, before. */
  bring?: BringRows
  /** How the reading of the whole list stands, of which the rows are what is shown. */
  whole?: Pick<RowsRead, 'value' | 'error' | 'hasErrors' | 'retry'> & { isCurrent: boolean }
  onClose: () => void
}

const kinds: readonly ExportKind[] = ['csv', 'xlsx']
const isKind = (value: unknown): value is ExportKind => kinds.some((kind) => kind === value)

/** What stands before a file: rows that are on their way, or of which it is not sure that they are all. Null when nothing does. */
function obstacleOf(
  brought: Brought,
  whole: ExportDialogProps['whole'],
): { hasFailed: boolean; retry: () => void } | null {
  if (brought.isPending) return brought
  if (!whole) return null
  const hasFailed = whole.error !== null || whole.hasErrors
  return hasFailed || whole.value === null || !whole.isCurrent ? { hasFailed, retry: whole.retry } : null
}

/** Says how many rows go into the file before it is made; a long one can be stopped. What may not be all there is makes no file. */
export function ExportDialog({
  title,
  rows: given,
  isSelection,
  columns,
  pages,
  bring,
  whole,
  onClose,
}: ExportDialogProps) {
  const text = useText()
  const [saveFile, tell] = useUnit([$saveFile, noticed])
  const [kind = 'csv', setKind] = useKept(storageKeys.exportKind, isKind)
  const [done, setDone] = useState<number | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const brought = useBrought(bring)
  const rows = bring ? (brought.rows ?? []) : given
  const obstacle = obstacleOf(brought, whole)
  const count = pages?.total ?? rows.length
  const isTooLong = count > mostRows[kind]
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const write = async () => {
    const giveUp = new AbortController()
    const { signal } = giveUp
    stop.current = giveUp
    setDone(0)
    setFailed(false)
    try {
      // What is said of the progress is of the longest part: the way of the rows here.
      const all = pages ? await pages.all(signal, setDone) : rows
      // Rows that came meanwhile may be too many.
      if (all && all.length > mostRows[kind]) throw new RangeError(`${all.length} rows`)
      const made =
        all &&
        (await exportKinds[kind].write({
          title,
          rows: all,
          columns,
          locale: text.locale,
          signal,
          onProgress: pages ? () => {} : setDone,
        }))
      if (made) finish(made)
    } catch {
      if (signal.aborted) return
      setDone(null)
      setFailed(true)
    }
  }
  const finish = ({ parts, cut }: Exported) => {
    saveFile(new Blob(parts, { type: exportKinds[kind].type }), `${title} ${today()}.${kind}`)
    if (cut > 0) tell({ type: 'warning', text: text('export.cut', { count: cut }) })
    onClose()
  }

  return (
    <Dialog
      title={text('export.title', { title })}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('editor.cancel')}</Button>
          <Button
            tone="primary"
            icon="download"
            autoFocus
            pending={done !== null}
            isDisabled={count === 0 || isTooLong || obstacle !== null}
            onPress={() => void write()}
          >
            {text('export.write')}
          </Button>
        </>
      }
    >
      <Stack>
        {obstacle && !obstacle.hasFailed && <Progress kind="bar" label={text('export.counting')} />}
        {!obstacle && (
          <p>{text(isSelection ? 'export.selection' : 'export.count', { count: isSelection ? rows.length : count })}</p>
        )}
        <RadioGroup
          label={text('export.kind')}
          orientation="horizontal"
          options={kinds.map((one) => ({ value: one, text: text(`export.kind.${one}`) }))}
          value={kind}
          onValueChange={({ value }) => isKind(value) && setKind(value)}
          isDisabled={done !== null}
        />
        {isTooLong && <p role="alert">{text('export.tooLong', { most: text.number(mostRows[kind]) })}</p>}
        {done !== null && count > 0 && (
          <Progress kind="bar" label={text('export.write')} value={Math.min(1, done / count)} />
        )}
        {obstacle?.hasFailed && (
          <p role="alert">
            {text('export.uncounted')} <Button onPress={obstacle.retry}>{text('refused.retry')}</Button>
          </p>
        )}
        {hasFailed && <p role="alert">{text('export.failed')}</p>}
      </Stack>
    </Dialog>
  )
}
