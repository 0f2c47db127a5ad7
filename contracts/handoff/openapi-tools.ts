/**
 * `npm run openapi`: what tools from outside make of the OpenAPI documents. Their linters find nothing, and clients of
 * their generators compile. The tools weigh much: they are installed on demand, in a folder of their own.
 * `-- --since OLD.json`: only what changed since an older document of OpenAPI 3.1; fails where it breaks a client.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dotnetEnvironment, sdkVersion } from '../../scripts/dotnet-sdk.ts'
import { programs, root, runNode, runProgram } from '../../scripts/run.ts'

const tools = join(import.meta.dirname, 'tools')
const documents = ['openapi.json', 'openapi-3.0.json'].map((name) => join(root, 'contracts', name))
const installed = (path: string) => join(tools, 'node_modules', path)

const install = (): Promise<number> => runProgram('npm', ['ci', '--ignore-scripts'], { cwd: tools })

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

/** The generator of clients in C#, a program of .NET's own kind. */
const nswag = { version: '14.7.1', folder: join(tools, 'node_modules/.nswag') }

/** A project that takes every source beside it, and no package. */
const clientProject = `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <TargetFramework>net10.0</TargetFramework>
    <Nullable>enable</Nullable>
  </PropertyGroup>
</Project>
`

/** Makes a client in C# of one document, and compiles it. */
async function csharp(document: string): Promise<number> {
  if (sdkVersion() === null) {
    process.stdout.write('Not tried: a client in C#, for there is no .NET SDK 10 or newer here.\n')
    return 0
  }
  const env = dotnetEnvironment
  const program = join(nswag.folder, 'nswag')
  const toInstall = ['tool', 'install', 'NSwag.ConsoleCore', '--version', nswag.version, '--tool-path', nswag.folder]
  if (!existsSync(program) && (await runProgram('dotnet', toInstall, { env })) !== 0) return 1
  const folder = await mkdtemp(join(tmpdir(), 'ronde-csharp-'))
  try {
    await writeFile(join(folder, 'Client.csproj'), clientProject)
    const options = [
      `/input:${document}`,
      `/output:${join(folder, 'Client.cs')}`,
      '/namespace:Ronde.Client',
      '/className:{controller}Client',
      '/jsonLibrary:SystemTextJson',
      '/generateNullableReferenceTypes:true',
    ]
    return (
      (await runProgram(program, ['openapi2csclient', ...options], { env })) ||
      (await runProgram('dotnet', ['build', folder, '-warnaserror', '-v', 'q'], { env }))
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A change between two documents, as api-smart-diff classifies it. */
interface Change {
  action: string
  type: string
  path: readonly string[]
}

/** Tells what breaks a client since an older document; 1 where anything does. */
async function changedSince(file: string): Promise<number> {
  const { apiCompare } = createRequire(join(tools, 'package.json'))('api-smart-diff') as {
    apiCompare: (before: unknown, after: unknown) => { diffs: readonly Change[] }
  }
  const [before, after] = await Promise.all(
    [file, join(root, 'contracts/openapi.json')].map(
      async (one) => JSON.parse(await readFile(one, 'utf8')) as { openapi: string },
    ),
  )
  if (before?.openapi !== after?.openapi) throw new Error(`${file} is a document of OpenAPI ${before?.openapi}`)
  const { diffs } = apiCompare(before, after)
  const breaking = diffs.filter(({ type }) => type === 'breaking')
  for (const { action, path } of breaking) process.stdout.write(`${action} ${path.join(' ')}\n`)
  process.stdout.write(`${diffs.length} changes since ${file}, ${breaking.length} of them break a client.\n`)
  return breaking.length > 0 ? 1 : 0
}

/** Asks every tool about both documents; 1 where one of them finds anything. */
async function askTools(): Promise<number> {
  const failed: string[] = []
  for (const document of documents) {
    for (const [name, check] of Object.entries({ spectral, redocly, clients, csharp }))
      if ((await check(document)) !== 0) failed.push(`${name}: ${document}`)
  }
  process.stdout.write(
    failed.length > 0 ? `Failed: ${failed.join(', ')}\n` : 'Both linters find nothing, and all clients compile.\n',
  )
  return failed.length > 0 ? 1 : 0
}

const { values } = parseArgs({ options: { since: { type: 'string' } } })
if (!existsSync(installed('api-smart-diff')) && (await install()) !== 0) throw new Error('npm ci failed')
process.exitCode = values.since === undefined ? await askTools() : await changedSince(values.since)
