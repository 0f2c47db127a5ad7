import { expect, test } from 'vitest'
import { textIn } from '../../../locales/testing/texts.ts'
import { changesInWords } from './change-words.ts'

test('what changed is said in words, in both languages', () => {
  const changements = [
    { champ: 'statut', ancien: 'OUVERTE', nouveau: 'ENCOURS' },
    { champ: 'isActif', ancien: null, nouveau: true },
  ]
  expect(changesInWords({ changements }, textIn('fr'))).toBe(
    'Statut\u00a0: Ouverte → En cours · Active\u00a0: rien → oui',
  )
  expect(changesInWords({ changements }, textIn('en'))).toBe('Status: Open → In progress · Active: nothing → yes')
})
