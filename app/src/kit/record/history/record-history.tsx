import { type Log, SysLog } from '@ronde/contracts/services/Core/SysLog'
import { Button } from '@ronde/ui/button'
import { Timeline, type TimelineChange, type TimelineEntry } from '@ronde/ui/timeline'
import { useState } from 'react'
import { formatInstant } from '../../../base/dates.ts'
import { useAllWords } from '../../../locales/use-text.ts'
import { ReadFailure } from '../../../notices/read-failure.tsx'
import { plainText } from '../../../notices/plain-text.ts'
import type { Place } from '../../place/place.ts'
import { useEditorContext } from '../../editor/use-editor-context.ts'
import { useShownValue } from '../../editor/use-shown-value.ts'
import { fieldLabel } from '../../rows/columns.ts'
import { useRead } from '../../ask/use-read.ts'
import type { AnyRow } from '../../place/row.ts'
import { type Change, valueInWords } from './change-words.ts'
import type { HistoryOf } from './history-of.ts'

interface RecordHistoryProps {
  of: HistoryOf
  record: AnyRow
  place: Place
}

/** Lines that are shown at first, and as many as the log gives at once. */
const [few, most] = [50, 500]

const tones: Readonly<Record<string, TimelineEntry['tone']>> = { ALERTE: 'warning', REFUS: 'warning', ERREUR: 'error' }

/** Lines of the log about a record, the newest first; fields by their labels, values as their own fields show them. */
export function RecordHistory({ of: { object, editor }, record, place }: RecordHistoryProps) {
  // Lines speak of codes that other screens say.
  const { text } = useAllWords()
  const [count, setCount] = useState(few)
  const [typeObjet, key] = object
  const refObjet = String(record[key])
  const read = useRead(SysLog.GetList, { typeObjet, refObjet, take: count })
  const before = useRead(SysLog.GetList, { typeObjet, refObjet, take: few })
  const shown = useShownValue(editor, useEditorContext(place, record))

  const said = ({ champ }: Change, value: unknown): string | null => {
    if (value === null || value === undefined || value === '') return null
    return editor.fields.some(({ name }) => name === champ) ? shown(champ, value) : valueInWords(value, text)
  }
  const changeOf = (change: Change): TimelineChange => ({
    id: change.champ,
    field: fieldLabel(text, place.view, change.champ),
    before: said(change, change.ancien),
    after: said(change, change.nouveau),
  })
  const entryOf = ({ dtLog, refEtat, lbUser, message, ...log }: Log): TimelineEntry => ({
    id: String(log.idLog),
    what: [
      text.of(`code.${log.refAction}`, log.lbAction),
      ...(refEtat === 'OK' ? [] : [text.of(`code.${refEtat}`, refEtat)]),
    ].join(' · '),
    who: lbUser ?? undefined,
    when: formatInstant(dtLog, 'dateTime'),
    dateTime: dtLog,
    tone: tones[refEtat] ?? 'neutral',
    // Where it was done from is for the log to say.
    changes: log.changements.filter(({ champ }) => champ !== 'adresse').map(changeOf),
    note: message ? plainText({ message }) : undefined,
  })

  const lines = read.value ?? before.value
  if (read.error && !lines) return <ReadFailure of={read} />
  // A server without these filters also returns lines of other records.
  const own = lines?.filter((line) => line.typeObjet === typeObjet && line.refObjet === refObjet) ?? []
  const hasMore = (lines?.length ?? 0) >= (read.value ? count : few)
  return (
    <Timeline
      label={text('action.VoirHistorique')}
      entries={own.map(entryOf)}
      isPending={lines === null}
      emptyText={text('history.empty')}
      footer={
        hasMore &&
        (read.error ? (
          <ReadFailure of={read} />
        ) : count < most || !read.value ? (
          <Button tone="quiet" isPending={read.isPending} onPress={() => setCount(most)}>
            {text('history.more')}
          </Button>
        ) : (
          <p>{text('history.most', { count: own.length })}</p>
        ))
      }
    />
  )
}
