import { useState } from 'react'
import { laterLayer } from '../../../base/later-layer.tsx'
import { useText } from '../../../locales/use-text.ts'
import { deed, type Deeds, type DeedsInput } from './deed.ts'
import { useRowEditor } from './row-editor.ts'

const BatchesDialog = laterLayer('batches', () =>
  import('../../actions/batches/batches-dialog.tsx').then((module) => module.BatchesDialog),
)

/** The changes made to many rows of the list, which can be undone, where the menus offer the action that changes a row. */
export function useBatches({ part: { config }, list, place, readOnly }: DeedsInput): Deeds {
  const text = useText()
  const found = useRowEditor(config, place)
  const [isOpen, setOpen] = useState(false)
  if (!found || !list.read.question || list.pages) return {}
  const [typeObjet, key] = config.lock ?? []
  return {
    title: [
      deed({
        id: 'batches',
        text: text('batches.title'),
        icon: 'history',
        blocked: readOnly,
        run: () => setOpen(true),
      }),
    ],
    layer: isOpen && (
      <BatchesDialog
        action={found.name}
        editor={found.action.editor}
        around={found.around}
        typeObjet={config.logged ?? (key === config.key ? typeObjet : undefined)}
        list={list}
        config={config}
        onClose={() => setOpen(false)}
      />
    ),
  }
}
