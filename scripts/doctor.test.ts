import { getCACertificates, setDefaultCACertificates, type TlsOptions } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checks, examine } from './doctor/examine.ts'
import { answerWith, type Change, misledSite, type Passing } from './testing/misled-site.ts'

let site: Awaited<ReturnType<typeof misledSite>>
const now = new Date()
let own: { key: string; certificate: string }
let [port, apiPort] = [0, 0]
let changes: Change[] = []
let apiChanges: Change[] = []
beforeAll(async () => {
  site = await misledSite()
  own = site.certificate(now)
  const tls = { key: own.key, cert: own.certificate }
  port = await site.proxy((answer) => changes.forEach((change) => change(answer)), tls)
  apiPort = await site.proxy((answer) => [allowConsole, ...apiChanges].forEach((change) => change(answer)), tls)
})
afterAll(() => site.close())

const origin = () => `https://localhost:${port}`
const apiOrigin = () => `https://localhost:${apiPort}`

/** An API on another host that allows the console's origin. */
const allowConsole: Change = (answer) => {
  if (answer.asked.origin !== origin()) return
  answer.headers['access-control-allow-origin'] = origin()
  answer.headers['access-control-allow-headers'] = 'authorization, content-type'
  answer.headers['access-control-allow-methods'] = 'GET, POST, PUT, DELETE'
  if (answer.method === 'OPTIONS') answer.status = 204
}

interface Site {
  address?: string
  ca?: string | undefined
  plain?: string
}

async function found({ address = origin(), ...options }: Site = {}): Promise<string[]> {
  const findings = await examine(address, { ca: own.certificate, now, ...options })
  return findings.filter(({ wrong }) => wrong !== null).map(({ check }) => check.name)
}

/** The doctor's findings for a misconfigured site. */
async function foundWith(on: Change[], onApi: Change[] = []): Promise<string[]> {
  changes = on
  apiChanges = onApi
  return found().finally(() => {
    changes = []
    apiChanges = []
  })
}

const isPage = ({ headers, status }: Passing) =>
  status === 200 && String(headers['content-type']).startsWith('text/html')
const isScript = ({ path }: Passing) => path.endsWith('.js') && !path.includes('none-')
const isCall = ({ path }: Passing) => path.startsWith('/api/')

const without =
  (name: string, when: (answer: Passing) => boolean = () => true): Change =>
  (answer) => {
    if (when(answer)) delete answer.headers[name]
  }
const having =
  (name: string, value: string, when: (answer: Passing) => boolean = () => true): Change =>
  (answer) => {
    if (when(answer)) answer.headers[name] = value
  }
const policy =
  (from: string | RegExp, to: string): Change =>
  (answer) => {
    const name = 'content-security-policy'
    answer.headers[name] = String(answer.headers[name] ?? '').replace(from, to)
  }
const instead =
  (path: string, status: number, body: string, type?: string): Change =>
  (answer) => {
    if (answer.path === path) answerWith(answer, status, body, type)
  }
const config =
  (set: Record<string, unknown>): Change =>
  (answer) => {
    if (answer.path !== '/config.json') return
    answer.body = Buffer.from(JSON.stringify({ ...(JSON.parse(answer.body.toString()) as object), ...set }))
  }

/** The same console with its API on another host. */
const elsewhere = (): Change[] => [
  config({ apiHost: apiOrigin() }),
  policy("connect-src 'self'", `connect-src 'self' ${apiOrigin()}`),
]

/** The same console with a directory, which answers on its own host. */
const withDirectory = (set: Record<string, unknown> = {}): Change[] => [
  config({
    directory: { clientId: 'x', authority: `${origin()}/dir`, knownAuthorities: [`localhost:${port}`], ...set },
  }),
  policy("connect-src 'self'", `frame-src ${origin()}; connect-src 'self' ${origin()}`),
  instead('/dir/.well-known/openid-configuration', 200, '{"authorization_endpoint":"x"}', 'application/json'),
]

test('a healthy installation is as it should be; so it is with its API on another host, and with a directory', async () => {
  expect(await found()).toEqual([])
  expect(await foundWith(elsewhere())).toEqual([])
  expect(await foundWith(withDirectory())).toEqual([])
})

/** The same console built for a path of its host. */
const builtBelow =
  (base: string): Change =>
  (answer) => {
    if (isPage(answer)) answer.body = Buffer.from(answer.body.toString().replaceAll('/assets/', `${base}/assets/`))
  }

