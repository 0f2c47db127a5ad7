import { expect, test } from './journey.ts'
import { startFaultyProxy } from './night/faulty-proxy.ts'
import { faultsOf } from './night/ledger.ts'
import { mischief } from './night/mischief.ts'
import { workThrough } from './night/round.ts'

/** One by which a service, which nothing but its key tells from another, reaches the server twice, and a second one is done without an answer. */
const seed = '13'
const service = '/api/Console/Aff/AffAffairePrestation/Insert'

test('a line that loses, doubles and cuts what is sent: what was said to be saved is there, and once', async ({
  page,
  provider,
}) => {
  const proxy = await startFaultyProxy({ target: provider.url, decide: mischief(seed) })
  try {
    const ledger = await workThrough({ page, provider, proxy, name: `NUIT-${seed}` })
    expect(await faultsOf(provider, ledger)).toEqual([])
    const befell = proxy.befell.filter(({ path }) => path === service).map(({ fault }) => fault)
    expect(befell.slice(0, 2)).toEqual(['doubled', 'lostAfter'])
  } finally {
    await proxy.stop()
  }
})
