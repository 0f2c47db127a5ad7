import { valeurExists } from '../../../services/Core/SysValeur/states.ts'
import { put, without } from '../../states/set-up.ts'

export const states = [
  put(valeurExists, 'sysvaleur', ({ ordre = 1, ...valeur }) => ({
    ...without(valeur, 'refTable', 'niveauParent'),
    ordre,
  })),
]
