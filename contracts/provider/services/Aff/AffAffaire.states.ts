import { affaireExists, affaireLocked, noAffaire } from '../../../services/Aff/AffAffaire/states.ts'
import { putCaller } from '../../states/people.ts'
import { on } from '../../states/set-up.ts'

const minute = 60_000

export const states = [
  on(affaireExists, async (affaire, { db }) => {
    const { idAffaire, idAffaireGuid, refAffaire, lbAffaire, lbClient, idAgence, idUserRAF, statut, isActif, dtCreation, dtModification } = affaire
    const row = { idAffaire, idAffaireGuid, refAffaire, lbAffaire, lbClient, idAgence, idUserRAF, statut, isActif: isActif }
    const dated = { ...row, dtCreation, dtModification: dtModification ?? dtCreation }
    await db.insertInto('affaire').values(dated).execute()
  }),

  on(noAffaire, async () => {}),

  on(affaireLocked, async ({ idAffaireGuid, ...holder }, { db, now }) => {
    await putCaller(db, now, holder)
    const at = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()
    const lock = { typeObjet: 'Affaire', refObjet: idAffaireGuid, idUser: holder.idUser, dtVerrou: at(-minute), dtExpiration: at(4 * minute) }
    await db.insertInto('objetLock').values(lock).execute()
  }),
]
