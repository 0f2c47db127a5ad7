import { Button } from '@ronde/ui/button'
import { Dialog } from '@ronde/ui/dialog'
import type { GridColumn } from '@ronde/ui/grid'
import { Progress } from '@ronde/ui/progress'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { today } from '../../base/dates.ts'
import { useText } from '../../locales/use-text.ts'
import { $saveFile } from '../actions/download.ts'
import type { AnyRow } from '../screen.ts'
import { csvOf } from './export-rows.ts'
import type { PagesState } from './use-pages.ts'

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
  onClose: () => void
}

/** Says how many rows go into the file before it is made; a long one can be stopped. */
export function ExportDialog({ title, rows, isSelection, columns, pages, onClose }: ExportDialogProps) {
  const text = useText()
  const saveFile = useUnit($saveFile)
  const [done, setDone] = useState<number | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const count = pages?.total ?? rows.length
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const write = async () => {
    const given = new AbortController()
    stop.current = given
    setDone(0)
    setFailed(false)
    try {
      // What is said of the progress is of the longest part: the way of the rows here.
      const all = pages ? await pages.all(given.signal, setDone) : rows
      const parts = all && (await csvOf({ rows: all, columns, locale: text.locale, signal: given.signal, onProgress: pages ? () => {} : setDone }))
      if (parts) finish(parts)
    } catch {
      if (given.signal.aborted) return
      setDone(null)
      setFailed(true)
    }
  }
  const finish = (parts: string[]) => {
    saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), `${title} ${today()}.csv`)
    onClose()
  }

  return (
    <Dialog
      title={text('export.title', { title })}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('editor.cancel')}</Button>
          <Button tone="primary" icon="download" pending={done !== null} isDisabled={count === 0} onPress={() => void write()}>
            {text('export.write')}
          </Button>
        </>
      }
    >
      <p>{text(isSelection ? 'export.selection' : 'export.count', { count: isSelection ? rows.length : count })}</p>
      {done !== null && count > 0 && <Progress kind="bar" label={text('export.write')} value={Math.min(1, done / count)} />}
      {hasFailed && <p role="alert">{text('export.failed')}</p>}
    </Dialog>
  )
}
