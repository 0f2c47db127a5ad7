/** What oidc-provider keeps of a session, a sign-in, a code or a token. */
interface Payload {
  grantId?: string
  uid?: string
  consumed?: number
  [other: string]: unknown
}

interface Kept {
  payload: Payload
  /** Milliseconds since 1970. */
  until: number
}

/**
 * The memory of one directory, as oidc-provider wants it: one adapter for each of its models. Its own default warns on every start that
 * it forgets, which is just what is wanted here.
 */
export function memoryOfOneDirectory() {
  const models = new Map<string, Map<string, Kept>>()

  return (model: string) => {
    const kept = models.get(model) ?? new Map<string, Kept>()
    models.set(model, kept)
    const find = (id: string): Payload | undefined => {
      const found = kept.get(id)
      return found && found.until > Date.now() ? found.payload : undefined
    }
    const idWhere = (fits: (payload: Payload) => boolean) =>
      [...kept].filter(([, { payload }]) => fits(payload)).map(([id]) => id)
    return {
      find: async (id: string) => find(id),
      findByUid: async (uid: string) => find(idWhere((payload) => payload.uid === uid)[0] ?? ''),
      // Only for the device flow, which is not used here.
      findByUserCode: async () => undefined,
      upsert: async (id: string, payload: Payload, seconds: number) => {
        for (const [old, { until }] of kept) if (until <= Date.now()) kept.delete(old)
        kept.set(id, { payload, until: Date.now() + seconds * 1_000 })
      },
      consume: async (id: string) => {
        const found = find(id)
        if (found) found.consumed = Math.floor(Date.now() / 1_000)
      },
      destroy: async (id: string) => void kept.delete(id),
      revokeByGrantId: async (grantId: string) => {
        for (const id of idWhere((payload) => payload.grantId === grantId)) kept.delete(id)
      },
    }
  }
}
