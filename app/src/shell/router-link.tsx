import type { LinkComponentProps } from '@ronde/ui/theme'
import { Link } from 'react-router-dom'

/** Links of the library go through the router; what leaves the console stays a plain anchor. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}
