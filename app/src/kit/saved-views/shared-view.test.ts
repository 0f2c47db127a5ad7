import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultFor, type SharedView, sharedViewOf, writtenView } from './shared-view.ts'

const value = SysValeur.Insert.example.value
const shared = (more: Partial<SharedView> = {}): SharedView => ({
  name: value.lbValeur,
  list: 'AffAffAffaireList',
  query: 'q=levage',
  groups: [],
  isDefault: false,
  isLocked: false,
  value,
  ...more,
})

test('a view is read back as it was written; what is no default is not locked', () => {
  const view = fc.record({
    list: fc.string(),
    query: fc.string(),
    groups: fc.uniqueArray(fc.nat()),
    isDefault: fc.boolean(),
    isLocked: fc.boolean(),
  })
  fc.assert(
    fc.property(view, (given) => {
      const read = sharedViewOf({ ...value, isActif: true, extendedData: writtenView(given) })
      expect(read).toMatchObject({ ...given, name: value.lbValeur, isLocked: given.isDefault && given.isLocked })
    }),
  )
})

test('whatever else stands in the table is no view, and stops none', () => {
  const other = fc.oneof(fc.json(), fc.string(), fc.constant(null))
  fc.assert(
    fc.property(other, (extendedData) => {
      const read = sharedViewOf({ ...value, isActif: true, extendedData })
      if (read) expect(typeof read.query).toBe('string')
    }),
  )
  expect(
    sharedViewOf({ ...value, isActif: true, extendedData: '{"ecran":"A","vue":"q=a","groupes":["b"]}' }),
  ).toBeNull()
  expect(sharedViewOf({ ...value, isActif: false, extendedData: writtenView(shared()) })).toBeNull()
})

test('a group opens a list with its own default before that of everybody, and with none that is for others', () => {
  const all = shared({ name: 'all', isDefault: true })
  const theirs = shared({ name: 'theirs', isDefault: true, groups: [3] })
  const plain = shared({ name: 'plain', groups: [2] })
  expect(defaultFor([all, theirs, plain], 3)?.name).toBe('theirs')
  expect(defaultFor([all, theirs, plain], 2)?.name).toBe('all')
  expect(defaultFor([theirs, plain], 2)).toBeUndefined()
})
