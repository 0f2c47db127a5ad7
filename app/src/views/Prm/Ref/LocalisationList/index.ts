import { RefLocalisation } from '@ronde/contracts/services/Prm/RefLocalisation'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import { importing, panel } from '../../../../kit/actions/action.ts'
import { listScreen } from '../../../../kit/screens/list-screen.ts'
import { choicesOf } from '../../../../kit/rows/shape.ts'
import { valeurs } from '../valeurs.ts'
import { locationTable } from './import-table.ts'

export default listScreen(RefLocalisation.GetList, {
  key: 'idLocalisation',
  label: 'lbLocalisation',
  active: 'isActif',
  sort: 'lbAffichage',
  columns: [
    { field: 'lbLocalisation', share: 3, width: 260 },
    { field: 'refLocalisation', share: 1, width: 150 },
    { field: 'lbNiveau', share: 1, width: 130 },
    { field: 'lbAffichage', share: 3, isLong: true, width: 220 },
    { field: 'indice', dataType: 'number', isHidden: true },
    { field: 'revision', dataType: 'number', isHidden: true },
    { field: 'isActif', dataType: 'boolean', isHidden: true },
  ],
  filters: { lbNiveau: 'choice' },
  choices: {
    lbNiveau: choicesOf(RefReferentiel.GetValeurLocalisationStructureList, {
      option: ({ lbValeur }) => ({ value: lbValeur, label: lbValeur }),
      asks: ({ idValeur }) => ({ idValeur }),
    }),
  },
  labels: { lines: ['refLocalisation', 'lbLocalisation', 'lbAffichage'], opens: 'VoirValeurs' },
  lock: ['Referentiel', 'idReferentielGuid'],
  tree: {
    id: 'idLocalisation',
    parent: 'idLocalisationParent',
    searched: ['refLocalisation'],
    late: {
      below: (row) => ({ idLocalisationParent: row?.idLocalisation ?? '' }),
      has: 'hasChildren',
      find: RefReferentiel.GetFilterLocalisationList,
    },
  },
  actions: {
    Importer: importing(RefLocalisation.Import, locationTable, {
      merges: [RefReferentiel.Get, RefReferentiel.GetList],
      refreshes: [RefReferentiel.GetFilterLocalisationList],
    }),
    VoirValeurs: panel(valeurs(RefLocalisation.GetValeurList)),
  },
})
