import { useState } from 'react'
import { laterLayer } from '../../../base/later-layer.tsx'
import { useText } from '../../../locales/use-text.ts'
import { useOffered } from '../../../navigation/offered.ts'
import { useEditorContext } from '../../editor/use-editor-context.ts'
import { deed, type Deeds, type DeedsInput } from './deed.ts'

const ReimportDialog = laterLayer('reimport', () =>
  import('../../import/reimport-dialog.tsx').then((module) => module.ReimportDialog),
)

/** Exports files that can be imported again, and empty ones to fill, where the menus offer the import. */
export function useReimport({ part: { config }, place, selection, title }: DeedsInput): Deeds {
  const text = useText()
  const offered = useOffered(place.view, 'TitleActionMenu').some(({ action }) => action === 'Importer')
  const [open, setOpen] = useState<'all' | 'selected' | 'model' | null>(null)
  const context = useEditorContext(place, null)
  const action = config.actions?.Importer
  if (!offered || action?.kind !== 'import') return {}
  const entry = (which: 'all' | 'selected' | 'model') =>
    deed({
      id: which === 'model' ? 'reimportModel' : 'reimport',
      text: text(which === 'model' ? 'reimport.model.action' : 'reimport.title'),
      icon: which === 'model' ? 'file' : 'download',
      run: () => setOpen(which),
    })
  return {
    title: [entry('all'), entry('model')],
    selection: [entry('selected')],
    layer: open && (
      <ReimportDialog
        title={title}
        shape={action.shape}
        context={context}
        isModel={open === 'model'}
        keyOf={(row) => row[config.key]}
        selected={open === 'selected' ? selection.rows : null}
        onClose={() => setOpen(null)}
      />
    ),
  }
}
