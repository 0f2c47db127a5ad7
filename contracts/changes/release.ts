/** `npm run contracts:release -- --version 1.2.0 --into FOLDER`: the contract of a release, its version in its name and in itself. */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { consumer, pactFile, provider } from '../wire/pact/parties.ts'

const contracts = join(import.meta.dirname, '..')

interface Release {
  version: string
  /** What it was built from, a commit say. */
  revision?: string | undefined
  folder: string
}

/** Writes the pact, with the console's version in its metadata, the states and the OpenAPI document. Answers their paths. */
export async function release({ version, revision, folder }: Release): Promise<string[]> {
  if (!/^[\w.+-]+$/.test(version)) throw new Error(`no version: ${version}`)
  await mkdir(folder, { recursive: true })
  const pact = JSON.parse(await readFile(join(contracts, 'pacts', pactFile), 'utf8')) as { metadata: object }
  const metadata = { ...pact.metadata, consumer: { version, ...(revision ? { revision } : {}) } }
  const [pactPath, states, openApi] = [
    `${consumer}-${provider}-${version}.json`,
    `${provider}-states-${version}.json`,
    `${provider}-openapi-${version}.json`,
  ].map((name) => join(folder, name)) as [string, string, string]
  await writeFile(pactPath, `${JSON.stringify({ ...pact, metadata }, null, 2)}\n`)
  await copyFile(join(contracts, 'pacts/states.json'), states)
  await copyFile(join(contracts, 'openapi.json'), openApi)
  return [pactPath, states, openApi]
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      version: { type: 'string' },
      revision: { type: 'string' },
      into: { type: 'string', default: 'release' },
    },
  })
  if (!values.version)
    throw new Error('npm run contracts:release -- --version 1.2.0 [--revision COMMIT] [--into FOLDER]')
  process.stdout.write(
    `${(await release({ version: values.version, revision: values.revision, folder: values.into })).join('\n')}\n`,
  )
}
