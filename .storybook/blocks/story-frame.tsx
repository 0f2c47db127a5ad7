import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Ref } from 'react'
import { playedMessage, stillParameter } from '../toolbar/still-frame.ts'

/** How long a story may take to be played, in ms. */
const patience = 12_000

// Two stories that are played at once take the focus from each other, and close what the other has opened.
let last: Promise<void> = Promise.resolve()

const urlOf = (id: string, theme: string) => `iframe.html?id=${id}&viewMode=story&${stillParameter}=1&globals=theme:${theme};motion:reduced`

/** Loads a story into its frame; resolves when it has been played, or is no longer wanted. */
function played(frame: HTMLIFrameElement, url: string, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  const before = document.activeElement
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('message', onMessage)
      // The story had the focus to be played; the page's reader has it again.
      if (document.activeElement === frame) frame.blur()
      if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true })
      resolve()
    }
    const onMessage = (event: MessageEvent) => {
      if (event.source === frame.contentWindow && event.data === playedMessage) done()
    }
    const timer = setTimeout(done, patience)
    signal.addEventListener('abort', done, { once: true })
    window.addEventListener('message', onMessage)
    frame.src = url
  })
}

const pageTheme = () => document.documentElement.dataset.theme ?? 'light'

function subscribeTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

interface StoryFrameProps {
  id: string
  title: string
  /** In px. */
  height: number | string
  onPlayed?: () => void
  ref?: Ref<HTMLIFrameElement>
}

/** A story in a page of its own, played when it comes into sight, one after the other. Its theme is the page's. */
export function StoryFrame({ id, title, height, onPlayed, ref }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const told = useRef(onPlayed)
  useEffect(() => {
    told.current = onPlayed
  })
  const theme = useSyncExternalStore(subscribeTheme, pageTheme)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const stop = new AbortController()
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      last = last.then(() => played(element, urlOf(id, theme), stop.signal)).then(() => {
        if (!stop.signal.aborted) told.current?.()
      })
    }, { rootMargin: '200px' })
    observer.observe(element)
    return () => {
      observer.disconnect()
      stop.abort()
    }
  }, [id, theme])
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook, whose parts are measured
    <iframe
      ref={(element) => {
        frame.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      title={title}
      tabIndex={-1}
      style={{ display: 'block', inlineSize: '100%', blockSize: height, border: 0 }}
    />
  )
}
