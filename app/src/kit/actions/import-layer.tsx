import { useUnit } from 'effector-react'
import { Words } from '../../locales/words.tsx'
import type { EditorContext } from '../editor/context.ts'
import { ImportDialog } from '../import/import-dialog.tsx'
import { useImportTable } from '../import/use-import-table.ts'
import { changed } from '../ask/answers.ts'
import type { AnyRow } from '../place/row.ts'
import type { ImportAction } from './action.ts'

interface ImportLayerProps {
  action: ImportAction<AnyRow>
  context: EditorContext
  onClose: () => void
}

/** Imports a file into the record that the home or the address names. */
export function ImportLayer({ action: { endpoint, shape, refreshes, merges }, context, onClose }: ImportLayerProps) {
  const tell = useUnit(changed)
  const { table, whenRead } = useImportTable(shape, context)
  return (
    <Words of="./kit/import">
      <ImportDialog
        endpoint={endpoint}
        view={context.view}
        keys={context.input(endpoint) as object}
        table={table}
        whenRead={whenRead}
        onClose={onClose}
        onWritten={(value) => tell({ endpoint, value, refreshes, merges })}
      />
    </Words>
  )
}
