import { reviewName } from '../under-test.ts'
import { type Heard, heardReport, isHeard, speakEvent } from './heard.ts'
import { listen } from './live-messages.ts'
import { type Pauses, watchPauses } from './pauses.ts'

interface Played {
  id: string
  viewMode?: string
  globals: object
  reporting: {
    addReport: (report: { type: string; version: number; result: Heard; status: 'passed' }) => void
  }
}

/** A page that says more has no end. */
const mostPhrases = 5000

/** In ms: what follows from a change without a pause (a tooltip, rows that are put in order) has come by then. */
const rest = 200
const longestRest = 3000

/** Waits until nothing on the page changes or is put off any more, or for as long as is worth it where something always is. */
async function settled({ isPausing }: Pauses): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const restOrEnd = () => {
    if (isPausing()) resting = setTimeout(restOrEnd, rest)
    else resolve()
  }
  let resting = setTimeout(restOrEnd, rest)
  const observer = new MutationObserver(() => {
    clearTimeout(resting)
    resting = setTimeout(restOrEnd, rest)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  const longest = setTimeout(resolve, longestRest)
  await promise
  clearTimeout(longest)
  clearTimeout(resting)
  observer.disconnect()
}

/** Announcements that come while the reader is on its way are no part of it. */
const isLive = (phrase: string): boolean => /^(?:polite|assertive): /.test(phrase)

/** What react-aria announces it keeps on the page; it may come, with its place, while the page is being read. */
const isAnnounced = (node: Node | null): boolean =>
  (node instanceof Element ? node : node?.parentElement)?.matches('[data-live-announcer], [data-live-announcer] *') ===
  true

/** Goes through the page as a reader does who goes on and on, to its end, or to where a dialog begins again. */
async function readPage(): Promise<string[]> {
  const { virtual } = await import('@guidepup/virtual-screen-reader')
  // react-aria keeps there what it announced for stories before.
  const announcer = document.querySelector<HTMLElement>('[data-live-announcer]')
  announcer?.setAttribute('aria-hidden', 'true')
  const phrases: string[] = []
  const met = new Map<Node | null, Set<string>>()
  try {
    await virtual.start({ container: document.body })
    while (phrases.length < mostPhrases) {
      const phrase = (await virtual.spokenPhraseLog()).findLast((said) => !isLive(said)) ?? ''
      const ofNode = met.get(virtual.activeNode) ?? new Set()
      if (ofNode.has(phrase)) break
      met.set(virtual.activeNode, ofNode.add(phrase))
      if (!isAnnounced(virtual.activeNode)) phrases.push(phrase)
      if (phrase === 'end of document') break
      await virtual.clearSpokenPhraseLog()
      await virtual.next()
    }
    return phrases
  } finally {
    await virtual.stop()
    announcer?.removeAttribute('aria-hidden')
  }
}

const speak = async (language: 'fr' | 'en' | null): Promise<void> => {
  window.dispatchEvent(new CustomEvent(speakEvent, { detail: language }))
  // What follows from a language, in effects and by measuring, has come by then.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

const isAsked = (): boolean =>
  (globalThis as { [reviewName]?: { isListening?: boolean } })[reviewName]?.isListening === true

let said: () => string[] = () => []
let pauses: Pauses | undefined

/** Where the library tells what is awaited: it goes some time after the last of what was. */
const awaitedRegion = 'body > [aria-live=polite][data-live-announcer]'
/** In ms. */
const longestWait = 1000

/** Lets what the story before awaited come to its end: one wait is told once, and this story's would go on from it. */
async function waitEnded(): Promise<void> {
  const late = performance.now() + longestWait
  while (document.querySelector(awaitedRegion) && performance.now() < late) await new Promise(requestAnimationFrame)
}

/** Before a story of a component is drawn: what it announces from now on is heard. */
export async function beginToHear({ id }: Played): Promise<void> {
  pauses?.end()
  pauses = undefined
  if (!isAsked() || !isHeard(id)) return
  await waitEnded()
  said = listen()
  pauses = watchPauses()
}

/** After it has been played: tells what a virtual screen reader says of the page, in both languages. */
export async function hearStory({ id, viewMode, globals, reporting }: Played): Promise<void> {
  if (viewMode !== 'story' || !isAsked() || !isHeard(id) || !pauses) return
  await settled(pauses)
  pauses.end()
  pauses = undefined
  const live = said()
  const own = 'locale' in globals && globals.locale === 'en' ? 'en' : 'fr'
  const other = own === 'fr' ? 'en' : 'fr'
  const inOwn = await readPage()
  await speak(other)
  const inOther = await readPage()
  await speak(null)
  const result: Heard = own === 'fr' ? { fr: inOwn, en: inOther, live } : { fr: inOther, en: inOwn, live }
  reporting.addReport({ type: heardReport, version: 1, result, status: 'passed' })
}
