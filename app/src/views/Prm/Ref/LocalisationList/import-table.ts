import { RefLocalisation } from '@ronde/contracts/services/Prm/RefLocalisation'
import { RefParametre } from '@ronde/contracts/services/Prm/RefParametre'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import { type ReadSource, source } from '../../../../kit/editor/context.ts'
import type { TableShape } from '../../../../kit/import/read-table.ts'
import { valuesOf } from '../../import-values.ts'
import { lateValues, tablesOf, withParametres } from '../import-parametres.ts'

/** Input for all locations of the version, whatever the list shows. */
const whole = { idLocalisationParent: undefined, idValeur: undefined }
const locations = source(RefLocalisation.GetList, (_, __, { input }) => input(RefLocalisation.GetList, whole))
const levels = source(RefReferentiel.GetValeurLocalisationStructureList, (_, __, { input }) =>
  input(RefReferentiel.GetValeurLocalisationStructureList),
)
const parametres = source(RefParametre.GetList, (_, __, { input }) => input(RefParametre.GetList))
const portes = valuesOf('Prm.RefParamTypePorte')

/** The parameters for locations in the version. */
function heldIn(read: ReadSource) {
  const scope = read(portes)?.find(({ refValeur }) => refValeur === 'RefLocalisation')?.idValeur
  return (read(parametres) ?? []).filter(({ idTypePorte }) => scope !== undefined && idTypePorte.includes(scope))
}

/** Columns of a file of locations: the fixed ones, and one for each parameter. */
export const locationTable: TableShape = {
  sources: [locations, levels, parametres, portes],
  further: (read) => tablesOf(heldIn(read)),
  table(read, { input }) {
    const rows = read(locations)
    const refs = new Map<unknown, string>(
      rows?.map(({ idLocalisation, refLocalisation }) => [idLocalisation, refLocalisation]),
    )
    const levelRefs = new Map<unknown, string>(read(levels)?.map(({ idValeur, refValeur }) => [idValeur, refValeur]))
    return {
      key: 'refLocalisation',
      rows,
      columns: withParametres(
        [
          { name: 'refLocalisation' },
          { name: 'lbLocalisation' },
          {
            name: 'refParent',
            of: ({ idLocalisationParent }) => (idLocalisationParent === null ? null : refs.get(idLocalisationParent)),
            accepted: (rows ?? []).map(({ refLocalisation, lbLocalisation, lbAffichage }) => ({
              value: refLocalisation,
              label: lbAffichage,
              others: [lbLocalisation],
            })),
          },
          {
            name: 'refNiveau',
            headings: ['lbNiveau'],
            of: ({ idValeur }) => levelRefs.get(idValeur),
            accepted: (read(levels) ?? []).map(({ refValeur, lbValeur }) => ({ value: refValeur, label: lbValeur })),
          },
          { name: 'isActif', kind: 'flag' },
        ],
        heldIn(read),
        read,
      ),
      late: lateValues(({ idLocalisation }) => ({
        endpoint: RefLocalisation.GetValeurList,
        input: input(RefLocalisation.GetValeurList, { idLocalisation }),
      })),
    }
  },
}
