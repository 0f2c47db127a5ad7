import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Diff } from '../diff/index.ts'
import { Icon } from '../icon/index.ts'
import type { IconSource } from '../icon/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Changes, Content, Entry, Fields, Head, List, Mark, Note, Root, What, When } from './timeline.styles.ts'

/** One field that became another. */
export interface TimelineChange {
  id: string
  field: string
  before: string | null
  after: string | null
  /** Whether the values are long texts, whose changed words are marked. */
  isText?: boolean
}

/** One thing that happened. */
export interface TimelineEntry {
  id: string
  what: ReactNode
  /** The person who did it. */
  who?: ReactNode
  /** The time as text, such as “12 mars 2026, 10:30”. */
  when: string
  /** The time in ISO 8601, for the `datetime` attribute. */
  dateTime?: string
  icon?: IconSource
  /** @default 'neutral' */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'error'
  changes?: readonly TimelineChange[]
  /** Other content under the entry. */
  note?: ReactNode
}

export interface TimelineProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Names the thing whose history it is. */
  label: string
  /** In the order they are shown, mostly the newest first. */
  entries: readonly TimelineEntry[]
  isPending?: boolean
  /** Shown where nothing happened. @default the message `timeline.empty` */
  emptyText?: ReactNode
  /** Content under the last entry, such as a button for more. */
  footer?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Events, each with its author, its time and its changes. */
export function Timeline({ label, entries, isPending = false, emptyText, footer, ...rest }: TimelineProps) {
  const { t } = useUi()
  return (
    <Root {...rest} aria-busy={isPending || undefined}>
      {!isPending && entries.length === 0 && <Note>{emptyText ?? t('timeline.empty')}</Note>}
      <List aria-label={label}>
        {isPending &&
          [1, 2, 3].map((place) => (
            <Entry key={place}>
              <Mark />
              <Content>
                <Skeleton width={`${30 + ((place * 19) % 40)}%`} height="1lh" />
                <Skeleton width="10rem" height="1lh" />
              </Content>
            </Entry>
          ))}
        {!isPending &&
          entries.map(({ id, what, who, when, dateTime, icon, tone = 'neutral', changes, note }) => (
            <Entry key={id} data-tone={tone}>
              <Mark aria-hidden="true">{icon && <Icon name={icon} size={12} />}</Mark>
              <Content>
                <Head>
                  <What>{what}</What>
                  <When>
                    {who && <>{who} · </>}
                    <time dateTime={dateTime}>{when}</time>
                  </When>
                </Head>
                {changes && changes.length > 0 && (
                  <Changes>
                    {changes.map((change) => (
                      <Fields key={change.id}>
                        <dt>{change.field}</dt>
                        <dd>
                          <Diff kind={change.isText ? 'text' : 'value'} before={change.before} after={change.after} />
                        </dd>
                      </Fields>
                    ))}
                  </Changes>
                )}
                {note && <Note>{note}</Note>}
              </Content>
            </Entry>
          ))}
      </List>
      {footer}
    </Root>
  )
}
