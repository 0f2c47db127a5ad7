import { state } from '../../../wire/state.ts'
import { type Mode, modeLevage } from './endpoints.ts'

/** A mode with its one version; its referential is there already. */
export const modeExists = state<Mode>('an inspection mode exists')

/** A second mode of the same referential. */
export const modeElectricite: Mode = {
  ...modeLevage,
  idModeGuid: '6e2a1f0b-55c7-5b8e-9d61-3f4a90c2be42',
  idModeversion: 2,
  refMode: 'ELE',
  lbMode: 'Électricité',
}
