import { interactions } from '../../../wire/pact/interactions.ts'
import { menuSeen } from '../../Adm/UsrUser/states.ts'
import { admin } from '../SecAuthentification/states.ts'
import { type Action, exporter, SysAction } from './endpoints.ts'
import { actionExists } from './states.ts'

const imported: Action = { ...exporter, idAction: 8, refAction: 'Importer', label: 'Importer', parameters: 'idTableGuid', isActive: false, isVirtuel: true }
const there = [actionExists(exporter)]
const changed = SysAction.Update.example.input
const unknown = { idAction: 404_404 }
const stillUsed = ["Désactivez l'action et retirez-la des menus"]

interactions(SysAction.GetList, { given: [...there, actionExists(imported)] }, {
  'all of them, an inactive one included': {
    answers: [exporter, imported],
    only: [{ refAction: 'Exporter', parameters: null, isActive: true }, { refAction: 'Importer', parameters: 'idTableGuid', isActive: false, isVirtuel: true }],
  },
  'when there is none': { given: [], only: [] },
})

interactions(SysAction.Update, { given: there, unknown }, {
  'one to deactivate': { exactly: { isActive: false, isMenu: true } },
  'another label and parameters': {
    input: { ...exporter, label: 'Exporter la liste', parameters: 'idTableGuid' },
    answers: { ...exporter, label: 'Exporter la liste', parameters: 'idTableGuid' },
  },
  'of a reference that is taken, in capitals': {
    also: [actionExists(imported)],
    input: { ...changed, refAction: 'IMPORTER' },
    messages: ['IMPORTER existe déjà'],
  },
  'without a label': { input: { ...changed, label: '' }, status: 400 },
})

interactions(SysAction.Delete, { given: [actionExists({ ...exporter, isActive: false })], unknown }, {
  'an inactive one in no menu': {},
  'an active one': { given: there, messages: stillUsed },
  'one that a menu runs': {
    also: [menuSeen({ idGroupe: admin.idGroupe, refMenu: 'AffAffAffaireList.TitleActionMenu', item: { lbMenu: 'Exporter', refAction: exporter.refAction } })],
    messages: stillUsed,
  },
})
