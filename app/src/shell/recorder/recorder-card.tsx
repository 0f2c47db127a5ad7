import { Button } from '@ronde/ui/button'
import { Card } from '@ronde/ui/card'
import { Table } from '@ronde/ui/table'
import { useUnit } from 'effector-react'
import { formatInstant } from '../../base/dates.ts'
import type { RecordedCall } from '../../base/recorded-call.ts'
import { $saveFile } from '../../base/save-file.ts'
import { $config } from '../../config/config.ts'
import { $locale } from '../../locales/intl.ts'
import { useText } from '../../locales/use-text.ts'
import { $appInfo } from '../../navigation/menus.ts'
import { $recording, type RecordedFault, type SlowPress } from './recorder.ts'
import { reportOf } from './report.ts'
import { RecorderTables } from './recorder-card.styles.ts'

const clock = ({ at }: { at: string }) => formatInstant(at, 'clock')
const maxHeight = 320

/** What happened in this tab of late, to look at and to hand over to whoever is asked for help. */
export function RecorderCard() {
  const text = useText()
  const [recording, config, info, locale, saveFile] = useUnit([$recording, $config, $appInfo, $locale, $saveFile])
  const { calls, faults, slow } = recording
  const download = () => {
    const now = new Date()
    const version = info?.version ?? null
    const size = [globalThis.innerWidth, globalThis.innerHeight] as const
    const report = reportOf(recording, { config, version, locale, browser: navigator.userAgent, size, now })
    const name = `diagnostic-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.json`
    saveFile(new Blob([report], { type: 'application/json' }), name)
  }
  const at = { id: 'at', text: text('recorder.at'), cell: clock } as const
  const page = { id: 'page', text: text('recorder.page'), cell: (row: { page: string | null }) => row.page } as const
  const ms = { id: 'ms', text: text('recorder.ms'), align: 'end', cell: (row: { ms: number }) => row.ms } as const
  const ended = ({ outcome, status, codes, field }: RecordedCall) =>
    [text.of(`recorder.outcome.${outcome}`, outcome), status, ...codes, field].filter(Boolean).join(' ')
  return (
    <Card
      title={text('recorder.title')}
      actions={
        <Button icon="download" onPress={download}>
          {text('recorder.download')}
        </Button>
      }
    >
      <RecorderTables>
        <p>{text('recorder.what')}</p>
        {config.answerReports && <p>{text('recorder.reports')}</p>}
        <Table<RecordedFault>
          caption={text('recorder.faults', { count: faults.length })}
          rows={faults.toReversed()}
          rowKey={(row) => faults.indexOf(row)}
          maxHeight={maxHeight}
          emptyText={text('recorder.noFaults')}
          columns={[
            at,
            { id: 'kind', text: text('recorder.kind'), cell: ({ kind }) => kind },
            { id: 'where', text: text('recorder.where'), cell: ({ where }) => where[0] },
            page,
          ]}
        />
        <Table<SlowPress>
          caption={text('recorder.slow', { count: slow.length })}
          rows={slow.toReversed()}
          rowKey={(row) => slow.indexOf(row)}
          maxHeight={maxHeight}
          emptyText={text('recorder.noSlow')}
          columns={[
            at,
            { id: 'press', text: text('recorder.press'), cell: ({ press }) => text(`recorder.press.${press}`) },
            ms,
            page,
          ]}
        />
        <Table<RecordedCall>
          caption={text('recorder.calls', { count: calls.length })}
          rows={calls.toReversed()}
          rowKey={(row) => calls.indexOf(row)}
          maxHeight={maxHeight}
          emptyText={text('recorder.noCalls')}
          columns={[
            at,
            { id: 'operation', text: text('recorder.operation'), cell: ({ operation }) => operation },
            { id: 'outcome', text: text('recorder.outcome'), cell: ended },
            ms,
            { id: 'request', text: text('recorder.request'), cell: ({ request }) => request },
          ]}
        />
      </RecorderTables>
    </Card>
  )
}
