import { RefLocalisation } from '@ronde/contracts/services/Prm/RefLocalisation'
import { RefMateriel } from '@ronde/contracts/services/Prm/RefMateriel'
import { source } from '../../../../kit/editor/context.ts'
import type { TableShape } from '../../../../kit/import/read-table.ts'
import { acceptedOf, valuesOf } from '../../import-values.ts'
import { lateValues, tablesOf, withParametres } from '../import-parametres.ts'

/** Input for all equipment of the version, whatever the list shows. */
const whole = { idValeur: undefined, idLocalisationParent: undefined }
const equipment = source(RefMateriel.GetMaterialList, (_, __, { input }) => input(RefMateriel.GetMaterialList, whole))
const parametres = source(RefMateriel.GetParametreList, (_, __, { input }) =>
  input(RefMateriel.GetParametreList, whole),
)
const locations = source(RefLocalisation.GetList, (_, __, { input }) => input(RefLocalisation.GetList, whole))
const types = 'Prm.RefTypeMateriel'

/** Columns of a file of equipment: the fixed ones, and one for each parameter. */
export const materialTable: TableShape = {
  sources: [equipment, parametres, locations, valuesOf(types)],
  further: (read) => tablesOf(read(parametres)),
  table(read, { input }) {
    const places = read(locations) ?? []
    const placeRefs = new Map<unknown, string>(
      places.map(({ idLocalisation, refLocalisation }) => [idLocalisation, refLocalisation]),
    )
    const typeRefs = new Map<unknown, string>(
      read(valuesOf(types))?.map(({ idValeur, refValeur }) => [idValeur, refValeur]),
    )
    return {
      key: 'refMateriel',
      rows: read(equipment),
      columns: withParametres(
        [
          { name: 'refMateriel' },
          { name: 'lb' },
          { name: 'lbCourt' },
          {
            name: 'refTypeMateriel',
            headings: ['materialType'],
            of: ({ idValeur }) => typeRefs.get(idValeur),
            ...acceptedOf(types, read),
          },
          {
            name: 'refLocalisation',
            headings: ['local'],
            of: ({ idLocalisation }) => (idLocalisation === null ? null : placeRefs.get(idLocalisation)),
            accepted: places.map(({ refLocalisation, lbLocalisation, lbAffichage }) => ({
              value: refLocalisation,
              label: lbAffichage,
              others: [lbLocalisation],
            })),
          },
          { name: 'isActif', kind: 'flag' },
        ],
        read(parametres) ?? [],
        read,
      ),
      late: lateValues(({ idMateriel }) => ({
        endpoint: RefMateriel.GetMaterielValeurList,
        input: input(RefMateriel.GetMaterielValeurList, { idMateriel }),
      })),
    }
  },
}
