const known = new WeakMap<object, string>()

/** A tag or a character by name: anything else is text already, a lone `<` too. */
const isMarked = /<[a-z/!][^>]*>|&#?\w+;/i
const blocks = 'p, li, div, tr, h1, h2, h3, h4, h5, h6'

function parsed(message: string): string {
  // A document that a parser makes runs nothing and loads nothing.
  const { body } = new DOMParser().parseFromString(message, 'text/html')
  for (const hidden of body.querySelectorAll('script, style, template')) hidden.remove()
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n')
  for (const block of body.querySelectorAll(blocks)) block.append('\n')
  return (body.textContent ?? '').replaceAll(/\n{2,}/g, '\n').trim()
}

/** What a message says without its markup, each line of it on its own. Read once for each record: a list asks again and again. */
export function plainText(record: { readonly message: string }): string {
  if (!isMarked.test(record.message)) return record.message
  const before = known.get(record)
  if (before !== undefined) return before
  const text = parsed(record.message)
  known.set(record, text)
  return text
}
