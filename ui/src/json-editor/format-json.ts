import { scan } from './json-tokens.ts'

/**
 * Lays out a text that is valid JSON, two blanks a level. Every name, number and text stays as it is written:
 * read and written again, long numbers would lose digits and a name given twice would be lost.
 */
export function formatJson(text: string): string {
  const tokens = [...scan(text)]
  let depth = 0
  let out = ''
  const breakLine = () => `\n${'  '.repeat(depth)}`
  for (const [index, { kind, start, end }] of tokens.entries()) {
    const before = tokens[index - 1]?.kind
    const isEmpty = (kind === '}' && before === '{') || (kind === ']' && before === '[')
    if (kind === '}' || kind === ']') depth -= 1
    if (!isEmpty && index > 0 && (kind === '}' || kind === ']' || before === '{' || before === '[' || before === ','))
      out += breakLine()
    out += text.slice(start, end)
    if (kind === ':') out += ' '
    if (kind === '{' || kind === '[') depth += 1
  }
  return out
}
