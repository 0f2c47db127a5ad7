import type { RefAction } from '@ronde/contracts/actions'
import { Card } from '@ronde/ui/card'
import { DescriptionList } from '@ronde/ui/description-list'
import { textOf } from '@ronde/ui/grid'
import { useMemo } from 'react'
import { useText } from '../../locales/use-text.ts'
import type { Actions } from '../actions/action.ts'
import type { Place } from '../place/place.ts'
import { gridColumns } from '../rows/columns.ts'
import { useTableLabels } from '../rows/use-table-labels.ts'
import { RowsView } from './rows-view.tsx'
import type { LockPlace } from '../lock/lock.ts'
import type { Part } from '../actions/parts.ts'
import type { SectionPart } from '../record/shape.ts'
import type { AnyRow } from '../place/row.ts'
import { Sections } from '../record/record.styles.ts'

interface PartsViewProps {
  parts: readonly Part<AnyRow>[]
  place: Place
  /** Actions of the screen itself: its parts do not offer them again, and use their editors. */
  around: Actions<AnyRow>
  claimed: readonly RefAction[]
  readOnly: string | null
  lock: LockPlace | null
}

const isSection = (part: Part<AnyRow>): part is SectionPart<AnyRow> => part.part === 'section'

/** The parts of a screen: sections of fields side by side, then rows and the screen's own parts, each with its own part of the address. */
export function PartsView({ parts, place, around, claimed, readOnly, lock }: PartsViewProps) {
  const text = useText()
  const sections = parts.filter(isSection)
  const rowParts = parts.filter(({ part }) => part === 'rows')
  // Own parts before the fields have the whole width.
  const above = Math.max(0, parts.findIndex(isSection))
  return (
    <>
      {parts.slice(0, above).map((part, at) => part.part === 'own' && <part.Shown key={at} place={place} />)}
      {(sections.length > 0 || parts.some(({ part }) => part === 'own')) && (
        <Sections>
          {sections.map((section) => (
            <Section
              key={section.title}
              section={section}
              view={place.view}
              record={place.home}
              isAlone={sections.length === 1 && parts.every(({ part }) => part !== 'own')}
            />
          ))}
          {parts.map((part, at) => part.part === 'own' && at >= above && <part.Shown key={at} place={place} />)}
        </Sections>
      )}
      {rowParts.map((part, at) =>
        part.part === 'rows' ? (
          <RowsView
            key={at}
            part={part}
            place={place}
            slot={at === 0 ? 'p.' : `p${at + 1}.`}
            title={part.title ? text(part.title) : text.of(`${place.view}.rows`, '')}
            isNested
            around={around}
            // An entry at the title belongs to the first part with its action.
            claimed={[...claimed, ...rowParts.slice(0, at).flatMap(actionsOf)]}
            readOnly={readOnly}
            lock={lock}
          />
        ) : null,
      )}
    </>
  )
}

const actionsOf = (part: Part<AnyRow>): RefAction[] => (part.part === 'rows' ? namesOf(part.config.actions ?? {}) : [])

/** The names under which the menus offer those actions. */
export const namesOf = (actions: Actions<AnyRow>): RefAction[] =>
  Object.keys(actions).filter((name): name is RefAction => name in actions)

interface SectionProps {
  section: SectionPart<AnyRow>
  view: string
  /** The record; null while it is loading: its fields are shown already, so that nothing moves later. */
  record: AnyRow | null
  /** Whether the section has the whole width. */
  isAlone: boolean
}

/** A record's fields under a title. An empty field shows a dash. */
function Section({ section: { title, fields }, view, record, isAlone }: SectionProps) {
  const text = useText()
  const labels = useTableLabels(fields)
  const columns = useMemo(() => gridColumns(fields, view, text, labels), [fields, view, text, labels])
  return (
    <Card title={text(title)}>
      <DescriptionList
        columns={isAlone ? 2 : 1}
        isPending={record === null}
        items={columns.map((column) => ({
          id: column.id,
          term: column.text,
          value: record && ((column.cell?.(record) || null) ?? textOf(column, record, text.locale)),
        }))}
      />
    </Card>
  )
}
