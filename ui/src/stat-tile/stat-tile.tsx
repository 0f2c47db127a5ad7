import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { Icon } from '../icon/index.ts'
import type { IconSource } from '../icon/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Change, Description, Head, Label, Root, Unit, Value } from './stat-tile.styles.ts'

export interface StatTileProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Name of the things that are counted. */
  label: string
  /** The figure: a number is formatted for the language; an empty value shows as a dash. */
  value: number | string | null | undefined
  /** Stands after the value. */
  unit?: string
  /** How the figure changed, in words such as “+12 since Monday”; the tone alone says nothing. */
  change?: ReactNode
  /** Tone of the value and the change. @default 'neutral' */
  tone?: 'neutral' | 'success' | 'warning' | 'error'
  /** Drawing beside the figure. */
  icon?: IconSource
  /** A line under it. */
  description?: ReactNode
  /** Address of the list that is counted; the whole tile is the link. */
  href?: string
  /** The value is being loaded: a placeholder shows in its place. */
  isPending?: boolean
  /** A small picture at the bottom, such as a chart. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** One figure that people look for, with its meaning. */
export function StatTile(props: StatTileProps) {
  const {
    label,
    value,
    unit,
    change,
    tone = 'neutral',
    icon,
    description,
    href,
    isPending = false,
    children,
    ...rest
  } = props
  const { locale, link } = useUi()
  const id = useId()
  const [valueId, changeId, descriptionId] = [`${id}-value`, `${id}-change`, `${id}-description`]
  const hasChange = Boolean(change) && !isPending
  const shown = typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : value
  return (
    <Root {...rest} data-tone={tone} data-link={href ? true : undefined}>
      <Head>
        {icon && <Icon name={icon} />}
        {href ? (
          // A screen reader that comes to the link alone tells the figure too.
          <Label
            as={link}
            href={href}
            aria-describedby={[valueId, hasChange && changeId, description && descriptionId].filter(Boolean).join(' ')}
          >
            {label}
          </Label>
        ) : (
          <Label>{label}</Label>
        )}
      </Head>
      <Value id={valueId} aria-busy={isPending || undefined}>
        {isPending ? <Skeleton width="5rem" height="1lh" /> : (shown ?? '') || '–'}
        {!isPending && unit && shown && <Unit>{`\u00a0${unit}`}</Unit>}
      </Value>
      {hasChange && <Change id={changeId}>{change}</Change>}
      {description && <Description id={descriptionId}>{description}</Description>}
      {children}
    </Root>
  )
}
