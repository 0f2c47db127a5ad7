import type { Token, Tokens } from 'marked'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

const decoded = (text: string): string => text.replace(/&(\w+);/g, (all, name: string) => entities[name] ?? all)

function textOf(token: Token): string {
  const { tokens, text } = token as { tokens?: Token[]; text?: string }
  switch (token.type) {
    case 'html':
      return token.raw.startsWith('<br') ? ' ' : ''
    case 'codespan':
      return text ?? ''
    case 'image':
      return ` ${text ?? ''} `
    case 'code':
      return token['lang'] === 'mermaid' ? ' ' : ` ${text ?? ''} `
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return [header, ...rows].flatMap((cells) => cells.map((cell) => ` ${allText(cell.tokens)} `)).join('')
    }
    case 'list':
      return (token as Tokens.List).items.map((item) => ` ${allText(item.tokens)} `).join('')
    case 'paragraph':
    case 'blockquote':
    case 'heading':
      return ` ${allText(tokens ?? [])} `
    default:
      return tokens ? allText(tokens) : decoded(text ?? ' ')
  }
}

const allText = (tokens: readonly Token[]): string => tokens.map(textOf).join('')

/** Markdown as plain text: cells, items and lines are separated by spaces. */
export const plainText = (tokens: readonly Token[]): string => allText(tokens).replace(/\s+/g, ' ').trim()
