import { createEvent, createStore } from 'effector'
import * as z from 'zod/mini'

const tabMessage = z.discriminatedUnion('kind', [
  /** Activity in a tab of this user, or the answer to stay; `at`: the time of day in ms. */
  z.object({ kind: z.literal('active'), login: z.string(), at: z.number() }),
  /** A session ended in another tab. `exp` of its token tells it from the user's next session; `reason` null: the user signed out. */
  z.object({
    kind: z.literal('ended'),
    login: z.string(),
    exp: z.number(),
    reason: z.nullable(z.enum(['idle', 'expired', 'closed'])),
  }),
])

/** Messages between tabs of one browser. */
export type TabMessage = z.infer<typeof tabMessage>

/** A message from another tab; null when it is not understood, as from another version of the console. */
export const readTabMessage = (data: unknown): TabMessage | null => z.safeParse(tabMessage, data).data ?? null

/** Sends a message to the other tabs; `main` sets it. */
export const $tellTabs = createStore<(message: TabMessage) => void>(() => {}, { serialize: 'ignore' })

/** Another tab sent a message. */
export const tabSaid = createEvent<TabMessage>()
