import { SysLog, type Log } from '@ronde/contracts/services/Core/SysLog'
import type { RefAction } from '@ronde/contracts/actions'
import { Button } from '@ronde/ui/button'
import { Dialog } from '@ronde/ui/dialog'
import { EmptyState } from '@ronde/ui/empty-state'
import { Progress } from '@ronde/ui/progress'
import { Stack } from '@ronde/ui/stack'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useState } from 'react'
import { formatInstant } from '../../../base/dates.ts'
import { useAllWords } from '../../../locales/use-text.ts'
import { ReadFailure } from '../../../notices/read-failure.tsx'
import { refreshed } from '../../ask/answers.ts'
import { questionId, rowsIn } from '../../ask/question.ts'
import { useAnswers } from '../../ask/use-answers.ts'
import { byValues } from '../../rows/by-values.ts'
import { type EditorContext, withRow } from '../../editor/context.ts'
import type { Editor } from '../../editor/editor.ts'
import { initialValues, inputOf } from '../../editor/values.ts'
import { fieldLabel } from '../../rows/columns.ts'
import type { RowsOf } from '../../rows/shape.ts'
import type { ListState } from '../../rows/use-list.ts'
import { $isBulkRunning, bulkAsked } from '../bulk.ts'
import { type Batch, batchesHere, loggedBatches, rowBefore, wayOf } from './batch.ts'
import { BatchRowsGrid, type JudgedRow } from './batch-rows.tsx'
import { BatchLine, BatchList } from './batches.styles.ts'
import { $batches, batchesAsked } from './batches.ts'

export interface BatchesDialogProps {
  /** The action by which a row is changed, and the editor that does it: what was changed is put back by its call. */
  action: RefAction
  editor: Editor
  /** Context of the editor, without a row. */
  around: EditorContext
  /** How the log names such a record; without it only this browser's batches are known. */
  typeObjet: string | undefined
  list: ListState
  config: RowsOf['config']
  onClose: () => void
}

/** Lines of the log that are looked through: 500 at a time, as many as it gives. */
const pages = [0, 500, 1000, 1500]
const days = 7
const kinds = ['MODIFICATION', 'ACTIVATION', 'DESACTIVATION']

