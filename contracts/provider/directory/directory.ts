import { generateKeyPairSync } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { JSONWebKeySet, JWK } from 'jose'
import type { ConsoleDirectory } from '../console/console-config.ts'
import { selfSigned } from './certificate.ts'
import { interact, type SignIn } from './interaction.ts'
import { ClockSkew } from './misbehaviour.ts'
import { clientId, openIdProvider } from './openid.ts'

export interface LocalDirectoryOptions {
  /** Port to listen on; 0 takes any free one. */
  port: number
  /** Scheme, host and port of the console that may sign in: `http://localhost:5080`. */
  consoleOrigin: string
  /** How long the slow account takes. @default 8 seconds */
  slowMilliseconds?: number
}

/** A directory that runs. */
export interface LocalDirectory {
  /** Its issuer and authority: `https://localhost:5081`. */
  url: string
  /** Audience of its identity tokens: the console's client id. */
  audience: string
  /** Its public keys. */
  jwks: JSONWebKeySet
  /** Its certificate, PEM, for those who want to trust it; it signs itself. */
  certificate: string
  /** What the console's `config.json` says of it. */
  console: ConsoleDirectory
  stop: () => Promise<void>
}

const resetPath = '/password-reset'

// No Strict-Transport-Security: browsers hold it against a host whatever its port, and the console on localhost speaks plain http.
const headers: Readonly<Record<string, string>> = {
  // The window has to keep its tie to the console that opened it.
  'cross-origin-opener-policy': 'unsafe-none',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** MSAL signs out without saying which client it is. There is but one, and only a client that is known is led back to. */
function namingClient(url: string): string {
  const { pathname, searchParams } = new URL(url, 'https://localhost')
  if (!pathname.endsWith('/session/end') || searchParams.has('client_id') || searchParams.has('id_token_hint'))
    return url
  searchParams.set('client_id', clientId)
  return `${pathname}?${searchParams.toString()}`
}

/** One authority: its provider's endpoints, and the page on which accounts are chosen. */
function authority(signIn: SignIn): Handler {
  const answer = signIn.provider.callback()
  const isInteraction = /^\/interaction\/[\w-]+(\?|$)/
  return (request, response) =>
    isInteraction.test(request.url ?? '') ? interact(signIn, request, response) : answer(request, response)
}

/** The same below a path, as oidc-provider wants to be mounted: it sees the rest of the address, and the whole beside it. */
const below =
  (path: string, handler: Handler): Handler =>
  (request, response) => {
    const whole = request.url ?? ''
    return handler(Object.assign(request, { originalUrl: whole, url: whole.slice(path.length) || '/' }), response)
  }

const listening = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => resolve((server.address() as AddressInfo).port))
  })

/** A key that signs nothing but this process's tokens, and its public half. */
function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const named = { kid: 'local', alg: 'RS256', use: 'sig' }
  return {
    privateKey,
    secret: { ...(privateKey.export({ format: 'jwk' }) as JWK), ...named },
    open: { ...(publicKey.export({ format: 'jwk' }) as JWK), ...named },
  }
}

/**
 * Starts an OpenID provider on this machine, over https with a certificate made on the spot. It knows the demo's directory accounts, asks
 * for no password and forgets everything when it stops: for trying and testing directory sign-in, never for real use.
 * Rejects when the port is taken.
 */
export async function startDirectory({
  port,
  consoleOrigin,
  slowMilliseconds = 8_000,
}: LocalDirectoryOptions): Promise<LocalDirectory> {
  const { key, certificate } = selfSigned(new Date())
  const { privateKey, secret, open } = newKey()
  const skew = new ClockSkew(privateKey)
  const answers = new Map<string, Handler>()

  const server = createServer({ key, cert: certificate }, (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    request.url = namingClient(request.url ?? '/')
    const isReset = request.url === resetPath || request.url.startsWith(`${resetPath}/`)
    const handler = answers.get(isReset ? resetPath : '')
    // A browser that disconnects must not end the server.
    handler?.(request, response).catch(() => response.destroy())
  })
  const url = `https://localhost:${await listening(server, port)}`
  const shared = { consoleOrigin, skew, slowMilliseconds }
  for (const path of ['', resetPath]) {
    const provider = openIdProvider({ issuer: url + path, consoleOrigin, key: secret }).use(skew.middleware)
    const handler = authority({ ...shared, provider, isReset: path !== '' })
    answers.set(path, path === '' ? handler : below(path, handler))
  }

  return {
    url,
    audience: clientId,
    jwks: { keys: [open] },
    certificate,
    console: {
      clientId,
      authority: url,
      passwordResetAuthority: url + resetPath,
      knownAuthorities: [new URL(url).host],
      scopes: ['User.Read', 'email'],
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
