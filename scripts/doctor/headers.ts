import { securityHeaders } from '../../contracts/provider/security/headers.ts'
import type { Check, Site } from './site.ts'

const todo =
  'Send it with every answer, errors included (docs/operators/https.md). In nginx: `always`, and again in each location that has add_header of its own.'

/** What is wrong with a header of the page. */
async function ofPage(site: Site, name: string, isRight: (value: string) => boolean): Promise<string | null> {
  const value = (await site.page()).headers[name]
  if (value === undefined) return 'it is missing'
  return isRight(String(value)) ? null : `it is ${String(value)}`
}

const header = (name: string, should: string, isRight: (value: string, site: Site) => boolean): Check => ({
  name,
  should: `${name} ${should}`,
  todo,
  look: (site) => ofPage(site, name, (value) => isRight(value, site)),
})

const halfYear = 15_552_000

/** Headers that every answer has to bear. */
export const headerChecks: readonly Check[] = [
  header('x-content-type-options', 'is nosniff', (value) => value === 'nosniff'),
  header('x-frame-options', 'is DENY', (value) => value.toUpperCase() === 'DENY'),
  header('referrer-policy', 'sends no addresses to others', (value) => /^(no-referrer|same-origin)$/.test(value)),
  header('cross-origin-resource-policy', 'is same-origin', (value) => value === 'same-origin'),
  header('permissions-policy', 'takes away what the console does not need', (value) =>
    ['camera', 'microphone', 'geolocation'].every((name) => value.includes(`${name}=()`)),
  ),
  {
    name: 'cross-origin-opener-policy',
    should: 'cross-origin-opener-policy keeps other windows away, but for the directory’s',
    todo,
    look: async (site) => {
      const reading = await site.config()
      const hasDirectory = 'config' in reading && reading.config.directory !== undefined
      const right = hasDirectory ? ['same-origin-allow-popups'] : ['same-origin-allow-popups', 'same-origin']
      return ofPage(site, 'cross-origin-opener-policy', (value) => right.includes(value))
    },
  },
  {
    name: 'strict-transport-security',
    should: 'browsers remember for half a year to use https',
    todo,
    look: async (site) =>
      site.isSecure
        ? ofPage(site, 'strict-transport-security', (value) => Number(/max-age=(\d+)/.exec(value)?.[1]) >= halfYear)
        : null,
  },
  {
    name: 'headers-everywhere',
    should: 'scripts, files, calls and errors bear the headers of the page',
    todo,
    look: async (site) => {
      const [[, page] = [], ...others] = await site.kinds()
      const wanted = Object.keys(securityHeaders()).filter((name) => page?.headers[name] !== undefined)
      for (const [kind, { headers }] of others) {
        const lacking = wanted.filter((name) => headers[name] === undefined)
        if (lacking.length > 0) return `${kind} lacks ${lacking.join(', ')}`
      }
      return null
    },
  },
  {
    name: 'headers-once',
    should: 'no header is sent twice, by the proxy and by the provider',
    todo: 'Let one of them send it: proxy_hide_header in nginx, header_down -Name in Caddy.',
    look: async (site) => {
      const once = ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy']
      for (const [kind, { headers }] of await site.kinds())
        for (const name of once) {
          const value = String(headers[name] ?? '')
          if (/, ?default-src|^(\w[\w-]*), ?\1/i.test(value)) return `${kind} bears ${name} twice`
        }
      return null
    },
  },
  {
    name: 'banner',
    should: 'no answer tells which version of a server sends it',
    todo: 'server_tokens off in nginx; take X-Powered-By away.',
    look: async (site) => {
      for (const [kind, { headers }] of await site.kinds())
        for (const name of ['server', 'x-powered-by', 'x-aspnet-version']) {
          const value = String(headers[name] ?? '')
          if (/\d/.test(value) || (name !== 'server' && value !== '')) return `${kind} says ${name}: ${value}`
        }
      return null
    },
  },
  {
    name: 'cookies',
    should: 'nobody sets cookies: the console has none',
    todo: 'Take sticky sessions and other cookies of the proxy away.',
    look: async (site) => {
      const setting = (await site.kinds()).find(([, { headers }]) => headers['set-cookie'] !== undefined)
      return setting ? `${setting[0]} sets ${String(setting[1].headers['set-cookie'])}` : null
    },
  },
]
