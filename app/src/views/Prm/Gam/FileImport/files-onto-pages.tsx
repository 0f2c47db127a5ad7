import { GamRapport } from '@ronde/contracts/services/Prm/GamRapport'
import { Card } from '@ronde/ui/card'
import { confirm } from '@ronde/ui/confirm-dialog'
import { ErrorPanel } from '@ronde/ui/error-panel'
import { FileDrop } from '@ronde/ui/file-drop'
import { Stack } from '@ronde/ui/stack'
import { useEffect } from 'react'
import { LeaveGuard } from '../../../../kit/editor/leave-guard.tsx'
import type { OwnPartProps } from '../../../../kit/parts.ts'
import { useRead } from '../../../../kit/record/use-read.ts'
import { useText } from '../../../../locales/use-text.ts'
import { noticeOfFailure } from '../../../../notices/notice.ts'
import { ImportReport } from './import-report.tsx'
import { contestedPages } from './match-pages.ts'
import { usePageFiles } from './model.ts'
import { reasonOf } from './reason.ts'
import { PagesOfFile } from './pages-of-file.tsx'

/** Bytes a page's file may have (domain: 413 over 50 MB); larger ones are refused before they are read. */
const largest = 50 * 1_048_576
const kinds = ['.pdf', '.png', '.jpg', '.jpeg']
const states = { chosen: 'waiting', queued: 'waiting', sending: 'sending', done: 'done', failed: 'error' } as const

/** Files dropped onto a version's report pages: matched by their names, changed by hand, sent one after the other. */
export function FilesOntoPages({ context: { params, record } }: OwnPartProps) {
  const text = useText()
  const idGammeVersion = Number(params.idGammeVersion)
  const { value: pages, error, retry: readAgain } = useRead(GamRapport.GetPageInfoList, { idGammeVersion })
  const { files, isRunning, show, choose, setPages, remove, retry, stop } = usePageFiles(idGammeVersion)
  useEffect(() => {
    show(idGammeVersion)
  }, [show, idGammeVersion])
  const contested = contestedPages(files.filter(({ state }) => state !== 'done'))
  const ask = () =>
    confirm({ title: text('files.leave'), message: text('files.leaveWhy'), tone: 'danger', buttonTrueText: text('files.leaveYes'), buttonFalseText: text('files.leaveNo') })

  if (error && !pages) return <ErrorPanel message={noticeOfFailure(error, text)?.text ?? ''} onRetry={readAgain} />
  return (
    <Card title={text('section.files')}>
      <Stack gap={4}>
        <ImportReport files={files} pages={pages ?? []} isRunning={isRunning} onRetry={retry} onStop={stop} />
        <FileDrop
          label={text('files.drop')}
          help={text('files.help')}
          accept={kinds}
          maxSize={largest}
          multiple
          isDisabled={pages === null || record?.isCurrent === false}
          files={files.map((one) => ({
            id: one.id,
            name: one.file.name,
            size: one.file.size,
            state: states[one.state],
            progress: one.sent,
            ...(one.failure ? { reason: reasonOf(one.failure, text) } : {}),
            content: <PagesOfFile file={one} pages={pages ?? []} contested={contested} onPages={(chosen) => setPages({ id: one.id, pages: chosen })} />,
          }))}
          onFiles={({ files: dropped }) => choose({ idGammeVersion, files: dropped, pages: pages ?? [] })}
          onCancel={remove}
          onRetry={retry}
          onRemove={remove}
        />
      </Stack>
      <LeaveGuard isOn={isRunning} isClosing={() => false} ask={ask} onLeave={stop} />
    </Card>
  )
}
