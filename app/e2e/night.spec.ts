import { expect, test } from './journey.ts'
import { startFaultyProxy } from './night/faulty-proxy.ts'
import { faultsOf } from './night/ledger.ts'
import { mischief } from './night/mischief.ts'
import { workThrough } from './night/round.ts'

/** One whose round meets each thing that can befall a write. */
const seed = '1'

test('a line that loses, doubles and cuts what is sent: what was said to be saved is there, and once', async ({ page, provider }) => {
  const proxy = await startFaultyProxy({ target: provider.url, decide: mischief(seed) })
  try {
    const ledger = await workThrough({ page, provider, proxy, name: `NUIT-${seed}` })
    expect(await faultsOf(provider, ledger)).toEqual([])
    const befell = new Set(proxy.befell.filter(({ method }) => method !== 'GET').map(({ fault }) => fault))
    expect([...befell].toSorted()).toEqual(['away', 'doubled', 'halved', 'held', 'lostAfter', 'lostBefore'])
  } finally {
    await proxy.stop()
  }
})
