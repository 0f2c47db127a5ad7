import { Button } from '@ronde/ui/button'
import { Dialog } from '@ronde/ui/dialog'
import { textOf } from '@ronde/ui/grid'
import { Progress } from '@ronde/ui/progress'
import { Stack } from '@ronde/ui/stack'
import { useUi } from '@ronde/ui/theme'
import { useUnit } from 'effector-react'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { RefAction } from '@ronde/contracts/actions'
import { useText } from '../../../locales/use-text.ts'
import type { NoticeButton } from '../../../notices/notice.ts'
import { type AnyRow, type EditorContext, type Source, withRow } from '../../editor/context.ts'
import type { Editor } from '../../editor/editor.ts'
import type { Field } from '../../editor/fields.ts'
import { useSources } from '../../editor/use-sources.ts'
import { emptyOf, initialValues } from '../../editor/values.ts'
import type { ListState } from '../../rows/use-list.ts'
import type { RowsOf } from '../../rows/shape.ts'
import { $isBulkRunning, type Bulk, bulkAsked } from '../bulk.ts'
import { undoAsked } from '../undo.ts'
import { makePlans } from './make-plans.ts'
import { backOf, type RowPlan } from './plan.ts'
import { PlanView } from './plan-view.tsx'
import { settableFields, type Settings } from './settings.ts'
import { SettingForm } from './setting-form.tsx'

export interface SetManyDialogProps {
  /** The action by which one of the rows is changed; its editor's fields are set. */
  action: RefAction
  editor: Editor
  /** Where the editor stands, without a row. */
  around: EditorContext
  rows: readonly AnyRow[]
  /** Rows that were chosen and are left out, in words. */
  spared: readonly string[]
  list: ListState
  config: RowsOf['config']
  onClose: () => void
}

const noSearch: ReadonlyMap<Source, string> = new Map()

