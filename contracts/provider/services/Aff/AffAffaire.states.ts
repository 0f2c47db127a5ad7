import { affaireExists, noAffaire } from '../../../services/Aff/AffAffaire/states.ts'
import { on, put, without } from '../../states/set-up.ts'

export const states = [
  put(affaireExists, 'affaire', (affaire) => without(affaire, 'lbAgence', 'lbUserRAF', 'nbPrestation')),

  on(noAffaire, async () => {}),
]
