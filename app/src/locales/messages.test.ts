import { allSettled, createWatch, fork, type Scope } from 'effector'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  $catalogues,
  $locale,
  $messageFiles,
  $text,
  localeChosen,
  localeMissed,
  needMessagesFx,
  type Text,
} from './intl.ts'
import { type Catalogue, commonPlace, startMessages, type MessageFiles, placesOf } from './messages.ts'

const gone = () => Promise.reject(new TypeError('Failed to fetch'))
const given = (messages: Catalogue) => vi.fn<() => Promise<Catalogue>>(() => Promise.resolve(messages))

const filesWith = (others: MessageFiles = {}): MessageFiles => ({
  './locales/start/messages.fr.json': given({ a: 'un' }),
  './locales/start/messages.en.json': given({ a: 'one' }),
  './locales/fr.json': given({ d: 'quatre' }),
  './locales/en.json': given({ d: 'four' }),
  './views/Aff/Aff/messages.fr.json': given({ b: 'deux' }),
  './views/Aff/Aff/messages.en.json': given({ b: 'two' }),
  './views/Aff/Aff/AffaireList/messages.fr.json': given({ c: 'trois' }),
  './views/Aff/Aff/AffaireList/messages.en.json': given({ c: 'three' }),
  ...others,
})

const view = './views/Aff/Aff/AffaireList'

async function speaking(files: MessageFiles): Promise<Scope> {
  const { locale, messages } = await startMessages(files, 'fr')
  return fork({
    values: [
      [$messageFiles, files],
      [$locale, locale],
      [$catalogues, { fr: {}, en: {}, [locale]: messages }],
    ],
  })
}
const need = (scope: Scope, files: MessageFiles, folder = view) =>
  allSettled(needMessagesFx, { scope, params: placesOf(files, folder) })
const say = (scope: Scope) => {
  const text: Text = scope.getState($text)
  return ['a', 'b', 'c'].map((id) => text.of(id, '-'))
}

describe('the messages of a view', () => {
  test('are those of its folder and of the folders around it', () => {
    const files = filesWith()
    expect(placesOf(files, view)).toEqual(['./views/Aff/Aff', view])
    expect(placesOf(files, './views/Aff/Aff/AffaireAccueil')).toEqual(['./views/Aff/Aff'])
    expect(placesOf(files, './views/Adm/Usr/UserList')).toEqual([])
  })

  test('come with the view, in the language that is spoken and no other', async () => {
    const files = filesWith()
    const scope = await speaking(files)
    expect(say(scope)).toEqual(['un', '-', '-'])
    await need(scope, files)
    expect(say(scope)).toEqual(['un', 'deux', 'trois'])
    expect(
      Object.entries(files)
        .filter(([path]) => path.endsWith('en.json'))
        .map(([, file]) => vi.mocked(file).mock.calls.length),
    ).toEqual([0, 0, 0, 0])
  })

  test('come in the other language where their file cannot be had', async () => {
    const files = filesWith({ './views/Aff/Aff/messages.fr.json': gone })
    const scope = await speaking(files)
    await need(scope, files)
    expect(say(scope)).toEqual(['un', 'two', 'trois'])
  })

  test('that are common come in the other language at the start, where their file cannot be had', async () => {
    const files = filesWith({ './locales/fr.json': gone })
    const scope = await speaking(files)
    await allSettled(needMessagesFx, { scope, params: [commonPlace] })
    expect(scope.getState($text).of('d', '-')).toBe('four')
  })

  test('are a failure of the view where neither language can be had', async () => {
    const files = filesWith({ './views/Aff/Aff/messages.fr.json': gone, './views/Aff/Aff/messages.en.json': gone })
    expect(await need(await speaking(files), files)).toMatchObject({ status: 'fail' })
  })
})

describe('another language', () => {
  // These catalogues lack the message about a language that cannot be loaded; its notice would report an error.
  beforeEach(() => vi.stubGlobal('reportError', () => {}))
  afterEach(() => vi.unstubAllGlobals())

  test('is spoken once all its messages are there: those of the views seen so far, and of one that came meanwhile', async () => {
    const late = Promise.withResolvers<Catalogue>()
    const files = filesWith({ './locales/start/messages.en.json': () => late.promise })
    const scope = await speaking(files)
    await need(scope, files, './views/Aff/Aff/AffaireAccueil')
    const chosen = allSettled(localeChosen, { scope, params: 'en' })
    expect(scope.getState($locale)).toBe('fr')
    const needed = need(scope, files)
    late.resolve({ a: 'one' })
    await Promise.all([chosen, needed])
    expect(scope.getState($locale)).toBe('en')
    expect(say(scope)).toEqual(['one', 'two', 'three'])
  })

  test.each([
    ['of the first pages', './locales/start/messages.en.json'],
    ['that are common', './locales/en.json'],
  ])('is not spoken where its messages %s cannot be had: the one before stays, and it is told', async (_, lost) => {
    const files = filesWith({ [lost]: gone })
    const scope = await speaking(files)
    await allSettled(needMessagesFx, { scope, params: [commonPlace] })
    const missed: string[] = []
    createWatch({ unit: localeMissed, scope, fn: (locale) => void missed.push(locale) })
    await allSettled(localeChosen, { scope, params: 'en' })
    expect(scope.getState($locale)).toBe('fr')
    expect(say(scope)).toEqual(['un', '-', '-'])
    expect(missed).toEqual(['en'])
  })

  test('gives way to one that was chosen after it, whichever comes first', async () => {
    const late = Promise.withResolvers<Catalogue>()
    const files = filesWith({ './locales/start/messages.en.json': () => late.promise })
    const scope = await speaking(files)
    const first = allSettled(localeChosen, { scope, params: 'en' })
    const second = allSettled(localeChosen, { scope, params: 'fr' })
    late.resolve({ a: 'one' })
    await Promise.all([first, second])
    expect(scope.getState($locale)).toBe('fr')
  })
})

test('the console begins in the other language where the file of the first cannot be had', async () => {
  expect(await startMessages(filesWith({ './locales/start/messages.fr.json': gone }), 'fr')).toEqual({
    locale: 'en',
    messages: { a: 'one' },
  })
  await expect(
    startMessages(
      filesWith({ './locales/start/messages.fr.json': gone, './locales/start/messages.en.json': gone }),
      'fr',
    ),
  ).rejects.toThrow('Failed to fetch')
})

test('a message that English lacks is French, and reported to developers', async () => {
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  const files = filesWith({ './locales/start/messages.fr.json': given({ a: 'un', d: 'quatre' }) })
  expect(await startMessages(files, 'en')).toEqual({ locale: 'en', messages: { a: 'one', d: 'quatre' } })
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('no message in en: d'))
  vi.unstubAllGlobals()
})
