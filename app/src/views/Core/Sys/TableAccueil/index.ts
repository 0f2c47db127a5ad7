import { SysTable } from '@ronde/contracts/services/Core/SysTable'
import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import { create, edit, importing, move, save, toggle } from '../../../../kit/actions/action.ts'
import { homeScreen, oneOf } from '../../../../kit/screens/home-screen.ts'
import { rowsPart } from '../../../../kit/actions/parts.ts'
import { section } from '../../../../kit/record/shape.ts'
import { hidden } from '../../../../kit/rows/shape.ts'
import { table } from '../editors/table.ts'
import { valeur } from '../editors/valeur.ts'
import { valueTable } from './import-table.ts'

export default homeScreen(oneOf(SysTable.GetList, 'idTableGuid'), {
  title: 'lbTable',
  reference: 'refTable',
  active: 'isActif',
  lock: ['SysTable', 'idTableGuid'],
  actions: { Modifier: edit(table(SysTable.Update)) },
  parts: [
    section('section.table', [
      { field: 'lbTypeTable' },
      { field: 'isGenerer', dataType: 'boolean' },
      { field: 'description' },
      { field: 'dtModification', dataType: 'DateTime' },
    ]),
    rowsPart(SysValeur.GetList, {
      title: 'section.valeurs',
      key: 'idValeurGuid',
      label: 'lbValeur',
      active: 'isActif',
      sort: 'ordre',
      columns: [
        { field: 'refValeur', share: 1, width: 150 },
        { field: 'lbValeur', share: 2, isLong: true, width: 200 },
        { field: 'lbCourt', width: 120 },
        { field: 'ordre', dataType: 'number', width: 80 },
        // Empty for roots, and in tables that are lists.
        { field: 'niveauParent', value: ({ niveauParent }) => niveauParent || null, dataType: 'number', width: 150 },
        { field: 'description', share: 2, isLong: true, width: 160 },
        ...hidden('extendedData'),
        { field: 'dtModification', dataType: 'DateTime', isHidden: true },
      ],
      filters: { ordre: 'number', dtModification: 'date' },
      tree: {
        id: 'idValeur',
        parent: 'idValeurParent',
        order: 'ordre',
        isTree: ({ refTypeTable }) => refTypeTable === 'H',
        move: save(SysValeur.Update),
      },
      actions: {
        Creer: create(valeur(SysValeur.Insert), { below: 'idValeurParent' }),
        Modifier: edit(valeur(SysValeur.Update)),
        Deplacer: move(),
        Importer: importing(SysValeur.Import, valueTable),
        // A used value is deactivated instead, by users who may change it.
        Supprimer: save(SysValeur.Delete, {
          ask: 'ask.deleteValeur',
          instead: { name: 'Desactiver', by: toggle('isActif', SysValeur.Update).Desactiver, offeredBy: 'Modifier' },
        }),
      },
    }),
  ],
})
