import { RefMateriel } from '@ronde/contracts/services/Prm/RefMateriel'
import { type ReadSource, source } from '../../../../kit/editor/context.ts'

const parametres = source(RefMateriel.GetParametreList, (_, __, { input }) => input(RefMateriel.GetParametreList))
export const materialSources = [parametres]

/** The columns of a file of equipment: its own, and one for each parameter that equipment holds in the version. */
export const materialColumns = (read: ReadSource): readonly string[] => [
  'refMateriel',
  'lb',
  'lbCourt',
  'refTypeMateriel',
  'refLocalisation',
  'isActif',
  ...(read(parametres) ?? []).filter(({ isActif }) => isActif).map(({ refParametre }) => refParametre),
]
