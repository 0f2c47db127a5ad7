const known = new WeakMap<object, string>()

/** Matches a tag or a character reference; other text is plain already, even with a lone `<`. */
const isMarked = /<[a-z/!][^>]*>|&#?\w+;/i
const blocks = 'p, li, div, tr, h1, h2, h3, h4, h5, h6'

function parsed(message: string): string {
  // A document made by `DOMParser` runs no scripts and loads nothing.
  const { body } = new DOMParser().parseFromString(message, 'text/html')
  for (const hidden of body.querySelectorAll('script, style, template')) hidden.remove()
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n')
  for (const block of body.querySelectorAll(blocks)) block.append('\n')
  return (body.textContent ?? '').replaceAll(/\n{2,}/g, '\n').trim()
}

/** Text of a message without markup, with its line breaks. Cached by record, since lists ask for it often. */
export function plainText(record: { readonly message: string }): string {
  if (!isMarked.test(record.message)) return record.message
  const before = known.get(record)
  if (before !== undefined) return before
  const text = parsed(record.message)
  known.set(record, text)
  return text
}
