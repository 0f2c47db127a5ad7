import type { Kysely } from 'kysely'
import { bytes, tableWithIdentity } from '../dialect.ts'
import { key, maybeTo, required, to } from './columns.ts'

/** Documents in parts, and what names them: pages of ranges, their procedures and report models. */
export const documents = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('document')
      .addColumn('idDocument', 'text', key)
      .addColumn('lbFichier', 'text', required)
      .addColumn('mimeType', 'text', required)
      .addColumn('taille', 'integer', required)
      .addColumn('dtCreation', 'text', required)
      .execute()
    await db.schema
      .createTable('documentPart')
      .addColumn('idDocument', 'text', to('document.idDocument'))
      .addColumn('place', 'integer', required)
      .addColumn('content', bytes(db), required)
      .addPrimaryKeyConstraint('documentPartKey', ['idDocument', 'place'])
      .execute()
    await tableWithIdentity(db, 'page', 'idPage')
      .addColumn('idGammeVersion', 'integer', to('gammeVersion.idGammeVersion'))
      .addColumn('chapitre', 'text', required)
      .addColumn('refPage', 'text', required)
      .addColumn('refPageNormal', 'text', required)
      .addColumn('typePage', 'text', required)
      .addColumn('ordre', 'integer', required)
      .addColumn('idDocument', 'text', maybeTo('document.idDocument'))
      .execute()
    await db.schema
      .createIndex('pageReference')
      .on('page')
      .columns(['idGammeVersion', 'refPageNormal'])
      .unique()
      .execute()
    await db.schema.createIndex('pageBy_idDocument').on('page').column('idDocument').execute()
    for (const column of ['modeOp', 'rapportInsp']) {
      await db.schema.alterTable('gammeVersion').addColumn(column, 'text', maybeTo('document.idDocument')).execute()
    }
  },
}
