import type { Interaction } from '../pacts/pact.ts'

/** What is expected of one place of an answer. */
export interface Expected {
  /** `exact`, or the matcher: `type`, `integer`, `regex ^…$`. */
  by: string
  /** JSON type of the example. */
  type: string
  value: unknown
}

type Rules = Record<string, { matchers: { match: string; regex?: string; min?: number; value?: string }[] }>

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

/** The rule of a place: its own, or that of every row. */
function ruleAt(rules: Rules, path: string): Expected['by'] | null {
  const [matcher] = (rules[path] ?? rules[path.replaceAll(/\[\d+\]/g, '[*]')])?.matchers ?? []
  if (!matcher) return null
  if (matcher.match === 'regex') return `regex ${matcher.regex}`
  if (matcher.match === 'equality') return 'exact'
  return matcher.min === undefined ? matcher.match : `${matcher.match}, at least ${matcher.min}`
}

/** Places of an answer with what is expected there: `$.value[0].lbAgence`, `header Content-Disposition`. Rows that are alike are one. */
export function expectedOf({ response }: Interaction): Map<string, Expected> {
  const found = new Map<string, Expected>([['status', { by: 'exact', type: 'number', value: response.status }]])
  const rules = (response.matchingRules ?? {}) as { body?: Rules; header?: Rules }
  const body = rules.body ?? {}

  const walk = (value: unknown, path: string): void => {
    const isLike = Array.isArray(value) && ruleAt(body, path) !== null
    found.set(isLike ? `${path}[]` : path, {
      by: ruleAt(body, path) ?? (typeof value === 'object' && value !== null ? 'type' : 'exact'),
      type: typeOf(value),
      value: typeof value === 'object' ? null : value,
    })
    if (Array.isArray(value)) value.forEach((one: unknown, index) => walk(one, `${path}[${index}]`))
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) walk(one, `${path}.${key}`)
  }
  if (response.body?.encoded === false) walk(response.body.content, '$')
  else if (response.body)
    found.set('$', { by: ruleAt(body, '$') ?? 'exact', type: 'file', value: response.body.content })
  for (const [name, values] of Object.entries(response.headers ?? {}))
    found.set(`header ${name}`, {
      by: ruleAt(rules.header ?? {}, name) ?? 'exact',
      type: 'string',
      value: values.join(', '),
    })
  return found
}

const looseness = (by: string) =>
  by === 'exact'
    ? 0
    : by.startsWith('regex')
      ? 1
      : by === 'integer' || by === 'number' || by === 'boolean'
        ? 2
        : by.includes('at least')
          ? 3 - Number(by.split(' ').at(-1)) / 100
          : 3

/** How one expectation became another: it asks for more, for less, or for something else; null where nothing changed. */
export function compareExpected(before: Expected, after: Expected): 'more' | 'less' | 'other' | 'value' | null {
  if (before.type !== after.type) return 'other'
  if (before.by !== after.by) {
    const by = looseness(after.by) - looseness(before.by)
    return by === 0 ? 'other' : by < 0 ? 'more' : 'less'
  }
  return before.by === 'exact' && before.value !== after.value ? 'value' : null
}
