import { buttons, views } from '@ronde/contracts/titles'
import { describe, expect, test } from 'vitest'
import { textIn } from '../locales/testing/texts.ts'
import { recordLabel } from './offered.ts'

describe('labels of menus, actions and routes', () => {
  test.each(Object.entries(buttons))(
    'the French title of the action %s is said in English, and stays in French',
    (refAction, { lb }) => {
      expect(recordLabel(lb, { refAction }, textIn('en'))).toBe(textIn('en').of(`action.${refAction}`, 'no words'))
      expect(recordLabel(lb, { refAction }, textIn('fr'))).toBe(lb)
    },
  )

  test.each(views.map(({ ref, label }) => [ref, label] as const))(
    'the French title of the view %s is said in English',
    (refRoute, label) => {
      expect(recordLabel(label, { refRoute }, textIn('en'))).toBe(textIn('en').of(`view.${refRoute}`, 'no words'))
    },
  )

  test.each(['Accueil', 'Affaires', 'Paramétrage', 'Administration', 'Système'])(
    'the folder %s of the demo is said in English',
    (label) => {
      const said = recordLabel(label, {}, textIn('en'))
      expect(said === label).toBe(label === 'Administration')
    },
  )

  test('what an administrator wrote himself is shown as it is, in either language', () => {
    for (const locale of ['fr', 'en'] as const) {
      expect(recordLabel('Nos clients', { refRoute: 'AffAffAffaireList' }, textIn(locale))).toBe('Nos clients')
      expect(recordLabel('Créer vite', { refAction: 'Creer' }, textIn(locale))).toBe('Créer vite')
      expect(recordLabel('Export', { refAction: 'ActionInconnue' }, textIn(locale))).toBe('Export')
    }
  })
})
