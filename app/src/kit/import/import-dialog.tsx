import type { Endpoint } from '@ronde/contracts/wire'
import { Button } from '@ronde/ui/button'
import { Dialog } from '@ronde/ui/dialog'
import { FileDrop, shortName } from '@ronde/ui/file-drop'
import { Progress } from '@ronde/ui/progress'
import { useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../locales/use-text.ts'
import { noticeOfFailure } from '../../notices/notice.ts'
import { DifferencesGrid } from './differences-grid.tsx'
import { headingOf } from './headings.ts'
import { ImportRoot } from './import-dialog.styles.ts'
import { ImportErrors } from './import-errors.tsx'
import type { ImportTable } from './import-table.ts'
import { type Chosen, firstChoice, MatchColumns } from './match-columns.tsx'
import type { TableRead } from './read-table.ts'
import { type ImportResult, useImport } from './use-import.ts'

/** Bytes a file may have (domain: 413 over 20 MB); larger ones are refused before they are read. */
const largest = 20_000_000
const kinds = ['.csv', '.xlsx']

export interface ImportDialogProps {
  endpoint: Endpoint<unknown, unknown>
  /** Name of the screen, whose headings a file may have. */
  view: string
  /** Keys of the record that is imported into, sent beside the file. */
  keys: object
  /** The columns a file may have, as far as they are known. */
  table: ImportTable
  whenRead: () => Promise<TableRead>
  onClose: () => void
  /** The file was written, or may have been: answers that show its rows are to be read again. */
  onWritten: (result: ImportResult | null) => void
}

/** Imports a file: its headings are matched, it is tried, and what it changes or its mistakes are told; then it is written, and the outcome told. Each step can be given up. */
export function ImportDialog({ endpoint, view, keys, table, whenRead, onClose, onWritten }: ImportDialogProps) {
  const text = useText()
  const { stage, file, attempt, write, cancel, again, match, rematch, canRematch } = useImport({
    endpoint,
    view,
    keys,
    whenRead,
    onWritten,
  })
  const [matched, setMatched] = useState<Chosen>(new Map())
  const isRunning = stage.name === 'running'
  const canWrite = stage.name === 'tried' && stage.result.errors.length === 0
  const count = ({ inserted, updated, unchanged = 0 }: ImportResult, isDone: boolean) =>
    [
      text(isDone ? 'import.added' : 'import.wouldAdd', { count: inserted }),
      text(isDone ? 'import.changed' : 'import.wouldChange', { count: updated - unchanged }),
      ...(unchanged > 0 ? [text('import.unchanged', { count: unchanged })] : []),
    ].join(', ')
  const close = () => {
    cancel()
    // Of a file that was being written, it is told first that nobody knows what of it is.
    if (stage.name !== 'running' || stage.isDry) onClose()
  }
  const dialog = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: a second press of its key is not meant for the one that closes.
  useLayoutEffect(() => {
    if (isRunning) dialog.current?.focus({ preventScroll: true })
  }, [isRunning])
  // Where every line has a mistake, the mistakes are all there is to tell.
  const compared =
    stage.name === 'tried' && stage.compared?.differences.some(({ state }) => state !== 'faulty')
      ? stage.compared
      : null
  return (
    <Dialog
      ref={dialog}
      title={text('import.title')}
      width={compared ? 960 : 640}
      onOpenChange={close}
      footer={
        <>
          {/* The next step has the focus; keys of their own, so that no button turns into another one. */}
          {!isRunning && (
            <Button key={stage.name === 'done' ? 'close' : 'cancel'} autoFocus={stage.name === 'done'} onPress={close}>
              {text(stage.name === 'done' ? 'editor.close' : 'editor.cancel')}
            </Button>
          )}
          {canRematch && stage.name === 'tried' && (
            <Button key="rematch" onPress={rematch}>
              {text('import.rematch')}
            </Button>
          )}
          {(stage.name === 'tried' || stage.name === 'unsure' || stage.name === 'matching') && (
            <Button key="other" autoFocus={stage.name === 'tried' && !canWrite} onPress={again}>
              {text('import.other')}
            </Button>
          )}
          {stage.name === 'matching' && (
            <Button
              key="match"
              tone="primary"
              onPress={() => match(new Map([...firstChoice(stage.matching), ...matched]))}
            >
              {text('import.goOn')}
            </Button>
          )}
          {(canWrite || stage.name === 'unsure') && (
            <Button key="run" tone="primary" autoFocus onPress={write}>
              {text('import.run')}
            </Button>
          )}
        </>
      }
    >
      <ImportRoot>
        {file && stage.name !== 'choosing' && <p>{shortName(file.name)}</p>}
        {stage.name === 'choosing' && (
          <FileDrop
            autoFocus
            label={text('import.file')}
            help={text('import.columns', {
              columns: table.columns.map(({ name }) => name).join(', '),
            })}
            error={stage.failure ? (noticeOfFailure(stage.failure, text, endpoint)?.text ?? undefined) : undefined}
            accept={kinds}
            maxSize={largest}
            onFiles={({ files: [chosen] }) => {
              setMatched(new Map())
              if (chosen) attempt(chosen)
            }}
          />
        )}
        {stage.name === 'matching' && (
          <MatchColumns
            matching={stage.matching}
            chosen={matched}
            onChoose={setMatched}
            textOf={(name) => {
              const column = table.columns.find((one) => one.name === name)
              return column ? text('import.columnName', { heading: headingOf(column, view, text), name }) : name
            }}
          />
        )}
        {stage.name === 'running' && (
          // Sent whole, it is read over by the server: its progress is not told.
          <>
            <Progress
              kind="bar"
              label={text(stage.isLost ? 'import.looking' : stage.isDry ? 'import.trying' : 'import.writing')}
              value={stage.sent < 1 ? stage.sent : undefined}
            />
            <Button tone="quiet" onPress={cancel}>
              {text('import.stop')}
            </Button>
          </>
        )}
        {stage.name === 'tried' && stage.result.errors.length > 0 && (
          <ImportErrors errors={stage.result.errors} file={file} />
        )}
        {canWrite && <p role="status">{count(stage.result, false)}</p>}
        {compared && <DifferencesGrid compared={compared} table={table} view={view} />}
        {canWrite && <p>{text('bulk.forGood')}</p>}
        {stage.name === 'done' && (
          <p role="status">
            {text('import.done')}. {count(stage.result, true)}.
          </p>
        )}
        {stage.name === 'unsure' && <p role="alert">{text('import.unsure')}</p>}
      </ImportRoot>
    </Dialog>
  )
}
