import type { Gamme } from '../../../services/Prm/GamGamme/endpoints.ts'
import { gammeCovers, gammeExists, materielExists, newerGammeExists } from '../../../services/Prm/GamGamme/states.ts'
import { on, put, without } from '../../states/set-up.ts'
import { putValeur } from '../../states/values.ts'

/** The row of an existing version of a range. */
const rowOf = ({ DtCreation, DtModification, ...version }: Gamme) => ({
  ...without(version, 'ref', 'idModeGuid', 'refMode'),
  dtCreation: DtCreation,
  dtModification: DtModification,
})

export const states = [
  on(gammeExists, async (gamme, { db }) => {
    const { ref, idModeGuid, actif } = gamme
    const { idGamme } = await db
      .insertInto('gamme')
      .values({ ref, idModeGuid })
      .returning('idGamme')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('gammeVersion')
      .values({ ...rowOf(gamme), idGamme, isCurrent: actif })
      .execute()
  }),

  on(newerGammeExists, async (gamme, { db }) => {
    const { idGamme } = await db
      .selectFrom('gamme')
      .where('ref', '=', gamme.ref)
      .select('idGamme')
      .executeTakeFirstOrThrow()
    if (gamme.actif)
      await db.updateTable('gammeVersion').set({ isCurrent: false }).where('idGamme', '=', idGamme).execute()
    await db
      .insertInto('gammeVersion')
      .values({ ...rowOf(gamme), idGamme, isCurrent: gamme.actif })
      .execute()
  }),

  on(
    materielExists,
    async (
      { idMateriel, idReferentielGuid, refMateriel, lb, lbCourt, idValeur, materialType, idLocalisation, isActif },
      { db },
    ) => {
      await putValeur(db, {
        refTable: 'Prm.RefTypeMateriel',
        idValeur,
        refValeur: `TYPE-${idValeur}`,
        lbValeur: materialType,
      })
      const row = { idMateriel, idReferentielGuid, refMateriel, lb, lbCourt, idValeur, idLocalisation, isActif }
      await db.insertInto('materiel').values(row).execute()
    },
  ),

  put(gammeCovers, 'gammeMateriel'),
]
