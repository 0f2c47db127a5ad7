/** Messages as formatjs wants them: what has placeholders is parsed when the console is built, so that its parser is not shipped. */
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const parser = '@formatjs/icu-messageformat-parser'
/** Says the same of a parsed message, and parses none. */
const stub = '\0messages-without-parser'

/** What the parser would understand as more than its letters. */
const hasSyntax = /[{}'<>]/

/** A file of messages for browsers: plain texts as they are, others parsed. */
function compiled(messages: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      hasSyntax.test(message) ? parse(message, { captureLocation: false }) : message,
    ]),
  )
}

/** Compiles the messages of the build; while developing, the parser does. */
export const messagesPlugin = (): Plugin => ({
  name: 'messages',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    return id === parser && importer !== stub ? stub : null
  },
  load(id) {
    if (id !== stub) return null
    return `export * from '${parser}/no-parser.js'\nexport const parse = (message) => [{ type: 0, value: message }]\n`
  },
  transform: {
    filter: { id: /\/src\/.*(?:\/|\.)(?:fr|en)\.json$/ },
    handler: (code) => JSON.stringify(compiled(JSON.parse(code) as Record<string, string>)),
  },
})
