import { agenceExists } from '../../../services/Adm/AdmAgence/states.ts'
import { put } from '../../states/set-up.ts'

export const states = [put(agenceExists, 'agence')]
