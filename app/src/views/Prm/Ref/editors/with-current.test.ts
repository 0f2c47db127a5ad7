import { RefParametre } from '@ronde/contracts/services/Prm/RefParametre'
import { expect, test } from 'vitest'
import { withCurrent } from './with-current.ts'

const [surface] = RefParametre.GetList.example.value
const [listed] = RefParametre.GetCatalogList.example.value
if (!surface || !listed) throw new RangeError('no example')

test('the catalogue and the current list are one by idParametre, with the scope and the element of the current one [4.merge-parameters]', () => {
  const charge = { ...listed, idParametre: 2, refParametre: 'CHARGE', idTypePorte: [], idElement: null }
  const current = [{ ...surface, idTypePorte: [41, 42], idElement: 7, lbParametre: 'read before it was renamed' }]
  expect(withCurrent([charge, listed], current)).toEqual([
    { ...charge, isUsed: false },
    { ...listed, idTypePorte: [41, 42], idElement: 7, portee: surface.portee, element: surface.element, isUsed: true },
  ])
})

test('what a version uses and the catalogue has no more is in no catalogue', () => {
  expect(withCurrent([], [surface])).toEqual([])
})
