import type { RefAction } from '@ronde/contracts/actions'
import { Button } from '@ronde/ui/button'
import { confirm } from '@ronde/ui/confirm-dialog'
import { Panel } from '@ronde/ui/panel'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import type { Subject } from '../../base/call.ts'
import { useText } from '../../locales/use-text.ts'
import { LockBanner } from '../lock/lock-banner.tsx'
import type { LockPlace } from '../lock/lock.ts'
import { useLock } from '../lock/use-lock.ts'
import { ConflictPage } from './conflict-page.tsx'
import { type AnyRow, isRecord } from '../place/row.ts'
import { type EditorContext, type Values, withRow } from './context.ts'
import { HostBody } from './editor-host.styles.ts'
import { EditorForm } from './editor-form.tsx'
import { EditorNotices } from './editor-notices.tsx'
import type { Editor, Look } from './editor.ts'
import { EachNotice } from './each-notice.tsx'
import { countOf } from './each.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { type Retiring, UsedNotice } from './used-notice.tsx'
import { type ManySaves, useEach } from './use-each.ts'
import { useEditing } from './use-editing.ts'
import { likeThis } from './values.ts'

export interface EditorHostProps {
  /** Names the place: view, action and the record's key. Drafts are kept under it. */
  id: string
  editor: Editor
  context: EditorContext
  /** Where the screen reads the record, for a look at it after a save without an answer or a stale one. */
  look?: Look | null
  /** The record is shown and cannot be changed: an older version, or locked by another user. */
  isReadOnly?: boolean
  /** Lock to take while the editor is open; held by another user, the record is only shown. */
  lock?: LockPlace | null
  /** The other editors of the screen, for choices that are added to on the spot. */
  editors: Partial<Record<RefAction, Editor>>
  /** Whether the menus offer an action here. */
  offers: (action: RefAction) => boolean
  /** Names a record of the screen, and says where it is looked at. */
  subjectOf?: ((row: AnyRow) => Subject | null) | undefined
  /** How to deactivate the record, where the menus offer it. */
  retiring?: Retiring | null
  /** Saves the records of a form that makes several; null where each form makes one. */
  manySaves?: ManySaves | null
  onClose: () => void
  onSaved?: (value: unknown) => void
  /** Opened from another editor, which guards the page. */
  isNested?: boolean
}

interface Adding {
  name: string
  action: RefAction
  typed: string
}

/** A side panel in which a record is made or changed; a new one may be followed by another that begins like it. */
export function EditorHost(props: EditorHostProps) {
  const { context, isNested = false } = props
  const [again, setAgain] = useState<{ turn: number; given: AnyRow }>({ turn: 0, given: {} })
  const around = useMemo(
    () => (again.turn === 0 ? context : { ...context, given: { ...context.given, ...again.given } }),
    [context, again],
  )
  const canAdd = context.row === null && !isNested
  return (
    <EditorPanel
      {...props}
      key={again.turn}
      context={around}
      onAgain={canAdd ? (given) => setAgain({ turn: again.turn + 1, given }) : null}
    />
  )
}

interface EditorPanelProps extends EditorHostProps {
  /** Begins another new record, with those values; null where there is none to be begun. */
  onAgain: ((given: AnyRow) => void) | null
}

