import { useEffect } from 'react'

/** In ms: what comes sooner needs no words. */
const patience = 500

/** In ms without anything awaited: parts of a page come one after the other, and are one wait. */
const rest = 500

/** What is awaited on the page now, in words; each part that waits has its own entry. */
const awaited = new Map<object, string>()
/** What has been told since the wait began. */
const told = new Set<string>()
let region: HTMLElement | null = null
let telling: ReturnType<typeof setTimeout> | undefined
let ending: ReturnType<typeof setTimeout> | undefined

/** An empty one, ahead of its words: a live region that comes with them is often not read. Dialogs leave it within reach of readers. */
function addRegion(): HTMLElement {
  const added = document.createElement('div')
  added.setAttribute('aria-live', 'polite')
  added.dataset.liveAnnouncer = 'true'
  // Heard and not seen, and no part of the page's height; set by script, as a policy may refuse styles in markup.
  Object.assign(added.style, {
    position: 'fixed',
    insetBlockStart: '0',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  })
  return document.body.appendChild(added)
}

function tell(): void {
  telling = undefined
  const news = new Set([...awaited.values()].filter((words) => !told.has(words)))
  if (news.size === 0) return
  for (const words of news) told.add(words)
  if (region) region.textContent = [...news].join(', ')
}

function end(): void {
  clearTimeout(telling)
  telling = undefined
  told.clear()
  region?.remove()
  region = null
}

function begin(words: string): () => void {
  const part = {}
  clearTimeout(ending)
  awaited.set(part, words)
  region ??= addRegion()
  if (!told.has(words)) telling ??= setTimeout(tell, patience)
  return () => {
    awaited.delete(part)
    if (awaited.size > 0) return
    clearTimeout(ending)
    ending = setTimeout(end, rest)
  }
}

/** Tells a screen reader that something is on its way, once it takes long, and once for all parts of the page that wait; null: it has come. */
export function useAwaited(words: string | null): void {
  useEffect(() => (words === null ? undefined : begin(words)), [words])
}
