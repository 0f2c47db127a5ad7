import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runScenarios, scenarios } from '../../scenarios/all.ts'
import { Broken } from '../../scenarios/broken.ts'
import { demoPassword } from '../../provider/seed/people.ts'
import type { Told } from './worker.ts'

const account = (login: string) => ({ login, password: demoPassword(login) })

/** Tries the scenarios on a provider with a mistake in it, over the demo, at a clock that can be moved. Null when all are kept. */
export async function triedByScenarios(step: (name: string) => void): Promise<Told | null> {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-mutant-'))
  const file = join(folder, 'demo.sqlite')
  copyFileSync(process.env['RONDE_DEMO'] ?? '', file)
  const { createServer } = (await import('../../provider/server.ts')) as typeof import('../../provider/server.ts')
  let late = 0
  const app = await createServer({ databaseFile: file, now: () => new Date(Date.now() + late) })
  try {
    await app.listen({ host: '127.0.0.1', port: 0 })
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    const waitUntil = async (instant: Date) => void (late = instant.getTime() - Date.now())
    const tried = { url, admin: account('admin'), other: account('agent'), waitUntil }
    const results = await runScenarios(tried, scenarios, ({ name }) => step(name))
    const broken = results.find(({ outcome }) => outcome === 'broken')
    return broken ? { by: 'scenario', shownBy: broken.name, why: broken.why } : null
  } catch (error) {
    if (error instanceof Broken) return { by: 'scenario', shownBy: 'signing in', why: error.message }
    throw error
  } finally {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
