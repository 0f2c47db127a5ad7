import { ChevronRight } from 'lucide-react'
import type { HTMLAttributes, Ref } from 'react'
import { Icon } from '../icon/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Step, StepLink, StepText, Trail } from './breadcrumb.styles.ts'

export interface BreadcrumbItem {
  /** Name of the step. */
  text: string
  /** Address of the step; without one the step is plain text. */
  href?: string
}

export interface BreadcrumbProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** From the outermost to the page itself, which is never a link. */
  items: readonly BreadcrumbItem[]
  /** Name of the navigation; the library's own by default. */
  label?: string
  ref?: Ref<HTMLElement>
}

/** Where this page stands, and the way back up. */
export function Breadcrumb({ items, label, ...rest }: BreadcrumbProps) {
  const { t, link } = useUi()
  const last = items.length - 1
  return (
    <nav aria-label={label ?? t('breadcrumb.label')} {...rest}>
      <Trail>
        {items.map(({ text, href }, at) => (
          <Step key={`${at} ${text}`}>
            {at > 0 && <Icon name={ChevronRight} size={12} data-separator />}
            {href && at < last ? (
              <StepLink as={link} href={href}>
                {text}
              </StepLink>
            ) : (
              <StepText aria-current={at === last ? 'page' : undefined}>{text}</StepText>
            )}
          </Step>
        ))}
      </Trail>
    </nav>
  )
}
