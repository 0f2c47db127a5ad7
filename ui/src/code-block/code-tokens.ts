/** A piece of code that is drawn in one way. */
interface CodeToken {
  kind: 'plain' | 'word' | 'text' | 'number' | 'note'
  text: string
}

const words = new Set(
  (
    'select from where and or not in is null like between exists case when then else end as on join inner left right full outer cross group by order having limit offset ' +
    'union all distinct insert into values update set delete create alter drop table view index primary key foreign references constraint default unique with ' +
    'begin commit rollback top declare exec execute procedure function returns return if asc desc true false count sum min max avg cast coalesce'
  ).split(' '),
)

// A note, a quoted text, a number, a word; the text between them is plain.
const sql =
  /(?<note>--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<text>'(?:[^']|'')*(?:'|$)|"[^"]*(?:"|$))|(?<number>\b\d+(?:\.\d+)?\b)|(?<word>[A-Za-z_][\w$]*)/g
const json =
  /(?<text>"(?:[^"\\]|\\.)*(?:"|$))|(?<number>-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b)|(?<word>\b(?:true|false|null)\b)/g

/** Cuts code into pieces; their texts one after the other are the code, letter for letter. */
export function codeTokens(code: string, language: 'sql' | 'json' | 'text'): CodeToken[] {
  if (language === 'text') return [{ kind: 'plain', text: code }]
  const tokens: CodeToken[] = []
  const add = (kind: CodeToken['kind'], text: string) => {
    const last = tokens.at(-1)
    if (kind === 'plain' && last?.kind === 'plain') last.text += text
    else if (text) tokens.push({ kind, text })
  }
  let at = 0
  for (const { 0: text, index, groups = {} } of code.matchAll(language === 'sql' ? sql : json)) {
    add('plain', code.slice(at, index))
    const kind = (['note', 'text', 'number', 'word'] as const).find((one) => groups[one] !== undefined) ?? 'plain'
    const isName = kind === 'word' && language === 'sql' && !words.has(text.toLowerCase())
    add(isName ? 'plain' : kind, text)
    at = index + text.length
  }
  add('plain', code.slice(at))
  return tokens
}
