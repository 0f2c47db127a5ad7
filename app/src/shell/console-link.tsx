import type { LinkComponentProps } from '@ronde/ui/theme'
import { useUnit } from 'effector-react'
import type { MouseEvent } from 'react'
import { moveFx } from '../navigation/navigation.ts'

/** Presses that are the browser's: another tab or window, a download, a menu. */
const isBrowsers = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 ||
  metaKey ||
  altKey ||
  ctrlKey ||
  shiftKey ||
  (currentTarget.getAttribute('target') ?? '_self') !== '_self'

/** Links of the library move the console, with the router and before it is there; a link that leaves the console stays a plain anchor. */
export function ConsoleLink({ href, children, onClick, ...rest }: LinkComponentProps) {
  const move = useUnit(moveFx)
  const isOwn = href.startsWith('/')
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        onClick?.(event)
        if (!isOwn || event.defaultPrevented || isBrowsers(event)) return
        event.preventDefault()
        void move({ to: href })
      }}
    >
      {children}
    </a>
  )
}
