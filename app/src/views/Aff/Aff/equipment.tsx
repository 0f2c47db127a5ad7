import type { Materiel } from '@ronde/contracts/services/Prm/GamGamme'
import type { ReactNode } from 'react'

interface Equipped {
  materiels: readonly Materiel[]
}

/** Equipment of a service, piece by piece: reference, name, and place. */
export const equipment = ({ materiels }: Equipped): ReactNode =>
  materiels.map(({ idMateriel, refMateriel, lb, local }) => (
    <div key={idMateriel}>{[refMateriel, lb, local].filter(Boolean).join(' · ')}</div>
  ))
