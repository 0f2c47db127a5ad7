import { connect, type SecureVersion, type TLSSocket } from 'node:tls'
import { ask, trusting } from './ask.ts'
import type { Check, Site } from './site.ts'

interface Handshake {
  /** Why it is not trusted, or null. */
  distrust: string | null
  validTo: Date
}

/** Days before its end that a certificate should have been renewed. */
const renewed = 14

function shakeHands({ url, options }: Site, versions: { minVersion?: SecureVersion; maxVersion?: SecureVersion } = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<Handshake>()
  const socket: TLSSocket = connect(
    {
      host: url.hostname,
      port: Number(url.port || 443),
      servername: /^[\d.:[\]]+$/.test(url.hostname) ? '' : url.hostname,
      rejectUnauthorized: false,
      // What is asked of old versions is whether the server would, not whether this program likes it.
      ...(versions.maxVersion === undefined ? trusting(options.ca) : { ...versions, ciphers: 'DEFAULT@SECLEVEL=0' }),
    },
    () => {
      const { authorizationError } = socket
      const { valid_to: validTo } = socket.getPeerCertificate()
      resolve({ distrust: authorizationError ? String(authorizationError) : null, validTo: new Date(validTo) })
      socket.destroy()
    },
  )
  socket.setTimeout(10_000, () => socket.destroy(new Error('no answer within 10 seconds')))
  socket.on('error', reject)
  return promise
}

const securely =
  (look: (site: Site) => Promise<string | null>) =>
  async (site: Site): Promise<string | null> =>
    site.isSecure ? look(site) : null

/** Who stands in for the encryption, and that nothing goes without it. */
export const encryptionChecks: readonly Check[] = [
  {
    name: 'https',
    should: 'the console is served by https',
    todo: 'docs/operators/https.md goes through it. Without it passwords can be read on their way.',
    look: async ({ isSecure, url }) =>
      isSecure || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname) ? null : `it is ${url.protocol}`,
  },
  {
    name: 'certificate',
    should: 'the certificate is trusted, for this name and at this time',
    todo: 'Install one for this host with its intermediate certificates; one of your own house is given by --ca FILE.',
    look: securely(async (site) => (await shakeHands(site)).distrust),
  },
  {
    name: 'certificate-end',
    should: `the certificate is good for ${renewed} days more`,
    todo: 'Renew it, and look at what should have done so.',
    look: securely(async (site) => {
      const { validTo } = await shakeHands(site)
      const days = Math.floor((validTo.getTime() - site.options.now.getTime()) / 86_400_000)
      return days >= renewed ? null : `it ends on ${validTo.toISOString().slice(0, 10)}`
    }),
  },
  {
    name: 'old-encryption',
    should: 'TLS 1.0 and 1.1 are refused',
    todo: 'ssl_protocols TLSv1.2 TLSv1.3 in nginx.',
    look: securely(async (site) => {
      const accepted = await shakeHands(site, { minVersion: 'TLSv1', maxVersion: 'TLSv1.1' }).then(
        () => true,
        () => false,
      )
      return accepted ? 'they are accepted' : null
    }),
  },
  {
    name: 'plain',
    should: 'the address without encryption leads to the one with it',
    todo: 'return 301 https://… on port 80.',
    look: securely(async ({ url, options }) => {
      const address = options.plain ?? (url.port === '' ? `http://${url.hostname}${url.pathname}` : null)
      if (address === null) return null
      const answer = await ask(address).catch(() => null)
      // Who does not listen there sends nothing in the clear either.
      if (answer === null) return null
      const { status, headers } = answer
      const leads =
        [301, 302, 307, 308].includes(status) && String(headers.location).startsWith(`https://${url.hostname}`)
      return leads ? null : `${address} answers ${status}`
    }),
  },
]
