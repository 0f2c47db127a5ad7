import { GamRapport } from '@ronde/contracts/services/Prm/GamRapport'
import { Card } from '@ronde/ui/card'
import { EmptyState } from '@ronde/ui/empty-state'
import { Stack } from '@ronde/ui/stack'
import { QueuedFiles, useQueued } from './queued-files.tsx'
import type { OwnPartProps } from '../../../../kit/actions/parts.ts'
import { useRead } from '../../../../kit/ask/use-read.ts'
import { useText } from '../../../../locales/use-text.ts'
import { ReadFailure } from '../../../../notices/read-failure.tsx'
import { contestedPages, matchPages } from './match-pages.ts'
import { pageFiles } from './page-files.ts'
import { PagesOfFile } from './pages-of-file.tsx'

/** Greatest size of a page's file in bytes (domain: 413 over 50 MB); larger ones are refused before they are read. */
const largest = 50_000_000
const kinds = ['.pdf', '.png', '.jpg', '.jpeg']
/** Most pages named; the list of pages has all. */
const mostNamed = 12

/** Sends dropped files onto a version's report pages, which are matched by name and can be changed by hand. */
export function FilesOntoPages({ place: { params, home } }: OwnPartProps) {
  const text = useText()
  const idGammeVersion = Number(params.idGammeVersion)
  const { value, error, retryAt, retry } = useRead(GamRapport.GetPageInfoList, { idGammeVersion })
  const files = useQueued(pageFiles, idGammeVersion)
  if (error && !value) return <ReadFailure of={{ error, retryAt, retry }} />
  if (value?.length === 0 && files.length === 0) {
    return (
      <Card title={text('section.files')}>
        <EmptyState icon="file-text" title={text('section.pages.empty')} />
      </Card>
    )
  }
  const pages = value ?? []
  const contested = contestedPages(files.filter(({ state }) => state !== 'done'))
  const taken = new Set(files.flatMap(({ targets }) => targets))
  const left = pages
    .filter(({ idPage, lbFichier }) => lbFichier === null && !taken.has(idPage))
    .map(({ refPage }) => refPage)
  return (
    <Card title={text('section.files')}>
      <Stack gap={4}>
        <QueuedFiles
          queue={pageFiles}
          place={idGammeVersion}
          targetsOf={({ name }) => matchPages(name, pages)}
          doneText={(sums) => text('files.done', sums)}
          rest={
            left.length > 0 && (
              <p>
                {text('files.left', {
                  count: left.length,
                  pages: left.slice(0, mostNamed).join(', ') + (left.length > mostNamed ? '…' : ''),
                })}
              </p>
            )
          }
          label={text('files.drop')}
          help={text('files.help')}
          accept={kinds}
          maxSize={largest}
          isDisabled={value === null || home?.isCurrent === false}
        >
          {(file, onPages) => <PagesOfFile file={file} pages={pages} contested={contested} onPages={onPages} />}
        </QueuedFiles>
      </Stack>
    </Card>
  )
}
