import { proprieteExists } from '../../../services/Prm/ModPropriete/states.ts'
import { put, without } from '../../states/set-up.ts'

export const states = [
  put(
    proprieteExists,
    'propriete',
    ({ idModeversion = null, idReferentielVersion = null, refTable = null, ...propriete }) => ({
      ...without(propriete, 'template', 'type'),
      idModeversion,
      idReferentielVersion,
      refTable,
    }),
  ),
]
