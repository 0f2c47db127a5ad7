import { state } from '../../../wire/state.ts'
import { type Mode, mode, modeLevage } from './endpoints.ts'

/** A mode with its one version; its referential is there already. */
export const modeExists = state('an inspection mode exists', mode, {
  means: "its one version, of a referential's version that is there",
})

/** A second mode of the same referential. */
export const modeElectricite: Mode = {
  ...modeLevage,
  idModeGuid: '6e2a1f0b-55c7-5b8e-9d61-3f4a90c2be42',
  idModeversion: 2,
  refMode: 'ELE',
  lbMode: 'Électricité',
}
