import { expect, test } from 'vitest'
import { isTooCut } from './cut-values.ts'

const column = (field: string, cut: number, isOutOfSight = false) => ({ field, values: 20, cut, isOutOfSight })

test('one value of ten may be cut, of a reference none; a column is in sight', () => {
  const whole = [column('lbClient', 0), column('lbClient', 2), column('refAffaire', 0)]
  expect(whole.filter(isTooCut)).toEqual([])
  const references = ['refAffaire', 'reference', 'login'].map((field) => column(field, 1))
  const cut = [column('lbClient', 3), ...references, column('lbClient', 0, true)]
  expect(cut.filter(isTooCut)).toEqual(cut)
})
