import { setTimeout as pause } from 'node:timers/promises'
import type { Entry } from '../review/entry.ts'
import { told } from '../review/reviewer.ts'
import type { Engine, Way } from './engine.ts'
import { askLayout } from './layout.ts'
import { askReady, askStory, type Told } from './page-script.ts'

/** Milliseconds in which a story must load and be played: more than any takes on a busy machine. */
const usualPatience = 60_000

/** Result of a story in an engine. */
export interface Outcome {
  id: string
  /** Problems, one line each. */
  problems: string[]
}

interface VisitorOptions {
  launch: () => Promise<Engine>
  /** Address of the built Storybook. */
  address: string
  way: Way
  patience?: number
}

const written = (globals: Way['globals']): string =>
  Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** Plays stories one after the other in one engine, in one page until a story fails. */
export class Visitor {
  readonly #options: VisitorOptions
  #engine: Engine | undefined
  #isOpen = false

  constructor(options: VisitorOptions) {
    this.#options = options
  }

  get version(): string | undefined {
    return this.#engine?.version
  }

  async #ask(id: string): Promise<Outcome['problems']> {
    const { address, way, launch } = this.#options
    this.#engine ??= await launch()
    if (!this.#isOpen) {
      // Axe runs in the review.
      await this.#engine.open(
        `${address}iframe.html?id=${id}&viewMode=story&globals=${written(way.globals)};a11y.manual:!true`,
      )
      await this.#engine.ask(askReady(way.style))
      this.#isOpen = true
    }
    const { finished, thrown, errors } = JSON.parse(String(await this.#engine.ask(askStory(id)))) as Told
    const { problems } = finished ? told(finished, thrown) : { problems: ['the preview told nothing of it'] }
    const measured = way.isMeasured ? (JSON.parse(String(await this.#engine.ask(askLayout()))) as string[]) : []
    return [...problems, ...errors, ...measured]
  }

  /** Shows and plays a story, and resolves to its result. */
  async visit({ id }: Entry): Promise<Outcome> {
    const { patience = usualPatience } = this.#options
    const late = Promise.withResolvers<never>()
    late.promise.catch(() => {})
    const timer = setTimeout(() => late.reject(new Error(`not at its end after ${patience / 1000} s`)), patience)
    try {
      const problems = await Promise.race([this.#ask(id), late.promise])
      // A failed story may leave traces: the next one gets a new page.
      if (problems.length > 0) this.#isOpen = false
      return { id, problems }
    } catch (error) {
      await this.leave()
      return { id, problems: [`did not stand: ${String(error).split('\n')[0]}`] }
    } finally {
      clearTimeout(timer)
    }
  }

  async leave(): Promise<void> {
    const engine = this.#engine
    this.#engine = undefined
    this.#isOpen = false
    // A hanging engine may not even close.
    await Promise.race([engine?.close().catch(() => {}), pause(10_000, undefined, { ref: false })])
  }
}
