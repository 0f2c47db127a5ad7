import type { Answer } from './ask.ts'
import { parsed, wrongAnswer } from './calls.ts'
import type { Check, Site } from './site.ts'

const menus = '/api/Console/Adm/UsrUser/GetMenuList'

const stranger = 'https://stranger.example'

const demoAccount = { login: 'admin', password: 'ronde-admin-2026' }

async function preflight(site: Site, origin: string): Promise<Answer> {
  return site.call(menus, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  })
}

/** Who reaches the server, and how it is. */
export const reachChecks: readonly Check[] = [
  {
    name: 'clock',
    should: 'the server’s clock agrees with this machine’s, to a minute',
    todo: 'Run a time service on both: tokens end by the server’s clock.',
    look: async (site) => {
      const { headers, text, at } = await site.call('/api/Core/SysInfo/GetAppInfo')
      const { value } = (parsed(text) ?? {}) as { value?: { dtServeur?: string } }
      for (const told of [headers.date, value?.dtServeur]) {
        const ahead = Math.round((Date.parse(String(told)) - at.getTime()) / 1_000)
        if (!(Math.abs(ahead) <= 60)) return `it says ${told}, ${Math.abs(ahead)} s ${ahead > 0 ? 'ahead' : 'behind'}`
      }
      return null
    },
  },
  {
    name: 'cors-strangers',
    should: 'pages of other hosts read nothing',
    todo: 'Name the console’s origin in Access-Control-Allow-Origin, never * nor whatever asks.',
    look: async (site) => {
      const answers = [await preflight(site, stranger), await site.call(menus, { headers: { origin: stranger } })]
      const allowed = answers
        .map(({ headers }) => headers['access-control-allow-origin'])
        .find((one) => one !== undefined)
      return allowed === undefined || (allowed !== '*' && allowed !== stranger && allowed !== 'null')
        ? null
        : `${allowed} may`
    },
  },
  {
    name: 'cors-console',
    should: 'an API on another host lets the console speak to it',
    todo: 'On the API: Access-Control-Allow-Origin with the console’s origin, Allow-Headers authorization, content-type, idempotency-key, Allow-Methods GET, POST, PUT, DELETE, Expose-Headers x-total-count.',
    look: async (site) => {
      const { origin } = site.url
      if ((await site.apiOrigin()) === origin) return null
      const { status, headers } = await preflight(site, origin)
      if (status >= 300) return `the question beforehand (OPTIONS) is answered ${status}`
      if (headers['access-control-allow-origin'] !== origin) return `${origin} is not allowed`
      const allowed = (headers['access-control-allow-headers'] ?? '').toLowerCase()
      const reading = await site.config()
      const sendsKeys = 'config' in reading && reading.config.idempotencyKeys === true
      const wanted = ['authorization', 'content-type', ...(sendsKeys ? ['idempotency-key'] : [])]
      const lacking = wanted.filter((name) => !allowed.includes(name))
      if (lacking.length > 0) return `the headers ${lacking.join(', ')} are not allowed`
      const verbs = ['PUT', 'DELETE'].filter((verb) => !String(headers['access-control-allow-methods']).includes(verb))
      return verbs.length === 0 ? null : `${verbs.join(', ')} is not allowed`
    },
  },
  {
    name: 'probes',
    should: 'the server lives, has started, and would take a write',
    todo: 'docs/operators/seen-from-outside.md says what each probe means. Pass all four on to the provider.',
    look: async (site) => {
      for (const path of ['/live', '/started', '/ready', '/health']) {
        const wrong = wrongAnswer(await site.call(path), 200)
        if (wrong !== null) return `${path}: ${wrong}`
      }
      return null
    },
  },
  {
    name: 'metrics',
    should: 'metrics are closed to those without their token',
    todo: 'Set RONDE_METRICS_TOKEN, or let the proxy refuse /metrics.',
    look: async (site) => {
      const { status, text } = await site.call('/metrics')
      return status === 200 && text.includes('# TYPE') ? 'anybody reads them' : null
    },
  },
  {
    name: 'demo-accounts',
    should: 'the accounts of the demo do not open this server',
    todo: 'Run the provider with --production, on a database of its own.',
    look: async (site) => {
      const body = JSON.stringify(demoAccount)
      const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
      const { text } = await site.call('/api/Core/SecAuthentification/Authenticate', { method: 'POST', headers, body })
      const { value } = (parsed(text) ?? {}) as { value?: { token?: string } }
      return value?.token === undefined ? null : `${demoAccount.login} signs in with the demo’s password`
    },
  },
]
