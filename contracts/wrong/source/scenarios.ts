import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Result, runScenarios, scenarios } from '../../scenarios/all.ts'
import { lent } from '../../scenarios/lent.ts'

/** The scenarios to run, the demo they run on, and the callback of each step. */
interface Played {
  /** A file with the demo. */
  demo: string
  isWanted: (name: string) => boolean
  step: (result: Result) => void
}

/** Thrown when a scenario is broken: the others need not run. */
class Enough extends Error {
  readonly result: Result

  constructor(result: Result) {
    super(result.why)
    this.result = result
  }
}

/** Runs scenarios on the provider with its current modules, on the demo, with a clock that can be set, up to the first that is broken. */
export async function playScenarios({ demo, isWanted, step }: Played): Promise<Result[]> {
  const some = scenarios.filter(({ name }) => isWanted(name))
  if (some.length === 0) return []
  const folder = mkdtempSync(join(tmpdir(), 'ronde-mutant-'))
  const file = join(folder, 'demo.sqlite')
  copyFileSync(demo, file)
  const { createServer } = await import('../../provider/server.ts')
  let late = 0
  const now = () => new Date(Date.now() + late)
  const { directory, tried } = await lent(now)
  const signingKey = randomBytes(32)
  const begin = () => createServer({ databaseFile: file, now, directory, signingKey })
  let app = await begin()
  try {
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}`
    const restart = async () => {
      await app.close()
      app = await begin()
      await app.listen({ host: '127.0.0.1', port })
    }
    const waitUntil = async (instant: Date) => void (late = instant.getTime() - Date.now())
    return await runScenarios({ url, ...tried, waitUntil, restart }, some, (result) => {
      step(result)
      if (result.outcome === 'broken') throw new Enough(result)
    })
  } catch (error) {
    if (error instanceof Enough) return [error.result]
    throw error
  } finally {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
