import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { VisuallyHidden } from 'react-aria'
import { ActionRow } from '../internal/actions/index.ts'
import type { ActionItem } from '../internal/actions/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Count, Description, End, Line, Root, Start, States, Title } from './page-header.styles.ts'

export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Name of the page, as people call it. */
  title: ReactNode
  /** 2 for a list inside of a page; it is smaller then. @default 1 */
  level?: 1 | 2
  /** Stands above the title. */
  breadcrumb?: ReactNode
  /** Count of the things on the page, as a number or a text; null while it is unknown. */
  count?: number | string | null
  /** Badges beside the title. */
  states?: ReactNode
  /** A line under the title. */
  description?: ReactNode
  /** Actions, the most important first: three show as buttons, as far as there is room, the others go into a menu. */
  actions?: readonly ActionItem[]
  /** Called with the id of the chosen action. */
  onAction?: (choice: { id: string }) => void
  /** At the end of the title's line, before the actions. */
  children?: ReactNode
  /** The title is being loaded: a placeholder shows in its place. */
  isPending?: boolean
  /** The heading, which can be given the focus after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>
  ref?: Ref<HTMLDivElement>
}

/** More of them make a title hard to read: the others stand in the menu. */
const mostButtons = 3

/** The name of this page, and its actions. */
export function PageHeader(props: PageHeaderProps) {
  const {
    title,
    level = 1,
    breadcrumb,
    count,
    states,
    description,
    actions = [],
    onAction,
    children,
    isPending = false,
    headingRef,
    ...rest
  } = props
  const { locale, t } = useUi()
  const counted = typeof count === 'number' ? new Intl.NumberFormat(locale).format(count) : count
  return (
    <Root {...rest} data-level={level}>
      {breadcrumb}
      <Line>
        <Start>
          <Title as={level === 1 ? 'h1' : 'h2'} ref={headingRef} tabIndex={-1} aria-busy={isPending || undefined}>
            {isPending ? (
              <>
                <Skeleton width="14rem" height="1.2lh" />
                <VisuallyHidden elementType="span">{t('loading.text')}</VisuallyHidden>
              </>
            ) : (
              title
            )}
            {!isPending && counted && (
              <>
                {' '}
                <Count>{counted}</Count>
              </>
            )}
          </Title>
          {states && <States>{states}</States>}
        </Start>
        {(children || actions.length > 0) && (
          <End>
            {children}
            <ActionRow
              actions={actions}
              onAction={onAction}
              size={level === 1 ? 'medium' : 'small'}
              most={mostButtons}
            />
          </End>
        )}
      </Line>
      {description && <Description>{description}</Description>}
    </Root>
  )
}