/** One opening of an editor. No change is lost without a question. */
function EditorPanel({
  id,
  editor,
  context,
  look = null,
  isReadOnly: isShown = false,
  lock: place = null,
  editors,
  offers,
  subjectOf,
  retiring = null,
  manySaves = null,
  onClose,
  onSaved,
  isNested = false,
  onAgain,
}: EditorPanelProps) {
  const text = useText()
  const formId = useId()
  const body = useRef<HTMLDivElement>(null)
  const asksAgain = useRef(false)
  const done = (values: Values, isAgain: boolean) =>
    isAgain && onAgain ? onAgain(likeThis(editor, values)) : onClose()
  const handle = useEditing({
    place: id,
    editor,
    context,
    look,
    subjectOf,
    onClose,
    onSaved,
    onDone: done,
  })
  const each = useEach({
    editor,
    handle,
    saves: manySaves,
    onDone: (values, isAgain) => {
      handle.letGo()
      done(values, isAgain)
    },
  })
  const isBusy = handle.editing.awaited !== null || each.progress !== null
  const count = countOf(editor, handle.values)
  /** Sends the form, and begins another one once it is saved; not while one is being saved. */
  const saveAndAdd = () => {
    const form = document.getElementById(formId)
    if (isBusy || !(form instanceof HTMLFormElement)) return
    asksAgain.current = true
    form.requestSubmit()
    asksAgain.current = false
  }
  const { editing, hasUnsaved, setValues, close } = handle
  const [adding, setAdding] = useState<Adding | null>(null)
  // Wanted from when the form can be edited: the screen around it also becomes read-only when the lock is lost, yet it stays wanted.
  const [isWanted, setIsWanted] = useState(!isShown)
  if (!isShown && !isWanted) setIsWanted(true)
  const lock = useLock(place, isWanted)
  const isReadOnly = isShown || lock.holder !== null
  const named = { name: (context.row && editor.names?.(context.row)) ?? '' }
  const title = text(
    typeof editor.title === 'string' ? editor.title : context.row ? editor.title.edit : editor.title.new,
    named,
  )
  const askToLeave = async () =>
    !hasUnsaved ||
    (await confirm({
      preset: 'warning',
      tone: 'danger',
      message: text('editor.leave'),
      buttonTrueText: text('editor.leaveYes'),
      buttonFalseText: text('editor.leaveNo'),
    }))
  const left = async () => {
    const leaves = await askToLeave()
    if (leaves) close()
    return leaves
  }
  const leave = () => void left()
  const addingEditor = adding && editors[adding.action]
  const isConflict = editing.phase === 'conflict' && editing.theirs !== null
  const onKeyDown = (event: KeyboardEvent) =>
    saveByKey(event, formId, isReadOnly, onAgain && !isConflict ? saveAndAdd : null)

  /** Back to the choice the record was added from. */
  const backTo = (name: string) => {
    setAdding(null)
    requestAnimationFrame(() =>
      body.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"] input`)?.focus(),
    )
  }

  return (
    <Panel
      title={isConflict ? text('conflict.title') : title}
      onOpenChange={leave}
      onKeyDown={onKeyDown}
      // A button would take Ctrl+Enter for a press.
      onKeyDownCapture={(event) => isOnButton(event) && onKeyDown(event)}
      footer={
        isReadOnly ? (
          <Button onPress={leave}>{text('editor.close')}</Button>
        ) : (
          <>
            <Button onPress={leave}>{text('editor.cancel')}</Button>
            {onAgain && !isConflict && (
              <Button isDisabled={isBusy} onPress={saveAndAdd}>
                {text('editor.saveAndAdd')}
              </Button>
            )}
            <Button tone="primary" type="submit" form={formId} isPending={isBusy}>
              {isConflict
                ? text('conflict.settle')
                : count > 1
                  ? text('editor.saveSeveral', { count })
                  : text('editor.save')}
            </Button>
          </>
        )
      }
    >
      {!isNested && (
        <LeaveGuard isOn={hasUnsaved} isClosing={handle.isClosing} ask={askToLeave} onLeave={handle.letGo} />
      )}
      <HostBody ref={body}>
        <LockBanner lock={lock} onKeep={hasUnsaved ? handle.keep : null} />
        <EditorNotices editor={editor} handle={handle} />
        <EachNotice editor={editor} each={each} />
        <UsedNotice handle={handle} retiring={retiring} leave={left} />
        {isConflict && editing.theirs ? (
          <ConflictPage formId={formId} editor={editor} handle={handle} theirs={editing.theirs} />
        ) : (
          <EditorForm
            formId={formId}
            label={title}
            editor={editor}
            handle={handle}
            isReadOnly={isReadOnly}
            makesSeveral={manySaves !== null}
            onSubmit={(records) => {
              if (each.progress) return
              const isAgain = asksAgain.current
              // The last of several unsaved records is also saved under the key it had.
              if (records.length > 1 || (records.length === 1 && each.isAgain)) each.save(records, isAgain)
              else handle.save(isAgain)
              if (isAgain) toFirstField(formId)
            }}
            adding={(action, name) =>
              editors[action] && offers(action) ? (typed) => setAdding({ action, name, typed }) : undefined
            }
          />
        )}
      </HostBody>
      {adding && addingEditor && (
        <EditorHost
          isNested
          id={`${id}/${adding.action}`}
          editor={addingEditor}
          context={{ ...withRow(context, null), parent: null, given: typedInto(addingEditor, adding.typed) }}
          editors={{}}
          offers={offers}
          onClose={() => backTo(adding.name)}
          onSaved={(value) => {
            const option = isRecord(value) ? addingEditor.added?.(value) : undefined
            if (option) setValues({ [adding.name]: option.value }, adding.name)
          }}
        />
      )}
    </Panel>
  )
}

/** What is typed while a record is being saved is the next one's: it begins at the first field. */
function toFirstField(formId: string) {
  const first = document.querySelector<HTMLInputElement>(
    `#${CSS.escape(formId)} :is(input, [role=combobox]):read-write`,
  )
  first?.focus()
  if (first?.type === 'text') first.select()
}

/** Whether a key is pressed on a button of this panel, not of one inside it. */
const isOnButton = ({ target, currentTarget }: KeyboardEvent) =>
  target instanceof Element && target.closest('button') !== null && currentTarget.contains(target)

/** Ctrl+S and Ctrl+Enter save the form of the panel that they are pressed in, not of one around it in the React tree; with Shift another new record follows. Ctrl+S becomes Ctrl+Enter, which a field takes for the end of its typing. */
function saveByKey(event: KeyboardEvent, formId: string, isReadOnly: boolean, saveAndAdd: (() => void) | null) {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, repeat } = event
  if (!(ctrlKey || metaKey) || altKey || (key.toLowerCase() !== 's' && key !== 'Enter')) return
  if (shiftKey && (key !== 'Enter' || saveAndAdd === null)) return
  event.preventDefault()
  event.stopPropagation()
  const enter = { key: 'Enter', ctrlKey: true, repeat, bubbles: true, cancelable: true }
  if (key !== 'Enter') return void target.dispatchEvent(new globalThis.KeyboardEvent('keydown', enter))
  const form = document.getElementById(formId)
  if (isReadOnly || repeat || !(form instanceof HTMLFormElement)) return
  // The key also ends the typing of a date, or takes a choice: the form has that value once it is drawn.
  queueMicrotask(() => (shiftKey ? saveAndAdd?.() : form.requestSubmit()))
}

/** The text typed in a choice, as the name of the record that is added to it. */
function typedInto({ fields }: Editor, typed: string): AnyRow {
  const named = fields.find(({ kind }) => kind === 'label') ?? fields.find(({ kind }) => kind === 'text')
  return named && typed.trim() ? { [named.name]: typed.trim() } : {}
}
