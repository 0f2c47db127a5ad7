import { textOfBytes } from '@ronde/contracts/csv'
import { Button } from '@ronde/ui/button'
import type { GridColumn } from '@ronde/ui/grid'
import { Table } from '@ronde/ui/table'
import { useState } from 'react'
import { download, toCsv } from '../../base/csv.ts'
import { useText } from '../../locales/use-text.ts'
import { plainText } from '../../notices/plain-text.ts'
import { failedLines, type ImportError, type Mistake, mistakesIn } from './failed-lines.ts'

/** Most mistakes that are shown: the file of the failed lines has all. */
const mostShown = 200
/** Lines of one mistake that are named. */
const mostLines = 5

interface ImportErrorsProps {
  errors: readonly ImportError[]
  file: File | null
}

/** Mistakes of a file, line by line and field by field. Failed lines of a CSV come as a file to mend; of a workbook, which is mended where it is, the list of its mistakes does. */
export function ImportErrors({ errors: told, file }: ImportErrorsProps) {
  const text = useText()
  const [hasFailed, setFailed] = useState(false)
  // Servers write messages as HTML.
  const errors = told.map((error) => ({ ...error, message: plainText(error) }))
  const mistakes = mistakesIn(errors)
  const caption = text('import.errors', { count: mistakes.length, lines: new Set(errors.map(({ line }) => line)).size })
  const linesOf = ({ lines }: Mistake) =>
    text('import.lines', { lines: lines.slice(0, mostLines).join(', '), more: Math.max(0, lines.length - mostLines) })
  const isCsv = file?.name.toLowerCase().endsWith('.csv') === true
  const columns: GridColumn<ImportError>[] = [
    { id: 'line', text: text('import.line'), value: 'line' },
    { id: 'field', text: text('import.field'), value: 'field' },
    { id: 'message', text: text('import.message'), value: 'message' },
  ]
  const save = async () => {
    setFailed(false)
    if (!file) return
    const csv = isCsv ? textOfBytes(new Uint8Array(await file.arrayBuffer())) : null
    download(
      file.name.replace(/(\.csv|\.xlsx)?$/i, '-erreurs.csv'),
      csv === null ? toCsv(errors, columns, text.locale) : `\uFEFF${failedLines(csv, errors, text('import.reason'))}`,
    )
  }
  return (
    <>
      <p role="alert">{caption}</p>
      <Table
        caption={caption}
        isCaptionHidden
        maxHeight={320}
        rows={mistakes.slice(0, mostShown).map((mistake, index) => ({ ...mistake, index }))}
        rowKey={({ index }) => index}
        columns={[
          { id: 'line', text: text('import.line'), cell: linesOf },
          { id: 'field', text: text('import.field'), cell: ({ field }) => field },
          { id: 'message', text: text('import.message'), cell: ({ message }) => message },
        ]}
      />
      {mistakes.length > mostShown && <p>{text('import.more', { count: mistakes.length - mostShown })}</p>}
      <div>
        <Button size="small" icon="download" onPress={() => void save().catch(() => setFailed(true))}>
          {text(isCsv ? 'import.failedLines' : 'import.mistakes')}
        </Button>
      </div>
      {hasFailed && <p role="alert">{text('export.failed')}</p>}
    </>
  )
}
