import { en } from '../../ui/src/messages/en.ts'

const accents: Readonly<Record<string, string>> = {
  a: 'à',
  c: 'ç',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  u: 'û',
  y: 'ÿ',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Ï',
  N: 'Ñ',
  O: 'Ø',
  U: 'Ü',
  Y: 'Ý',
}
const filling = 'ölmşkœ'

/** The text with accents, between brackets, and at least 40 % longer; `{placeholders}` stay as they are. */
function lengthened(text: string): string {
  const words = text
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? part : part.replaceAll(/[a-z]/gi, (letter) => accents[letter] ?? letter)))
  const missing = Math.max(1, Math.ceil(text.length * 0.4) - 2)
  return `⟦${words.join('')} ${filling.repeat(Math.ceil(missing / filling.length)).slice(0, missing)}⟧`
}

/** Every text of the library in the pseudo language. */
export const longestMessages = Object.fromEntries(
  Object.entries(en).map(([key, text]) => [key, lengthened(text)]),
) as typeof en

const textProps = new Set([
  'label',
  'title',
  'text',
  'help',
  'error',
  'message',
  'placeholder',
  'description',
  'content',
  'emptyText',
  'children',
  'buttonTrueText',
  'buttonFalseText',
])

/** A story's own texts in the pseudo language: they come by its args, not from the library. */
export function lengthenedArgs<Value>(value: Value, prop = ''): Value {
  if (typeof value === 'string') return (textProps.has(prop) ? lengthened(value) : value) as Value
  if (Array.isArray(value)) return value.map((item: unknown) => lengthenedArgs(item)) as Value
  const isPlain =
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('$$typeof' in value)
  return isPlain
    ? (Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, lengthenedArgs(item as unknown, key)]),
      ) as Value)
    : value
}
