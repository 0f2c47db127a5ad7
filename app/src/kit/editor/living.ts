/** The editors that are open in this page, and how each lets go of its lock. */
const here = new Map<string, () => void>()

const prefix = 'ronde.editor.'

/** Only where the page is secure; without them a page knows of its own editors only. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks

/** An editor opens. Its lock is held until it closes, or its tab is gone in whatever way: the browser sees to that. */
export async function begin(opening: string): Promise<void> {
  const held = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  here.set(opening, over.resolve)
  const manager = locks()
  if (!manager) return
  manager
    .request(prefix + opening, () => {
      held.resolve()
      return over.promise
    })
    .catch(held.resolve)
  await held.promise
}

export function end(opening: string): void {
  here.get(opening)?.()
  here.delete(opening)
}

/** The editors that are open now, in this tab and the others. */
export async function living(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {}
  const elsewhere = held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
  return new Set([...here.keys(), ...elsewhere])
}