/** What was done to many rows here, by this browser or, as the log tells, by others: each can be taken back, in part or whole. */
export function BatchesDialog({ action, editor, around, typeObjet, list, config, onClose }: BatchesDialogProps) {
  const { text } = useAllWords()
  const [own, read, askBulk, isRunning, refresh] = useUnit([
    $batches,
    batchesAsked,
    bulkAsked,
    $isBulkRunning,
    refreshed,
  ])
  useEffect(() => {
    read()
  }, [read])
  const [since] = useState(() => new Date(Date.now() - days * 86_400_000).toISOString())
  const asked = useMemo(
    () =>
      typeObjet
        ? pages.map((skip) => ({
            endpoint: SysLog.GetList,
            input: { typeObjet, refAction: kinds, dtDebut: since, skip, take: 500 },
            isQuiet: true,
          }))
        : [],
    [typeObjet, since],
  )
  const logs = useAnswers(asked)
  const known = useMemo(
    () => ({
      own: (own ?? []).filter(({ view }) => view === around.view),
      logged: loggedBatches(logs.flatMap((log) => (log?.value as Log[] | null) ?? [])),
    }),
    [own, logs, around.view],
  )
  const areLogsRead = own !== null && logs.every((log) => log !== null && (log.value !== null || log.error !== null))
  // The rows as they are now: all of them, or the changed ones alone where the server filters the list.
  const whole = list.whole ?? list.read.question
  const keys = [...known.own, ...known.logged].flatMap((batch) => batch.rows.map(({ key }) => key))
  const now = useAnswers(
    whole?.isServed ? (areLogsRead ? byValues(whole, config.key, keys) : []) : whole ? [whole] : [],
  )
  const { keyOf } = list
  const rows = useMemo(() => {
    const answered = now.flatMap((answer) => rowsIn(answer?.value) ?? [])
    return new Map((config.rowsOf?.(answered) ?? answered).map((row) => [keyOf(row), row]))
  }, [now, config, keyOf])
  const isReading = !areLogsRead || now.some((answer) => answer === null || (answer.value === null && !answer.error))
  // Who may not read the log has the batches of this browser.
  const failed = [...logs.filter((log) => log?.error?.status !== 403), ...now].flatMap((answer) =>
    answer?.error && answer.value === null ? [answer] : [],
  )
  const retry = () => {
    for (const { asked: question } of failed) refresh({ id: questionId(question) })
  }
  const batches = useMemo(() => batchesHere(known.own, known.logged, (key) => rows.has(key)), [known, rows])
  const [chosen, setChosen] = useState<Batch | null>(null)
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const judged = useMemo(
    () =>
      (chosen?.rows ?? []).map((row): JudgedRow => ({ ...row, way: wayOf(row, rows.get(row.key), editor.endpoint) })),
    [chosen, rows, editor],
  )
  const wanted = judged.filter(({ key, way }) => way === 'can' && selection.has(key))
  const show = (batch: Batch) => {
    setChosen(batch)
    setSelection(
      new Set(
        batch.rows.filter((row) => wayOf(row, rows.get(row.key), editor.endpoint) === 'can').map(({ key }) => key),
      ),
    )
  }
  const undo = () => {
    askBulk({
      place: around.view,
      title: text('batches.undo'),
      endpoint: editor.endpoint,
      action,
      items: wanted.flatMap((batchRow) => {
        const { key, name } = batchRow
        const row = rows.get(key)
        if (!row) return []
        const context = withRow(around, rowBefore(batchRow, row))
        return [{ keys: [key], name, before: row, input: inputOf(editor, initialValues(editor, context), context) }]
      }),
      refreshes: editor.refreshes,
    })
    onClose()
  }
  const labelOf = (champ: string) => fieldLabel(text, around.view, champ)
  const fieldsOf = ({ rows: [row] }: Batch) => (row?.changes ?? []).map(({ champ }) => labelOf(champ)).join(', ')

  return (
    <Dialog
      title={text('batches.title')}
      width={chosen ? 960 : 640}
      onOpenChange={onClose}
      footer={
        chosen ? (
          <>
            <Button key="back" autoFocus onPress={() => setChosen(null)}>
              {text('batches.back')}
            </Button>
            <Button
              key="undo"
              tone="primary"
              isDisabled={wanted.length === 0}
              reason={isRunning ? text('bulk.running') : undefined}
              onPress={undo}
            >
              {text('batches.undoRows', { count: wanted.length })}
            </Button>
          </>
        ) : (
          <Button key="close" onPress={onClose}>
            {text('editor.close')}
          </Button>
        )
      }
    >
      <Stack>
        {chosen ? (
          <>
            <p>
              {[formatInstant(chosen.at, 'dateTime'), chosen.who ?? text('batches.you'), fieldsOf(chosen)].join(' · ')}
            </p>
            <BatchRowsGrid
              label={text('batches.rows')}
              rows={judged}
              labelOf={labelOf}
              editor={editor}
              context={around}
              selection={selection}
              onSelect={setSelection}
            />
          </>
        ) : (
          <>
            {isReading && <Progress kind="bar" label={text('batches.reading')} />}
            {failed[0] && <ReadFailure of={{ ...failed[0], retry }} isQuiet />}
            {!isReading && failed.length === 0 && batches.length === 0 && (
              <EmptyState icon="history" title={text('batches.none', { days })}>
                {text('batches.what')}
              </EmptyState>
            )}
            <BatchList aria-label={text('batches.title')}>
              {batches.map((batch) => (
                <BatchLine key={batch.id}>
                  <div>
                    <p>{text('batches.line', { count: batch.rows.length, fields: fieldsOf(batch) })}</p>
                    <p>
                      {formatInstant(batch.at, 'dateTime')} · {batch.who ?? text('batches.you')}
                      {batch.title === null ? '' : ` · ${batch.title}`}
                    </p>
                  </div>
                  <Button
                    size="small"
                    aria-label={text('batches.showOf', { when: formatInstant(batch.at, 'dateTime') })}
                    onPress={() => show(batch)}
                  >
                    {text('batches.show')}
                  </Button>
                </BatchLine>
              ))}
            </BatchList>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
