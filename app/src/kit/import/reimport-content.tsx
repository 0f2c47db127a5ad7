import { Button } from '@ronde/ui/button'
import { Checkbox } from '@ronde/ui/checkbox'
import { Dialog } from '@ronde/ui/dialog'
import { Progress } from '@ronde/ui/progress'
import { RadioGroup } from '@ronde/ui/radio-group'
import { Stack } from '@ronde/ui/stack'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { today } from '../../base/dates.ts'
import { $saveFile } from '../../base/save-file.ts'
import { storageKeys } from '../../base/storage.ts'
import { useText } from '../../locales/use-text.ts'
import { useKept } from '../../session/use-kept.ts'
import { askOnceFx } from '../ask/ask-once.ts'
import type { EditorContext } from '../editor/context.ts'
import type { AnyRow } from '../place/row.ts'
import { type ExportKind, mostRows } from '../rows/export-rows.ts'
import { exportTable } from './export-table.ts'
import { headingOf } from './headings.ts'
import { bringLate, type TableShape } from './read-table.ts'
import { useImportTable } from './use-import-table.ts'

export interface ReimportProps {
  /** Of the list, and the beginning of the file’s name. */
  title: string
  shape: TableShape
  context: EditorContext
  /** An empty file to fill. */
  isModel: boolean
  keyOf: (row: AnyRow) => unknown
  /** Rows of the list that were selected; null: all that are there. */
  selected: readonly AnyRow[] | null
  onClose: () => void
}

const kinds: readonly ExportKind[] = ['csv', 'xlsx']
const isKind = (value: unknown): value is ExportKind => kinds.some((kind) => kind === value)

/** Rows for which what no list tells is brought unless it is left out. */
const fewRows = 500

/** Says what goes into the file before it is made; what may not be complete makes no file. */
export function ReimportContent({ title, shape, context, isModel, keyOf, selected, onClose }: ReimportProps) {
  const text = useText()
  const [saveFile, ask] = useUnit([$saveFile, askOnceFx])
  const [kind = 'csv', setKind] = useKept(storageKeys.exportKind, isKind)
  const { read, readAgain } = useImportTable(shape, context)
  const [isWithLate, setWithLate] = useState<boolean | null>(null)
  const [done, setDone] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const keys = selected && new Set(selected.map(keyOf))
  const table = read?.table
  const rows = isModel ? [] : (table?.rows ?? []).filter((row) => !keys || keys.has(keyOf(row)))
  const isReady = read?.isWhole === true
  const lateColumns = (table?.late && table.columns.filter(({ of }) => of === null)) ?? []
  const hasLate = lateColumns.length > 0 && rows.length > 0
  const withLate = hasLate && (isWithLate ?? rows.length <= fewRows)
  const isTooLong = rows.length > mostRows[kind]

  const write = async () => {
    if (!table) return
    const control = new AbortController()
    stop.current = control
    setDone(0)
    setFailure(null)
    try {
      const { late } = table
      const brought =
        withLate && late ? await bringLate({ ask, late, rows, signal: control.signal, onProgress: setDone }) : null
      const made = await exportTable[kind]({ table, rows, late: brought, view: context.view, text, title })
      if (control.signal.aborted) return
      if (made.cut > 0) {
        setDone(null)
        setFailure(text('reimport.tooLong', { count: made.cut }))
        return
      }
      saveFile(made.blob, `${title}${isModel ? ` ${text('reimport.modelFile')}` : ''} ${today()}.${kind}`)
      onClose()
    } catch {
      if (control.signal.aborted) return
      setDone(null)
      setFailure(text('export.failed'))
    }
  }

  return (
    <Dialog
      title={text(isModel ? 'reimport.model.action' : 'reimport.title')}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('editor.cancel')}</Button>
          <Button
            tone="primary"
            icon="download"
            autoFocus
            isPending={done !== null}
            isDisabled={!isReady || isTooLong}
            onPress={() => void write()}
          >
            {text('export.write')}
          </Button>
        </>
      }
    >
      <Stack>
        {isReady && (
          <p>
            {isModel
              ? text('reimport.model')
              : text(selected ? 'reimport.selection' : 'reimport.count', { count: rows.length })}
          </p>
        )}
        {read === null && <Progress kind="bar" label={text('reimport.reading')} />}
        <RadioGroup
          label={text('export.kind')}
          orientation="horizontal"
          options={kinds.map((one) => ({ value: one, label: text(`export.kind.${one}`) }))}
          value={kind}
          onValueChange={({ value }) => isKind(value) && setKind(value)}
          isDisabled={done !== null}
        />
        {hasLate && (
          <Checkbox
            label={text('reimport.late', {
              columns: lateColumns.map((column) => headingOf(column, context.view, text)).join(', '),
            })}
            help={text('reimport.lateHelp')}
            value={withLate}
            onValueChange={({ value }) => setWithLate(value)}
            isDisabled={done !== null}
          />
        )}
        {isTooLong && <p role="alert">{text('export.tooLong', { most: text.number(mostRows[kind]) })}</p>}
        {done !== null && withLate && (
          <Progress kind="bar" label={text('export.write')} value={Math.min(1, done / rows.length)} />
        )}
        {read && !read.isWhole && (
          <p role="alert">
            {text('export.uncounted')} <Button onPress={readAgain}>{text('refused.retry')}</Button>
          </p>
        )}
        {failure && <p role="alert">{failure}</p>}
      </Stack>
    </Dialog>
  )
}
