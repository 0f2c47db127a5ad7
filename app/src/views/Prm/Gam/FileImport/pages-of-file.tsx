import type { PageInfo } from '@ronde/contracts/services/Prm/GamRapport'
import { ComboBox } from '@ronde/ui/combo-box'
import { shortName } from '@ronde/ui/file-drop'
import type { QueuedFile } from './model.ts'
import { useText } from '../../../../locales/use-text.ts'

interface PagesOfFileProps {
  file: QueuedFile
  pages: readonly PageInfo[]
  /** Keys of pages that several files are for. */
  contested: ReadonlySet<number>
  onPages: (pages: readonly number[]) => void
}

/** The target pages of a file: those its name matches, until the user chooses others. */
export function PagesOfFile({ file, pages, contested, onPages }: PagesOfFileProps) {
  const text = useText()
  const chosen = pages.filter(({ idPage }) => file.targets.includes(idPage))
  const named = (some: readonly PageInfo[]) => some.map(({ refPage }) => refPage).join(', ')
  if (file.state === 'sending' || file.state === 'done') return named(chosen)
  const twice = chosen.filter(({ idPage }) => contested.has(idPage))
  const replaced = chosen.filter(({ lbFichier }) => lbFichier !== null)
  const notes = [
    ...(twice.length > 0 ? [text('files.twice', { pages: named(twice) })] : []),
    ...(replaced.length > 0
      ? [text('files.replaces', { files: replaced.map(({ lbFichier }) => lbFichier).join(', ') })]
      : []),
  ]
  return (
    <ComboBox
      isMultiple
      label={text('files.pages', { name: shortName(file.file.name) })}
      options={pages.map(({ idPage, refPage, chapitre, lbFichier }) => ({
        value: idPage,
        label: refPage,
        description: lbFichier ? `${chapitre} – ${lbFichier}` : chapitre,
      }))}
      value={file.targets}
      help={file.targets.length === 0 ? undefined : notes.join(' ')}
      {...(file.targets.length === 0 ? { error: text('files.unmatched') } : {})}
      isDisabled={file.state === 'queued'}
      onValueChange={({ value }) => onPages(value)}
    />
  )
}
