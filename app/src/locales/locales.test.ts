import { refActions } from '@ronde/contracts/actions'
import { describe, expect, test } from 'vitest'
import { chooseLocale, locales } from './intl.ts'
import type { MessageId } from './messages.ts'
import { catalogues, messageFiles, textIn } from './testing/texts.ts'

const { fr, en } = catalogues
const files = Object.entries(messageFiles)
const idsOf = (locale: string): string[][] =>
  files.filter(([path]) => path.endsWith(`${locale}.json`)).map(([, messages]) => Object.keys(messages))

/** Names of the placeholders of a message: `{count, plural, one {…}}` has `count`. */
const placeholders = (message: string): string[] => {
  const names: string[] = []
  let depth = 0
  for (const part of message.split(/(?=[{}])/)) {
    if (part.startsWith('{')) {
      const name = /^\{(\w+)\s*(?=[,}]|$)/.exec(part)?.[1]
      if (depth % 2 === 0 && name) names.push(name)
      depth += 1
    } else if (part.startsWith('}')) depth -= 1
  }
  return names.toSorted()
}

/** A value for every placeholder there is. */
const values = Object.fromEntries(
  Object.values({ ...fr, ...en }).flatMap((message) => placeholders(message).map((name) => [name, 2])),
)

describe('the messages', () => {
  test('are the same in both languages, file by file, in the order of their keys [9.locales]', () => {
    expect(locales).toEqual(['fr', 'en'])
    expect(files.length).toBeGreaterThan(4)
    expect(idsOf('en')).toEqual(idsOf('fr'))
    expect(idsOf('fr')).toEqual(idsOf('fr').map((ids) => ids.toSorted()))
  })

  test('stand in one file each', () => {
    const ids = idsOf('fr').flat()
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  test.each(Object.keys(fr))('%s takes the same values in both, and can be said', (id) => {
    expect(placeholders(en[id] ?? '')).toEqual(placeholders(fr[id] ?? ''))
    for (const locale of locales) {
      const said = textIn(locale)(id as MessageId, values)
      expect(said.trim()).not.toBe('')
      expect(said).not.toMatch(/[{}]/)
    }
  })

  test.each(Object.entries(fr))('%s keeps French typography', (_, message) => {
    expect(message).not.toMatch(/ [:;?!»%]|« /)
    // The syntax of plurals is not text.
    expect(message.replaceAll(/\{\w+, plural,|=0|\w+ \{/g, '')).not.toMatch(/[\p{L}\d)][:;?!]/u)
    expect(message).not.toMatch(/'/)
  })

  test('English has no French spaces', () => {
    for (const message of Object.values(en)) expect(message).not.toMatch(/[\u00a0\u202f ][:;?!]/)
  })

  test('English calls a thing by one word', () => {
    for (const message of Object.values(en)) expect(message).not.toMatch(/\b(?:referential|branch)/i)
    expect(en['field.DtModification']).toBe(en['field.dtModification'])
  })

  test('none tells of a thing by its place, shape or colour alone', () => {
    const places = {
      fr: /ci-(?:contre|dessous|dessus)|\b(?:droite|gauche|en haut|en bas|dessous|rond|carré|triangle|rouge|vert|bleu|orange|jaune|gris)s?\b/i,
      en: /\b(?:left|right|top|bottom|above|below|round|square|triangle|red|green|blue|orange|yellow|gr[ae]y)\b/i,
    }
    // The tree of the menus, the order of labels on a sheet, the criteria of accessibility, and words of two senses.
    const meant =
      /^(?:blocked\.menuChildren|closed\.entry|field\.idParent|help\.menuParent|labels\.fromHelp|rgaa\..*|batches\.can|files\.left|action\.spared|editor\.forbidden)$/
    const pointing = locales.flatMap((locale) =>
      Object.entries(catalogues[locale]).flatMap(([id, message]) =>
        !meant.test(id) && places[locale].test(message) ? [`${id} (${locale})`] : [],
      ),
    )
    expect(pointing).toEqual([])
  })

  test('a paper without rows says that there are none', () => {
    expect(locales.map((locale) => textIn(locale)('print.count', { count: 0 }))).toEqual(['aucune ligne', 'no row'])
  })

  test('a control is called as the server calls it in the choice of controls', () => {
    const text = textIn('fr')
    expect(text('code.Integer')).toBe('Nombre entier')
    expect(text('code.SysValeur')).toBe('Valeur d’une table')
  })

  test('the texts that the specification gives are there letter for letter [5.login-form]', () => {
    expect([
      en['login.userRequired'],
      en['login.passwordRequired'],
      textIn('en')('login.passwordShort', { count: 8 }),
    ]).toEqual(['User name required', 'Password required', 'Min 8 characters'])
    expect([en['copy.done'], en['copy.failed']]).toEqual(['Copied', 'Copy Failed'])
  })

  test('a label of an action is no action that does not exist', () => {
    const named = Object.keys(fr).flatMap((id) => /^action\.([A-Z]\w*)$/.exec(id)?.[1] ?? [])
    expect(named.filter((action) => !refActions.some((known) => known === action))).toEqual([])
  })
})

describe('chooseLocale', () => {
  test.each([
    ["the user's own choice first", { own: 'en', configured: 'fr', browser: ['fr'] }, 'en'],
    ['then the configured one [9.locale-default]', { own: null, configured: 'en', browser: ['fr'] }, 'en'],
    [
      "without one, the browser's first known language [9.locale-browser]",
      { own: null, configured: undefined, browser: ['de-DE', 'en-GB', 'fr'] },
      'en',
    ],
    [
      "with one that has no messages, the browser's [9.locale-browser]",
      { own: 'de', configured: 'it', browser: ['EN-us'] },
      'en',
    ],
    ['else French [9.locale-default]', { own: '', configured: 'xx', browser: [] }, 'fr'],
    [
      'else French, for a browser of other languages',
      { own: null, configured: null, browser: ['de', 'it-IT', ''] },
      'fr',
    ],
    ['what is no text is no choice', { own: { toString: () => 'en' }, configured: 12, browser: ['en'] }, 'en'],
  ] as const)('%s', (_, given, expected) => {
    expect(chooseLocale(given)).toBe(expected)
  })
})

describe('textIn', () => {
  test('says a message with its values', () => {
    expect(textIn('fr')('list.news', { count: 1 })).toBe('Une nouvelle ligne')
    expect(textIn('fr')('list.news', { count: 3 })).toBe('3 nouvelles lignes')
    expect(textIn('en')('list.news', { count: 3 })).toBe('3 new rows')
  })

  test('of an id that may not exist', () => {
    const text = textIn('en')
    expect(text.of('code.ENCOURS', 'x')).toBe('In progress')
    expect(text.of('code.UNKNOWN', 'UNKNOWN')).toBe('UNKNOWN')
    expect(text.of('toString', 'otherwise')).toBe('otherwise')
    expect(text.first(['nope', 'field.mode'], 'x')).toBe('Inspection mode')
    expect(text.first([], 'x')).toBe('x')
  })

  test('writes numbers as the language does', () => {
    expect(textIn('en').number(1234.5)).toBe('1,234.5')
    expect(textIn('fr').number(1234.5)).toBe('1\u202f234,5')
  })
})
