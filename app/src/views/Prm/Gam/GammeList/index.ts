import { GamGamme } from '@ronde/contracts/services/Prm/GamGamme'
import { importing, panel } from '../../../../kit/actions/action.ts'
import { listScreen } from '../../../../kit/screens/list-screen.ts'
import { hidden } from '../../../../kit/rows/shape.ts'
import { codeTables } from '../code-tables.ts'
import { equipment } from '../equipment.ts'
import { rangeTable } from './import-table.ts'
import { InfosPanel } from './infos-panel.tsx'

export default listScreen(GamGamme.GetList, {
  key: 'idGammeVersion',
  label: 'lbGamme',
  active: 'isCurrent',
  sort: 'ref,-indice',
  columns: [
    { field: 'ref', width: 128 },
    { field: 'lbGamme', share: 3, isLong: true, width: 174 },
    { field: 'indice', value: ({ indice, revision }) => `${indice}.${revision ?? 0}`, width: 100 },
    { field: 'refMode', width: 85 },
    { field: 'typeMaintenance', table: codeTables.typeMaintenance, share: 1, isLong: true, width: 130 },
    { field: 'fonctionPrincipal', table: codeTables.fonctionPrincipal, share: 1, isLong: true, width: 110 },
    { field: 'periodicite', table: codeTables.periodicite, isLong: true, width: 110 },
    { field: 'dureeTot', dataType: 'number', width: 122 },
    ...hidden('lbGammeLong'),
    { field: 'typeLocalisation', table: codeTables.typeLocalisation, isHidden: true },
    { field: 'actif', dataType: 'boolean', isHidden: true },
    { field: 'DtCreation', dataType: 'DateTime', isHidden: true },
    { field: 'DtModification', dataType: 'DateTime', isHidden: true },
  ],
  filters: { refMode: 'choice', typeMaintenance: 'choice', fonctionPrincipal: 'choice', periodicite: 'choice' },
  actions: {
    VoirInfos: panel(InfosPanel),
    VoirMateriels: panel(equipment),
    Importer: importing(GamGamme.Import, rangeTable),
  },
})
