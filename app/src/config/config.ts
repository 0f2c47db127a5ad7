import { createStore } from 'effector'
import * as z from 'zod/mini'

const colour = z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)))
const brand = z._default(z.strictObject({ primary: colour, secondary: colour, accent: colour }), {})
const milliseconds = (otherwise: number) => z._default(z.int().check(z.positive()), otherwise)
const filled = z.string().check(z.minLength(1))

/** A part whose keys all have defaults, and that may be left out itself. */
const whole = <Shape extends z.core.$ZodLooseShape>(part: z.ZodMiniObject<Shape, z.core.$strict>) =>
  z.prefault(part, {} as never)

const https = z.string().check(z.regex(/^https:\/\/[^/?#\s]+(\/[^?#\s]*)?$/))
const host = z.string().check(z.regex(/^[^/?#\s]+$/))

/** Sign-in through the company's directory; without this part the console offers none. */
const directory = z.strictObject({
  clientId: filled,
  /** Where one signs in: https, as MSAL wants it. */
  authority: https,
  /** Where AADB2C90118 leads (docs/specification/sessions.md#signing-in); without it, that answer is an error like any other. */
  passwordResetAuthority: z.optional(https),
  /** Hosts of the authorities, port included, no scheme. */
  knownAuthorities: z.array(host).check(z.minLength(1)),
  scopes: z._default(z.array(filled).check(z.minLength(1)), ['User.Read', 'email']),
})
export type DirectoryConfig = z.infer<typeof directory>

/** What `config.json`, beside `index.html`, holds; a key left out takes its default, an unknown one is refused. */
export const configSchema = z.strictObject({
  /** Prefix of the API's addresses, no trailing slash: scheme and host, a path, or both; '' is the root of the console's own host. */
  apiHost: z._default(z.string().check(z.regex(/^(https?:\/\/[^/\\?#\s]+)?(\/[^/\\?#\s]+)*$/)), ''),
  /** Whether saves bear an `Idempotency-Key`; without this key, where the API is on the console's own host. */
  idempotencyKeys: z.optional(z.boolean()),
  /** Path, below `apiHost`, that takes reports of answers that are not as the contract says; without it none are sent. */
  answerReports: z.optional(z.string().check(z.regex(/^(\/[\w.~-]+)+$/))),
  environment: z._default(filled, 'srv-test'),
  product: whole(z.strictObject({ name: z._default(filled, 'Ronde'), title: z._default(filled, 'Ronde 4.0') })),
  buildVersion: z._default(filled, '2023.8.0'),
  locale: z.optional(filled),
  theme: whole(z.strictObject({ light: brand, dark: brand, startsDark: z._default(z.boolean(), false) })),
  mailSuffix: z._default(z.string(), ''),
  accessibility: whole(
    z.strictObject({
      /** Mail address for whoever meets an obstacle; without it the statement names the administrator. */
      contact: z.optional(z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/))),
    }),
  ),
  directory: z.optional(directory),
  /** Times in milliseconds (docs/specification/limits.md#sessions). */
  session: whole(
    z.strictObject({
      maximum: milliseconds(900_000),
      alert: milliseconds(60_000),
      dataRefresh: milliseconds(10_000),
      sessionRefresh: milliseconds(10_000),
      /** Whether a browser keeps nothing of its users once nobody is signed in: for computers that people share. */
      keepsNothing: z._default(z.boolean(), false),
    }),
  ),
  limits: whole(
    z.strictObject({
      /** Most rows of a list that the browser holds; those of a longer one are found by the server, a window at a time. */
      whole: z._default(z.int().check(z.nonnegative()), 100_000),
    }),
  ),
})

export type Config = z.infer<typeof configSchema>

/** Whether saves bear a key. The server behind is then held to keep to it: what is sent again under one key is done once. */
export const sendsKeys = ({ idempotencyKeys, apiHost }: Pick<Config, 'idempotencyKeys' | 'apiHost'>): boolean =>
  idempotencyKeys ?? !apiHost.startsWith('http')

/** What is wrong with a `config.json`. `key` is the path of the first wrong key; empty when the file itself cannot be read. */
export interface ConfigProblem {
  key: string
  reason: 'missing' | 'notJson' | 'value' | 'unknown'
}

export type ConfigReading = { config: Config } | { problem: ConfigProblem }

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads the text of a `config.json`. Never throws. */
export function readConfig(text: string): ConfigReading {
  const json = parseJson(text)
  if (json === undefined) return { problem: { key: '', reason: 'notJson' } }
  const read = z.safeParse(configSchema, json)
  if (read.success) return { config: read.data }
  const [issue] = read.error.issues
  const path = (issue?.path ?? []).map(String)
  if (issue?.code === 'unrecognized_keys')
    return { problem: { key: [...path, issue.keys[0]].join('.'), reason: 'unknown' } }
  return { problem: { key: path.join('.'), reason: 'value' } }
}

/** Fetches and reads the `config.json` that stands beside the page. */
export async function fetchConfig(): Promise<ConfigReading> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-store' })
    return answer.ok ? readConfig(await answer.text()) : { problem: { key: '', reason: 'missing' } }
  } catch {
    return { problem: { key: '', reason: 'missing' } }
  }
}

/** The configuration as shipped. */
export const defaultConfig: Config = z.parse(configSchema, {})

/** The configuration in force; `main` sets it. */
export const $config = createStore<Config>(defaultConfig, { serialize: 'ignore' })
