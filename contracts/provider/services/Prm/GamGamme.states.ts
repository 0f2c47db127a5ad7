import { gammeCovers, gammeExists, materielExists } from '../../../services/Prm/GamGamme/states.ts'
import { on } from '../../states/set-up.ts'
import { putValeur } from '../../states/values.ts'

export const states = [
  on(gammeExists, async ({ ref, idModeGuid, actif, ...version }, { db, now }) => {
    const { idGamme } = await db
      .insertInto('gamme')
      .values({ ref, idModeGuid })
      .returning('idGamme')
      .executeTakeFirstOrThrow()
    const stamp = now.toISOString()
    const row = { ...version, idGamme, actif: actif, isCurrent: actif, dtCreation: stamp, dtModification: stamp }
    await db.insertInto('gammeVersion').values(row).execute()
  }),

  on(materielExists, async ({ idMateriel, idReferentielGuid, refMateriel, lb, lbCourt, idValeur, materialType, idLocalisation, isActif }, { db }) => {
    await putValeur(db, { refTable: 'Prm.RefTypeMateriel', idValeur, refValeur: `TYPE-${idValeur}`, lbValeur: materialType })
    const row = { idMateriel, idReferentielGuid, refMateriel, lb, lbCourt, idValeur, idLocalisation, isActif: isActif }
    await db.insertInto('materiel').values(row).execute()
  }),

  on(gammeCovers, async ({ idGammeVersion, idMateriel }, { db }) => {
    await db.insertInto('gammeMateriel').values({ idGammeVersion, idMateriel }).execute()
  }),
]
