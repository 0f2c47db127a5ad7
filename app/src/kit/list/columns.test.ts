import { expect, test } from 'vitest'
import { textIn } from '../../locales/testing/texts.ts'
import { gridColumns } from './columns.ts'

test('the column by which a row is known is never narrower than it says; others give way, those with a share to their least', () => {
  const [reference, code, label, day] = gridColumns([{ field: 'refAffaire', width: 130 }, { field: 'statut', width: 105 }, { field: 'lbAffaire', share: 3, width: 200 }, { field: 'dtCreation' }], 'AffAffAffaireList', textIn('fr'))
  expect(reference).toMatchObject({ width: 130, minWidth: 130, share: 0 })
  expect(code).toMatchObject({ width: 105, share: 0 })
  expect(code).not.toHaveProperty('minWidth')
  expect(label).toMatchObject({ width: 200, minWidth: 200, share: 3 })
  expect(day).not.toHaveProperty('width')
})
