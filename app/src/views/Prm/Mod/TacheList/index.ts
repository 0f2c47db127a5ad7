import { ModTache, type Tache } from '@ronde/contracts/services/Prm/ModTache'
import { create, edit, move, pick, save } from '../../../../kit/actions/action.ts'
import type { Place } from '../../../../kit/place/place.ts'
import { listScreen } from '../../../../kit/screens/list-screen.ts'
import { tache } from '../editors/tache.ts'

const inVersion = (rows: readonly Tache[], { params }: Place, estLiee?: boolean) => ({
  idModeversion: Number(params.idModeversion),
  // Link and place are sent together, with the stamp, so that neither undoes another user's change.
  liens: rows.map(({ idTache, ordre, estLiee: asItIs, dtModification }) => ({
    idTache,
    ordre,
    estLiee: estLiee ?? asItIs,
    ...(dtModification ? { dtModification } : {}),
  })),
})
const link = (rows: readonly Tache[], place: Place) => inVersion(rows, place, true)
const unlink = (rows: readonly Tache[], place: Place) => inVersion(rows, place, false)

export default listScreen(ModTache.GetList, {
  key: 'idTache',
  label: 'lbTache',
  sort: 'ordre',
  columns: [
    { field: 'ordre', dataType: 'number', width: 80 },
    { field: 'lbTache', share: 3, isLong: true, width: 200 },
    { field: 'lbTypeTache', share: 1, isLong: true, width: 140 },
    { field: 'lbActivite', share: 2, isLong: true, width: 160 },
    { field: 'lbFrequence', width: 120 },
    { field: 'estLiee', dataType: 'boolean', width: 90 },
    { field: 'fonctionnement', dataType: 'boolean', width: 130 },
    { field: 'lbDescription', isHidden: true },
    { field: 'dtModification', dataType: 'DateTime', isHidden: true },
  ],
  filters: { lbTypeTache: 'choice', lbActivite: 'choice', lbFrequence: 'choice', estLiee: 'boolean' },
  lock: ['Mode', 'idModeGuid'],
  tree: { id: 'idTache', order: 'ordre', move: save(ModTache.UpdateLiens, { all: inVersion }) },
  actions: {
    Creer: create(tache),
    Modifier: edit(tache),
    Deplacer: move(),
    Lier: save(ModTache.UpdateLiens, { all: link, when: ({ estLiee }: Tache) => !estLiee, undo: 'Delier' }),
    Delier: save(ModTache.UpdateLiens, { all: unlink, when: ({ estLiee }: Tache) => estLiee, undo: 'Lier' }),
    AjouterModele: pick(ModTache.GetModelesList, {
      key: 'idTache',
      columns: [
        { field: 'lbTache', share: 2 },
        { field: 'lbTypeTache', share: 1 },
        { field: 'lbActivite', share: 1 },
        { field: 'lbFrequence' },
      ],
      offered: ({ idTache, lbTache }, present: readonly Tache[]) =>
        !present.some((task) => task.idTacheModele === idTache || task.lbTache === lbTache),
      save: ModTache.UpdateOrInsert,
      each: (
        { idTache, lbTache, lbDescription, idTypeTache, idActivite, idTypeFrequence, fonctionnement },
        { params },
      ) => ({
        lbTache,
        lbDescription,
        idTypeTache,
        idActivite,
        idTypeFrequence,
        fonctionnement,
        estLiee: true,
        idTacheModele: idTache,
        idModeversion: Number(params.idModeversion),
      }),
    }),
    Supprimer: save(ModTache.Delete, { ask: 'ask.deleteTache', instead: { name: 'Delier' } }),
  },
})
