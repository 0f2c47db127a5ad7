import { actionExists } from '../../../services/Core/SysAction/states.ts'
import { put } from '../../states/set-up.ts'

export const states = [put(actionExists, 'action')]
