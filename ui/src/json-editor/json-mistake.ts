import { countCharacters } from '../rules/index.ts'
import { scan } from './json-tokens.ts'
import type { Token } from './json-tokens.ts'

/** The mistake in a text that should be a JSON object; the part of its message key after `json.`. */
export type MistakeKind =
  | 'notObject'
  | 'value'
  | 'key'
  | 'colon'
  | 'comma'
  | 'trailingComma'
  | 'text'
  | 'escape'
  | 'control'
  | 'number'
  | 'word'
  | 'after'
  | 'end'

export interface JsonMistake {
  kind: MistakeKind
  /** From 1. */
  line: number
  /** In characters, from 1. */
  column: number
}

/** The kinds of token that may come next. */
type State = 'start' | 'value' | 'firstValue' | 'firstKey' | 'key' | 'colon' | 'next' | 'finished'

const afterValue: Record<string, State> = { '{': 'firstKey', '[': 'firstValue' }

/**
 * The first mistake of a text that should be one JSON object (RFC 8259), or `null`.
 * Engines word and place theirs differently, and not in the user's language.
 */
export function findMistake(text: string): JsonMistake | null {
  // No recursion: a hostile text may open a million brackets.
  const open: ('{' | '[')[] = []
  let state: State = 'start'
  for (const token of scan(text)) {
    // Its wrong place says more than a mistake inside it.
    const misplaced = mistakeAt(token, state, open.at(-1))
    if (misplaced) return place(text, token.start, misplaced)
    if (token.mistake) return place(text, token.mistakeAt ?? token.start, token.mistake)
    state = advance(token, state, open)
  }
  if (state === 'finished') return null
  return place(text, text.trimEnd().length, state === 'start' ? 'notObject' : 'end')
}

const endsOf = { '{': '}', '[': ']' } as const

function mistakeAt({ kind }: Token, state: State, parent: '{' | '[' | undefined): MistakeKind | null {
  const closes = parent !== undefined && kind === endsOf[parent]
  switch (state) {
    case 'start':
      return kind === '{' ? null : 'notObject'
    case 'finished':
      return 'after'
    case 'firstKey':
      return kind === 'text' || closes ? null : 'key'
    case 'key':
      return kind === 'text' ? null : closes ? 'trailingComma' : 'key'
    case 'colon':
      return kind === ':' ? null : 'colon'
    case 'next':
      return kind === ',' || closes ? null : 'comma'
    case 'firstValue':
      return startsValue(kind) || closes ? null : 'value'
    case 'value':
      return startsValue(kind) ? null : closes && parent === '[' ? 'trailingComma' : 'value'
  }
}

const startsValue = (kind: Token['kind']): boolean =>
  kind === 'text' || kind === 'plain' || kind === '{' || kind === '['

function advance({ kind }: Token, state: State, open: ('{' | '[')[]): State {
  if (kind === ':') return 'value'
  if (kind === ',') return open.at(-1) === '{' ? 'key' : 'value'
  if (kind === '{' || kind === '[') {
    open.push(kind)
    return afterValue[kind] ?? 'value'
  }
  if (kind === '}' || kind === ']') open.pop()
  else if (state === 'key' || state === 'firstKey') return 'colon'
  return open.length === 0 ? 'finished' : 'next'
}

function place(text: string, offset: number, kind: MistakeKind): JsonMistake {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/)
  return { kind, line: lines.length, column: countCharacters(lines.at(-1) ?? '') + 1 }
}
