import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Check, Site } from './site.ts'

/** The directives of a content security policy. Without the header: none. */
const policyOf = (headers: IncomingHttpHeaders): Map<string, string[]> =>
  new Map(
    String(headers['content-security-policy'] ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]): [string, string[]] => [name.toLowerCase(), sources])
      .filter(([name]) => name !== ''),
  )

const directives = async (site: Site) => policyOf((await site.page()).headers)

/** The sources of a directive; where it is not given, those of `default-src`. */
const sourcesOf = (policy: ReadonlyMap<string, string[]>, name: string): string[] =>
  policy.get(name) ?? policy.get('default-src') ?? ['*']

/** Sources that let in what nobody vouched for. */
const loose = ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'http:', 'data:', 'blob:']

const isNone = (policy: ReadonlyMap<string, string[]>, name: string): boolean =>
  policy.get(name)?.join(' ') === "'none'"

const missing = (name: string, wanted: readonly string[], sources: readonly string[]): string | null => {
  const unnamed = wanted.filter((origin) => !sources.includes(origin))
  return unnamed.length === 0 ? null : `${name} does not name ${unnamed.join(', ')}`
}

const todo = 'Send the policy as the pages for operators give it (docs/operators/https.md).'

/** What the content security policy has to say. */
export const policyChecks: readonly Check[] = [
  {
    name: 'csp',
    should: 'the page bears a content security policy',
    todo,
    look: async (site) => ((await directives(site)).size === 0 ? 'there is none' : null),
  },
  {
    name: 'csp-scripts',
    should: 'only the console’s own scripts run',
    todo,
    look: async (site) => {
      const found = sourcesOf(await directives(site), 'script-src').filter((source) => loose.includes(source))
      return found.length === 0 ? null : `script-src lets in ${found.join(' ')}`
    },
  },
  {
    name: 'csp-styles',
    should: 'only the console’s own styles apply, and those of its page do',
    todo,
    look: async (site) => {
      const sources = sourcesOf(await directives(site), 'style-src')
      if (sources.includes("'unsafe-inline'")) return "style-src lets in 'unsafe-inline'"
      const { text } = await site.page()
      const unnamed = [...text.matchAll(/<style>([^<]*)<\/style>/g)]
        .map(([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
        .filter((hash) => !sources.includes(hash))
      return unnamed.length === 0 ? null : `style-src does not name the style of the page, ${unnamed.join(' ')}`
    },
  },
  {
    name: 'csp-frames',
    should: 'nobody may put the console into a frame',
    todo,
    look: async (site) => (isNone(await directives(site), 'frame-ancestors') ? null : "frame-ancestors is not 'none'"),
  },
  {
    name: 'csp-base',
    should: 'neither plug-ins nor another base address are possible',
    todo,
    look: async (site) => {
      const policy = await directives(site)
      const open = ['base-uri', 'object-src'].filter((name) => !isNone(policy, name))
      return open.length === 0 ? null : `${open.join(' and ')} not 'none'`
    },
  },
  {
    name: 'csp-trusted-types',
    should: 'text becomes markup through the console’s sanitiser alone',
    todo,
    look: async (site) => {
      const policy = await directives(site)
      if (!policy.get('require-trusted-types-for')?.includes("'script'"))
        return "require-trusted-types-for is not 'script'"
      return policy.get('trusted-types')?.includes('default') ? null : 'trusted-types does not name the policy default'
    },
  },
  {
    name: 'csp-api',
    should: 'the console may speak to its API',
    todo: 'Name the scheme and host of apiHost in connect-src.',
    look: async (site) => {
      const origin = await site.apiOrigin()
      const wanted = origin === site.url.origin ? ["'self'"] : ["'self'", origin]
      return missing('connect-src', wanted, sourcesOf(await directives(site), 'connect-src'))
    },
  },
  {
    name: 'csp-directory',
    should: 'the console may speak to the directory it is set to',
    todo: 'Name the origins of directory.authority and directory.passwordResetAuthority in connect-src and frame-src.',
    look: async (site) => {
      const reading = await site.config()
      const set = 'config' in reading ? reading.config.directory : undefined
      if (!set) return null
      const policy = await directives(site)
      const addresses = [set.authority, set.passwordResetAuthority].filter((address) => address !== undefined)
      const origins = [...new Set(addresses.map((address) => new URL(address).origin))]
      return (
        missing('connect-src', origins, sourcesOf(policy, 'connect-src')) ??
        missing('frame-src', origins, sourcesOf(policy, 'frame-src'))
      )
    },
  },
  {
    name: 'csp-reports',
    should: 'what the policy names to report to takes reports',
    todo: 'Pass /csp-report on to the provider, of the root of the host too, or leave report-uri out of the policy.',
    look: async (site) => {
      const [path] = (await directives(site)).get('report-uri') ?? []
      if (path === undefined) return null
      const body = JSON.stringify({ 'csp-report': { 'effective-directive': 'doctor' } })
      const headers = { 'content-type': 'application/csp-report', 'content-length': String(body.length) }
      const { status } = await site.ask(new URL(path, site.address).href, { method: 'POST', headers, body })
      return status === 204 ? null : `${path} answers ${status}`
    },
  },
]
