import { placedColumns } from '@ronde/ui/grid'
import { useCallback, useState } from 'react'
import { laterPart } from '../../../base/later-part.tsx'
import { useText } from '../../../locales/use-text.ts'
import { deed, type Deeds, type DeedsInput } from './deed.ts'

const PrintSheet = laterPart('print', () =>
  import('../../rows/print/print-sheet.tsx').then((module) => module.PrintSheet),
)

/** Prints the selected rows of a list, else all shown ones. */
export function usePrint({ part: { config }, list, selection, title }: DeedsInput): Deeds {
  const text = useText()
  const [isPrinting, setPrinting] = useState(false)
  const close = useCallback(() => setPrinting(false), [])
  // Rows loaded by pages are not all loaded: only an export has them all.
  if (list.pages) return {}
  const print = deed({ id: 'print', text: text('print.title'), icon: 'printer', run: () => setPrinting(true) })
  return {
    title: [print],
    selection: selection.keys.size > 0 ? [print] : [],
    layer: isPrinting && (
      <PrintSheet
        title={title}
        list={list}
        config={config}
        selected={selection.keys.size > 0 ? selection.rows : null}
        columns={placedColumns(list.columns, list.layout).map(({ column }) => column)}
        onClose={close}
      />
    ),
  }
}
