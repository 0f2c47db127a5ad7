import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { VisuallyHidden } from 'react-aria'
import { Skeleton } from '../skeleton/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Group, List, Nothing, Root, Term, Value } from './description-list.styles.ts'

/** A name and its value. */
export interface DescriptionItem {
  id: string
  term: ReactNode
  /** The value; an empty one shows as a muted dash. */
  value?: ReactNode
  /** Takes the whole width of two columns: a long text. */
  isWide?: boolean
}

export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  items: readonly DescriptionItem[]
  /** Two where there is room for them. @default 1 */
  columns?: 1 | 2
  /** Where the value stands; `beside` becomes `above` where a word would not fit. @default 'beside' */
  layout?: 'beside' | 'above'
  /** The values are being loaded: placeholders show in their places. */
  isPending?: boolean
  ref?: Ref<HTMLDivElement>
}

const isNothing = (value: ReactNode) => value === undefined || value === null || value === ''

/** Names and values of one thing. */
export function DescriptionList({
  items,
  columns = 1,
  layout = 'beside',
  isPending = false,
  ...rest
}: DescriptionListProps) {
  const { t } = useUi()
  return (
    <Root {...rest}>
      <List data-columns={columns} data-layout={layout} aria-busy={isPending || undefined}>
        {items.map(({ id, term, value, isWide }, at) => (
          <Group key={id} data-wide={isWide || undefined}>
            <Term>{term}</Term>
            <Value>
              {isPending && <Skeleton width={`${45 + ((at * 17) % 40)}%`} height="1lh" />}
              {!isPending && isNothing(value) && (
                <>
                  <Nothing aria-hidden="true">–</Nothing>
                  <VisuallyHidden elementType="span">{t('description.nothing')}</VisuallyHidden>
                </>
              )}
              {!isPending && value}
            </Value>
          </Group>
        ))}
      </List>
    </Root>
  )
}
