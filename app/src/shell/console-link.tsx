import type { LinkComponentProps } from '@ronde/ui/theme'
import { useUnit } from 'effector-react'
import type { MouseEvent } from 'react'
import { onHost } from '../navigation/host.ts'
import { moveFx } from '../navigation/navigation.ts'

/** Whether a click is left to the browser: another tab or window, a download, a menu. */
const isBrowsers = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 ||
  metaKey ||
  altKey ||
  ctrlKey ||
  shiftKey ||
  (currentTarget.getAttribute('target') ?? '_self') !== '_self'

/** Makes the library's links navigate in the console, also before the router is loaded; a link that leaves the console stays a plain anchor. */
export function ConsoleLink({ href, children, onClick, ...rest }: LinkComponentProps) {
  const move = useUnit(moveFx)
  const isOwn = href.startsWith('/')
  return (
    <a
      href={isOwn ? onHost(href) : href}
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
