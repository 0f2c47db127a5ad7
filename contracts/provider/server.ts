import { join } from 'node:path'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { acceptAnswerReports } from './http/answer-reports.ts'
import { authoriser, tokenOf } from './http/authorise.ts'
import { closeInTime } from './http/closing.ts'
import { compressAnswers, isCompressed } from './http/compression.ts'
import { serveConsole } from './console/console.ts'
import { type ConsoleDirectory, originsOf } from './console/console-config.ts'
import { type Database, keepTime, migrate, openDatabase } from './database/database.ts'
import { databaseName } from './database/dialect.ts'
import { sendDocument } from './database/documents.ts'
import { mostOfBody } from './http/errors.ts'
import { notSignedIn } from './messages/failure.ts'
import type { MessageKey } from './messages/messages.ts'
import { healthOf } from './http/health.ts'
import { Metrics } from './http/metrics.ts'
import { answerProbes, probePaths } from './http/probes.ts'
import { requestIdOf } from './http/request-id.ts'
import { nothing, parseInput } from './input/input.ts'
import { waitForAnswers } from './http/long-answers.ts'
import { answerKept, attemptOf } from './writes/once.ts'
import { acceptPolicyReports } from './http/policy-reports.ts'
import type { Provided, ServerContext } from './operations/provide.ts'
import { bodyOf } from './operations/reply.ts'
import { type Caller, subjectOfUser } from './security/caller.ts'
import { type DirectoryOptions, directoryKeys } from './security/directory-token.ts'
import { securityHeaders } from './security/headers.ts'
import type { Traces } from './http/traces.ts'
import { answerSecurityContact } from './http/security-contact.ts'
import { LastUses } from './security/last-uses.ts'
import { OnceAMinute } from './security/once-a-minute.ts'
import { Revocations } from './security/revocations.ts'
import { SignInCounter, type SignInLimit } from './security/sign-in-limit.ts'
import { newSigningKey, signingKeyOf } from './security/signing-key.ts'
import { signToken } from './security/token.ts'
import { answerUnreadable, languageFor, sendFailure } from './http/send-failure.ts'
import { allOperations } from './services/all.ts'
import { countForm, processForm } from './input/forms-under-way.ts'
import { acceptForms, formFields, refuseOtherType } from './input/uploads.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** A token for a user, as a sign-in issues it. Rejects when the user does not exist. */
    issueToken: (idUser: number) => Promise<string>
  }
  interface FastifyRequest {
    caller: Caller | null
    /** Why it was refused, or failed: the number of a refusal, or the key of another message. */
    refusal: MessageKey | null
  }
}

/** Options of a server. */
export interface ServerOptions {
  /** An open database, closed with the server. @default `databaseFile`, else `ronde.sqlite` in the data folder, else one in memory */
  database?: Database
  databaseFile?: string
  /** Folder of the signing key and the database. Without it the key is lost with the process. */
  dataFolder?: string
  signingKey?: Uint8Array
  now?: () => Date
  /** The built console, served beside the calls. */
  consoleFolder?: string
  buildVersion?: string
  environment?: string
  /** Lifetime of a token in seconds. @default 8 hours */
  tokenLifetime?: number
  /** The directory whose accounts may sign in. */
  directory?: DirectoryOptions
  /** Whether the directory can be searched now. @default always: its accounts are in the database */
  directoryAnswers?: () => boolean
  /** Directory settings for the console's `config.json`; without them the file is served unchanged. */
  consoleDirectory?: ConsoleDirectory
  signInLimit?: SignInLimit
  /** Comma-separated addresses of trusted proxies, whose forwarded client address is used. */
  trustProxy?: string
  /** Milliseconds for running calls when the server stops. @default 5,000 */
  closingPatience?: number
  /** Milliseconds for receiving a complete request: an upload may be slow. @default 600,000 */
  requestPatience?: number
  /** Milliseconds after which a connection without traffic is closed during a request or an answer. @default 60,000 */
  idlePatience?: number
  logger?: FastifyServerOptions['logger']
  /** Bearer token required to read `/metrics`. @default there are no metrics */
  metricsToken?: string
  /** Traces of the operations, ended with the server. @default none */
  traces?: Traces
  /** Contact for reports of vulnerabilities: `mailto:…` or `https://…`. @default no `security.txt` */
  securityContact?: string
}

function databaseOf({ database, databaseFile, dataFolder, traces }: ServerOptions): Database {
  const file = databaseFile ?? (dataFolder ? join(dataFolder, 'ronde.sqlite') : ':memory:')
  return database ?? openDatabase(file, { isHeard: traces !== undefined })
}

function contextOf(options: ServerOptions): ServerContext {
  const db = databaseOf(options)
  const {
    dataFolder,
    signingKey,
    tokenLifetime = 8 * 3600,
    environment = 'srv-test',
    buildVersion = '2023.8.0',
    directory,
  } = options
  return {
    signingKey: signingKey ?? (dataFolder ? signingKeyOf(dataFolder) : newSigningKey()),
    db,
    revocations: new Revocations(db),
    lastUses: new LastUses(db),
    refusals: new OnceAMinute(),
    afterAnswers: new Set(),
    tokenLifetime,
    environment,
    buildVersion,
    directory: directory ? directoryKeys(directory) : null,
    directoryAnswers: options.directoryAnswers ?? (() => true),
    signIns: new SignInCounter(
      options.signInLimit ?? { max: 10, maxPerAddress: 100, maxPastAddress: 3, maxPerLogin: 30, seconds: 300 },
    ),
    // More than for passwords: many tokens from one address may have expired overnight.
    tokenTries: new SignInCounter({
      max: 300,
      maxPerAddress: 600,
      maxPastAddress: 300,
      maxPerLogin: Infinity,
      seconds: 300,
    }),
  }
}

