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

interface ExportDialogProps {
  /** Of the list, and the beginning of the file's name. */
  title: string
  /** In the order they are shown; the selected ones where there are some. */
  rows: readonly AnyRow[]
  isSelection: boolean
  /** Those that are shown, in their order. */
  columns: readonly GridColumn<AnyRow>[]
  onClose: () => void
}

/** Says how many rows go into the file before it is made; a long one can be stopped. */
export function ExportDialog({ title, rows, isSelection, columns, onClose }: ExportDialogProps) {
  const text = useText()
  const saveFile = useUnit($saveFile)
  const [done, setDone] = useState<number | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const write = async () => {
    const given = new AbortController()
    stop.current = given
    setDone(0)
    const parts = await csvOf({ rows, columns, locale: text.locale, signal: given.signal, onProgress: setDone })
    if (!parts) return
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
          <Button tone="primary" icon="download" pending={done !== null} isDisabled={rows.length === 0} onPress={() => void write()}>
            {text('export.write')}
          </Button>
        </>
      }
    >
      <p>{text(isSelection ? 'export.selection' : 'export.count', { count: rows.length })}</p>
      {done !== null && rows.length > 0 && <Progress kind="bar" label={text('export.write')} value={done / rows.length} />}
    </Dialog>
  )
}
