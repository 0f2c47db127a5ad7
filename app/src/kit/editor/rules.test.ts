import { AdmAgence } from '@ronde/contracts/services/Adm/AdmAgence'
import { SysTable } from '@ronde/contracts/services/Core/SysTable'
import { expect, test } from 'vitest'
import { textIn } from '../../locales/testing/texts.ts'
import { basicUser, newPassword } from '../../views/Adm/Usr/editors/user.ts'
import { type Editor, editor } from './editor.ts'
import { label, multiline } from './fields.ts'
import { rulesOf } from './rules.ts'

const agence = editor(AdmAgence.Insert, { title: 'editor.agence.new', fields: [label('lbAgence')] })
const table = editor(SysTable.Insert, {
  title: 'editor.table.new',
  fields: [label('lbTable'), multiline('description')],
})

/** The result of the console's own rules of a field for a value. */
const told = (of: Editor, name: string, value: string): unknown[] => {
  const rules = [rulesOf(of, of.fields, {}, textIn('fr'))[name] ?? []].flat()
  return rules.flatMap((rule) => (typeof rule === 'function' ? (rule(value, { field: name, values: {} }) ?? []) : []))
}

test.each(['Li\u200blle', 'Lille\u202e', 'Lille\tParis', '👩\u200d🔧'])(
  'a name with a sign that is not seen is refused in its field, before it is sent: %j',
  (value) => {
    expect(told(agence, 'lbAgence', value)).toEqual([expect.stringMatching(/^Contient un signe invisible/)])
  },
)

test.each(['Lille', ' Évry – « Centre » ', 'مكتب', '日本', ''])('any other is taken: %j', (value) => {
  expect(told(agence, 'lbAgence', value)).toEqual([])
})

test('a text of several lines has them, and hidden signs no more than others', () => {
  expect(told(table, 'description', 'Une ligne\n\tet une autre')).toEqual([])
  expect(told(table, 'description', 'Une\u200b ligne')).toHaveLength(1)
})

test.each([
  ['a.martin', true],
  ['аdmin', false],
  ['admın', false],
  ['', true],
])('a login of signs that no two look alike: %s', (login, isTaken) => {
  expect(told(basicUser, 'login', login).length === 0).toBe(isTaken)
})

test.each([
  ['of a new user', basicUser],
  ['given by an administrator', newPassword],
])('a password %s has 8 characters at least [9.password-minimum]', (_, of) => {
  expect(rulesOf(of, of.fields, {}, textIn('fr'))['newPassword']).toEqual(expect.arrayContaining(['REQUISE', 'MIN:8']))
})
