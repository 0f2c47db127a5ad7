import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import { RefParametre } from '@ronde/contracts/services/Prm/RefParametre'
import { type ReadSource, source } from '../../../../kit/editor/context.ts'

const parametres = source(RefParametre.GetList, (_, __, { input }) => input(RefParametre.GetList))
const portes = source(SysValeur.GetList, () => ({ refTable: 'Prm.RefParamTypePorte' }))
export const locationSources = [parametres, portes]

/** The columns of a file of locations: their own, and one for each parameter that locations hold in the version. */
export function locationColumns(read: ReadSource): readonly string[] {
  const scope = read(portes)?.find(({ refValeur }) => refValeur === 'RefLocalisation')?.idValeur
  const held = (read(parametres) ?? []).filter(
    ({ idTypePorte, isActif }) => isActif && scope !== undefined && idTypePorte.includes(scope),
  )
  return [
    'refLocalisation',
    'lbLocalisation',
    'refParent',
    'refNiveau',
    'isActif',
    ...held.map(({ refParametre }) => refParametre),
  ]
}
