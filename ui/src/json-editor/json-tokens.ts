import type { MistakeKind } from './json-mistake.ts'

type Sign = '{' | '}' | '[' | ']' | ':' | ','

/** A sign, a text with its quotes, or a number or word. */
export interface Token {
  kind: Sign | 'text' | 'plain'
  start: number
  end: number
  /** The mistake inside it. */
  mistake?: MistakeKind
  /** Where, when that is not its start. */
  mistakeAt?: number
}

const signs = /[{}[\]:,]/
const blank = /[ \t\r\n]/
// Everything up to a blank, a sign or a quote: a number, a word, or neither.
const plain = /[^\s{}[\]:,"]+/y
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** Cuts a text into tokens, one after the other, in one pass. */
export function* scan(text: string): Generator<Token> {
  let at = 0
  while (at < text.length) {
    const sign = text[at] ?? ''
    if (blank.test(sign)) {
      at += 1
      continue
    }
    const token = signs.test(sign)
      ? { kind: sign as Sign, start: at, end: at + 1 }
      : sign === '"'
        ? textAt(text, at)
        : plainAt(text, at)
    yield token
    at = token.end
  }
}

function textAt(text: string, start: number): Token {
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '"') return { kind: 'text', start, end: at + 1 }
    if (sign === '\n' || sign === '\r') return { kind: 'text', start, end: at, mistake: 'text' }
    if (sign < ' ') return { kind: 'text', start, end: at + 1, mistake: 'control', mistakeAt: at }
    if (sign === '\\') {
      const length = escapeLength(text, at)
      if (length === 0) return { kind: 'text', start, end: at + 1, mistake: 'escape', mistakeAt: at }
      at += length - 1
    }
  }
  return { kind: 'text', start, end: text.length, mistake: 'text' }
}

/** Of `\n` or `\u00e9`, in code units; 0 when it is none. */
function escapeLength(text: string, at: number): 0 | 2 | 6 {
  if ('"\\/bfnrt'.includes(text[at + 1] ?? ' ')) return 2
  return /^u[\da-fA-F]{4}$/.test(text.slice(at + 1, at + 6)) ? 6 : 0
}

function plainAt(text: string, start: number): Token {
  plain.lastIndex = start
  // A blank that JSON does not know, such as a no-break space, is a word of one character.
  const word = plain.exec(text)?.[0] ?? text[start] ?? ''
  const token = { kind: 'plain', start, end: start + Math.max(1, word.length) } as const
  if (number.test(word) || word === 'true' || word === 'false' || word === 'null') return token
  return { ...token, mistake: /^[-+.\d]/.test(word) ? 'number' : 'word' }
}
