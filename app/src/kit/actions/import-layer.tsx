import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import type { EditorContext, Source } from '../editor/context.ts'
import { useSources } from '../editor/use-sources.ts'
import { ImportDialog } from '../import/import-dialog.tsx'
import { changed } from '../ask/answers.ts'
import type { AnyRow } from '../place/row.ts'
import type { ImportAction } from './action.ts'

interface ImportLayerProps {
  action: ImportAction<AnyRow>
  context: EditorContext
  onClose: () => void
}

const noValues = {}
const noSearches: ReadonlyMap<Source, string> = new Map()

/** Imports a file into the record that the home or the address names. */
export function ImportLayer({
  action: { endpoint, columns, sources, refreshes, merges },
  context,
  onClose,
}: ImportLayerProps) {
  const tell = useUnit(changed)
  const editor = useMemo(() => ({ fields: [], sources: sources ?? [] }), [sources])
  const { read } = useSources({ editor, values: noValues, context, searches: noSearches })
  return (
    <ImportDialog
      endpoint={endpoint}
      keys={context.input(endpoint) as object}
      columns={typeof columns === 'function' ? columns(read) : columns}
      onClose={onClose}
      onWritten={(value) =>
        tell({ endpoint, value, ...(refreshes ? { refreshes } : {}), ...(merges ? { merges } : {}) })
      }
    />
  )
}
