import { expect, test } from 'vitest'
import { $clipboard, copyAsked } from './copy.ts'
import { held, testConsole } from '../kit/testing/test-scope.ts'

test.each([
  ['fr', 'Copié'],
  ['en', 'Copied'],
] as const)('copying says that it was done, in %s [8.copied]', async (locale, said) => {
  const copied: string[] = []
  const write = (text: string) => Promise.resolve(void copied.push(text))
  const { raise, toasts } = testConsole({ locale, values: [held($clipboard, write)] })
  await raise(copyAsked, 'https://ronde.example/Aff/Aff/AffaireAccueil?idAffaireGuid=a')
  expect(copied).toEqual(['https://ronde.example/Aff/Aff/AffaireAccueil?idAffaireGuid=a'])
  expect(toasts).toEqual([{ type: 'success', text: said, timeout: 4000 }])
})

test.each([
  ['fr', 'La copie a échoué'],
  ['en', 'Copy Failed'],
] as const)('copying that fails says so, in %s [8.copy-failed]', async (locale, said) => {
  const { raise, toasts } = testConsole({
    locale,
    values: [held($clipboard, () => Promise.reject(new DOMException('denied', 'NotAllowedError')))],
  })
  await raise(copyAsked, 'x')
  expect(toasts).toEqual([{ type: 'error', text: said, timeout: 4000 }])
})

test('a browser without a clipboard fails, and nothing escapes [8.copy-failed]', async () => {
  // Node has no clipboard either.
  const { raise, toasts } = testConsole()
  await raise(copyAsked, 'x')
  expect(toasts.map(({ type }) => type)).toEqual(['error'])
})
