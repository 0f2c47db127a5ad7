import { expect, test } from 'vitest'
import { memoryStorage, storageKeys } from '../base/storage.ts'
import { likelyView } from './likely-view.ts'

const views = new Set(['AffAffAffaireList', 'PrmRefMaterielList', 'CoreSysLogList'])
const otherwise = 'AffAffAffaireList'
const seen = (kept: string) => memoryStorage({ [storageKeys.lastVisited]: kept })

test.each([
  ['the address before all', '/Core/Sys/LogList?sort=x', seen('{"path":"/Prm/Ref/MaterielList"}'), 'CoreSysLogList'],
  ['else what was seen last', '/Core/Sys/Login', seen('{"path":"/Prm/Ref/MaterielList"}'), 'PrmRefMaterielList'],
  ['else the usual one', '/', memoryStorage(), 'AffAffAffaireList'],
  ['what was kept may be anything', '/', seen('{'), 'AffAffAffaireList'],
  ['or lead nowhere any more', '/', seen('{"path":["/Gone"]}'), 'AffAffAffaireList'],
] as const)('%s', (_, address, storage, expected) => {
  expect(likelyView({ address, storage, otherwise }, views)).toBe(expected)
})

test('there may be none', () => {
  expect(likelyView({ address: '/', storage: memoryStorage(), otherwise: 'Gone' }, views)).toBeNull()
})
