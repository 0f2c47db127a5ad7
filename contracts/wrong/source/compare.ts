import { isDeepStrictEqual } from 'node:util'
import type { Interaction } from '../../pacts/pact.ts'

// Compares an answer with an interaction in this process, like the native verifier with the matchers of this pact: it is used
// for thousands of faulty providers, and the verifier takes seconds for each. `replay.test.ts` tries both on the same faults.

interface Matcher {
  match: string
  min?: number
  regex?: string
  value?: string
  rules?: readonly { regex: string }[]
}

type Rules = Readonly<Record<string, { matchers: readonly Matcher[] }>>
type Step = string | number

/** An answer as received. */
export interface Answered {
  status: number
  headers: Readonly<Record<string, string | number | readonly string[] | undefined>>
  body: string
}

/** `$.value[0].lbAgence` → `['value', 0, 'lbAgence']`; `*` stands for any index. */
const stepsOf = (path: string): Step[] =>
  [...path.matchAll(/\.([^.[\]]+)|\[(\d+|\*)\]/g)].map(([, name, at]) => name ?? (at === '*' ? '*' : Number(at)))

const fits = (pattern: readonly Step[], path: readonly Step[]): boolean =>
  pattern.every((step, at) => step === path[at] || (step === '*' && typeof path[at] === 'number'))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of an answer's body, the matchers of its pact. */
class Body {
  readonly #rules: { steps: Step[]; matcher: Matcher }[]

  constructor(rules: Rules) {
    this.#rules = Object.entries(rules).flatMap(([path, { matchers }]) =>
      matchers.map((matcher) => ({ steps: stepsOf(path), matcher })),
    )
  }

  /** The matcher of a path; a list's type matcher applies to everything in it without a more specific one. */
  at(path: readonly Step[]): Matcher | undefined {
    const own = this.#rules.find(({ steps }) => steps.length === path.length && fits(steps, path))
    if (own) return own.matcher
    return this.#rules.find(
      ({ steps, matcher }) => matcher.match === 'type' && steps.length < path.length && fits(steps, path),
    )
      ? { match: 'type' }
      : undefined
  }

  fault(path: readonly Step[], expected: unknown, actual: unknown): string | null {
    const matcher = this.at(path)
    if (Array.isArray(expected)) return this.#faultOfList(path, expected, actual, matcher)
    if (isObject(expected)) return this.#faultOfObject(path, expected, actual, matcher)
    return faultOfLeaf(expected, actual, matcher) ? this.#told(path, expected, actual) : null
  }

  #told(path: readonly Step[], expected: unknown, actual: unknown): string {
    return `${['$', ...path].join('.')}: expected ${JSON.stringify(expected)}, not ${JSON.stringify(actual)}`
  }

  #faultOfList(path: readonly Step[], expected: readonly unknown[], actual: unknown, matcher: Matcher | undefined) {
    if (!Array.isArray(actual)) return this.#told(path, expected, actual)
    const rows: readonly unknown[] = actual
    const isAny = matcher?.match === 'type'
    const hasCount = isAny ? rows.length >= (matcher.min ?? 0) : rows.length === expected.length
    if (!hasCount) return this.#told(path, expected, actual)
    if (expected.length === 0) return null
    for (const [at, row] of rows.entries()) {
      const fault = this.fault([...path, at], isAny ? (expected[at] ?? expected[0]) : expected[at], row)
      if (fault) return fault
    }
    return null
  }

  #faultOfObject(
    path: readonly Step[],
    expected: Record<string, unknown>,
    actual: unknown,
    matcher: Matcher | undefined,
  ) {
    if (!isObject(actual)) return this.#told(path, expected, actual)
    const form = matcher?.match === 'eachKey' ? new RegExp(matcher.rules?.[0]?.regex ?? '') : null
    const other = form ? Object.keys(actual).find((name) => !form.test(name)) : undefined
    if (other !== undefined) return `${['$', ...path, other].join('.')}: a field of no such name is expected`
    for (const [name, value] of Object.entries(expected)) {
      if (!(name in actual)) {
        // With a pattern for keys, no key is required.
        if (form) continue
        return `${['$', ...path, name].join('.')}: is not there`
      }
      const fault = this.fault([...path, name], value, actual[name])
      if (fault) return fault
    }
    return null
  }
}

/** Whether a plain value differs from the expected one. */
function faultOfLeaf(expected: unknown, actual: unknown, matcher: Matcher | undefined): boolean {
  switch (matcher?.match) {
    case 'type':
      return expected === null ? actual !== null : typeof expected !== typeof actual || actual === null
    case 'integer':
      return !Number.isInteger(actual)
    case 'regex':
      return typeof actual !== 'string' || !new RegExp(matcher.regex ?? '').test(actual)
    case 'equality':
    case undefined:
      return !isDeepStrictEqual(expected, actual)
    default:
      throw new Error(`no comparison by ${matcher?.match}`)
  }
}

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function faultOfHeaders({ response }: Interaction, { headers }: Answered): string | null {
  const rules = (response.matchingRules?.header ?? {}) as Rules
  for (const [name, [expected = '']] of Object.entries(response.headers ?? {})) {
    const actual = String(headers[name.toLowerCase()] ?? '')
    const matcher = rules[name]?.matchers[0]
    const isRight = matcher?.regex ? new RegExp(matcher.regex).test(actual) : actual.split(';')[0] === expected
    if (!isRight) return `${name}: expected ${expected}, not ${actual}`
  }
  return null
}

/** The difference of an answer from the interaction; null when there is none. */
export function faultOf(interaction: Interaction, answered: Answered): string | null {
  const { status, body } = interaction.response
  if (answered.status !== status) return `expected status ${status}, not ${answered.status}`
  const header = faultOfHeaders(interaction, answered)
  if (header || !body || body.encoded) return header
  const rules = (interaction.response.matchingRules?.body ?? {}) as Rules
  return new Body(rules).fault([], body.content, jsonIn(answered.body))
}
