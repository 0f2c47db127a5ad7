import { pageExists } from '../../../services/Prm/GamRapport/states.ts'
import { put, without } from '../../states/set-up.ts'

export const states = [
  put(pageExists, 'page', ({ ordre = 1, idDocument = null, ...page }) => ({
    ...without(page, 'lbFichier'),
    ordre,
    idDocument,
  })),
]
