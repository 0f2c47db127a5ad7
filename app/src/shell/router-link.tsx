import type { LinkComponentProps } from '@ronde/ui/theme'
import { Link } from 'react-router-dom'

/** Links of the library go through the router; a link that leaves the console stays a plain anchor. */
export function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  if (!href.startsWith('/')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  )
}