/** Sets fields of many rows: what is done to each, then what would change, row by row, then one save for each row. */
export function SetManyDialog({ action, editor, around, rows, spared, list, config, onClose }: SetManyDialogProps) {
  const text = useText()
  const { t } = useUi()
  const formId = useId()
  const [askBulk, askUndo, isRunning] = useUnit([bulkAsked, undoAsked, $isBulkRunning])
  const [settings, setSettings] = useState<Settings>({})
  const [searches, setSearches] = useState(noSearch)
  const [made, setMade] = useState<number | null>(null)
  const [plans, setPlans] = useState<readonly RowPlan[] | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  // The rows that were chosen when it opened, as they stood then: what others change meanwhile is refused, and told.
  const [contexts] = useState(() => rows.map((row) => withRow(around, row)))
  const first = contexts[0] ?? around
  const fields = useMemo(() => settableFields(editor, contexts), [editor, contexts])
  const values = useMemo(
    () => ({
      ...initialValues(editor, first),
      ...Object.fromEntries(
        Object.entries(settings).flatMap(([name, setting]) => (setting.way === 'set' ? [[name, setting.value]] : [])),
      ),
    }),
    [editor, first, settings],
  )
  const sourced = useMemo(() => ({ fields, sources: editor.sources }), [fields, editor.sources])
  const sources = useSources({ editor: sourced, values, context: first, searches })
  /** A row by its first column and its name. */
  const nameOf = useCallback(
    (row: AnyRow) => {
      const [column] = list.columns
      const shown = column ? textOf(column, row, text.locale) : ''
      const name = list.nameOf(row)
      return shown === '' || shown === name ? name : `${shown} · ${name}`
    },
    [list, text],
  )
  const title = text('setMany.title', { count: contexts.length })
  const isSet = Object.values(settings).some(({ way }) => way !== 'keep')

  const check = async () => {
    if (!isSet || made !== null) return
    const stop = new AbortController()
    running.current = stop
    setMade(0)
    const found = await makePlans({ editor, settings, read: sources.read, text, t }, contexts, {
      signal: stop.signal,
      onProgress: setMade,
    })
    setMade(null)
    if (found) setPlans(found)
  }
  const sent = useMemo(() => (plans ?? []).filter(({ input }) => input !== null), [plans])
  const save = () => {
    askBulk(bulkOf(sent))
    onClose()
  }
  const bulkOf = (several: readonly RowPlan[]): Bulk => ({
    place: around.view,
    title: text('setMany.action'),
    endpoint: editor.endpoint,
    action,
    items: several.map(({ row, input }) => ({ keys: [list.keyOf(row)], name: list.nameOf(row), input, before: row })),
    refreshes: editor.refreshes,
    spared,
    ...(list.read.question ? { undo: (keys, offer) => undo(several, keys, list.read.question!, offer) } : {}),
  })
  /** Puts back what was set, on the rows whose fields still stand as they were left. */
  const undo = (
    several: readonly RowPlan[],
    keys: readonly string[],
    asked: NonNullable<ListState['read']['question']>,
    offer: NoticeButton | undefined,
  ) => {
    const planned = new Map(several.map((plan) => [list.keyOf(plan.row), plan]))
    askUndo({
      rows: asked,
      rowsOf: config.rowsOf,
      key: config.key,
      keys,
      offer,
      bulk: (now) => ({
        place: around.view,
        title: text('action.undo'),
        endpoint: editor.endpoint,
        action,
        items: now.flatMap((row) => {
          const plan = planned.get(list.keyOf(row))
          const input = plan && backOf(editor, plan, withRow(around, row))
          return input ? [{ keys: [list.keyOf(row)], name: list.nameOf(row), input, before: row }] : []
        }),
        refreshes: editor.refreshes,
      }),
    })
  }
  const valueAtFirst = (field: Field) =>
    field.kind === 'switch' ? initialValues(editor, first)[field.name] !== true : emptyOf(field)

  return (
    <Dialog
      title={title}
      width={plans ? 960 : 640}
      onOpenChange={onClose}
      footer={
        plans ? (
          <>
            <Button key="back" onPress={() => setPlans(null)}>
              {text('setMany.back')}
            </Button>
            <Button
              key="save"
              tone="primary"
              autoFocus
              isDisabled={sent.length === 0}
              reason={isRunning ? text('bulk.running') : undefined}
              onPress={save}
            >
              {text('setMany.save', { count: sent.length })}
            </Button>
          </>
        ) : (
          <>
            <Button key="cancel" onPress={onClose}>
              {text('editor.cancel')}
            </Button>
            <Button
              key="check"
              type="submit"
              form={formId}
              tone="primary"
              isPending={made !== null}
              reason={isSet ? undefined : text('setMany.nothingSet')}
            >
              {text('setMany.check')}
            </Button>
          </>
        )
      }
    >
      <Stack>
        {spared.map((words) => (
          <p key={words}>{words}</p>
        ))}
        {made !== null && (
          <Progress kind="bar" label={text('setMany.checking')} value={made / Math.max(1, contexts.length)} />
        )}
        {plans ? (
          <>
            <p role="status">
              {text('setMany.summary', {
                changed: sent.length,
                faulty: plans.filter(({ faults }) => faults.length > 0).length,
                same: plans.filter(({ changes }) => changes.length === 0).length,
              })}
            </p>
            <PlanView
              label={text('setMany.check')}
              plans={plans}
              editor={editor}
              context={first}
              keyOf={list.keyOf}
              nameOf={nameOf}
            />
          </>
        ) : (
          <SettingForm
            formId={formId}
            label={title}
            editor={editor}
            fields={fields}
            settings={settings}
            values={values}
            context={first}
            sources={sources}
            valueAtFirst={valueAtFirst}
            onChange={setSettings}
            onSearch={(source, typed) => setSearches(new Map(searches).set(source, typed))}
            onSubmit={() => void check()}
          />
        )}
      </Stack>
    </Dialog>
  )
}
