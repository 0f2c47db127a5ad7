import { AffAffaire } from '../services/Aff/AffAffaire/endpoints.ts'
import { SysObjetLock } from '../services/Core/SysObjetLock/endpoints.ts'
import { hold } from './broken.ts'
import type { Scenario } from './scenario.ts'
import { sentOf } from './writes.ts'

const { Verrouiller, Deverrouiller, GetListByReference } = SysObjetLock

/** That a lock keeps others out, as long as it lasts and no longer. */
export const locks: readonly Scenario[] = [
  {
    name: 'a lock keeps others from saving until it is released',
    run: async (world) => {
      const made = await world.affaire()
      const object = { typeObjet: 'Affaire', refObjet: made.idAffaireGuid }
      await world.done(Verrouiller, object, { token: world.other })
      const refused = await world.ask(AffAffaire.Update, { ...sentOf(made), lbAffaire: 'verrouillé' })
      hold(!refused.isDone, 'somebody saved what another has locked')
      const beside = await world.affaire()
      await world.done(AffAffaire.Update, { ...sentOf(beside), lbAffaire: 'libre' })
      const free = { ...object, refObjet: beside.idAffaireGuid }
      hold((await world.done(GetListByReference, free)).length === 0, 'a lock is listed of what it is not on')
      const isFree = await world.done(Deverrouiller, object, { token: world.other })
      hold(
        isFree && (await world.done(Deverrouiller, object)),
        'a lock that was released, and one that is free, is told as kept',
      )
      hold((await world.done(GetListByReference, object)).length === 0, 'the lock is still listed after Deverrouiller')
      await world.done(AffAffaire.Update, { ...sentOf(made), lbAffaire: 'libre' })
    },
  },
  {
    name: 'a lock lasts five minutes from when it was asked for last, and began when it was asked for first',
    run: async (world) => {
      const { idAffaireGuid } = await world.affaire()
      const object = { typeObjet: 'Affaire', refObjet: idAffaireGuid }
      const first = await world.done(Verrouiller, object)
      const lasts = (Date.parse(first.dtExpiration) - Date.parse(first.dtVerrou)) / 1000
      hold(Math.abs(lasts - 300) < 2, `a lock lasts ${lasts} s, not 300`)
      const again = await world.done(Verrouiller, object)
      hold(again.dtVerrou === first.dtVerrou, 'a lock that was prolonged began anew')
      hold(again.dtExpiration > first.dtExpiration, 'a lock that was prolonged lasts no longer')
      await world.done(Deverrouiller, object)
    },
  },
  {
    name: 'of two who lock at once one has the lock',
    run: async (world) => {
      const { idAffaireGuid } = await world.affaire()
      const object = { typeObjet: 'Affaire', refObjet: idAffaireGuid }
      const told = await Promise.all(
        [world.admin, world.other].map((token) => world.ask(Verrouiller, object, { token })),
      )
      const done = told.filter(({ isDone }) => isDone)
      hold(done.length === 1, `${done.length} of two were told that they have the lock`)
      const [lock] = await world.done(GetListByReference, object)
      hold(lock?.idUser === done[0]?.value?.idUser, 'the lock is listed as another’s than it was given to')
    },
  },
  {
    name: 'a lock that an administrator takes over is his, and the one before saves no more',
    isProposed: true,
    run: async (world) => {
      const made = await world.affaire()
      const object = { typeObjet: 'Affaire', refObjet: made.idAffaireGuid }
      const before = await world.done(Verrouiller, object, { token: world.other })
      const { idUser } = await world.done(Verrouiller, { ...object, force: true })
      hold(idUser !== before.idUser, 'the lock that was taken over is still the other’s')
      const late = { ...sentOf(made), lbAffaire: 'trop tard' }
      const refused = await world.ask(AffAffaire.Update, late, { token: world.other })
      hold(!refused.isDone, 'the one whose lock was taken over saved all the same')
      await world.done(AffAffaire.Update, { ...sentOf(made), lbAffaire: 'repris' })
    },
  },
  {
    name: 'a lock expires, and is taken over without force',
    needs: 'patience',
    run: async (world) => {
      const made = await world.affaire()
      const object = { typeObjet: 'Affaire', refObjet: made.idAffaireGuid }
      const { idUser, dtExpiration } = await world.done(Verrouiller, object, { token: world.other })
      // The server's clock may be a little behind.
      await world.tried.waitUntil?.(new Date(Date.parse(dtExpiration) + 2000))
      const taken = await world.ask(Verrouiller, object)
      hold(taken.isDone, `a lock that expired at ${dtExpiration} is not given to another: ${taken.words}`)
      hold(taken.value?.idUser !== idUser, 'the lock that expired is still the other’s')
      const late = { ...sentOf(made), lbAffaire: 'trop tard' }
      const refused = await world.ask(AffAffaire.Update, late, { token: world.other })
      hold(!refused.isDone, 'the one whose lock expired saved over the new holder')
    },
  },
]
