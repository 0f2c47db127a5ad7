import { Fragment, useMemo } from 'react'
import type { HTMLAttributes } from 'react'
import { later, useLater } from './later.ts'

/** What makes HTML safe: fetched when nothing else is to be done, for most messages have no mark. */
export const purifying = later(() => import('./purify.ts'))

interface SanitisedHtmlProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Untrusted: it may come from a server. Lines break at `\n`. */
  html: string
}

/** The only place that turns text into HTML, as toasts may contain. */
export function SanitisedHtml({ html, ...rest }: SanitisedHtmlProps) {
  return /[<&]/.test(html) ? <Marked {...rest} html={html} /> : <span {...rest}>{lines(html)}</span>
}

/** A text of several lines, without any mark. */
const lines = (text: string) =>
  text.split(/\r?\n/).map((line, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines have no other name, and never change places
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))

/** The text without its markup: a parsed document runs and loads nothing. */
const plain = (html: string): string =>
  new DOMParser().parseFromString(html.replaceAll(/<br\s*\/?>/gi, '\n'), 'text/html').body.textContent ?? ''

/** Renders nothing until DOMPurify is loaded, so that nothing is announced twice; where it cannot be loaded, the plain text. */
function Marked({ html, ...rest }: SanitisedHtmlProps) {
  const { module, failed } = useLater(purifying)
  const __html = useMemo(() => module?.sanitise(html.replaceAll(/\r?\n/g, '<br>')), [module, html])
  if (!module) return <span {...rest}>{failed && lines(plain(html))}</span>
  // oxlint-disable-next-line react/no-danger
  return <span {...rest} dangerouslySetInnerHTML={{ __html: __html ?? '' }} />
}
