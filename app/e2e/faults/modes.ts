import { read, write } from '../journey.ts'
import type { Provider } from '../provider.ts'
import { pressed } from './person.ts'
import { propertyTasks } from './properties.ts'
import { keyed, own, prm, repository } from './repositories.ts'
import { sent, task } from './task.ts'
import { byForm, byMenu, command, nothing, rowOf } from './ways.ts'

interface OfMode {
  mark: string
  idModeGuid: string
  idModeversion: number
}
interface Mode extends OfMode {
  refMode: string
  lbMode: string
  statut: string
  isActif: boolean
}
const withMode = async (provider: Provider, mark: string): Promise<OfMode> => {
  const version = await repository(provider, mark)
  const { idModeGuid } = await write<Mode>(provider, `${prm}/ModModeInspection/Insert`, {
    refMode: mark,
    lbMode: `Ponts ${mark}`,
    ...keyed(version),
    isActif: true,
    statut: 'BROUILLON',
  })
  const mode = (await read<Mode[]>(provider, `${prm}/ModModeInspection/GetList`)).find(
    (one) => one.idModeGuid === idModeGuid,
  )
  return { mark, idModeGuid, idModeversion: mode?.idModeversion ?? 0 }
}
const modes = async (provider: Provider, { mark }: { mark: string }) =>
  (await read<Mode[]>(provider, `${prm}/ModModeInspection/GetList`))
    .filter(({ refMode }) => refMode === mark)
    .map(({ lbMode, statut, isActif }) => ({ lbMode, statut, isActif }))
const atModes = ({ mark }: { mark: string }) => `/Prm/Mod/ModeInspectionList?q=${mark}`
const atMode = ({ idModeGuid, idModeversion }: OfMode) =>
  `/Prm/Mod/ModeInspectionAccueil?idModeGuid=${idModeGuid}&idModeversion=${idModeversion}`
const oneMode =
  (statut: string, isActif = true) =>
  ({ mark }: { mark: string }) => [{ lbMode: `Ponts ${mark}`, statut, isActif }]

const modeTasks = [
  byForm({
    name: 'a mode is created',
    asks: 'ModModeInspection/Insert ModModeInspection/GetList RefReferentiel/GetVersionList',
    prepare: repository,
    address: atModes,
    action: 'action.Creer',
    fields: ({ mark }) => [
      ['text', 'field.refMode', mark],
      ['text', 'field.lbMode', `Ponts ${mark}`],
      ['choice', 'field.idReferentielGuid', `Sites ${mark}`],
    ],
    shows: own,
    stored: modes,
    wanted: oneMode('BROUILLON'),
    before: () => [],
  }),
  byForm({
    name: 'a mode is approved',
    asks: 'ModModeInspection/Update ModModeInspection/Get',
    prepare: withMode,
    address: atMode,
    action: 'action.Modifier',
    fields: (_, { t }) => [['code', 'field.statut', t['code.VALIDE']]],
    shows: ({ page, t }) => page.getByRole('main').getByText(t['code.VALIDE'], { exact: true }).first(),
    stored: modes,
    wanted: oneMode('VALIDE'),
    before: oneMode('BROUILLON'),
  }),
  byMenu({
    name: 'a mode is deactivated',
    asks: 'ModModeInspection/Update',
    prepare: withMode,
    address: atModes,
    action: 'action.Desactiver',
    row: own,
    shows: nothing,
    stored: modes,
    wanted: oneMode('BROUILLON', false),
    before: oneMode('BROUILLON'),
  }),
]

interface Tache {
  lbTache: string
  estLiee: boolean
}
const tasks = async (provider: Provider, { idModeversion }: OfMode) =>
  (await read<Tache[]>(provider, `${prm}/ModTache/GetList?idModeversion=${idModeversion}`)).map(
    ({ lbTache, estLiee }) => ({ lbTache, estLiee }),
  )
const atTasks = ({ idModeGuid, idModeversion }: OfMode) =>
  `/Prm/Mod/TacheList?idModeGuid=${idModeGuid}&idModeversion=${idModeversion}`
