import { lineWritten } from '../../../services/Core/SysLog/states.ts'
import { put } from '../../states/set-up.ts'

export const states = [
  put(lineWritten, 'log', ({ typeObjet, refObjet, lbObjet, changements, ...line }) => ({
    ...line,
    typeObjet: typeObjet ?? '',
    refObjet: refObjet ?? '',
    lbObjet: lbObjet ?? '',
    changements: JSON.stringify(changements),
  })),
]
