import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { menuSeen } from '../../Adm/UsrUser/states.ts'
import { admin, signedIn } from '../SecAuthentification/states.ts'
import { type Action, exporter, SysAction } from './endpoints.ts'
import { actionExists } from './states.ts'

const imported: Action = { ...exporter, idAction: 8, refAction: 'Importer', label: 'Importer', parameters: 'idTableGuid', isActive: false, isVirtuel: true }
const there = [signedIn(admin), actionExists(exporter)]
const changed = SysAction.Update.example.input
const unknown = { idAction: 404_404 }
const stillUsed = ["Désactivez l'action et retirez-la des menus"]

interaction('all of them, an inactive one included', {
  given: [...there, actionExists(imported)],
  call: SysAction.GetList,
  answers: [exporter, imported],
  only: [{ refAction: 'Exporter', parameters: null, isActive: true }, { refAction: 'Importer', parameters: 'idTableGuid', isActive: false, isVirtuel: true }],
  then: ({ value }) => expect(value?.map(({ isActive }) => isActive)).toEqual([true, false]),
})
interaction('when there is none', { given: [signedIn(admin)], call: SysAction.GetList, only: [], then: ({ value }) => expect(value).toEqual([]) })
refusals(SysAction.GetList)

interaction('one to deactivate', {
  given: there,
  call: SysAction.Update,
  exactly: { isActive: false, isMenu: true },
  then: ({ value, messages }) => {
    expect(value?.isActive).toBe(false)
    expect(messages).toHaveLength(1)
  },
})
interaction('another label and parameters', {
  given: there,
  call: SysAction.Update,
  input: { ...exporter, label: 'Exporter la liste', parameters: 'idTableGuid' },
  answers: { ...exporter, label: 'Exporter la liste', parameters: 'idTableGuid' },
  then: ({ value }) => expect(value).toMatchObject({ label: 'Exporter la liste', parameters: 'idTableGuid' }),
})
interaction('of a reference that is taken, in capitals', {
  given: [...there, actionExists(imported)],
  call: SysAction.Update,
  input: { ...changed, refAction: 'IMPORTER' },
  messages: ['IMPORTER existe déjà'],
})
interaction('without a label', { given: there, call: SysAction.Update, input: { ...changed, label: '' }, status: 400 })
refusals(SysAction.Update, { given: [actionExists(exporter)], unknown, stale: [actionExists({ ...exporter, dtModification: '2026-02-03T10:00:00.000Z' })] })

interaction('an inactive one in no menu', {
  given: [signedIn(admin), actionExists({ ...exporter, isActive: false })],
  call: SysAction.Delete,
  then: ({ value }) => expect(value).toBe(true),
})
interaction('an active one', { given: there, call: SysAction.Delete, messages: stillUsed })
interaction('one that a menu runs', {
  given: [
    signedIn(admin),
    actionExists({ ...exporter, isActive: false }),
    menuSeen({ idGroupe: admin.idGroupe, refMenu: 'AffAffAffaireList.TitleActionMenu', item: { lbMenu: 'Exporter', refAction: exporter.refAction } }),
  ],
  call: SysAction.Delete,
  messages: stillUsed,
})
refusals(SysAction.Delete, { unknown })
