import { attach, createEvent, createStore, sample, type Scope, scopeBind } from 'effector'
import { $text } from '../locales/intl.ts'
import { noticed } from '../notices/notices.ts'

/** Names of the entry files of a page; they change with each build. */
const entryOf = (page: Document): string | null =>
  [...page.querySelectorAll('script[type=module][src]')].map((script) => script.getAttribute('src')).join(' ') || null

async function isAnotherBuildThere(): Promise<boolean> {
  const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store', headers: { Accept: 'text/html' } })
  if (!answer.ok) return false
  const served = entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'))
  return served !== null && served !== entryOf(document)
}

/** Asks whether the server has another build of the console than the running one; tests replace it. */
export const $askBuild = createStore<() => Promise<boolean>>(isAnotherBuildThere, { serialize: 'ignore' })

/** Reloads the page. Only the user calls it, so that no failure can loop. */
export const $reload = createStore<() => void>(() => globalThis.location.reload(), { serialize: 'ignore' })

/** A file of this build could not be loaded. */
export const chunkMissed = createEvent()
export const reloadAsked = createEvent()
/** The styles of a part of the console could not be loaded; the part itself works. */
export const stylesMissed = createEvent()

const askBuildFx = attach({ source: $askBuild, effect: (ask) => ask() })
const reloadFx = attach({ source: $reload, effect: (reload) => reload() })

/** Whether a newer build than the running one is deployed; null until that is known. */
export const $isOutdated = createStore<boolean | null>(null)
  .on(askBuildFx.doneData, (_, isOutdated) => isOutdated)
  .on(askBuildFx.fail, (known) => known ?? false)

sample({
  clock: chunkMissed,
  source: askBuildFx.pending,
  filter: (isAsking) => !isAsking,
  fn: () => undefined,
  target: askBuildFx,
})
sample({ clock: reloadAsked, target: reloadFx })

const $stylesTold = createStore(false)
const stylesToTell = sample({
  clock: stylesMissed,
  source: $stylesTold,
  filter: (isTold) => !isTold,
  fn: () => undefined,
})
$stylesTold.on(stylesToTell, () => true)
sample({
  clock: stylesToTell,
  source: $text,
  fn: (text) => ({ type: 'warning' as const, text: text('chunk.styles') }),
  target: noticed,
})

/** Handles Vite's events about files that fail to load. A missing style sheet does not stop its part. */
export function bindDeployment(scope: Scope): void {
  const missStyles = scopeBind(stylesMissed, { scope })
  globalThis.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: unknown }
    if (!(payload instanceof Error) || !/css/i.test(payload.message)) return
    event.preventDefault()
    missStyles()
  })
}
