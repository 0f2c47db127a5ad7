import type { PropRow } from './props-of-types.ts'

interface Written {
  /** Name of the component. */
  name: string
  /** Its folder in the library. */
  folder: string
  props: readonly PropRow[]
  /** What it is shown with. */
  args: Readonly<Record<string, unknown>>
}

/** A value this deep, or a list this long, says no more about how the component is written. */
const [maxDepth, maxItems] = [5, 6]

const isElement = (value: object): value is { type: unknown; props: Record<string, unknown> } =>
  '$$typeof' in value && 'props' in value

const quoted = (text: string): string =>
  text.includes("'") || text.includes('\n') ? JSON.stringify(text) : `'${text}'`

const nameOfType = (type: unknown): string => {
  if (typeof type === 'string') return type
  const name = typeof type === 'function' ? ((type as { displayName?: string }).displayName ?? type.name) : ''
  // In a built Storybook most names are a letter or two.
  return /^[A-Z]\w{2,}$/.test(name) ? name : 'span'
}

function literal(value: unknown, depth = 0): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'function') return '() => {}'
  if (value instanceof Set) return `new Set(${literal([...value], depth)})`
  if (value instanceof Map) return `new Map(${literal([...value], depth)})`
  if (value instanceof Date) return `new Date('${value.toISOString()}')`
  if (typeof value !== 'object' || value === null) return String(value)
  if (depth >= maxDepth) return Array.isArray(value) ? '[]' : '{}'
  if (isElement(value)) return element(nameOfType(value.type), Object.entries(value.props), depth + 1)
  const inside = '  '.repeat(depth + 1)
  const items = Array.isArray(value)
    ? [
        ...value.slice(0, maxItems).map((item: unknown) => literal(item, depth + 1)),
        ...(value.length > maxItems ? [`// and ${value.length - maxItems} more`] : []),
      ]
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${/^\w+$/.test(key) ? key : quoted(key)}: ${literal(item, depth + 1)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const line = Array.isArray(value) ? `[${items.join(', ')}]` : `{ ${items.join(', ')} }`
  if (items.length === 0) return open + close
  return line.length <= 72 && !line.includes('\n') && !line.includes('//')
    ? line
    : `${open}\n${items.map((item) => `${inside}${item}${item.startsWith('//') ? '' : ','}`).join('\n')}\n${'  '.repeat(depth)}${close}`
}

function attribute([name, value]: readonly [string, unknown], depth: number): string {
  if (value instanceof Expression) return `${name}={${value.code}}`
  if (value === true) return name
  if (typeof value === 'string' && !/["\n\\]/.test(value)) return `${name}="${value}"`
  return `${name}={${literal(value, depth)}}`
}

function childrenOf(value: unknown, depth: number): string {
  if (typeof value === 'string') return /[{}<>]/.test(value) ? `{${quoted(value)}}` : value
  if (Array.isArray(value)) return value.map((item: unknown) => childrenOf(item, depth)).join('\n')
  return typeof value === 'object' && value !== null && isElement(value)
    ? literal(value, depth)
    : `{${literal(value, depth)}}`
}

function element(name: string, props: readonly (readonly [string, unknown])[], depth: number): string {
  const shown = props.filter(([key, value]) => key !== 'children' && value !== undefined)
  const children = props.find(([key]) => key === 'children')?.[1]
  const end = '  '.repeat(depth)
  const attributes = shown.map((prop) => attribute(prop, depth + 1))
  const isShort = attributes.join(' ').length <= 90 && !attributes.some((text) => text.includes('\n'))
  const head =
    attributes.length === 0
      ? `<${name}`
      : isShort
        ? `<${name} ${attributes.join(' ')}`
        : `<${name}\n${attributes.map((text) => `${end}  ${text}\n`).join('')}${end}`
  if (children === undefined || children === null || children === '') return `${head}${isShort ? ' ' : ''}/>`
  const inside = childrenOf(children, depth + 1)
  return inside.length <= 60 && !inside.includes('\n') && isShort
    ? `${head}>${inside}</${name}>`
    : `${head}>\n${inside
        .split('\n')
        .map((line) => `${end}  ${line}`)
        .join('\n')}\n${end}</${name}>`
}

class Expression {
  readonly code: string
  constructor(code: string) {
    this.code = code
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Props that people change, with what tells of it: `value` and `onValueChange`, `isOpen` and `onOpenChange`. */
function heldProps({ props, args }: Written) {
  return props.flatMap(({ name: handler, type }) => {
    const key = /^on(\w+)Change$/.exec(handler)?.[1]
    const told = /\bchange: \{ (\w+)/.exec(type)?.[1]
    const held = props.find(
      ({ name }) => key && (name === key.charAt(0).toLowerCase() + key.slice(1) || name === `is${key}`),
    )
    return held && told && (held.isRequired || args[held.name] !== undefined)
      ? [{ handler, told, name: held.name }]
      : []
  })
}

/** The component as one would write it: with the import, and with a state for what people change. */
export function writtenCode(written: Written): string {
  const { name, folder, props, args } = written
  const held = heldProps(written)
  const known = props.filter((prop) => prop.isRequired || args[prop.name] !== undefined)
  const shown = known.filter((prop) => prop.default === undefined || literal(args[prop.name]) !== prop.default)
  const given = shown
    .filter((prop) => !held.some(({ handler }) => handler === prop.name))
    .map((prop): [string, unknown] => [
      prop.name,
      held.some((one) => one.name === prop.name)
        ? new Expression(prop.name)
        : (args[prop.name] ?? (/=>/.test(prop.type) ? () => {} : '')),
    ])
  const handlers = held.map(({ handler, told, name: prop }): [string, unknown] => [
    handler,
    new Expression(`(change) => set${capital(prop)}(change.${told})`),
  ])
  const own = `import { ${name} } from '@ronde/ui/${folder}'`
  if (held.length === 0) return `${own}\n\n${element(name, given, 0)}`
  const states = held.map(
    ({ name: prop }) => `  const [${prop}, set${capital(prop)}] = useState(${literal(args[prop] ?? null, 1)})`,
  )
  return `import { useState } from 'react'\n${own}\n\nexport function Sample() {\n${states.join('\n')}\n  return (\n    ${element(name, [...given, ...handlers], 2)}\n  )\n}`
}
