import {
  localisationExists,
  referentielExists,
  referentielHasNewerVersion,
  typeDeclared,
} from '../../../services/Prm/RefReferentiel/states.ts'
import { on } from '../../states/set-up.ts'
import { putValeur } from '../../states/values.ts'
import { putNewerVersion } from '../../states/versions.ts'

export const states = [
  on(
    referentielExists,
    async (
      { niveaux, idReferentielVersion, indice, revision, description = null, dtModification, ...referentiel },
      { db, now },
    ) => {
      const { idReferentielGuid } = referentiel
      const dtCreation = now.toISOString()
      await db
        .insertInto('referentiel')
        .values({
          ...referentiel,
          description,
          isActif: true,
          dtCreation,
          dtModification: dtModification ?? dtCreation,
        })
        .execute()
      await db
        .insertInto('referentielVersion')
        .values({ idReferentielVersion, idReferentielGuid, indice, revision, isCurrent: true, dtCreation })
        .execute()
      for (const { niveau, ...valeur } of niveaux) {
        await putValeur(db, { refTable: 'Prm.RefStructure', ...valeur })
        await db.insertInto('niveau').values({ idReferentielVersion, idValeur: valeur.idValeur, niveau }).execute()
      }
    },
  ),

  on(localisationExists, async (localisation, { db }) => {
    const { idLocalisation, idReferentielGuid, refLocalisation, idReferentielVersion, idLocalisationParent } =
      localisation
    const { idLocalisationItem, lbLocalisation, lbAffichage, idValeur, isActif } = localisation
    const parent = await db
      .selectFrom('localisationItem')
      .where('idReferentielVersion', '=', idReferentielVersion)
      .where('idLocalisation', '=', idLocalisationParent)
      .select('chemin')
      .executeTakeFirst()
    if (idLocalisationParent !== null && !parent) throw new Error(`location ${idLocalisationParent} is not there`)
    await db.insertInto('localisation').values({ idLocalisation, idReferentielGuid, refLocalisation }).execute()
    const keys = {
      idLocalisationItem,
      idLocalisation,
      idReferentielVersion,
      idLocalisationParent,
      chemin: `${parent?.chemin ?? '/'}${idLocalisation}/`,
    }
    const item = { ...keys, lbLocalisation, lbAffichage, idValeur, isActif }
    await db.insertInto('localisationItem').values(item).execute()
  }),

  on(referentielHasNewerVersion, ({ idReferentielVersion, newer }, { db }) =>
    putNewerVersion(db, 'referentielVersion', 'idReferentielVersion', idReferentielVersion, newer),
  ),

  on(typeDeclared, async ({ idReferentielVersion, idValeur, refValeur, lbValeur }, { db }) => {
    await putValeur(db, { refTable: 'Prm.RefTypeMateriel', idValeur, refValeur, lbValeur })
    await db.insertInto('typeMateriel').values({ idReferentielVersion, idValeur }).execute()
  }),
]
