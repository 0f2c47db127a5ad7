import type { Kysely } from 'kysely'
import { tableWithIdentity } from '../dialect.ts'
import { maybeTo, required, to, unique } from './columns.ts'

/** What is to be done for whom: cases and their services. */
export const cases = {
  async up(db: Kysely<unknown>): Promise<void> {
    await tableWithIdentity(db, 'affaire', 'idAffaire')
      .addColumn('idAffaireGuid', 'text', unique)
      .addColumn('refAffaire', 'text', required)
      .addColumn('refAffaireNormal', 'text', unique)
      .addColumn('lbAffaire', 'text', required)
      .addColumn('lbAffaireNormal', 'text', required)
      .addColumn('lbClient', 'text')
      .addColumn('lbClientNormal', 'text')
      .addColumn('idAgence', 'integer', to('agence.idAgence'))
      .addColumn('idUserRAF', 'integer', to('users.idUser'))
      .addColumn('statut', 'text', required)
      .addColumn('isActif', 'boolean', required)
      .addColumn('dtCreation', 'text', required)
      .addColumn('dtModification', 'text', required)
      .execute()
    await tableWithIdentity(db, 'prestation', 'idPrestation')
      .addColumn('idAffaire', 'integer', to('affaire.idAffaire'))
      .addColumn('idModeversion', 'integer', to('modeVersion.idModeversion'))
      .addColumn('idLieu', 'integer', to('localisation.idLocalisation'))
      .addColumn('idLocalisation', 'integer', maybeTo('localisation.idLocalisation'))
      .addColumn('idGammeVersion', 'integer', maybeTo('gammeVersion.idGammeVersion'))
      .addColumn('dtEcheance', 'text', required)
      .addColumn('isInitiale', 'boolean', required)
      .addColumn('lbInspection', 'text', required)
      .addColumn('lbInspectionNormal', 'text', required)
      .addColumn('reference', 'text', unique)
      .addColumn('indice', 'integer', required)
      .addColumn('referenceclient', 'text')
      .addColumn('referenceclientNormal', 'text')
      .addColumn('libelle', 'text')
      .addColumn('libelleNormal', 'text')
      .addColumn('statut', 'text', required)
      .addColumn('dtCreation', 'text', required)
      .execute()
    await db.schema.createIndex('prestationAffaire').on('prestation').columns(['idAffaire', 'statut']).execute()
    await db.schema
      .createTable('prestationMateriel')
      .addColumn('idPrestation', 'integer', to('prestation.idPrestation'))
      .addColumn('idMateriel', 'integer', to('materiel.idMateriel'))
      .addPrimaryKeyConstraint('prestationMaterielKey', ['idPrestation', 'idMateriel'])
      .execute()
  },
}