/** A signal that is aborted when the caller disconnects. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.closed) gone.abort()
  else raw.once('close', () => gone.abort())
  return gone.signal
}

function addOperation(app: FastifyInstance, provided: Provided, context: ServerContext, now: () => Date): void {
  const { address, input, run, upload } = provided
  const authorise = authoriser(provided, context)
  const inQuery = address.verb === 'GET' || address.verb === 'DELETE'
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { caller, ip } = request
    const body = request.body instanceof FormData ? formFields(request.body, request.query) : request.body
    // An unexpected query parameter is an error.
    if (!inQuery && upload === undefined) parseInput(nothing, request.query)
    const sent = parseInput(input, inQuery ? request.query : body)
    const operation = `${address.service}/${address.operation}`
    const attempt =
      address.verb === 'GET'
        ? null
        : await attemptOf({ headers: request.headers, caller, operation, input: sent, secret: context.signingKey })
    const [at, language] = [now(), languageFor(request)]
    const call = {
      input: sent,
      db: context.db,
      now: at,
      caller,
      attempt,
      token: tokenOf(request),
      address: ip,
      language,
      server: context,
      get signal() {
        return goneSignal(reply)
      },
    }
    const done = (attempt && (await answerKept(context.db, attempt, at))) ?? (await run(call))
    if (done.file) return sendDocument(reply, done.file)
    if (done.total !== undefined) reply.header('x-total-count', done.total)
    return reply.type('application/json; charset=utf-8').send(bodyOf(done, language))
  }
  app.route({
    method: address.verb,
    url: `${address.service}/${address.operation}`,
    ...(upload === undefined ? {} : { bodyLimit: upload }),
    compress: isCompressed(address),
    // Before the body is read, so that unauthorised bodies are not.
    onRequest: async (request, reply) => {
      await authorise(request, now())
      if (!inQuery) refuseOtherType(request, upload)
      if (upload !== undefined) countForm(request, reply, upload)
    },
    // A form counts as long as it may be in memory.
    handler: (request, reply) =>
      upload === undefined ? answer(request, reply) : processForm(request, () => answer(request, reply)),
  })
}

/** Fastify with strict bodies, errors in the envelope, and security headers. */
function newApp(
  context: ServerContext,
  now: () => Date,
  {
    logger = false,
    trustProxy,
    traces,
    consoleDirectory,
    closingPatience = 5_000,
    requestPatience = 600_000,
    idlePatience = 60_000,
  }: ServerOptions,
): FastifyInstance {
  const headers = securityHeaders(consoleDirectory ? originsOf(consoleDirectory) : [])
  const app = Fastify({
    logger,
    ...(traces ? { logController: traces.logController } : {}),
    trustProxy: trustProxy ?? false,
    bodyLimit: mostOfBody,
    // Slow clients must not hold a connection for ever.
    connectionTimeout: idlePatience,
    requestTimeout: requestPatience,
    http: {
      requestTimeout: requestPatience,
      headersTimeout: Math.min(requestPatience, idlePatience),
      connectionsCheckingInterval: Math.min(requestPatience, 30_000),
    },
    exposeHeadRoutes: false,
    genReqId: ({ headers: sent }) => requestIdOf(sent),
    // A closing server refuses calls in the envelope.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, headers),
    // An address that cannot be decoded reaches no hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers)
      reply.header('x-request-id', request.id)
      void sendFailure(context, now(), error, request, reply)
    },
  })
  app.removeContentTypeParser('text/plain')
  acceptForms(app)
  app.decorateRequest('caller', null)
  app.decorateRequest('refusal', null)
  traces?.watch(app, databaseName(context.db))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api') || probePaths.includes(request.url)) reply.header('cache-control', 'no-store')
  })
  closeInTime(app, closingPatience)
  waitForAnswers(app, idlePatience)
  app.setErrorHandler((error, request, reply) => sendFailure(context, now(), error, request, reply))
  return app
}

/** Makes the server, and migrates its database. It does not listen yet. */
export async function createServer(options: ServerOptions = {}): Promise<FastifyInstance> {
  const { now = () => new Date(), consoleFolder, consoleDirectory } = options
  const context = contextOf(options)
  await migrate(context.db)
  keepTime(context.db, now)

  const app = newApp(context, now, options)
  const metrics = new Metrics()
  metrics.watch(app)
  await compressAnswers(app)
  app.addHook('onClose', async () => {
    await Promise.all([...context.afterAnswers, context.lastUses.written()])
    await context.db.destroy()
  })
  app.decorate('issueToken', async (idUser: number) => {
    const subject = await subjectOfUser(context.db, idUser)
    if (!subject) throw notSignedIn()
    return signToken(subject, { key: context.signingKey, now: now(), lifetime: context.tokenLifetime })
  })
  const services = await allOperations()
  for (const provided of services) addOperation(app, provided, context, now)
  const tryWriting = healthOf(context.db, () => context.revocations.write(now()))
  answerProbes(app, { tryWriting, metrics, metricsToken: options.metricsToken })
  await acceptPolicyReports(app, now)
  acceptAnswerReports(app, services, now)
  if (options.securityContact) answerSecurityContact(app, options.securityContact, now)
  await serveConsole(app, { folder: consoleFolder, directory: consoleDirectory }, services)
  return app
}
