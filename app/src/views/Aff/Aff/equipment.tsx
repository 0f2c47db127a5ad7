import type { Materiel } from '@ronde/contracts/services/Prm/GamGamme'
import type { ReactNode } from 'react'

interface Equipped {
  materiels: readonly Materiel[]
}

/** What a service is for, piece by piece: reference, name, and where each stands. */
export const equipment = ({ materiels }: Equipped): ReactNode =>
  materiels.map(({ idMateriel, refMateriel, lb, local }) => (
    <div key={idMateriel}>{[refMateriel, lb, local].filter(Boolean).join(' · ')}</div>
  ))
