import { appInfo } from '../../contracts/services/Core/SysInfo/endpoints.ts'
import { envelope } from '../../contracts/wire/envelope.ts'
import type { Answer } from './ask.ts'
import type { Check } from './site.ts'

const proxied = 'Pass /api on to the provider as it comes: the proxy answers none of it by itself.'

/** JSON, or undefined. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What is wrong with an answer that should be of this status and in the envelope. */
export function wrongAnswer({ status, text, headers }: Answer, wanted: number): string | null {
  if (status !== wanted) return `it answers ${status} instead of ${wanted}`
  if (!envelope.safeParse(parsed(text)).success)
    return `its body is not in the envelope: ${headers['content-type'] ?? 'no type'}`
  return null
}

const menus = '/api/Console/Adm/UsrUser/GetMenuList'

/** More than the largest form, and less than a proxy needs to let pass. */
const largestForm = 50 * 1024 * 1024

/** What tells of a program and not of what went wrong. */
const insides = /\bat .+:\d+:\d+|node_modules|\/(?:srv|home|opt|var|usr|app)\/|SQLITE_|select .+ from /i

/** What the API answers to somebody who is not signed in. */
export const callChecks: readonly Check[] = [
  {
    name: 'api',
    should: 'the API says who it is, as the contract has it',
    todo: proxied,
    look: async (site) => {
      const answer = await site.call('/api/Core/SysInfo/GetAppInfo')
      const wrong = wrongAnswer(answer, 200)
      if (wrong !== null) return wrong
      const { value } = parsed(answer.text) as { value?: unknown }
      const { success, error } = appInfo.safeParse(value)
      return success ? null : `value.${error.issues[0]?.path.join('.')} is not as it should be`
    },
  },
  {
    name: 'api-closed',
    should: 'whoever is not signed in is told so',
    todo: 'Look at what stands before the provider: it must not sign in for others.',
    look: async (site) => wrongAnswer(await site.call(menus), 401),
  },
  {
    name: 'api-tokens',
    should: 'a token that nobody gave opens nothing',
    todo: 'Look at how the API checks its tokens.',
    look: async (site) => {
      // Signed by nobody: its algorithm is none.
      const unsigned = ['{"alg":"none","typ":"JWT"}', '{"sub":"user:1","exp":9999999999}'].map((part) =>
        Buffer.from(part).toString('base64url'),
      )
      return wrongAnswer(await site.call(menus, { headers: { authorization: `Bearer ${unsigned.join('.')}.` } }), 401)
    },
  },
  {
    name: 'api-unknown',
    should: 'a call that does not exist is refused in the envelope, not answered with a page',
    todo: proxied,
    look: async (site) => wrongAnswer(await site.call('/api/Core/None/None'), 404),
  },
  {
    name: 'api-verbs',
    should: 'a call by another verb is refused in the envelope',
    todo: proxied,
    look: async (site) => wrongAnswer(await site.call('/api/Core/SysInfo/GetAppInfo', { method: 'PUT' }), 405),
  },
  {
    name: 'api-cache',
    should: 'answers of calls are not cached',
    todo: 'Leave Cache-Control: no-store as the provider sends it, and cache nothing below /api.',
    look: async (site) => {
      for (const path of ['/api/Core/SysInfo/GetAppInfo', menus]) {
        const value = (await site.call(path)).headers['cache-control'] ?? 'nothing'
        if (!value.includes('no-store')) return `${path} says ${value}`
      }
      return null
    },
  },
  {
    name: 'api-errors',
    should: 'errors tell nothing of the program',
    todo: 'Take stack traces, paths and statements out of error bodies: run in production.',
    look: async (site) => {
      const refused = [
        site.call(menus),
        site.call('/api/Core/None/None'),
        site.call('/api/%zz'),
        site.file('assets/none-00000000.js'),
      ]
      for (const { text } of await Promise.all(refused)) {
        const [found] = insides.exec(text) ?? []
        if (found !== undefined) return `one says: ${found}`
      }
      return null
    },
  },
  {
    name: 'api-forms',
    should: 'a form of 50 MB reaches the provider',
    todo: 'client_max_body_size 55m in nginx.',
    look: async (site) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(largestForm) }
      const { status } = await site.call('/api/Console/Prm/GamRapport/Import', {
        method: 'POST',
        headers,
        headOnly: true,
      })
      return status === 401 ? null : `it answers ${status} instead of 401`
    },
  },
  {
    name: 'api-request-id',
    should: 'answers bear an id, by which they are found in the log',
    todo: 'Pass X-Request-Id on.',
    look: async (site) =>
      (await site.call(menus)).headers['x-request-id'] === undefined ? 'X-Request-Id is missing' : null,
  },
]
