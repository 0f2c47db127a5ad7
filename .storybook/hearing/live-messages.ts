const liveRegion = '[aria-live], [role="status"], [role="alert"], [role="log"], output'

const mannerOf = (region: Element): 'polite' | 'assertive' | 'off' => {
  const live = region.getAttribute('aria-live')
  if (live === 'off' || live === 'polite' || live === 'assertive') return live
  return region.getAttribute('role') === 'alert' ? 'assertive' : 'polite'
}

/** A region that is said whole, whatever of it changes. */
const isWhole = (region: Element): boolean =>
  region.getAttribute('aria-atomic') === 'true' ||
  (region.getAttribute('aria-atomic') !== 'false' && ['status', 'alert'].includes(region.getAttribute('role') ?? ''))

const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement)
const words = (node: Node): string => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

function saidBy({ type, target, addedNodes }: MutationRecord): string[] {
  const region = elementOf(target)?.closest(liveRegion)
  if (region && mannerOf(region) !== 'off') {
    const texts = isWhole(region)
      ? [words(region)]
      : type === 'characterData'
        ? [words(target)]
        : [...addedNodes].map(words)
    return texts.filter(Boolean).map((text) => `${mannerOf(region)}: ${text}`)
  }
  // Of regions that come with their text only alerts are announced for certain.
  return [...addedNodes]
    .filter((node) => node instanceof Element)
    .flatMap((node) => (node.matches('[role="alert"]') ? [node] : [...node.querySelectorAll('[role="alert"]')]))
    .map(words)
    .filter(Boolean)
    .map((text) => `assertive: ${text}`)
}

const withoutNumbers = (text: string): string => text.replaceAll(/\d+/g, '0')

/**
 * Listens to what a page announces by itself, until it is asked what that was. Of texts in a row that differ by their numbers alone
 * the last is told: how many counts or pages are passed on the way hangs on how fast the machine is.
 */
export function listen(): () => string[] {
  const said: string[] = []
  const take = (records: MutationRecord[]) => {
    for (const text of records.flatMap(saidBy)) {
      if (withoutNumbers(said.at(-1) ?? '') === withoutNumbers(text)) said.pop()
      said.push(text)
    }
  }
  const observer = new MutationObserver(take)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return () => {
    take(observer.takeRecords())
    observer.disconnect()
    return said
  }
}
