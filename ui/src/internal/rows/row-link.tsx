import type { ReactNode } from 'react'
import type { LinkComponent } from '../../theme/ui-context.ts'

/** The link of a row in a tree: the row has the focus and Enter, and is dragged itself. */
export const linkTo = (Link: LinkComponent, href: string, content: ReactNode): ReactNode => (
  <Link href={href} tabIndex={-1} draggable={false} data-link="">
    {content}
  </Link>
)
