import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { expect, test } from 'vitest'
import { inspectionLabel } from './inspection-label.ts'

test('place, range and year, joined [5.label]', () => {
  expect(inspectionLabel({ lieu: 'Usine', gamme: 'LEV-VGP', year: 2026 })).toBe('Insp-Usine-LEV-VGP-2026')
})

test('agrees with the example of the contract', () => {
  const { lieu, gamme, lbInspection } = AffAffairePrestation.Insert.example.value
  expect(inspectionLabel({ lieu: lieu.lbLocalisation, gamme: gamme?.ref, year: 2026 })).toBe(lbInspection)
})

test.each([null, undefined, ''])('empty when there is no range reference (%j) [5.label]', (gamme) => {
  expect(inspectionLabel({ lieu: 'Usine', gamme, year: 2026 })).toBe('')
})

test('a place of the longest name leaves range and year whole, within what a label takes', () => {
  const label = inspectionLabel({ lieu: 'x'.repeat(200), gamme: 'LEV-VGP', year: 2026 })
  expect([label.length, label.startsWith('Insp-xxx'), label.endsWith('xx-LEV-VGP-2026')]).toEqual([200, true, true])
})
