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
import { blobSink, $openFile, $saveFile } from '../../base/save-file.ts'
import { bringPagesFx } from '../ask/bring-all.ts'
import type { AnyRow } from '../place/row.ts'
import type { RowsOf } from './shape.ts'
import { useAllRows } from './use-all-rows.ts'
import type { ListState } from './use-list.ts'
import { useKept } from '../../session/use-kept.ts'
import { type ExportKind, exportRows, exportTypes, fromRows, mostRows } from './export-rows.ts'

interface ExportDialogProps {
  /** Of the list, and the beginning of the file's name. */
  title: string
  list: ListState
  /** The rows, where the answer is no list of them. */
  rowsOf: RowsOf['config']['rowsOf']
  /** Rows that were selected, in their order; null: all of the list go into the file. */
  selected: readonly AnyRow[] | null
  /** Keys of rows that are left out of all. @default none */
  without?: ReadonlySet<string>
  /** Columns that are shown, in their order. */
  columns: readonly GridColumn<AnyRow>[]
  onClose: () => void
}

const kinds: readonly ExportKind[] = ['csv', 'xlsx']
const isKind = (value: unknown): value is ExportKind => kinds.some((kind) => kind === value)

/** Rows whose file is made in memory, and handed over; more are written on the disk as they come. */
const mostInMemory = 100_000

const nobody: ReadonlySet<string> = new Set()

/** Says how many rows go into the file before it is made; a long one can be stopped. Rows that may not be complete make no file. */
export function ExportDialog({ title, list, rowsOf, selected, without = nobody, columns, onClose }: ExportDialogProps) {
  const text = useText()
  const [saveFile, openFile, bringPages, tell] = useUnit([$saveFile, $openFile, bringPagesFx, noticed])
  const [kind = 'csv', setKind] = useKept(storageKeys.exportKind, isKind)
  const [done, setDone] = useState<number | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const all = useAllRows(list, rowsOf, selected === null)
  const rows = selected ?? all.rows
  const served = selected ? null : list.served
  const isReady = selected !== null || served !== null || all.isReady
  const count = served ? served.count - without.size : rows.length
  const isTooLong = count > mostRows[kind]
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const write = async () => {
    const giveUp = new AbortController()
    const { signal } = giveUp
    stop.current = giveUp
    const name = `${title} ${today()}.${kind}`
    setFailed(false)
    try {
      // A browser asks where to put it while the press lasts.
      const place = count > mostInMemory && openFile ? await openFile(name) : null
      if (count > mostInMemory && openFile && !place) return
      setDone(0)
      const made = await exportRows({
        kind,
        title,
        columns,
        locale: text.locale,
        from: served
          ? (take) =>
              bringPages({
                question: served.question,
                size: served.size,
                signal,
                take: (page) => take(page === 'again' ? page : page.filter((row) => !without.has(list.keyOf(row)))),
              })
          : fromRows(rows),
        sink: place ?? blobSink(exportTypes[kind], (file) => saveFile(file, name)),
        signal,
        onProgress: setDone,
      })
      if (!made) return
      if (made.cut > 0) tell({ type: 'warning', text: text('export.cut', { count: made.cut }) })
      onClose()
    } catch {
      if (signal.aborted) return
      setDone(null)
      setFailed(true)
    }
  }

  return (
    <Dialog
      title={text('export.title', { title })}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('editor.cancel')}</Button>
          <Button
            tone="primary"
            icon="download"
            autoFocus
            isPending={done !== null}
            isDisabled={count === 0 || isTooLong || !isReady}
            onPress={() => void write()}
          >
            {text('export.write')}
          </Button>
        </>
      }
    >
      <Stack>
        {isReady ? (
          <p>{text(selected ? 'export.selection' : 'export.count', { count })}</p>
        ) : (
          !all.hasFailed && <Progress kind="bar" label={text('export.counting')} />
        )}
        <RadioGroup
          label={text('export.kind')}
          orientation="horizontal"
          options={kinds.map((one) => ({ value: one, label: text(`export.kind.${one}`) }))}
          value={kind}
          onValueChange={({ value }) => isKind(value) && setKind(value)}
          isDisabled={done !== null}
        />
        {isTooLong && <p role="alert">{text('export.tooLong', { most: text.number(mostRows[kind]) })}</p>}
        {done !== null && count > 0 && (
          <Progress kind="bar" label={text('export.write')} value={Math.min(1, done / count)} />
        )}
        {!isReady && all.hasFailed && (
          <p role="alert">
            {text('export.uncounted')} <Button onPress={all.retry}>{text('refused.retry')}</Button>
          </p>
        )}
        {hasFailed && <p role="alert">{text('export.failed')}</p>}
      </Stack>
    </Dialog>
  )
}
