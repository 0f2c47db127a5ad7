import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'

/** Calls about one thing that are under way at once, as a server sees them that takes its time between looking and writing. */
export class Crowd {
  readonly #underWay = new Map<unknown, number>()
  readonly #before = new WeakMap<FastifyRequest, { thing: unknown; others: number }>()

  /** A call begins; it waits until those that were sent with it have begun, too. */
  async enter(request: FastifyRequest, thing: unknown): Promise<number> {
    const others = this.#underWay.get(thing) ?? 0
    this.#underWay.set(thing, others + 1)
    this.#before.set(request, { thing, others })
    await pause(20)
    return others
  }

  /** A call ends. Answers what it was about, and whether others were under way as it began or ended. */
  leave(request: FastifyRequest): { thing: unknown; isCrowded: boolean } {
    const { thing, others } = this.#before.get(request) ?? { thing: undefined, others: 0 }
    const now = this.#underWay.get(thing) ?? 1
    this.#underWay.set(thing, now - 1)
    return { thing, isCrowded: others > 0 || now > 1 }
  }
}
