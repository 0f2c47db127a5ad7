import { confirm } from '@ronde/ui/confirm-dialog'
import { useStoreMap, useUnit } from 'effector-react'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../locales/use-text.ts'
import { escaped, sourceOf } from '../../notices/notice.ts'
import { noticed } from '../../notices/notices.ts'
import { $menus } from '../../navigation/menus.ts'
import type { Subject } from '../../base/call.ts'
import { type Finding, followsFx } from '../ask/follows.ts'
import { pathOfView } from '../../navigation/menu-places.ts'
import { type AnyRow, isRecord } from '../place/row.ts'
import { type EditorContext, type Values, withRow } from './context.ts'
import { firstOf } from './each.ts'
import { type Editing, fresh } from './editing.ts'
import type { Editor, Look } from './editor.ts'
import type { EditorEvent } from './effects.ts'
import { same } from './equal.ts'
import { $editors, editorOpened, editorTold, saveAsked } from './model.ts'
import { openingOf } from './opening.ts'
import { newKey } from '../../base/new-key.ts'
import { typedSince } from './saving.ts'
import { subjectSaved } from './subject.ts'
import { useSaved } from './use-saved.ts'
import { initialValues, inputOf, isUnchanged } from './values.ts'

export interface UseEditing {
  /** View, action and the record's key: where its drafts are offered again. */
  place: string
  editor: Editor
  context: EditorContext
  look: Look | null
  /** Names a record of the screen, and says where it is looked at. */
  subjectOf?: ((row: AnyRow) => Subject | null) | undefined
  onClose: () => void
  onSaved?: (value: unknown) => void
  /** Called when the editor was saved and holds no newer changes, with what was saved. */
  onDone: (values: Values, isAgain: boolean) => void
}

export interface EditingHandle {
  editing: Editing
  /** With the record as the editor was opened on it, whatever the screen reads meanwhile. */
  context: EditorContext
  initial: Values
  values: Values
  /** Values of the record being saved; where one form makes several, of the first. */
  first: Values
  /** Closing would lose changes that are not being saved. */
  hasUnsaved: boolean
  /** Values that are others now. `name`: the field the user changed; without it the console computed them. */
  setValues: (values: Values, name?: string) => void
  /** `isAgain`: another new record is to follow. */
  save: (isAgain: boolean) => void
  /** Closes the editor and discards its changes. */
  close: () => void
  /** Closes the editor; changes stay as a draft. */
  keep: () => void
  /** Discards the changes, as the page is being left. */
  letGo: () => void
  /** Whether the editor is being closed by the user: no further question is asked. */
  isClosing: () => boolean
  discardDraft: () => void
  lookAgain: () => void
  allowAgain: () => void
  settle: (typed: Values) => void
}

const now = () => new Date().toISOString()

/** Opens an editor for as long as the component stands. */
export function useEditing({
  place,
  editor,
  context: around,
  look,
  subjectOf,
  onClose,
  onSaved,
  onDone,
}: UseEditing): EditingHandle {
  const text = useText()
  const [open, raise, ask, notify, askFollows] = useUnit([editorOpened, editorTold, saveAsked, noticed, followsFx])
  // Each opening has its own id: answers to one do not reach the next.
  const [opened] = useState(() => openingOf(place, editor, around, look))
  const { id } = opened
  const tell = useCallback((event: EditorEvent) => raise({ id, event }), [raise, id])
  const [isAsking, menus] = useUnit([followsFx.pending, $menus])
  const stored = useStoreMap({ store: $editors, keys: [id], fn: (byId, [key]) => byId[key] ?? null })
  const isClosing = useRef(false)

  // Before its fields show: values typed into an editor that is not open yet would be lost.
  useLayoutEffect(() => {
    isClosing.current = false
    open(opened)
    return () => {
      tell({ kind: 'left' })
    }
  }, [opened, open, tell])

  const editing = stored ?? fresh(opened)
  const { base, typed, touched } = editing
  const context = useMemo(() => withRow(around, base), [around, base])
  const initial = useMemo(() => initialValues(editor, context), [editor, context])
  const values = useMemo(() => ({ ...initial, ...typed }), [initial, typed])
  const setValues = useCallback(
    (put: Values, name?: string) => tell({ kind: 'typed', values: put, name, initial, at: now() }),
    [tell, initial],
  )

  const first = useMemo(() => firstOf(editor, values), [editor, values])

  useSaved(id, ({ value, isOver, typed: put, isAgain }) => {
    isClosing.current = isOver
    onSaved?.(value)
    if (isOver) onDone({ ...initial, ...put }, isAgain)
    const after = isRecord(value) ? editor.after?.(value, around) : null
    if (!after) return
    const to = pathOfView(after.view, menus)
    const way = to === '/' ? {} : { way: { text: text.of(`view.${after.view}`, after.view), to } }
    notify({
      type: 'warning',
      text: text(after.text, { name: escaped(after.name) }),
      source: sourceOf(editor.endpoint),
      ...way,
    })
  })

  const isDirty = touched.some((name) => !same(values[name], initial[name]))
  const { phase, flying, sent } = editing
  const hasUnsaved =
    (isDirty || sent.length > 0) && (phase !== 'saving' || flying === null || typedSince(editing, flying).length > 0)

  const letGo = () => {
    isClosing.current = true
    tell({ kind: 'closed', at: now() })
  }
  const close = () => {
    letGo()
    onClose()
  }
  const keep = () => {
    isClosing.current = true
    onClose()
  }
  /** Whether the user accepts the consequences of a save. */
  const askedAbout = async (find: Finding) => {
    const message = await askFollows(find)
    return (
      message === null ||
      confirm({
        preset: 'warning',
        tone: 'danger',
        message,
        buttonTrueText: text('editor.save'),
        buttonFalseText: text('editor.cancel'),
      })
    )
  }
  const send = (all: Values, over: EditorContext, put: Values, isAgain?: boolean) => {
    // A save without an answer is settled first, whatever the values are now.
    if (editing.sent.length === 0 && isUnchanged(editor, all, over)) {
      notify({ type: 'info', text: text('editor.unchanged') })
      close()
      return
    }
    const input = inputOf(editor, all, over)
    const about = (value: unknown) => subjectSaved({ editor, look, record: over.row, input, subjectOf }, value)
    const saving = {
      id,
      endpoint: editor.endpoint,
      input,
      key: newKey(),
      typed: put,
      isAgain,
      about,
      refreshes: editor.refreshes,
    }
    const { follows } = editor
    if (!follows) ask(saving)
    else if (!isAsking)
      void askedAbout((told) => follows(input, { ...told, record: over.row })).then((isYes) => isYes && ask(saving))
  }
  return {
    editing,
    context,
    initial,
    values,
    first,
    setValues,
    hasUnsaved,
    // A save that came too late reads the record again first.
    save: (isAgain) =>
      editing.phase === 'conflict' ? tell({ kind: 'lookAsked' }) : send(first, context, typed, isAgain),
    close,
    keep,
    letGo,
    isClosing: () => isClosing.current,
    discardDraft: () => tell({ kind: 'discarded' }),
    lookAgain: () => tell({ kind: 'lookAsked' }),
    allowAgain: () => tell({ kind: 'lookedByHand' }),
    settle: (kept) => {
      tell({ kind: 'settled', typed: kept, at: now() })
      const over = withRow(around, editing.theirs)
      send({ ...initialValues(editor, over), ...kept }, over, kept)
    },
  }
}
