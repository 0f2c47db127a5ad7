import { dateOf } from '../internal/columns/column-value.ts'
import { parseSpan } from './filter-span.ts'
import type { FilterKind, FilterValue, TextManner } from './filter-types.ts'

// A query string turns `+` into a space and `%41` into `A`, so the escapes are made of characters that every reader of addresses leaves alone.
const wellFormedPair = /^[\ud800-\udbff][\udc00-\udfff]$/
const oneUnit = /[\ud800-\udbff][\udc00-\udfff]|[^\w.\-\u0080-\ud7ff\ue000-\uffff]/g

const escape = (text: string): string =>
  text.replace(oneUnit, (unit) => {
    if (wellFormedPair.test(unit)) return unit
    const code = unit.charCodeAt(0)
    return code < 128 ? `*${code.toString(16).padStart(2, '0')}` : `*u${code.toString(16)}`
  })

const unescape = (text: string): string =>
  text.replace(/\*(?:u([\da-f]{4})|([\da-f]{2}))/g, (_, wide?: string, narrow?: string) =>
    String.fromCharCode(Number.parseInt(wide ?? narrow ?? '0', 16)),
  )

/** A choice that is the empty code; an escape never ends like this. */
const emptyCode = '*'

const range = (from: string | number | undefined, to: string | number | undefined): string =>
  `${escape(String(from ?? ''))}..${escape(String(to ?? ''))}`

// What says how a filter is meant begins with a star and a letter that no escape has.
const none = '*none'
const some = '*some'
const not = '*not.'
const manners: Readonly<Record<TextManner, string>> = { starts: '*starts.', is: '*is.' }

function formatPlain(filter: FilterValue): string {
  switch (filter.kind) {
    case 'text':
      return (filter.manner ? manners[filter.manner] : '') + escape(filter.text)
    case 'choice':
      return filter.values.map((value) => escape(value) || emptyCode).join('~')
    case 'path':
      return escape(filter.path)
    case 'boolean':
      return String(filter.value)
    case 'empty':
      return none
    case 'date':
      return filter.span ?? range(filter.from, filter.to)
    case 'number':
      return range(filter.from, filter.to)
  }
}

/**
 * A filter as one string for an address: safe in a query as it stands, or encoded once more. Choices are `a~b`, ranges
 * `from..to`, spans `last-7-days`; `*none` is an empty cell and `*some` one that is not, `*not.` turns round what follows,
 * `*starts.` and `*is.` say how a text is compared.
 */
export function formatFilter(filter: FilterValue): string {
  if (filter.kind === 'empty' && filter.isNot) return some
  return (filter.isNot ? not : '') + formatPlain(filter)
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/.test(text) && dateOf(text) !== undefined

function parseRange(kind: 'number' | 'date', text: string): FilterValue | null {
  const at = text.indexOf('..')
  if (at < 0) return null
  const [from, to] = [unescape(text.slice(0, at)), unescape(text.slice(at + 2))]
  const known = kind === 'date' ? isDay : (end: string) => end.trim() !== '' && !Number.isNaN(Number(end))
  if ((from && !known(from)) || (to && !known(to))) return null
  if (kind === 'date') return { kind, ...(from && { from }), ...(to && { to }) }
  return { kind, ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) }
}

function parseText(text: string): FilterValue {
  for (const manner of ['starts', 'is'] as const) {
    const sign = manners[manner]
    if (text.startsWith(sign)) return { kind: 'text', text: unescape(text.slice(sign.length)), manner }
  }
  return { kind: 'text', text: unescape(text) }
}

function parsePlain(kind: FilterKind, text: string): FilterValue | null {
  switch (kind) {
    case 'text':
      return parseText(text)
    case 'choice':
      return {
        kind,
        values: text === '' ? [] : text.split('~').map((value) => (value === emptyCode ? '' : unescape(value))),
      }
    case 'path':
      return { kind, path: unescape(text) }
    case 'boolean':
      return text === 'true' || text === 'false' ? { kind, value: text === 'true' } : null
    case 'date': {
      const span = parseSpan(text)
      return span ? { kind, span } : parseRange(kind, text)
    }
    case 'number':
      return parseRange(kind, text)
  }
}

/** The filter that a string of `formatFilter` stands for; null for a text that is none, since anyone may write an address. */
export function parseFilter(kind: FilterKind, text: string): FilterValue | null {
  if (text === none) return { kind: 'empty' }
  if (text === some) return { kind: 'empty', isNot: true }
  if (!text.startsWith(not)) return parsePlain(kind, text)
  const plain = text.slice(not.length)
  if ([none, some].includes(plain) || plain.startsWith(not)) return null
  const filter = parsePlain(kind, plain)
  return filter && { ...filter, isNot: true }
}
