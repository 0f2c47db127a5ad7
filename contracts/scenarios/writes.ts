import { UsrUser } from '../services/Adm/UsrUser/endpoints.ts'
import { type Affaire, AffAffaire } from '../services/Aff/AffAffaire/endpoints.ts'
import { SecAuthentification } from '../services/Core/SecAuthentification/endpoints.ts'
import { hold } from './broken.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

/** Input of an editor for a case. */
export const sentOf = ({
  idAffaireGuid,
  refAffaire,
  lbAffaire,
  lbClient,
  idAgence,
  idUserRAF,
  dtModification,
}: Affaire) => ({ idAffaireGuid, refAffaire, lbAffaire, lbClient, idAgence, idUserRAF, dtModification })

const stored = (world: World, { idAffaireGuid }: Affaire) => world.done(AffAffaire.Get, { idAffaireGuid })

const withRef = async (world: World, ref: string): Promise<number> =>
  (await world.done(AffAffaire.GetList, {})).filter(({ refAffaire }) => refAffaire === ref).length

/** That what is written is written, once, and not over another's. */
export const writes: readonly Scenario[] = [
  {
    name: 'what was saved is read again',
    run: async (world) => {
      const made = await world.affaire()
      const lbAffaire = world.unique('lu')
      await world.done(AffAffaire.Update, { ...sentOf(made), lbAffaire })
      const { lbAffaire: read } = await stored(world, made)
      hold(read === lbAffaire, `AffAffaire/Update answered the new label, and Get the old one: ${read}`)
      const listed = (await world.done(AffAffaire.GetList, {})).find((row) => row.idAffaireGuid === made.idAffaireGuid)
      hold(listed?.lbAffaire === lbAffaire, 'GetList has another label than was saved')
    },
  },
  {
    name: 'a save over another’s is 409, and changes nothing',
    run: async (world) => {
      const read = await world.affaire()
      const [mine, theirs] = [world.unique('mine'), world.unique('theirs')]
      await world.done(AffAffaire.Update, { ...sentOf(read), lbAffaire: mine })
      const late = { ...sentOf(read), lbAffaire: theirs }
      const { status } = await world.ask(AffAffaire.Update, late, { token: world.other })
      hold(status === 409, `a save with the dtModification of before was answered ${status}, not 409`)
      const { lbAffaire } = await stored(world, read)
      hold(lbAffaire === mine, 'the save that was answered 409 was done all the same')
    },
  },
  {
    name: 'of two who save at once one is 409',
    run: async (world) => {
      const read = await world.affaire()
      const labels = [world.unique('one'), world.unique('two')]
      const told = await Promise.all(
        labels.map((lbAffaire) => world.ask(AffAffaire.Update, { ...sentOf(read), lbAffaire })),
      )
      const done = told.filter(({ isDone }) => isDone)
      hold(done.length === 1, `${done.length} of two saves at once of one record were done`)
      const { lbAffaire } = await stored(world, read)
      hold(lbAffaire === done[0]?.value?.lbAffaire, 'the record is not as the save that was done said')
    },
  },
  {
    name: 'of many at once under one reference one is written',
    run: async (world) => {
      const asked = await world.caseToBe()
      const told = await Promise.all(Array.from({ length: 8 }, () => world.ask(AffAffaire.Insert, asked)))
      const failed = told.find(({ status }) => status !== 200)
      hold(!failed, `one of eight inserts at once was answered ${failed?.status}, not refused as a duplicate`)
      const [done, rows] = [told.filter(({ isDone }) => isDone).length, await withRef(world, asked.refAffaire)]
      hold(done === 1 && rows === 1, `eight inserts at once of one reference: ${done} done, ${rows} in the list`)
    },
  },
  {
    name: 'a write asked again under its Idempotency-Key is done once, and answered the same',
    isProposed: true,
    run: async (world) => {
      const [asked, idempotencyKey] = [await world.caseToBe(), world.unique('key')]
      const first = await world.done(AffAffaire.Insert, asked, { idempotencyKey })
      const again = await world.ask(AffAffaire.Insert, asked, { idempotencyKey })
      hold(
        again.value?.idAffaireGuid === first.idAffaireGuid,
        `the same under the same key was answered otherwise: ${again.status} ${again.words}`,
      )
      const changed = await world.ask(AffAffaire.Insert, { ...asked, lbAffaire: 'autre' }, { idempotencyKey })
      hold(changed.status === 422, `something else under the same key was answered ${changed.status}, not 422`)
      const others = { ...(await world.caseToBe()), lbAffaire: 'autre affaire' }
      const second = await world.done(AffAffaire.Insert, others, { idempotencyKey: world.unique('key') })
      const still = await world.ask(AffAffaire.Insert, asked, { idempotencyKey })
      hold(
        still.value?.idAffaireGuid === first.idAffaireGuid && second.idAffaireGuid !== first.idAffaireGuid,
        `after another write the same under the same key was answered otherwise: ${still.status} ${still.words}`,
      )
      const quoted = { idempotencyKey: `"${world.unique('key')}"` }
      const [one, other] = [await world.caseToBe(), 'x'.repeat(256)]
      const twice = [await world.ask(AffAffaire.Insert, one, quoted), await world.ask(AffAffaire.Insert, one, quoted)]
      hold(
        twice[0]?.value !== undefined && twice[0].value.idAffaireGuid === twice[1]?.value?.idAffaireGuid,
        `the same under a key in quotation marks was answered otherwise: ${twice[1]?.status} ${twice[1]?.words}`,
      )
      const odd = await world.ask(AffAffaire.Insert, await world.caseToBe(), { idempotencyKey: other })
      hold(odd.status === 400, `a key of 256 signs was answered ${odd.status}, not 400`)
      const free = { ...(await world.caseToBe()), refAffaire: world.unique('SC') }
      const key = { idempotencyKey: world.unique('key') }
      const atOnce = await Promise.all(Array.from({ length: 5 }, () => world.ask(AffAffaire.Insert, free, key)))
      const keys = new Set(atOnce.map(({ value }) => value?.idAffaireGuid))
      hold(keys.size === 1 && !keys.has(undefined), 'five at once under one key were not all answered the same')
      hold((await withRef(world, free.refAffaire)) === 1, 'five at once under one key wrote more than once')
    },
  },
  {
    name: 'what was written, and who has signed out, is kept over a restart',
    needs: 'restart',
    run: async (world) => {
      const made = await world.affaire()
      const { token } = await world.signIn(await world.person())
      await world.done(SecAuthentification.LogOut, {}, { token })
      await world.restart()
      const { status, value } = await world.ask(AffAffaire.Get, { idAffaireGuid: made.idAffaireGuid })
      hold(value?.refAffaire === made.refAffaire, `a case made before the restart is not there after it: ${status}`)
      const { status: after } = await world.ask(UsrUser.Get, {}, { token })
      hold(after === 401, `a token signed out before the restart opens after it: ${after}`)
    },
  },
]
