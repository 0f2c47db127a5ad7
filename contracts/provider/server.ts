import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import { authoriser } from './authorise.ts'
import { serveConsole } from './console.ts'
import { type ConsoleDirectory, originsOf } from './console-config.ts'
import { type Database, keepTime, migrate, openDatabase } from './database/database.ts'
import { failureOf } from './errors.ts'
import { HttpFailure, notSignedIn, Refusal } from './failure.ts'
import { parseInput } from './input.ts'
import { writeLog } from './log.ts'
import { languageOf } from './messages/messages.ts'
import type { Provided, ServerContext } from './provide.ts'
import { bodyOf, failed, refused } from './reply.ts'
import { type Caller, subjectOfUser } from './security/caller.ts'
import { type DirectoryOptions, directoryKeys } from './security/directory-token.ts'
import { securityHeaders } from './security/headers.ts'
import { SignInCounter, type SignInLimit } from './security/sign-in-limit.ts'
import { newSigningKey, signingKeyOf } from './security/signing-key.ts'
import { signToken } from './security/token.ts'
import { allOperations } from './services.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** A token for a user, as a sign-in gives it. Rejects when there is no such user. */
    issueToken: (idUser: number) => Promise<string>
  }
  interface FastifyRequest {
    caller: Caller | null
  }
}

/** Where the server keeps what it knows, and how it behaves. */
export interface ServerOptions {
  /** A database already open; else `databaseFile`, else `ronde.sqlite` in the data folder, else one in memory. It is closed with the server. */
  database?: Database
  databaseFile?: string
  /** Holds the signing key and the database. Without it the key dies with the process. */
  dataFolder?: string
  signingKey?: Uint8Array
  now?: () => Date
  /** The built console, served beside the calls. */
  consoleFolder?: string
  buildVersion?: string
  environment?: string
  /** Seconds a token lives. @default 8 hours */
  tokenLifetime?: number
  /** The directory whose accounts may sign in. */
  directory?: DirectoryOptions
  /** What the console's `config.json` is to say of that directory; without it the file is served as it stands. */
  consoleDirectory?: ConsoleDirectory
  signInLimit?: SignInLimit
  /** Addresses of the proxies whose word on the peer's address is taken, comma-separated. */
  trustProxy?: string
  logger?: FastifyServerOptions['logger']
}

const bodyLimit = 1_048_576

const languageFor = ({ headers }: FastifyRequest) => languageOf(headers['accept-language'])

function databaseOf({ database, databaseFile, dataFolder }: ServerOptions): Database {
  return database ?? openDatabase(databaseFile ?? (dataFolder ? join(dataFolder, 'ronde.sqlite') : ':memory:'))
}

function contextOf(options: ServerOptions): ServerContext {
  const { dataFolder, signingKey, tokenLifetime = 8 * 3600, environment = 'srv-test', buildVersion = '2023.8.0', directory } = options
  return {
    signingKey: signingKey ?? (dataFolder ? signingKeyOf(dataFolder) : newSigningKey()),
    db: databaseOf(options),
    tokenLifetime,
    environment,
    buildVersion,
    directory: directory ? directoryKeys(directory) : null,
    signIns: new SignInCounter(options.signInLimit ?? { max: 10, maxPerAddress: 100, seconds: 300 }),
  }
}

async function sendFailure(context: ServerContext, now: Date, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = failureOf(error)
  const language = languageFor(request)
  reply.header('cache-control', 'no-store')
  if (failure instanceof Refusal) return reply.code(200).send(refused(language, failure.key, failure.values))
  if (failure.status >= 500) request.log.error({ err: error }, 'failure')
  if (failure.status === 403) {
    const refObjet = request.routeOptions.url ?? ''
    const written = writeLog(context.db, { now, caller: request.caller, refEtat: 'REFUS', refAction: 'DROITS', typeObjet: 'Operation', refObjet, lbObjet: refObjet })
    // Without its line in the log the answer must still be a refusal.
    await written.catch((unwritten: unknown) => request.log.error({ err: unwritten }, 'log'))
  }
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter)
  return reply.code(failure.status).send(failed(language, failure.key, failure.values))
}

function addOperation(app: FastifyInstance, provided: Provided, context: ServerContext, now: () => Date): void {
  const { address, input, run } = provided
  const authorise = authoriser(provided, context)
  const inQuery = address.verb === 'GET' || address.verb === 'DELETE'
  app.route({
    method: address.verb,
    url: `${address.service}/${address.operation}`,
    // Before the body is read: a stranger's is not worth it.
    onRequest: async (request) => {
      await authorise(request, now())
    },
    handler: async (request, reply) => {
      const { caller, ip } = request
      const sent = parseInput(input, inQuery ? request.query : request.body)
      const done = await run({ input: sent, db: context.db, now: now(), caller, address: ip, server: context })
      if (done.total !== undefined) reply.header('x-total-count', done.total)
      return reply.type('application/json; charset=utf-8').send(bodyOf(done, languageFor(request)))
    },
  })
}

/** Fastify as every answer needs it: strict bodies, envelope on errors, security headers. */
function newApp(context: ServerContext, now: () => Date, { logger = false, trustProxy, consoleDirectory }: ServerOptions): FastifyInstance {
  const headers = securityHeaders(consoleDirectory ? originsOf(consoleDirectory) : [])
  const app = Fastify({
    logger,
    trustProxy: trustProxy ?? false,
    bodyLimit,
    // A client that sends a byte a minute must not hold a connection for ever.
    requestTimeout: 60_000,
    exposeHeadRoutes: false,
    genReqId: () => randomUUID(),
    // An address that cannot be decoded meets no hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers)
      void sendFailure(context, now(), error, request, reply)
    },
  })
  app.removeContentTypeParser('text/plain')
  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (request.url.startsWith('/api') || request.url === '/health') reply.header('cache-control', 'no-store')
  })
  app.setErrorHandler((error, request, reply) => sendFailure(context, now(), error, request, reply))
  return app
}

/** Makes the server, its database migrated. It listens to nobody until asked to. */
export async function createServer(options: ServerOptions = {}): Promise<FastifyInstance> {
  const { now = () => new Date(), consoleFolder, consoleDirectory } = options
  const context = contextOf(options)
  await migrate(context.db)
  keepTime(context.db, now)

  const app = newApp(context, now, options)
  app.addHook('onClose', () => context.db.destroy())
  app.decorate('issueToken', async (idUser: number) => {
    const subject = await subjectOfUser(context.db, idUser)
    if (!subject) throw notSignedIn()
    return signToken(subject, { key: context.signingKey, now: now(), lifetime: context.tokenLifetime })
  })
  const services = await allOperations()
  for (const provided of services) addOperation(app, provided, context, now)
  app.get('/health', async () => {
    await context.db.selectFrom('setting').select('name').limit(1).execute().catch(() => {
      throw new HttpFailure(503, 'unavailable')
    })
    return { value: { status: 'ok' }, isSuccess: true, hasErrors: false, msgList: [] }
  })
  await serveConsole(app, { folder: consoleFolder, directory: consoleDirectory }, services)
  return app
}
