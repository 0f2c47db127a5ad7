/**
 * `npm run openapi`: what tools from outside make of the OpenAPI documents. Their linters find nothing, and clients of
 * their generators compile. The tools weigh much: they are installed on demand, in a folder of their own.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { programs, root, runNode } from '../../scripts/run.ts'

const tools = join(import.meta.dirname, 'tools')
const documents = ['openapi.json', 'openapi-3.0.json'].map((name) => join(root, 'contracts', name))
const installed = (path: string) => join(tools, 'node_modules', path)

const install = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', ['ci', '--ignore-scripts'], { cwd: tools, stdio: 'inherit' })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })

const spectral = (document: string) =>
  runNode(
    [
      installed('@stoplight/spectral-cli/dist/index.js'),
      'lint',
      document,
      '-r',
      join(tools, 'spectral.yaml'),
      '-F',
      'warn',
    ],
    { cwd: tools },
  )

const redocly = (document: string) =>
  runNode([installed('@redocly/cli/bin/cli.js'), 'lint', '--extends=recommended', document], { cwd: tools })

/** Compiles every file of a folder as strictly as a client's reader may. */
async function compiles(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true })
  const sources = files.filter((file) => file.endsWith('.ts')).map((file) => join(folder, file))
  if (sources.length === 0) return 1
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--target',
    'es2023',
    '--module',
    'esnext',
    '--lib',
    'es2023,dom,dom.iterable',
  ]
  return runNode([join(root, programs.tsc), ...options, '--moduleResolution', 'bundler', '--skipLibCheck', ...sources])
}

/** Makes clients by both generators, of one document, and compiles them. */
async function clients(document: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'ronde-clients-'))
  try {
    const [types, sdk] = [join(folder, 'types'), join(folder, 'sdk')]
    const made =
      (await runNode([installed('openapi-typescript/bin/cli.js'), document, '-o', join(types, 'api.ts')])) ||
      (await runNode([installed('@hey-api/openapi-ts/bin/run.js'), '-i', document, '-o', sdk, '--no-log-file']))
    return made || (await compiles(types)) || (await compiles(sdk))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (!existsSync(installed('@stoplight/spectral-cli')) && (await install()) !== 0) throw new Error('npm ci failed')
const failed: string[] = []
for (const document of documents) {
  for (const [name, check] of Object.entries({ spectral, redocly, clients }))
    if ((await check(document)) !== 0) failed.push(`${name}: ${document}`)
}
process.stdout.write(
  failed.length > 0 ? `Failed: ${failed.join(', ')}\n` : 'Both linters find nothing, and all clients compile.\n',
)
process.exitCode = failed.length > 0 ? 1 : 0
