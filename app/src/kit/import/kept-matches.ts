import { attach, createStore } from 'effector'
import { type Box, browserBox } from '../../base/box.ts'
import { $user } from '../../session/session.ts'
import type { HandMatch } from './headings.ts'

/** What a person chose for a heading that the console did not know, for files of one import. */
export interface KeptMatch extends HandMatch {
  /** The import’s call. */
  readonly of: string
}

/** As many as are kept of a login: the oldest go first. */
const most = 500

const isKeptMatch = (value: unknown): value is KeptMatch => {
  const { of, heading, column } = (value ?? {}) as Partial<Record<keyof KeptMatch, unknown>>
  return typeof of === 'string' && typeof heading === 'string' && (column === null || typeof column === 'string')
}

/** Where they are kept; tests put their own here. */
export const $matchBox = createStore<Box<KeptMatch>>(browserBox('ronde-matches', 'matches', isKeptMatch), {
  serialize: 'ignore',
})

const from = { box: $matchBox, user: $user }

/** What the user chose for files of an import, so far. */
export const readMatchesFx = attach({
  source: from,
  effect: async ({ box, user }, of: string): Promise<readonly KeptMatch[]> =>
    user ? (await box.read(user.login)).filter((one) => one.of === of) : [],
})

/** The user chose. */
export const keepMatchesFx = attach({
  source: from,
  effect: async ({ box, user }, chosen: readonly KeptMatch[]) => {
    if (!user) return
    const isChosen = (one: KeptMatch) => chosen.some(({ of, heading }) => of === one.of && heading === one.heading)
    await box.change(user.login, (kept) => [...chosen, ...kept.filter((one) => !isChosen(one))].slice(0, most))
  },
})
