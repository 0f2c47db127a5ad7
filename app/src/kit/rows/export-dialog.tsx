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
import type { RowsOf } from './shape.ts'
import { useAllRows } from './use-all-rows.ts'
import type { ListState } from './use-list.ts'
import { useKept } from '../../session/use-kept.ts'
import { type Exported, type ExportKind, exportKinds, mostRows } from './export-rows.ts'

interface ExportDialogProps {
  /** Of the list, and the beginning of the file's name. */
  title: string
  list: ListState
  /** The rows, where the answer is no list of them. */
  rowsOf: RowsOf['config']['rowsOf']
  /** Rows that were selected, in their order; null: all of the list go into the file. */
  selected: readonly AnyRow[] | null
  /** Columns that are shown, in their order. */
  columns: readonly GridColumn<AnyRow>[]
  onClose: () => void
}

const kinds: readonly ExportKind[] = ['csv', 'xlsx']
const isKind = (value: unknown): value is ExportKind => kinds.some((kind) => kind === value)

/** Says how many rows go into the file before it is made; a long one can be stopped. Rows that may not be complete make no file. */
export function ExportDialog({ title, list, rowsOf, selected, columns, onClose }: ExportDialogProps) {
  const text = useText()
  const [saveFile, tell] = useUnit([$saveFile, noticed])
  const [kind = 'csv', setKind] = useKept(storageKeys.exportKind, isKind)
  const [done, setDone] = useState<number | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const all = useAllRows(list, rowsOf, selected === null)
  const rows = selected ?? all.rows
  const pages = selected ? null : list.pages
  // Rows that may not be complete make no file.
  const isReady = selected !== null || pages !== null || all.isReady
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
      // The progress is that of the longest part: bringing the rows.
      const given = pages ? await pages.all(signal, setDone) : rows
      // Rows that came meanwhile may be too many.
      if (given && given.length > mostRows[kind]) throw new RangeError(`${given.length} rows`)
      const made =
        given &&
        (await exportKinds[kind].write({
          title,
          rows: given,
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
          options={kinds.map((one) => ({ value: one, text: text(`export.kind.${one}`) }))}
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
