/** `npm run test:dotnet`: builds the .NET sample, starts it, and verifies it; says why where that is not possible. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { committedPact } from '../contracts/provider/verification/run.ts'
import { verifyServer } from '../contracts/provider/verification/verify-server.ts'
import { everyRule } from './dotnet-rules.ts'
import { artifacts, dotnetEnvironment as env, sdkVersion } from './dotnet-sdk.ts'
import { root } from './run.ts'

/** The services that the sample implements completely. */
const services = '^(AdmAgence|SysInfo|SysTable|SysValeur|AffAffaire|SysObjetLock)/'
/** Interactions that it satisfies for every operation: token and right are checked first. */
const gate = ': (without a session|from a user without the right)$'

const project = join(root, 'contracts/samples/dotnet/Ronde.Verification')

/** Seconds for the download of packages: where the network drops requests, NuGet would wait for minutes. */
const restorePatience = 60

/** NuGet's errors for an unreachable source, or a missing package or version. */
const unrestored = /error (NU1301|NU110[0-3]): *(.*)/

/** Restores the sample's packages. Returns why they cannot be downloaded, or null; throws when the restore fails otherwise. */
function whyNotRestored(): string | null {
  const { status, stdout, stderr } = spawnSync('dotnet', ['restore', project, '--artifacts-path', artifacts], {
    env,
    encoding: 'utf8',
    timeout: restorePatience * 1000,
  })
  if (status === 0) return null
  if (status === null) return `no answer in ${restorePatience} s`
  const [, code, words] = unrestored.exec(stdout) ?? []
  if (code === undefined) throw new Error(`The .NET sample cannot be restored:\n${stdout}${stderr}`)
  return `${code} ${words?.replace(/ *\[.*$/, '').trim()}`
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

/** Verifies the .NET sample, each interaction and rule by its name. Throws when it does not compile or start. */
export async function verifyDotnet(print: (text: string) => void): Promise<{ passed: number; failed: number }> {
  const version = sdkVersion()
  if (version === null) {
    print('Not run: there is no .NET SDK 10 or newer here.\n')
    return { passed: 0, failed: 0 }
  }
  const absent = whyNotRestored()
  if (absent !== null) {
    print(`Not run: packages cannot be restored (${absent}).\n`)
    return { passed: 0, failed: 0 }
  }
  const build = spawnSync('dotnet', ['build', project, '--no-restore', '--artifacts-path', artifacts, '-v', 'q'], {
    env,
    encoding: 'utf8',
  })
  if (build.status !== 0) throw new Error(`The .NET sample does not compile:\n${build.stdout}${build.stderr}`)
  const program = join(artifacts, 'bin/Ronde.Verification/debug/Ronde.Verification.dll')
  const server = spawn('dotnet', [program, '--urls', 'http://127.0.0.1:0'], {
    // A Turkish locale, in which culture-dependent upper case of i is not I.
    env: { ...env, LC_ALL: 'tr_TR.UTF-8' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const url = await addressOf(server)
    const { outcomes: verified } = await verifyServer({
      url,
      statesUrl: `${url}/_pact/provider-states`,
      pact: committedPact,
      filter: `${services}|${gate}`,
      timeout: 30_000,
      say: (line) => print(`${line}\n`),
    })
    const outcomes = [...verified, ...(await everyRule(url))]
    for (const { description, failure } of outcomes)
      print(failure === null ? `✓ ${description}\n` : `✗ ${description}: ${failure}\n`)
    const failed = outcomes.filter(({ failure }) => failure !== null).length
    const rules = outcomes.length - verified.length
    print(`.NET ${version}: ${outcomes.length - failed} hold of ${verified.length} interactions and ${rules} rules\n`)
    // A run without interactions counts as failed.
    return { passed: outcomes.length - failed, failed: verified.length === 0 ? 1 : failed }
  } finally {
    server.kill()
  }
}

if (import.meta.main) {
  const { failed } = await verifyDotnet((text) => void process.stdout.write(text))
  process.exitCode = failed > 0 ? 1 : 0
}