test('so it is below a path of its host, where the console is built for it and says where its calls go', async () => {
  let on: Change[] = []
  const tls = { key: own.key, cert: own.certificate }
  const below = await site.proxy((answer) => on.forEach((change) => change(answer)), tls, '/ronde')
  const address = `https://localhost:${below}/ronde/`
  on = [builtBelow('/ronde'), config({ apiHost: '/ronde' })]
  expect(await found({ address })).toEqual([])
  on = [builtBelow('/ronde'), config({ apiHost: `https://localhost:${below}/ronde` })]
  expect(await found({ address })).toEqual([])
  on = [config({ apiHost: '/ronde' })]
  expect(await found({ address })).toContain('sub-path')
  on = [builtBelow('/ronde')]
  expect(await found({ address })).toContain('api')
})

const pageEverywhere: Change = (answer) => {
  if (answer.status === 404 && !isCall(answer)) answerWith(answer, 200, '<div id="root">')
}

const faults: [what: string, checks: string[], change: () => Change | Change[], api?: Change][] = [
  [
    'no policy',
    ['csp', 'csp-scripts', 'csp-frames', 'csp-base', 'csp-trusted-types', 'csp-api'],
    () => without('content-security-policy'),
  ],
  ['inline scripts', ['csp-scripts'], () => policy("script-src 'self'", "script-src 'self' 'unsafe-inline'")],
  ['scripts of any host', ['csp-scripts'], () => policy("script-src 'self'", 'script-src https:')],
  ['inline styles', ['csp-styles'], () => policy(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'")],
  [
    'a style of the page that the policy does not name',
    ['csp-styles'],
    () => (answer) => {
      if (isPage(answer)) answer.body = Buffer.from(`${answer.body.toString()}<style>.b{color:red}</style>`)
    },
  ],
  ['frames of others', ['csp-frames'], () => policy("frame-ancestors 'none'", "frame-ancestors 'self'")],
  ['another base address', ['csp-base'], () => policy("base-uri 'none'; ", '')],
  ['no trusted types', ['csp-trusted-types'], () => policy("require-trusted-types-for 'script'; ", '')],
  ['an API that the policy does not name', ['csp-api'], () => elsewhere().slice(0, 1)],
  ['a directory that the policy does not name', ['csp-directory'], () => withDirectory().filter((_, at) => at !== 1)],
  ['reports that nobody takes', ['csp-reports'], () => instead('/csp-report', 405, 'no')],
  [
    'reports of unreadable answers that nobody takes',
    ['config-reports'],
    () => instead('/api/answer-report', 404, '{"value":null,"isSuccess":false,"hasErrors":true,"msgList":[]}'),
  ],
  ['no nosniff', ['x-content-type-options'], () => without('x-content-type-options')],
  ['frames allowed by the old header', ['x-frame-options'], () => having('x-frame-options', 'SAMEORIGIN')],
  ['addresses sent to others', ['referrer-policy'], () => having('referrer-policy', 'unsafe-url')],
  [
    'an https that is forgotten in a minute',
    ['strict-transport-security'],
    () => having('strict-transport-security', 'max-age=60'),
  ],
  ['windows of others', ['cross-origin-opener-policy'], () => having('cross-origin-opener-policy', 'unsafe-none')],
  [
    'a directory whose window cannot answer',
    ['cross-origin-opener-policy'],
    () => [...withDirectory(), having('cross-origin-opener-policy', 'same-origin')],
  ],
  [
    'files for every host',
    ['cross-origin-resource-policy'],
    () => having('cross-origin-resource-policy', 'cross-origin'),
  ],
  ['a camera', ['permissions-policy'], () => having('permissions-policy', 'camera=*')],
  ['headers lost on files', ['headers-everywhere'], () => without('x-content-type-options', isScript)],
  [
    'headers lost on errors',
    ['headers-everywhere'],
    () => without('content-security-policy', ({ status }) => status >= 400),
  ],
  [
    'headers sent twice',
    ['headers-once', 'referrer-policy'],
    () => having('referrer-policy', 'no-referrer, no-referrer'),
  ],
  ['a version in the banner', ['banner'], () => having('server', 'nginx/1.22.1')],
  ['the name of a framework', ['banner'], () => having('x-powered-by', 'Express')],
  ['a cookie', ['cookies'], () => having('set-cookie', 'node=1')],
  ['a page that is kept', ['cache-page'], () => having('cache-control', 'max-age=600', isPage)],
  [
    'a configuration that is kept',
    ['cache-config'],
    () => having('cache-control', 'max-age=600', ({ path }) => path === '/config.json'),
  ],
  ['files that are not kept', ['cache-files'], () => having('cache-control', 'no-cache', isScript)],
  [
    'a missing file that is kept',
    ['cache-missing'],
    () => having('cache-control', 'public, max-age=31536000', ({ path }) => path.includes('none-')),
  ],
  ['answers that are kept', ['api-cache'], () => without('cache-control', isCall)],
  [
    'no compression',
    ['compression'],
    () => (answer) => {
      if (isScript(answer) && answer.headers['content-encoding'])
        answerWith(answer, 200, 'export const answer = 42\n'.repeat(200), 'text/javascript')
    },
  ],
  [
    'a compression of something else',
    ['compression'],
    () => (answer) => {
      if (answer.headers['content-encoding']) answer.body = answer.body.subarray(0, 20)
    },
  ],
  ['one cached encoding for all', ['compression-vary'], () => without('vary')],
  ['links to screens that lead nowhere', ['screens'], () => instead('/Aff/Aff/AffaireList', 404, 'Not Found')],
  ['the page instead of missing files', ['missing-files', 'source-maps'], () => pageEverywhere],
  ['scripts as text', ['types'], () => having('content-type', 'text/plain', isScript)],
  [
    'a worker of pdf.js of no type',
    ['types'],
    () => having('content-type', 'application/octet-stream', ({ path }) => path.endsWith('.mjs')),
  ],
  ['another page', ['page', 'sub-path', 'screens'], () => instead('/', 200, '<h1>Welcome to nginx!</h1>')],
  ['a console built for another path', ['sub-path', 'cache-files', 'compression', 'types'], () => builtBelow('/ronde')],
  ['source maps', ['source-maps'], () => instead('/assets/main-B7x_k2Qp.js.map', 200, '{"version":3}')],
  ['a file .env', ['hidden-files'], () => instead('/.env', 200, 'SECRET=1')],
  ['a repository', ['hidden-files'], () => instead('/.git/HEAD', 200, 'ref: refs/heads/main')],
  ['the database', ['data-files'], () => instead('/ronde.sqlite', 200, 'SQLite format 3')],
  ['a listing', ['listings'], () => instead('/assets/', 200, '<h1>Index of /assets/</h1>')],
  ['no configuration', ['config'], () => instead('/config.json', 404, '')],
  ['a configuration that is no JSON', ['config'], () => instead('/config.json', 200, '{,}')],
  ['a key misspelt', ['config'], () => config({ apihost: '' })],
  ['another environment', ['config-environment'], () => config({ environment: 'production' })],
  ['an API without encryption', ['config-encryption'], () => config({ apiHost: 'http://localhost:1' })],
  ['a session that ends unasked', ['config-session'], () => config({ session: { maximum: 1_000, alert: 1_000 } })],
  ['a directory nobody knows', ['directory-hosts'], () => withDirectory({ knownAuthorities: ['other.example'] })],
  ['a directory that does not answer', ['directory-answers'], () => withDirectory().slice(0, 2)],
  ['no page for the directory', ['directory-redirect'], () => [...withDirectory(), instead('/redirect.html', 404, '')]],
  [
    'a page instead of the API',
    ['api', 'api-closed', 'api-tokens', 'api-unknown', 'api-verbs'],
    () => (answer) => {
      if (isCall(answer)) answerWith(answer, 200, '<div id="root">')
    },
  ],
  [
    'an envelope without a version',
    ['api'],
    () => instead('/api/Core/SysInfo/GetAppInfo', 200, '{"value":{},"isSuccess":true}', 'application/json'),
  ],
  [
    'an API open to all',
    ['api-closed', 'api-tokens'],
    () => instead('/api/Console/Adm/UsrUser/GetMenuList', 200, '{"value":[],"isSuccess":true}', 'application/json'),
  ],
  [
    'a token of nobody that counts',
    ['api-tokens'],
    () => (answer) => {
      if (answer.asked.authorization) answerWith(answer, 200, '{"isSuccess":true}', 'application/json')
    },
  ],
  [
    'a stack trace',
    ['api-errors'],
    () => (answer) => {
      if (answer.status === 404 && isCall(answer))
        answer.body = Buffer.from(
          answer.body.toString().replace('"message":"', '"message":"Error at run (/srv/api/main.ts:3:7) '),
        )
    },
  ],
  [
    'a limit of 1 MB for forms',
    ['api-forms'],
    () => (answer) => {
      if (Number(answer.asked['content-length']) > 1e6) answerWith(answer, 413, 'Too Large')
    },
  ],
  ['no id of requests', ['api-request-id'], () => without('x-request-id')],
  [
    'a clock that is behind',
    ['clock'],
    () => (answer) => {
      answer.headers['date'] = new Date(Date.now() - 300_000).toUTCString()
    },
  ],
  [
    'strangers who may read',
    ['cors-strangers'],
    () => (answer) => {
      if (answer.asked.origin) answer.headers['access-control-allow-origin'] = answer.asked.origin
    },
  ],
  ['everybody may read', ['cors-strangers'], () => having('access-control-allow-origin', '*')],
  ['an API that does not know the console', ['cors-console'], elsewhere, without('access-control-allow-origin')],
  [
    'an API that takes no token',
    ['cors-console'],
    elsewhere,
    having('access-control-allow-headers', 'content-type', ({ asked }) => asked.origin === origin()),
  ],
  [
    'an API that takes no changes',
    ['cors-console'],
    elsewhere,
    having('access-control-allow-methods', 'GET, POST', ({ asked }) => asked.origin === origin()),
  ],
  ['a full disk', ['probes'], () => instead('/ready', 503, '{}')],
  ['a probe answered with the console’s page', ['probes'], () => instead('/health', 200, '<div id="root">')],
  ['metrics for all', ['metrics'], () => instead('/metrics', 200, '# TYPE up gauge')],
  [
    'the demo',
    ['demo-accounts'],
    () => instead('/api/Core/SecAuthentification/Authenticate', 200, '{"value":{"token":"x"},"isSuccess":true}'),
  ],
]

/** Faults with many consequences: for these only their own finding is expected. */
const wide = ['another page', 'an API without encryption', 'a page instead of the API', 'an envelope without a version']

test.each(faults)('%s is told', async (what, named, change, api) => {
  const on = change()
  const all = await foundWith(Array.isArray(on) ? on : [on], api ? [api] : [])
  // A fault is reported once, unless it shows elsewhere too.
  if (wide.includes(what)) expect(all).toEqual(expect.arrayContaining(named))
  else expect(all.toSorted()).toEqual(named.toSorted())
})

const behind = async (days: number, tls: TlsOptions = {}): Promise<Site> => {
  const { key, certificate } = site.certificate(new Date(now.getTime() - days * 86_400_000))
  const other = await site.proxy(() => {}, { key, cert: certificate, ...tls })
  return { address: `https://localhost:${other}`, ca: certificate }
}

test('what is wrong with the encryption is told', async () => {
  expect(await found({ ca: undefined })).toContain('certificate')
  expect(await found({ address: `https://127.0.0.2:${port}` })).toContain('certificate')
  expect(await found(await behind(100))).toEqual(expect.arrayContaining(['certificate', 'certificate-end']))
  expect(await found(await behind(80))).toEqual(['certificate-end'])
  expect(await found(await behind(0, { minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' }))).toEqual([
    'old-encryption',
  ])
  const plain = await site.proxy(() => {}, null)
  expect(await found({ plain: `http://localhost:${plain}/` })).toEqual(['plain'])
  const redirect = await site.proxy((answer) => {
    answerWith(answer, 301, '')
    answer.headers['location'] = `https://localhost:${port}/`
  }, null)
  expect(await found({ plain: `http://localhost:${redirect}/` })).toEqual([])
})

test('a certificate of one’s own house is trusted besides the known ones', async () => {
  const known = getCACertificates('default')
  setDefaultCACertificates([...known, own.certificate])
  try {
    expect(await found({ ca: site.certificate(now).certificate })).toEqual([])
  } finally {
    setDefaultCACertificates(known)
  }
})

test('every check is seen to fail once, and names what to do', () => {
  const seen = new Set([
    ...faults.flatMap(([, named]) => named),
    'certificate',
    'certificate-end',
    'old-encryption',
    'plain',
  ])
  expect(checks.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual(['https'])
  expect(checks.filter(({ todo, should }) => todo.length < 10 || should.length < 10)).toEqual([])
  expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length)
})
