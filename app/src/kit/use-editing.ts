import { useStoreMap, useUnit } from 'effector-react'
import { useCallback, useEffect, useState } from 'react'
import type { AnyEditor, EditorContext } from './editor-config.ts'
import type { Values } from './drafts.ts'
import { $editors, draftDiscarded, type Editing, editorClosed, editorLeft, editorOpened, fresh, saveAsked, valuesChanged } from './editors.ts'
import { useSaved } from './use-saved.ts'

interface UseEditing {
  id: string
  config: AnyEditor
  context: EditorContext
  onClose: () => void
  onSaved?: (value: unknown) => void
}

interface EditingHandle {
  editing: Editing
  /** Only what is other now. `name`: the field the user changed; without it the console computed the values. */
  setValues: (values: Values, name?: string) => void
  save: () => void
  close: () => void
  discardDraft: () => void
}

/** Opens an editor for as long as the component stands. */
export function useEditing({ id, config, context, onClose, onSaved }: UseEditing): EditingHandle {
  const [open, changed, closeEditor, leave, discard, ask] = useUnit([editorOpened, valuesChanged, editorClosed, editorLeft, draftDiscarded, saveAsked])
  const stored = useStoreMap({ store: $editors, keys: [id], fn: (byId, [key]) => byId[key] ?? null })
  const [initial] = useState(() => config.initial(context))

  useEffect(() => {
    open({ id, initial })
    return () => {
      leave({ id })
    }
  }, [id, initial, open, leave])

  useSaved(id, (value) => {
    onSaved?.(value)
    onClose()
  })

  const setValues = useCallback(
    (values: Values, name?: string) => changed({ id, values, at: new Date().toISOString(), ...(name ? { name } : {}) }),
    [id, changed],
  )

  const editing = stored ?? fresh(initial)
  return {
    editing,
    setValues,
    save: () => ask({ id, endpoint: config.save as never, input: config.input(editing.values, context) }),
    close: () => {
      closeEditor({ id })
      onClose()
    },
    discardDraft: () => discard({ id }),
  }
}
