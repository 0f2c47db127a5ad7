import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'

/** Tracks concurrent calls about one thing, as seen by a server with a delay between reading and writing. */
export class Crowd {
  readonly #underWay = new Map<unknown, number>()
  readonly #before = new WeakMap<FastifyRequest, { thing: unknown; others: number }>()

  /** Registers a call, and waits until those sent with it have begun too. */
  async enter(request: FastifyRequest, thing: unknown): Promise<number> {
    const others = this.#underWay.get(thing) ?? 0
    this.#underWay.set(thing, others + 1)
    this.#before.set(request, { thing, others })
    await pause(20)
    return others
  }

  /** Unregisters a call. Returns its thing, and whether others were under way when it began or ended. */
  leave(request: FastifyRequest): { thing: unknown; isCrowded: boolean } {
    const { thing, others } = this.#before.get(request) ?? { thing: undefined, others: 0 }
    const now = this.#underWay.get(thing) ?? 1
    this.#underWay.set(thing, now - 1)
    return { thing, isCrowded: others > 0 || now > 1 }
  }
}
