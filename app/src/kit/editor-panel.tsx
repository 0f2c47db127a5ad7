import { Button } from '@ronde/ui/button'
import { confirm } from '@ronde/ui/confirm-dialog'
import { Form } from '@ronde/ui/form'
import { Panel } from '@ronde/ui/panel'
import type { Rule, Rules } from '@ronde/ui/rules'
import type { Option } from '@ronde/ui/select'
import { useId, useState } from 'react'
import type { RefAction } from '@ronde/contracts/actions'
import { joinMessages } from '../notices/notice.ts'
import type { Text } from '../locales/intl.ts'
import { useText } from '../locales/use-text.ts'
import { formatInstant } from '../base/dates.ts'
import type { AnyEditor, EditorContext, FieldConfig } from './editor-config.ts'
import { DraftNotice, FieldGrid, FieldCell } from './editor-panel.styles.ts'
import { EditorField } from './editor-field.tsx'
import type { Values } from './drafts.ts'
import { isDirty } from './editors.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { useEditing } from './use-editing.ts'
import { useSources } from './use-sources.ts'
import { useDerivedValues } from './use-derived-values.ts'

interface EditorPanelProps {
  /** Names the place: view, action and the record's key. Drafts are kept under it. */
  id: string
  config: AnyEditor
  context: EditorContext
  /** The other editors of the screen, for choices that are added to on the spot. */
  editors: Partial<Record<RefAction, AnyEditor>>
  /** Whether the menus offer an action here. */
  offers: (action: RefAction) => boolean
  onClose: () => void
  onSaved?: (value: unknown) => void
  /** Opened from another editor, which guards the page. */
  isNested?: boolean
}

/** A side panel in which something is made or changed. Nothing typed is lost without a question. */
export function EditorPanel({ id, config, context, editors, offers, onClose, onSaved, isNested = false }: EditorPanelProps) {
  const text = useText()
  const formId = useId()
  const { editing, setValues, save, close, discardDraft } = useEditing({ id, config, context, onClose, onSaved })
  const sources = useSources(id, config, editing.values, context)
  useDerivedValues({ config, editing, sources, setValues })
  const [adding, setAdding] = useState<{ field: FieldConfig<Values>; action: RefAction } | null>(null)
  const askToLeave = async () =>
    !isDirty(editing) || (await confirm({ preset: 'warning', message: text('editor.leave'), buttonTrueText: text('editor.leaveYes'), buttonFalseText: text('editor.leaveNo') }))

  const fields = config.fields.filter(({ when }) => when?.(context) ?? true)
  const change = ({ values, name }: { values: Values; name: string }) => {
    const clears = fields.find((field) => field.name === name)?.clears ?? []
    const emptied = Object.fromEntries(clears.map((cleared) => [cleared, config.initial({ ...context, record: null })[cleared]]))
    setValues({ [name]: values[name], ...emptied }, name)
  }
  const addingEditor = adding && editors[adding.action]

  return (
    <Panel
      title={text(config.title)}
      onClose={() => void askToLeave().then((leaves) => leaves && close())}
      footer={
        <>
          <Button onPress={() => void askToLeave().then((leaves) => leaves && close())}>{text('editor.cancel')}</Button>
          <Button tone="primary" type="submit" form={formId} pending={editing.isSaving}>
            {text('editor.save')}
          </Button>
        </>
      }
    >
      {!isNested && <LeaveGuard isOn={isDirty(editing) && !editing.isSaving} ask={askToLeave} />}
      {editing.draftAt !== null && (
        <DraftNotice role="status">
          <span>{text('editor.draft', { date: formatInstant(editing.draftAt) })}</span>
          <Button tone="quiet" size="small" onPress={discardDraft}>
            {text('editor.discardDraft')}
          </Button>
        </DraftNotice>
      )}
      <Form
        id={formId}
        aria-label={text(config.title)}
        values={editing.values}
        rules={formRules(config, text)}
        serverErrors={editing.failure ? { '': joinMessages(editing.failure.messages) || text('failure.save') } : undefined}
        onValuesChange={change}
        onSubmit={() => save()}
      >
        <FieldGrid>
          {fields.map((field) => (
            <FieldCell key={field.name} data-wide={field.isWide || undefined}>
              <EditorField
                field={field}
                value={editing.values[field.name]}
                sources={sources}
                onAdd={addAction(field, editors, offers, (action) => setAdding({ field, action }))}
              />
            </FieldCell>
          ))}
        </FieldGrid>
      </Form>
      {adding && addingEditor && (
        <EditorPanel
          isNested
          id={`${id}/${adding.action}`}
          config={addingEditor}
          context={{ ...context, record: null }}
          editors={{}}
          offers={offers}
          onClose={() => setAdding(null)}
          onSaved={(value) => {
            const option: Option | undefined = addingEditor.added?.(value)
            if (option) setValues({ [adding.field.name]: option.value }, adding.field.name)
          }}
        />
      )}
    </Panel>
  )
}

/** The editor's rules as the form takes them: its own ones say their message in the user's language. */
const formRules = ({ rules = {} }: AnyEditor, text: Text): Rules =>
  Object.fromEntries(
    Object.entries(rules).map(([name, given]) => [
      name,
      [given ?? []].flat().map((rule): Rule => {
        if (typeof rule !== 'function') return rule
        return (value) => {
          const id = rule(value)
          return id && text(id)
        }
      }),
    ]),
  )

const addAction = (
  field: FieldConfig<Values>,
  editors: EditorPanelProps['editors'],
  offers: EditorPanelProps['offers'],
  add: (action: RefAction) => void,
): (() => void) | undefined => {
  const action = field.kind === 'choice' ? field.adds : undefined
  return action && editors[action] && offers(action) ? () => add(action) : undefined
}
