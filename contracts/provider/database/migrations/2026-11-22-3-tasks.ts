import type { Kysely } from 'kysely'
import { tableWithIdentity } from '../dialect.ts'
import { maybeTo, required, to } from './columns.ts'

/** Tasks of mode versions, and the models they are copied from. */
export const tasks = {
  async up(db: Kysely<unknown>): Promise<void> {
    await tableWithIdentity(db, 'tache', 'idTache')
      .addColumn('lbTache', 'text', required)
      .addColumn('lbTacheNormal', 'text', required)
      .addColumn('lbDescription', 'text')
      .addColumn('idTypeTache', 'integer', to('sysvaleur.idValeur'))
      .addColumn('idActivite', 'integer', maybeTo('sysvaleur.idValeur'))
      .addColumn('idTypeFrequence', 'integer', maybeTo('sysvaleur.idValeur'))
      .addColumn('idModeversion', 'integer', maybeTo('modeVersion.idModeversion'))
      .addColumn('idTacheModele', 'integer', maybeTo('tache.idTache'))
      .addColumn('ordre', 'integer', required)
      .addColumn('estLiee', 'boolean', required)
      .addColumn('fonctionnement', 'boolean', required)
      .addColumn('dtModification', 'text', required)
      .execute()
    // Models belong to no version, and may be called alike.
    await db.schema
      .createIndex('tacheReference')
      .on('tache')
      .columns(['idModeversion', 'lbTacheNormal'])
      .unique()
      .execute()
    await db.schema.createIndex('tacheBy_ordre').on('tache').columns(['idModeversion', 'ordre']).execute()
    for (const column of ['idTacheModele', 'idTypeTache', 'idActivite', 'idTypeFrequence']) {
      await db.schema.createIndex(`tacheBy_${column}`).on('tache').column(column).execute()
    }
  },
}
