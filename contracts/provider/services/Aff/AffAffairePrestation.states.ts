import { prestationExists } from '../../../services/Aff/AffAffairePrestation/states.ts'
import { on } from '../../states/set-up.ts'

export const states = [
  on(prestationExists, async (prestation, { db }) => {
    const { idPrestation, idAffaireGuid, mode, lieu, idLocalisation, gamme, materiels } = prestation
    const { dtEcheance, isInitiale, lbInspection, reference, indice, referenceclient, libelle, statut, dtCreation } =
      prestation
    const { idAffaire } = await db
      .selectFrom('affaire')
      .where('idAffaireGuid', '=', idAffaireGuid)
      .select('idAffaire')
      .executeTakeFirstOrThrow()
    const { idReferentielVersion } = await db
      .selectFrom('modeVersion')
      .where('idModeversion', '=', mode.idModeversion)
      .select('idReferentielVersion')
      .executeTakeFirstOrThrow()
    const keys = {
      idAffaire,
      idReferentielVersion,
      idModeversion: mode.idModeversion,
      idLieu: lieu.idLocalisation,
      idLocalisation,
      idGammeVersion: gamme?.idGammeVersion ?? null,
    }
    const row = {
      ...keys,
      idPrestation,
      dtEcheance,
      isInitiale,
      lbInspection,
      reference,
      indice,
      referenceclient,
      libelle,
      statut,
      dtCreation,
    }
    await db.insertInto('prestation').values(row).execute()
    for (const { idMateriel } of materiels)
      await db.insertInto('prestationMateriel').values({ idPrestation, idMateriel }).execute()
  }),
]
