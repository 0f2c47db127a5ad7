import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Ref } from 'react'
import { standsMessage, stillParameter } from '../toolbar/still-frame.ts'

/** How long a story may take to be played, in ms. */
const patience = 20_000
/** How many are loaded at once: the first ones are there sooner than if all were. */
const atOnce = 4

let loading = 0
const waiting: (() => void)[] = []

async function inTurn(work: () => Promise<void>): Promise<void> {
  if (loading >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  loading += 1
  try {
    await work()
  } finally {
    loading -= 1
    waiting.shift()?.()
  }
}

const urlOf = (id: string, theme: string) =>
  `iframe.html?id=${id}&viewMode=story&${stillParameter}=1&globals=theme:${theme};motion:reduced;a11y.manual:!true`

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
      if (before instanceof HTMLElement && before !== document.body && !(before instanceof HTMLIFrameElement))
        before.focus({ preventScroll: true })
      resolve()
    }
    const onMessage = (event: MessageEvent) => {
      if (event.source === frame.contentWindow && event.data === standsMessage) done()
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

/** Height of what a frame shows, in px; between what shows something and what leaves the page readable. */
export const heightOf = (page: Document | null | undefined): number =>
  Math.ceil(
    Math.min(560, Math.max(72, (page?.querySelector('.ronde-story')?.getBoundingClientRect().bottom ?? 0) + 16)),
  )

interface StoryFrameProps {
  id: string
  title: string
  /** In px. @default that of the story */
  height?: number | string
  onPlayed?: () => void
  ref?: Ref<HTMLIFrameElement>
}

/** A story in a page of its own, played when it comes into sight. Its theme is the page's. */
export function StoryFrame({ id, title, height, onPlayed, ref }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const told = useRef(onPlayed)
  useEffect(() => {
    told.current = onPlayed
  })
  const [ownHeight, setOwnHeight] = useState(96)
  const theme = useSyncExternalStore(subscribeTheme, pageTheme)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const stop = new AbortController()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        void inTurn(() => played(element, urlOf(id, theme), stop.signal)).then(() => {
          if (stop.signal.aborted) return
          setOwnHeight(heightOf(element.contentDocument))
          told.current?.()
        })
      },
      { rootMargin: '400px' },
    )
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
      style={{ display: 'block', inlineSize: '100%', blockSize: height ?? ownHeight, border: 0 }}
    />
  )
}
