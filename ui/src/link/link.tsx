import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from 'react-aria'
import { Icon } from '../icon/index.ts'
import { useUi } from '../theme/ui-context.ts'
import type { LinkComponentProps } from '../theme/ui-context.ts'
import { Mark, Root } from './link.styles.ts'

export interface LinkProps extends LinkComponentProps {
  /** Leads out of the product: opens a new tab and says so. */
  isExternal?: boolean
  /** Its text: where it leads. */
  children: ReactNode
}

/** Goes to another place; an action is a `Button`. */
export function Link({ isExternal = false, children, ...rest }: LinkProps) {
  const { t, link } = useUi()
  if (!isExternal)
    return (
      <Root as={link} {...rest}>
        {children}
      </Root>
    )
  return (
    <Root {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      {'\u00a0'}
      <Mark>
        <Icon name={ExternalLink} size={12} />
        <VisuallyHidden elementType="span">{t('link.newTab')}</VisuallyHidden>
      </Mark>
    </Root>
  )
}
