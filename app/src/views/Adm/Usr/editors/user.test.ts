import { expect, test } from 'vitest'
import { labelIn } from '../../../../kit/editor/label-in.ts'
import { rulesOf } from '../../../../kit/editor/rules.ts'
import { textIn } from '../../../../locales/testing/texts.ts'
import { basicUser, user } from './user.ts'

/** Message of the rules about a new user's address. */
function toldOf(mail: string): string | null {
  const rules = [rulesOf(basicUser, basicUser.fields, { mail }, textIn('fr')).mail ?? []].flat()
  return (
    rules
      .flatMap((rule) => (typeof rule === 'function' ? [rule(mail, { field: 'mail', values: {} })] : []))
      .find((told) => told !== null) ?? null
  )
}

test.each([
  ['', null],
  ['@vigie.example', null],
  ['a.martin@vigie.example', null],
  ['a.martin', 'Addresse E-mail non valide'],
  ['a.martin@', 'Addresse E-mail non valide'],
  ['a martin@vigie.example', 'Addresse E-mail non valide'],
])('the address %o of a new user: %o', (mail, expected) => expect(toldOf(mail)).toBe(expected))

test('the state of a user is named as on the page of the user', () => {
  const text = textIn('fr')
  expect(labelIn(user, text)('isActif')).toBe(text('AdmUsrUserAccueil.isActif'))
})

test('a user may begin on any page that opens without a key, or at home', () => {
  const field = user.fields.find(({ name }) => name === 'defaultRoute')
  const pages = field?.kind === 'code' ? field.codes : []
  expect(pages).toEqual(expect.arrayContaining(['/', '/Aff/Aff/AffaireList', '/Core/Sys/LogList']))
  expect(pages).not.toContain('/Aff/Aff/AffaireAccueil')
  const said = pages.map((page) => (field?.kind === 'code' ? textIn('fr').of(field.messageOf?.(page) ?? '', '?') : '?'))
  expect(said).not.toContain('?')
  expect(new Set(said).size).toBe(pages.length)
})
