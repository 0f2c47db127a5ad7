import { Button } from '@ronde/ui/button'
import { Table } from '@ronde/ui/table'
import { download } from '../../base/csv.ts'
import { useText } from '../../locales/use-text.ts'
import { csvText, failedLines, type ImportError } from './failed-lines.ts'

/** More lines than anybody mends by reading them here; the file of the failed lines has all. */
const mostShown = 200

interface ImportErrorsProps {
  errors: readonly ImportError[]
  file: File | null
}

/** What is wrong with a file, line by line and field by field; its failed lines as a file to mend. */
export function ImportErrors({ errors, file }: ImportErrorsProps) {
  const text = useText()
  const caption = text('import.errors', { count: errors.length })
  const isCsv = file?.name.toLowerCase().endsWith('.csv') === true
  const save = async () => {
    if (file) download(file.name.replace(/(\.csv)?$/i, '-erreurs.csv'), `\uFEFF${failedLines(csvText(await file.arrayBuffer()).replace(/^\uFEFF/, ''), errors)}`)
  }
  return (
    <>
      <p role="alert">{caption}</p>
      <Table
        caption={caption}
        isCaptionHidden
        maxHeight={320}
        rows={errors.slice(0, mostShown).map((error, index) => ({ ...error, index }))}
        rowKey={({ index }) => index}
        columns={[
          { id: 'line', text: text('import.line'), align: 'end', cell: ({ line }) => line },
          { id: 'field', text: text('import.field'), cell: ({ field }) => field },
          { id: 'message', text: text('import.message'), cell: ({ message }) => message },
        ]}
      />
      {errors.length > mostShown && <p>{text('import.more', { count: errors.length - mostShown })}</p>}
      {isCsv && (
        <div>
          <Button size="small" icon="download" onPress={() => void save()}>
            {text('import.failedLines')}
          </Button>
        </div>
      )}
    </>
  )
}
