import { expect, test } from 'vitest'
import { AffAffaire } from '../services/Aff/AffAffaire/endpoints.ts'
import { faultIn } from './input.ts'

const { Update } = AffAffaire
const sent = Update.example.input

test('what an endpoint knows is sent', () => {
  expect(faultIn(Update, sent)).toBeNull()
})

test.each([
  ['a field of another name', { ...sent, libelle: 'x' }],
  ['a stamp written the French way', { ...sent, dtModification: '31/03/2026 10:30' }],
  ['a key that is no UUID', { ...sent, idAffaireGuid: '42' }],
  ['a number as text', { ...sent, idAgence: '1' }],
  ['nothing of what is needed', {}],
])('%s is the program’s fault', (_what, input) => {
  expect(faultIn(Update, input)).toContain('AffAffaire/Update')
})
