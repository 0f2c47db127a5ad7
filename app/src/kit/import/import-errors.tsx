import { Button } from '@ronde/ui/button'
import { download } from '../../base/csv.ts'
import { useText } from '../../locales/use-text.ts'
import { csvText, failedLines, type ImportError } from './failed-lines.ts'
import { ErrorTable } from './import-dialog.styles.ts'

/** More lines than anybody mends by reading them here; the file of the failed lines has all. */
const mostShown = 200

interface ImportErrorsProps {
  errors: readonly ImportError[]
  file: File | null
}

/** What is wrong with a file, line by line and field by field; its failed lines as a file to mend. */
export function ImportErrors({ errors, file }: ImportErrorsProps) {
  const text = useText()
  const isCsv = file?.name.toLowerCase().endsWith('.csv') === true
  const save = async () => {
    if (file) download(file.name.replace(/(\.csv)?$/i, '-erreurs.csv'), `\uFEFF${failedLines(csvText(await file.arrayBuffer()).replace(/^\uFEFF/, ''), errors)}`)
  }
  return (
    <>
      <p role="alert">{text('import.errors', { count: errors.length })}</p>
      <ErrorTable tabIndex={0} role="group" aria-label={text('import.errors', { count: errors.length })}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('import.line')}</th>
              <th scope="col">{text('import.field')}</th>
              <th scope="col">{text('import.message')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.slice(0, mostShown).map(({ line, field, message }, index) => (
              <tr key={index}>
                <td>{line}</td>
                <td>{field ?? ''}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ErrorTable>
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
