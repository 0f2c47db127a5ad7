import type { Page } from 'playwright/test'

/** A text that a live region came to hold. */
export interface Told {
  text: string
  /** Milliseconds of the page's clock. */
  at: number
}

interface Listening {
  told: Told[]
  /** When the page changed last, in milliseconds of its clock. */
  changedAt: number
}

/** Keeps what live regions come to hold, from the beginning of each page on. */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    const live = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]'
    const listening: Listening = { told: [], changedAt: 0 }
    const last = new WeakMap<Element, string>()
    Object.assign(globalThis, { listening })
    new MutationObserver((changes) => {
      listening.changedAt = performance.now()
      const regions = new Set<Element>()
      for (const { target, addedNodes } of changes) {
        const inside = (target instanceof Element ? target : target.parentElement)?.closest(live)
        if (inside) regions.add(inside)
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue
          if (node.matches(live)) regions.add(node)
          for (const region of node.querySelectorAll(live)) regions.add(region)
        }
      }
      for (const region of regions) {
        // As it is laid out: blocks are words of their own.
        const text = (region instanceof HTMLElement ? region.innerText : '').replaceAll(/\s+/g, ' ').trim()
        if (text === last.get(region)) continue
        last.set(region, text)
        if (text) listening.told.push({ text, at: performance.now() })
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  })

/** What was told since the last question, as it is asked now. */
export const toldIn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { listening: Listening }).listening.told.splice(0))

/** Waits until a text was told that is of this form. */
export const isTold = (page: Page, { source }: RegExp) =>
  page.waitForFunction(
    (form) =>
      (globalThis as unknown as { listening: Listening }).listening.told.some(({ text }) =>
        new RegExp(form).test(text),
      ),
    source,
  )

/** Waits until the page has not changed for some milliseconds of its clock. */
export const stillFor = (page: Page, ms: number) =>
  page.waitForFunction(
    (rest) => performance.now() - (globalThis as unknown as { listening: Listening }).listening.changedAt > rest,
    ms,
  )