const firstOf = async (provider: Provider, refTable: string) =>
  (await read<{ idValeur: number }[]>(provider, `/api/Core/SysValeur/GetList?refTable=${refTable}`))[0]?.idValeur
const withTask = async (provider: Provider, mark: string) => {
  const mode = await withMode(provider, mark)
  await write(provider, `${prm}/ModTache/UpdateOrInsert`, {
    lbTache: mark,
    idTypeTache: await firstOf(provider, 'Prm.ModTacheType'),
    idActivite: await firstOf(provider, 'Prm.ModTacheActivite'),
    idModeversion: mode.idModeversion,
    estLiee: true,
  })
  return mode
}

const taskTasks = [
  byForm({
    name: 'a task is added to a mode',
    asks: 'ModTache/UpdateOrInsert ModTache/GetList',
    prepare: withMode,
    address: atTasks,
    action: 'action.Creer',
    fields: ({ mark }) => [
      ['text', 'field.lbTache', mark],
      ['choice', 'field.idTypeTache', 'Contrôle visuel'],
      ['choice', 'field.idActivite', 'Vérification'],
    ],
    shows: own,
    stored: tasks,
    wanted: ({ mark }) => [{ lbTache: mark, estLiee: true }],
    before: () => [],
  }),
  byForm({
    name: 'a task of a mode is changed',
    asks: 'ModTache/UpdateOrInsert',
    prepare: withTask,
    address: atTasks,
    action: 'action.Modifier',
    row: own,
    fields: ({ mark }) => [['text', 'field.lbTache', `Autre ${mark}`]],
    shows: (user, { mark }) => rowOf(user, `Autre ${mark}`),
    stored: tasks,
    wanted: ({ mark }) => [{ lbTache: `Autre ${mark}`, estLiee: true }],
    before: ({ mark }) => [{ lbTache: mark, estLiee: true }],
  }),
  byMenu({
    name: 'a task of a mode is unlinked',
    asks: 'ModTache/UpdateLiens',
    prepare: withTask,
    address: atTasks,
    action: 'action.Delier',
    row: own,
    shows: (user, { mark }) =>
      user.page
        .getByRole('treegrid')
        .getByRole('row')
        .filter({ hasText: mark })
        .getByText(user.walk.locale === 'fr' ? 'Non' : 'No', { exact: true })
        .first(),
    stored: tasks,
    wanted: ({ mark }) => [{ lbTache: mark, estLiee: false }],
    before: ({ mark }) => [{ lbTache: mark, estLiee: true }],
  }),
]

/** A model is taken over: the first that is offered. */
const fromModel = task({
  name: 'a task is added to a mode from a model',
  asks: 'ModTache/GetModelesList ModTache/UpdateOrInsert',
  prepare: withMode,
  address: atTasks,
  stands: (user) => command(user, 'action.AjouterModele'),
  async next(hands) {
    const { user, memory } = hands
    const { page, walk } = user
    const models = page.getByRole('dialog')
    if (!(await models.isVisible())) {
      const rows = page.getByRole('main').getByRole('treegrid').getByRole('gridcell')
      if (memory.sent > 0 && (await rows.first().isVisible())) return true
      await pressed(command(user, 'action.AjouterModele'))
      return false
    }
    const add = models.getByRole('button', { name: walk.locale === 'fr' ? 'Ajouter une ligne' : 'Add one row' })
    if (!(await sent(hands, add))) {
      const box = models.getByRole('row').nth(1).getByRole('checkbox')
      if ((await box.isVisible()) && !(await box.isChecked())) await pressed(box)
    }
    return false
  },
  stored: async (provider, mode) => (await tasks(provider, mode)).length,
  wanted: () => 1,
  before: () => 0,
})

export const tasksOfModes = [
  ...modeTasks,
  ...propertyTasks({
    of: 'mode',
    service: 'ModPropriete',
    prepare: withMode,
    address: atMode,
    keysOf: ({ idModeversion }) => ({ idModeversion }),
    query: ({ idModeversion }) => `idModeversion=${idModeversion}`,
  }),
  ...taskTasks,
  fromModel,
]
