import type { CDPSession, Page } from 'playwright/test'

/** One request of a page. */
export interface Fetched {
  url: string
  /** The browser's resource type: Document, Script, Stylesheet, Font, Image, Fetch, XHR, Preflight … */
  type: string
  /** Bytes of the answer as sent, headers included; 0 when cached. */
  bytes: number
  isCached: boolean
  /** Whether its answer is complete. */
  isOver: boolean
  /** Time of the request, ms since 1970. */
  at: number
}

/** Records every request of a page from now on, but none of its workers. */
export class Line {
  readonly session: CDPSession
  #requests = new Map<string, Fetched>()
  /** The loader id of the document that made each request. */
  readonly #loaders = new Map<string, string>()
  /** Scripts of workers, whose end is not reported: a running worker has its script. */
  readonly #workers = new Set<string>()

  private constructor(session: CDPSession) {
    this.session = session
  }

  static async of(page: Page): Promise<Line> {
    const session = await page.context().newCDPSession(page)
    const line = new Line(session)
    page.on('worker', (worker) => {
      line.#workers.add(worker.url())
      for (const one of line.#requests.values()) if (one.url === worker.url()) one.isOver = true
    })
    session.on('Network.requestWillBeSent', ({ requestId, loaderId, request: { url }, type = 'Other', wallTime }) => {
      if (!/^https?:/.test(url)) return
      line.#loaders.set(requestId, loaderId)
      const isOver = line.#workers.has(url)
      line.#requests.set(requestId, { url, type, bytes: 0, isCached: false, isOver, at: wallTime * 1000 })
    })
    // A navigation ends the previous page's open requests, which browsers do not report.
    session.on('Page.frameNavigated', ({ frame: { parentId, loaderId } }) => {
      if (parentId !== undefined) return
      for (const [requestId, one] of line.#requests) if (line.#loaders.get(requestId) !== loaderId) one.isOver = true
    })
    session.on('Network.requestServedFromCache', ({ requestId }) => line.#note(requestId, { isCached: true }))
    session.on('Network.responseReceived', ({ requestId, response: { fromDiskCache = false } }) => {
      if (fromDiskCache) line.#note(requestId, { isCached: true })
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const isCached = line.#requests.get(requestId)?.isCached === true
      line.#note(requestId, { bytes: isCached ? 0 : encodedDataLength, isOver: true })
    })
    session.on('Network.loadingFailed', ({ requestId }) => line.#note(requestId, { isOver: true }))
    await session.send('Page.enable')
    await session.send('Network.enable')
    return line
  }

  #note(requestId: string, news: Partial<Fetched>): void {
    const known = this.#requests.get(requestId)
    if (known) Object.assign(known, news)
  }

  /** Throttles the network: kbit/s, and ms of latency. */
  async slow(kilobits: number, latency: number): Promise<void> {
    const throughput = (kilobits * 1000) / 8
    await this.session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
  }

  /** The requests since the last `clear`. */
  get requests(): readonly Fetched[] {
    return [...this.#requests.values()]
  }

  clear(): void {
    this.#requests = new Map([...this.#requests].filter(([, { isOver }]) => !isOver))
  }

  /** Resolves once every request has its answer, and no new one was made for `still` ms. */
  async quiet(still = 500): Promise<void> {
    for (let seen = -1, since = performance.now(); ;) {
      const asked = this.requests
      if (asked.length !== seen || asked.some(({ isOver }) => !isOver)) {
        seen = asked.length
        since = performance.now()
      } else if (performance.now() - since > still) return
      await new Promise((resolve) => {
        setTimeout(resolve, 20)
      })
    }
  }
}

/** The requests that were not served from the cache. */
export const sent = (requests: readonly Fetched[]): Fetched[] => requests.filter(({ isCached }) => !isCached)

/** Whether a request is for code or assets, which a warm start does not fetch. */
export const isCode = ({ type, url }: Fetched): boolean =>
  /Script|Stylesheet|Font/.test(type) || url.includes('/assets/')

export const bytesOf = (requests: readonly Fetched[]): number => requests.reduce((sum, { bytes }) => sum + bytes, 0)

/** Notes, in every new page, when the first element of this selector is rendered. */
export const noteWhen = (page: Page, selector: string): Promise<unknown> =>
  page.addInitScript((wanted) => {
    const look = () => {
      if (!document.querySelector(wanted)) return
      observer.disconnect()
      Object.assign(globalThis, { stoodAt: performance.timeOrigin + performance.now() })
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true })
  }, selector)

/** Time at which the element was rendered, ms since 1970. */
export const stoodAt = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { stoodAt: number }).stoodAt)
