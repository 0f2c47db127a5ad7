import { RefReferentiel } from '../../../services/Prm/RefReferentiel/endpoints.ts'
import type { Database } from '../../database/database.ts'
import { found } from '../../failure.ts'
import { fields, guid, idInQuery } from '../../input.ts'
import { provide, reads } from '../../provide.ts'
import { below, localisationsOf } from './localisations.ts'

const keys = { idReferentielGuid: guid, idReferentielVersion: idInQuery }

interface Keys {
  idReferentielGuid: string
  idReferentielVersion: number
}

const versionOf = async (db: Database, { idReferentielGuid, idReferentielVersion }: Keys) =>
  found(
    await db
      .selectFrom('referentielVersion')
      .where('idReferentielGuid', '=', idReferentielGuid)
      .where('idReferentielVersion', '=', idReferentielVersion)
      .select('idReferentielVersion')
      .executeTakeFirst(),
  ).idReferentielVersion

const GetLieuList = reads(fields(keys), async ({ db, input }) => {
  const version = await versionOf(db, input)
  // A picker offers the active only.
  const rows = await localisationsOf(db, version)
    .where('niveau.niveau', '=', 1)
    .where('item.isActif', '=', true)
    .select(['item.idLocalisation', 'item.lbLocalisation', 'item.lbAffichage'])
    .orderBy('item.lbAffichageNormal')
    .orderBy('item.idLocalisation')
    .execute()
  return rows
})

const GetLocalisationList = reads(
  fields({ ...keys, idLieu: idInQuery, idLocalisationParent: idInQuery.optional() }),
  async ({ db, input }) => {
    const version = await versionOf(db, input)
    const place = (idLocalisation: number) =>
      localisationsOf(db, version).where('item.idLocalisation', '=', idLocalisation).select('item.chemin').executeTakeFirst()
    const { chemin } = found(await place(input.idLieu))
    const { idLocalisationParent } = input
    if (idLocalisationParent !== undefined) found(await place(idLocalisationParent))
    const all = localisationsOf(db, version).where(below('item.chemin', chemin))
    const wanted = idLocalisationParent === undefined ? all : all.where('item.idLocalisationParent', '=', idLocalisationParent)
    const rows = await wanted
      .select([
        'item.idLocalisation', 'item.lbLocalisation', 'item.lbAffichage', 'item.idLocalisationItem', 'localisation.refLocalisation', 'item.isActif',
        'item.idValeur', 'sysvaleur.lbValeur as lbNiveau', 'item.idLocalisationParent', 'version.indice', 'version.revision',
      ])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('localisationItem as child')
              .whereRef('child.idReferentielVersion', '=', 'item.idReferentielVersion')
              .whereRef('child.idLocalisationParent', '=', 'item.idLocalisation')
              .select('child.idLocalisationItem'),
          )
          .as('hasChildren'),
      )
      .orderBy('item.idLocalisation')
      .execute()
    return rows.map((row) => ({ ...row, hasChildren: Boolean(row.hasChildren) }))
  },
)

/** Repositories that describe sites and equipment, as adding a service reads them. */
export const service = provide(RefReferentiel, { read: 'LECTURE', write: 'PARAMETRAGE' }, { GetLieuList, GetLocalisationList })
