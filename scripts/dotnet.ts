/** `npm run test:dotnet`: builds the .NET sample, starts it, and verifies it against the pact; where there is no SDK it says so. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { committedPact } from '../contracts/provider/verification/run.ts'
import { verifyServer } from '../contracts/provider/verification/verify-server.ts'
import { root } from './run.ts'

/** The services of which the sample has operations. */
const filter = '^(SysInfo|AdmAgence)/'
const project = join(root, 'contracts/samples/dotnet/Ronde.Verification')
// Nothing is written beside the sources, and none of it asks for a home.
const artifacts = join(root, 'test-results/dotnet')
const env = {
  ...process.env,
  DOTNET_CLI_HOME: artifacts,
  DOTNET_NOLOGO: '1',
  DOTNET_CLI_TELEMETRY_OPTOUT: '1',
  DOTNET_CLI_UI_LANGUAGE: 'en',
}

/** The version of the SDK; null where there is none, or one that is too old. */
function sdkVersion(): string | null {
  const { status, stdout } = spawnSync('dotnet', ['--version'], { env, encoding: 'utf8' })
  const version = status === 0 ? stdout.trim() : ''
  return Number.parseInt(version, 10) >= 10 ? version : null
}

/** Resolves with the address that the server says it listens on. */
const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = ''
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      const [, address] = /Now listening on: (http:\S+)/.exec(printed) ?? []
      if (address) resolve(address)
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`The .NET sample did not start:\n${printed}`)))
  })

/** Verifies the .NET sample, each interaction by its name. Throws when it does not compile or start. */
export async function verifyDotnet(print: (text: string) => void): Promise<{ passed: number; failed: number }> {
  const version = sdkVersion()
  if (version === null) {
    print('Not run: there is no .NET SDK 10 or newer here.\n')
    return { passed: 0, failed: 0 }
  }
  const build = spawnSync('dotnet', ['build', project, '--artifacts-path', artifacts, '-v', 'q'], {
    env,
    encoding: 'utf8',
  })
  if (build.status !== 0) throw new Error(`The .NET sample does not compile:\n${build.stdout}${build.stderr}`)
  const program = join(artifacts, 'bin/Ronde.Verification/debug/Ronde.Verification.dll')
  const server = spawn('dotnet', [program, '--urls', 'http://127.0.0.1:0'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const url = await addressOf(server)
    const { outcomes } = await verifyServer({
      url,
      statesUrl: `${url}/_pact/provider-states`,
      pact: committedPact,
      filter,
      timeout: 30_000,
      say: (line) => print(`${line}\n`),
    })
    for (const { description, failure } of outcomes)
      print(failure === null ? `✓ ${description}\n` : `✗ ${description}: ${failure}\n`)
    const failed = outcomes.filter(({ failure }) => failure !== null).length
    print(`.NET ${version}: ${outcomes.length - failed} of ${outcomes.length} interactions hold\n`)
    // A verification of nothing proves nothing.
    return { passed: outcomes.length - failed, failed: outcomes.length === 0 ? 1 : failed }
  } finally {
    server.kill()
  }
}

if (import.meta.main) {
  const { failed } = await verifyDotnet((text) => void process.stdout.write(text))
  process.exitCode = failed > 0 ? 1 : 0
}
