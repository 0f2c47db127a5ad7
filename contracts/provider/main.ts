import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { type Settings, settingsFrom } from './start/command-line.ts'
import { root, say, stop } from './start/commands.ts'
import { directoryAccounts } from './directory/accounts.ts'
import { type LocalDirectory, startDirectory } from './directory/directory.ts'
import { holdPort, whyNotListening } from './start/held-port.ts'
import { openData } from './seed/open-data.ts'
import { demoPassword } from './seed/people.ts'
import { createServer } from './server.ts'

const logger = (production: boolean): FastifyServerOptions['logger'] => ({
  level: production ? 'info' : 'warn',
  redact: ['req.headers.authorization'],
  serializers: {
    // Without the query: searches may hold personal data.
    req: ({ method, url, ip }: { method: string; url: string; ip: string }) => ({
      method,
      url: url.split('?', 1)[0],
      ip,
    }),
  },
})

async function listen(app: FastifyInstance, { port, host }: Settings): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    await app.close()
    stop(whyNotListening(error, port))
  }
}

/** The local directory, if requested, on the next port. */
async function directoryFor({ directory, port, consoleOrigin }: Settings): Promise<LocalDirectory | null> {
  if (!directory) return null
  return startDirectory({ port: port + 1, consoleOrigin: consoleOrigin ?? `http://localhost:${port}` }).catch(
    (error: unknown) => stop(whyNotListening(error, port + 1)),
  )
}

function sayDirectory({ url }: LocalDirectory): void {
  say(`The local directory answers on ${url}: open it once, so that the browser takes its certificate`)
  for (const { mail, misbehaviour } of directoryAccounts) if (misbehaviour === null) say(`  ${mail}`)
}

/** Milliseconds after those of the calls in which the rest of a stop has to be done. */
const lastSteps = 2_000

function closeOnSignal(app: FastifyInstance, patience: number): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => {
        // The database undoes what has not been committed when its connection ends.
        say('Stopped with a write under way, of which nothing is left')
        process.exit(0)
      }, patience + lastSteps).unref()
      app.close().then(
        () => process.exit(0),
        (error: unknown) => stop(error),
      )
    })
  }
}

async function main(): Promise<void> {
  const settings = settingsFrom(
    process.argv.slice(2),
    process.env,
    join(root, '.data'),
    new Date().toISOString().slice(0, 10),
  )
  const { dataFolder, environment, buildVersion, trustProxy, closingPatience, production } = settings
  // The port is taken first, so that a second server changes no data.
  const releasePort = await holdPort(settings.port, settings.host)
  // Loaded where it is asked for, and nowhere else.
  const traces = settings.hasTraces ? (await import('./http/traces.ts')).openTraces() : undefined
  const directory = await directoryFor(settings)
  const database = await openData(settings, say)
  // A console served elsewhere still takes its directory configuration from here.
  const consoleFolder = join(root, settings.consoleOrigin ? 'app/public' : 'app/dist')
  const consoleFile = settings.consoleOrigin ? 'config.json' : 'index.html'
  const app = await createServer({
    database,
    traces,
    dataFolder,
    environment,
    buildVersion,
    trustProxy,
    closingPatience,
    metricsToken: settings.metricsToken,
    securityContact: settings.securityContact,
    logger: logger(production),
    ...(directory
      ? {
          directory: { issuer: directory.url, audience: directory.audience, jwks: directory.jwks },
          consoleDirectory: directory.console,
        }
      : {}),
    consoleFolder: existsSync(join(consoleFolder, consoleFile)) ? consoleFolder : undefined,
  })
  if (directory) app.addHook('onClose', directory.stop)
  closeOnSignal(app, closingPatience)
  await releasePort()
  await listen(app, settings)
  // With --port 0 the system has chosen one.
  const address = app.server.address()
  say(`Ronde answers on http://localhost:${typeof address === 'object' ? address?.port : settings.port}`)
  if (!production) for (const login of ['admin', 'agent']) say(`  ${login} / ${demoPassword(login)}`)
  if (directory) sayDirectory(directory)
}

main().catch(stop)
