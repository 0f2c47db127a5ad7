import { asked, interactions } from '../../interactions.ts'
import { menuSeen } from '../../Adm/UsrUser/states.ts'
import { admin } from '../SecAuthentification/states.ts'
import { affaireList } from '../SysRoute/endpoints.ts'
import { routeExists } from '../SysRoute/states.ts'
import { type Action, exporter, SysAction } from './endpoints.ts'
import { actionExists } from './states.ts'

const imported: Action = {
  ...exporter,
  idAction: 8,
  refAction: 'Importer',
  label: 'Importer',
  parameters: 'idTableGuid',
  isActive: false,
  isVirtuel: true,
}
const there = [actionExists(exporter)]
const changed = SysAction.Update.example.input
const unknown = { idAction: 404_404 }
const modifier: Action = { ...exporter, idAction: 9, refAction: 'Modifier', label: 'Modifier' }
const needed = ["Action nécessaire à l'administration"]
const stillUsed = ["Désactivez l'action et retirez-la des menus"]

interactions(
  SysAction.GetList,
  { given: [...there, actionExists(imported)] },
  {
    'all of them, an inactive one included': {
      answers: [exporter, imported],
      only: [
        { refAction: 'Exporter', parameters: null, isActive: true },
        { refAction: 'Importer', parameters: 'idTableGuid', isActive: false, isVirtuel: true },
      ],
    },
    'when there is none': { given: [], only: [] },
  },
)

asked(
  SysAction.GetList,
  { given: [actionExists(imported), ...there] },
  {
    rows: [{ idAction: exporter.idAction }, { idAction: imported.idAction }],
    rising: 'refAction',
    words: 'IDTABLEGUID',
    where: { isActive: false, isVirtuel: true, parameters: 'idtableguid', refAction: ['Importer', 'Creer'] },
  },
)

interactions(
  SysAction.Update,
  { given: there, unknown },
  {
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
    'one that administration needs, to deactivate': {
      given: [actionExists(modifier)],
      input: { ...modifier, isActive: false },
      messages: needed,
    },
    'one that administration needs, to be called otherwise': {
      given: [actionExists(modifier)],
      input: { ...modifier, refAction: 'Changer' },
      messages: needed,
    },
    'one that administration needs, to activate again': {
      given: [actionExists({ ...modifier, isActive: false })],
      input: modifier,
      answers: modifier,
      exactly: { isActive: true },
    },
    'another label of one that administration needs': {
      given: [actionExists(modifier)],
      input: { ...modifier, label: 'Changer' },
      answers: { ...modifier, label: 'Changer' },
      exactly: { label: 'Changer', isActive: true },
    },
    'below a route': {
      also: [routeExists(affaireList)],
      input: { ...changed, refRouteParent: affaireList.ref },
      answers: { ...exporter, ...changed, refRouteParent: affaireList.ref },
    },
    'below a route that nobody knows': {
      also: [routeExists(affaireList)],
      input: { ...changed, refRouteParent: 'AffAffNulle' },
      status: 404,
    },
    'its own reference in capitals': {
      input: { ...changed, refAction: 'EXPORTER' },
      answers: { ...exporter, ...changed, refAction: 'EXPORTER' },
    },
    'nothing of its flags': {
      given: [actionExists({ ...imported, isMenu: false, hasResource: true })],
      input: {
        idAction: imported.idAction,
        refAction: imported.refAction,
        label: imported.label,
        module: imported.module,
        schema: imported.schema,
        parameters: imported.parameters,
      },
      answers: { ...imported, isMenu: false, hasResource: true },
    },
    'without a stamp': { input: { ...changed, dtModification: null } },
    'of a label that is too long': { input: { ...changed, label: 'L'.repeat(201) }, status: 400 },
    'of the longest label and parameters': {
      input: { ...changed, label: 'L'.repeat(200), parameters: 'p'.repeat(2000) },
      answers: { ...exporter, ...changed, label: 'L'.repeat(200), parameters: 'p'.repeat(2000) },
    },
    'without a label': { input: { ...changed, label: '' }, status: 400 },
  },
)

interactions(
  SysAction.Delete,
  { given: [actionExists({ ...exporter, isActive: false })], unknown },
  {
    'an inactive one in no menu': {},
    'an active one': { given: there, messages: stillUsed },
    'one that a menu runs': {
      also: [
        menuSeen({
          idGroupe: admin.idGroupe,
          refMenu: 'AffAffAffaireList.TitleActionMenu',
          item: { lbMenu: 'Exporter', refAction: exporter.refAction },
        }),
      ],
      messages: stillUsed,
    },
    'an inactive one that administration needs': {
      given: [actionExists({ ...modifier, isActive: false })],
      input: { idAction: modifier.idAction },
      messages: needed,
    },
  },
)
