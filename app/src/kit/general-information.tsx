import { Card } from '@ronde/ui/card'
import { Skeleton } from '@ronde/ui/skeleton'
import { textOf } from '@ronde/ui/grid'
import { type ReactNode, useMemo } from 'react'
import { useText } from '../locales/use-text.ts'
import { gridColumns } from './columns.ts'
import type { AnyHome } from './home-config.ts'
import { Facts, Sections } from './home-screen.styles.ts'

interface GeneralInformationProps {
  config: Pick<AnyHome, 'sections'>
  view: string
  /** Null while it is read: its fields stand there already, so that nothing moves when it comes. */
  record: Record<string, unknown> | null
  /** More cards, after those of the record. */
  children?: ReactNode
}

/** A record's fields, in the sections its view names. What is empty is a quiet dash. */
export function GeneralInformation({ config, view, record, children }: GeneralInformationProps) {
  const text = useText()
  const sections = useMemo(
    () => config.sections.map(({ title, fields }) => ({ title, fields, columns: gridColumns(fields, view, text) })),
    [config, view, text],
  )
  return (
    <Sections>
      {sections.map(({ title, fields, columns }) => (
        <Card key={title} title={text(title)}>
          <Facts>
            {columns.map((column, index) => (
              <div key={column.id} style={{ display: 'contents' }}>
                <dt>{column.text}</dt>
                <dd>{record ? (fields[index]?.cell?.(record) ?? (textOf(column, record, text.locale) || '–')) : <Skeleton width="60%" height="1lh" />}</dd>
              </div>
            ))}
          </Facts>
        </Card>
      ))}
      {children}
    </Sections>
  )
}
