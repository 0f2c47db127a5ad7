import type { Config } from '../../app/src/config/config.ts'
import type { Check, Site } from './site.ts'

/** A look at a part of the configuration; where there is none, or no such part, nothing is wrong with it. */
const ofConfig =
  (look: (config: Config, site: Site) => Promise<string | null> | string | null) =>
  async (site: Site): Promise<string | null> => {
    const reading = await site.config()
    return 'config' in reading ? look(reading.config, site) : null
  }

const reasons = {
  missing: 'it is not there',
  notJson: 'it is no JSON',
  value: 'has a value that does not fit',
  unknown: 'is no key of it',
} as const

type Directory = NonNullable<Config['directory']>

const authoritiesOf = ({ authority, passwordResetAuthority }: Directory): string[] =>
  [authority, passwordResetAuthority].filter((address) => address !== undefined)

/** `config.json`, and what it says of others. */
export const configurationChecks: readonly Check[] = [
  {
    name: 'config',
    should: 'config.json is there and can be read',
    todo: 'Put it beside index.html; its keys are in docs/administrators.md.',
    look: async (site) => {
      const reading = await site.config()
      if (!('problem' in reading)) return null
      const { key, reason } = reading.problem
      return key === '' ? reasons[reason] : `${key} ${reasons[reason]}`
    },
  },
  {
    name: 'config-environment',
    should: 'the console and the server name the same environment',
    todo: 'Set environment in config.json and RONDE_ENVIRONMENT alike.',
    look: ofConfig(async ({ environment }, site) => {
      const { text } = await site.call('/api/Core/SysInfo/GetAppInfo')
      const { value } = JSON.parse(text) as { value?: { environnement?: string } }
      return value?.environnement === environment
        ? null
        : `config.json says ${environment}, the server ${value?.environnement}`
    }),
  },
  {
    name: 'config-encryption',
    should: 'a console on https speaks to its API by https',
    todo: 'Give apiHost with https: browsers refuse the rest.',
    look: ofConfig(({ apiHost }, site) =>
      site.isSecure && apiHost.startsWith('http:') ? `apiHost is ${apiHost}` : null,
    ),
  },
  {
    name: 'config-reports',
    should: 'what config.json names for reports of unreadable answers takes them',
    todo: 'Pass the address on to the provider, or leave answerReports out of config.json.',
    look: ofConfig(async ({ answerReports: path }, site) => {
      if (path === undefined) return null
      const body = JSON.stringify({ operation: 'doctor', field: null, request: null, console: 'doctor' })
      const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
      const { status } = await site.call(path, { method: 'POST', headers, body })
      return status === 204 ? null : `${path} answers ${status}`
    }),
  },
  {
    name: 'config-session',
    should: 'people are asked before their session ends',
    todo: 'Let session.alert be shorter than session.maximum.',
    look: ofConfig(({ session }) =>
      session.alert < session.maximum ? null : `alert is ${session.alert}, maximum ${session.maximum}`,
    ),
  },
  {
    name: 'directory-hosts',
    should: 'the directory’s authorities are among the known ones',
    todo: 'Add the host, with its port if it has one, to directory.knownAuthorities.',
    look: ofConfig(({ directory }) => {
      if (!directory) return null
      const unknown = authoritiesOf(directory).filter(
        (address) => !directory.knownAuthorities.includes(new URL(address).host),
      )
      return unknown.length === 0 ? null : `${unknown.join(', ')} is not`
    }),
  },
  {
    name: 'directory-answers',
    should: 'the directory answers with its settings',
    todo: 'Look at directory.authority, and whether this machine may reach it.',
    look: ofConfig(async ({ directory }, site) => {
      if (!directory) return null
      const address = `${directory.authority.replace(/\/$/, '')}/.well-known/openid-configuration`
      const { status, text } = await site.ask(address)
      if (status !== 200) return `${address} answers ${status}`
      return text.includes('"authorization_endpoint"') ? null : `${address} is something else`
    }),
  },
  {
    name: 'directory-redirect',
    should: 'the page that the directory’s windows come back to is there',
    todo: 'Serve redirect.html of the build, and register its address in the directory.',
    look: ofConfig(async ({ directory }, site) => {
      if (!directory) return null
      const [page, redirect] = await Promise.all([site.page(), site.file('redirect.html')])
      if (redirect.status !== 200) return `redirect.html answers ${redirect.status}`
      return redirect.text === page.text ? 'redirect.html answers with the console’s page' : null
    }),
  },
]
