import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { admin, reader, signedIn } from '../SecAuthentification/states.ts'
import { use, valeurExists } from '../SysValeur/states.ts'
import { etats, SysTable } from './endpoints.ts'
import { tableExists } from './states.ts'

const unknown = { idTableGuid: '00000000-0000-4000-8000-000000000404' }
const generated = { ...etats, isGenerer: true }
const changed = SysTable.Update.example.input
const valeur = { ...use, idTableGuid: etats.idTableGuid, refTable: etats.refTable }

interaction('all of them', {
  given: [signedIn(reader), tableExists(etats)],
  call: SysTable.GetList,
  then: ({ value }) => expect(value).toEqual([etats]),
})
refusals(SysTable.GetList)

interaction('lists and hierarchies', {
  given: [signedIn(reader)],
  call: SysTable.GetTypeList,
  only: [{ idTypeTable: 1, refTypeTable: 'L', lbTypeTable: 'Liste' }, { idTypeTable: 2, refTypeTable: 'H', lbTypeTable: 'Hiérarchie' }],
  then: ({ value }) => expect(value?.map(({ refTypeTable }) => refTypeTable)).toEqual(['L', 'H']),
})
refusals(SysTable.GetTypeList)

interaction('a new one', {
  given: [signedIn(admin)],
  call: SysTable.Insert,
  exactly: { refTypeTable: 'L', lbTypeTable: 'Liste', isGenerer: false, nbValeur: 0 },
  then: ({ value }) => expect(value?.refTable).toBe(etats.refTable),
})
interaction('of a reference that is taken', {
  given: [signedIn(admin), tableExists(etats)],
  call: SysTable.Insert,
  messages: [`${etats.refTable} existe déjà`],
})
refusals(SysTable.Insert)

interaction('another label', {
  given: [signedIn(admin), tableExists(etats)],
  call: SysTable.Update,
  then: ({ value }) => expect(value?.lbTable).toBe(changed.lbTable),
})
interaction('another reference for one made in code', {
  given: [signedIn(admin), tableExists(generated)],
  call: SysTable.Update,
  input: { ...changed, refTable: 'Prm.RefEtats' },
  messages: ['Table générée : référence, type et activité sont fixes'],
})
interaction('another type while there are values', {
  given: [signedIn(admin), tableExists(etats), valeurExists(valeur)],
  call: SysTable.Update,
  input: { ...changed, idTypeTable: 2 },
  messages: ['Changement refusé : des valeurs existent'],
})
refusals(SysTable.Update, {
  given: [tableExists(etats)],
  unknown,
  stale: [tableExists({ ...etats, dtModification: '2026-02-03T10:00:00.000Z' })],
  lock: ['SysTable', etats.idTableGuid],
})

interaction('deleted', {
  given: [signedIn(admin), tableExists(etats)],
  call: SysTable.ChangeActif,
  exactly: { isActif: false },
  then: ({ value }) => expect(value?.isActif).toBe(false),
})
interaction('restored', {
  given: [signedIn(admin), tableExists({ ...etats, isActif: false })],
  call: SysTable.ChangeActif,
  input: { idTableGuid: etats.idTableGuid, isActif: true },
  answers: etats,
  exactly: { isActif: true },
  then: ({ value }) => expect(value?.isActif).toBe(true),
})
interaction('one made in code deleted', {
  given: [signedIn(admin), tableExists(generated)],
  call: SysTable.ChangeActif,
  messages: ['Table générée : référence, type et activité sont fixes'],
})
refusals(SysTable.ChangeActif, { given: [tableExists(etats)], unknown, lock: ['SysTable', etats.idTableGuid] })
