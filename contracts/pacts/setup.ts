import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestModule, TestProject } from 'vitest/node'
import { pactFile } from '../wire/pact/parties.ts'
import { sorted } from './sorted.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the interactions of this run are written. */
    pactFolder: string
  }
}

const committedPath = join(import.meta.dirname, pactFile)
const read = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null)

/** True when every file ran and every interaction in it held: only then is what was written the whole pact. */
async function isWhole(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles()
  const modules = project.vitest.state.getTestModules().filter((module) => module.project.name === project.name)
  const held = (module: TestModule) => module.ok() && [...module.children.allTests()].every((test) => test.result().state === 'passed')
  return modules.length === testFiles.length && modules.every(held)
}

const say = (line: string) => void process.stderr.write(`\n${line}\n`)

const changed = `
The pact the interactions make differs from the committed contracts/pacts/${pactFile}.
Run \`npm run contracts\`, read the difference as the backend team will, and commit the file with your change.
`

async function takeOver(generatedPath: string): Promise<void> {
  const generated = await read(generatedPath)
  const committed = await read(committedPath)
  if (generated === null) throw new Error('the interactions wrote no pact')
  const pact = sorted(generated)
  if (pact === committed) return
  if (process.env.CI) {
    // Vitest reports an error of a teardown but would still end well.
    process.exitCode = 1
    throw new Error(changed)
  }
  await writeFile(committedPath, pact)
  say(`${committed === null ? 'Wrote' : 'Rewrote'} contracts/pacts/${pactFile}: commit it with your change.`)
}

/**
 * Interactions are written into a new, empty folder, because Pact merges into the file it finds and would keep those since deleted.
 * Afterwards the sorted pact takes the place of the committed one; under CI it must equal it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'ronde-pact-'))
  project.provide('pactFolder', folder)
  return async () => {
    if (await isWhole(project)) await takeOver(join(folder, pactFile))
    else say(`Not all interactions ran and held: contracts/pacts/${pactFile} is left as it was.`)
    await rm(folder, { recursive: true, force: true })
  }
}
