import { expect, test } from 'vitest'
import { textIn } from '../locales/testing/texts.ts'
import { roleLabel } from './role-label.ts'

test.each([
  ['fr', 'PARAMETRAGE', 'Paramétrage', 'Paramétrage'],
  ['en', 'PARAMETRAGE', 'Paramétrage', 'Configuration'],
  ['en', 'LECTURE', 'Lecture', 'Reading'],
  ['en', 'AFFAIRE', 'Affaires', 'Cases'],
  ['en', 'ADMIN', 'Administration', 'Administration'],
  ['en', 'LECTURE', 'Consultation', 'Consultation'],
  ['en', 'AUDIT', 'Audit des sites', 'Audit des sites'],
] as const)('in %s the role %s, which the server calls %s, is %s', (locale, refRole, lbRole, label) => {
  expect(roleLabel({ refRole, lbRole }, textIn(locale))).toBe(label)
})
