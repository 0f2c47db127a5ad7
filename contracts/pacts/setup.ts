import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { TestModule, TestProject } from 'vitest/node'
import { pactFile } from '../wire/pact/parties.ts'
import { madeFiles } from '../handoff/files.ts'
import { readSource } from '../handoff/source.ts'
import { pactIn } from './pact.ts'
import { sorted, withServices } from './sorted.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the interactions of this run are written. */
    pactFolder: string
  }
}

const committedPath = join(import.meta.dirname, pactFile)
const root = join(import.meta.dirname, '../..')
const read = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null)

/** The files that ran, and whether all passed: only then the written interactions count. */
interface Ran {
  isWhole: boolean
  held: boolean
  /** Paths of the services whose files ran. */
  services: string[]
}

/** `…/services/Core/SysAction/SysAction.pact.ts` → `/api/Core/SysAction`. */
function serviceOf(file: string): string {
  const [area = '', name = ''] = file.split('/').slice(-3)
  return area === 'Core' ? `/api/Core/${name}` : `/api/Console/${area}/${name}`
}

async function whatRan(project: TestProject): Promise<Ran> {
  const { testFiles } = await project.globTestFiles()
  const modules = project.vitest.state.getTestModules().filter((module) => module.project.name === project.name)
  const held = (module: TestModule) =>
    module.ok() && [...module.children.allTests()].every((test) => test.result().state === 'passed')
  return {
    isWhole: modules.length === testFiles.length,
    held: modules.every(held),
    services: modules.map(({ moduleId }) => serviceOf(moduleId)),
  }
}

const say = (line: string) => void process.stderr.write(`\n${line}\n`)

const changed = (path: string) => `
What the interactions make differs from the committed ${path}.
Run \`npm run contracts\`, read the difference as the backend team will, and commit the file with your change.
`

async function keep(path: string, text: string): Promise<void> {
  const committed = await read(path)
  if (text === committed) return
  if (process.env.CI) {
    // Vitest reports an error of a teardown but would still end well.
    process.exitCode = 1
    throw new Error(changed(relative(root, path)))
  }
  await writeFile(path, text)
  say(`${committed === null ? 'Wrote' : 'Rewrote'} ${relative(root, path)}: commit it with your change.`)
}

/** The written pacts of all services, merged. */
async function generatedIn(folder: string): Promise<string> {
  const texts = await Promise.all(
    (await readdir(folder)).map((service) => readFile(join(folder, service, pactFile), 'utf8')),
  )
  const pacts = texts.map(pactIn)
  if (pacts.length === 0) throw new Error('the interactions wrote no pact')
  return JSON.stringify({ ...pacts[0], interactions: pacts.flatMap(({ interactions }) => interactions) })
}

async function takeOver(folder: string, { isWhole, services }: Ran): Promise<void> {
  const generated = await generatedIn(folder)
  const committed = await read(committedPath)
  await keep(
    committedPath,
    isWhole || committed === null ? sorted(generated) : withServices(committed, generated, services),
  )
  for (const { path, text } of madeFiles(await readSource())) await keep(join(root, path), text)
}

/**
 * Interactions are written into a new, empty folder, because Pact merges into an existing file and would keep deleted ones.
 * Afterwards they replace the committed pact, wholly or for the services that ran; under CI they must equal it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'ronde-pact-'))
  project.provide('pactFolder', folder)
  return async () => {
    const ran = await whatRan(project)
    if (ran.held) await takeOver(folder, ran)
    else say(`Not all interactions held: contracts/pacts/${pactFile} is left as it was.`)
    await rm(folder, { recursive: true, force: true })
  }
}
