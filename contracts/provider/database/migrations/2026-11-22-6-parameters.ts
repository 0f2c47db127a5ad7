import { type ColumnBuilderCallback, type Kysely, sql } from 'kysely'
import { tableWithIdentity } from '../dialect.ts'
import { maybeTo, required, to } from './columns.ts'

// A table that is renamed is renamed here too.
const ofTable: ColumnBuilderCallback = (column) => column.references('systable.refTable').onUpdate('cascade')

/** Named values that a version of a mode or of a referential holds once. */
async function properties(db: Kysely<unknown>): Promise<void> {
  await tableWithIdentity(db, 'propriete', 'idPropriete')
    .addColumn('idModeversion', 'integer', maybeTo('modeVersion.idModeversion'))
    .addColumn('idReferentielVersion', 'integer', maybeTo('referentielVersion.idReferentielVersion'))
    .addColumn('refPropriete', 'text', required)
    .addColumn('refProprieteNormal', 'text', required)
    .addColumn('lbPropriete', 'text', required)
    .addColumn('lbProprieteNormal', 'text', required)
    .addColumn('lbDescription', 'text')
    .addColumn('value', 'text')
    .addColumn('idControlEdit', 'integer')
    .addColumn('refTable', 'text', ofTable)
    .addColumn('isActif', 'boolean', required)
    .addColumn('dtModification', 'text', required)
    .execute()
  // Of the two owners one is null, and nulls are never alike: each index holds its own.
  await db.schema
    .createIndex('proprieteOfMode')
    .on('propriete')
    .columns(['idModeversion', 'refProprieteNormal'])
    .unique()
    .execute()
  await db.schema
    .createIndex('proprieteOfReferentiel')
    .on('propriete')
    .columns(['idReferentielVersion', 'refProprieteNormal'])
    .unique()
    .execute()
}

/** Named values that each location or piece of equipment holds, and the versions that ask for them. */
async function parameters(db: Kysely<unknown>): Promise<void> {
  await tableWithIdentity(db, 'parametre', 'idParametre')
    .addColumn('refParametre', 'text', required)
    .addColumn('refParametreNormal', 'text', required)
    .addColumn('lbParametre', 'text', required)
    .addColumn('lbParametreNormal', 'text', required)
    .addColumn('lbDescription', 'text')
    .addColumn('idControlEdit', 'integer')
    .addColumn('refTable', 'text', ofTable)
    .addColumn('isActif', 'boolean', required)
    .addColumn('dtModification', 'text', required)
    .execute()
  await db.schema.createIndex('parametreReference').on('parametre').column('refParametreNormal').unique().execute()
  await db.schema
    .createTable('parametreVersion')
    .addColumn('idReferentielVersion', 'integer', to('referentielVersion.idReferentielVersion'))
    .addColumn('idParametre', 'integer', to('parametre.idParametre'))
    .addColumn('idElement', 'integer', maybeTo('sysvaleur.idValeur'))
    .addPrimaryKeyConstraint('parametreVersionKey', ['idReferentielVersion', 'idParametre'])
    .execute()
  await db.schema.createIndex('parametreVersionBy_idElement').on('parametreVersion').column('idElement').execute()
  await db.schema
    .createTable('parametrePorte')
    .addColumn('idReferentielVersion', 'integer', required)
    .addColumn('idParametre', 'integer', to('parametre.idParametre'))
    .addColumn('idTypePorte', 'integer', to('sysvaleur.idValeur'))
    .addPrimaryKeyConstraint('parametrePorteKey', ['idReferentielVersion', 'idParametre', 'idTypePorte'])
    .addForeignKeyConstraint('parametrePorteOf', ['idReferentielVersion', 'idParametre'], 'parametreVersion', [
      'idReferentielVersion',
      'idParametre',
    ])
    .execute()
  await db.schema.createIndex('parametrePorteBy_idTypePorte').on('parametrePorte').column('idTypePorte').execute()
  await tableWithIdentity(db, 'valeurParam', 'idValeurParam')
    .addColumn('idParametre', 'integer', to('parametre.idParametre'))
    .addColumn('idLocalisationItem', 'integer', maybeTo('localisationItem.idLocalisationItem'))
    .addColumn('idMateriel', 'integer', maybeTo('materiel.idMateriel'))
    .addColumn('value', 'text', required)
    .addColumn('idValeur', 'integer', maybeTo('sysvaleur.idValeur'))
    .execute()
  await db.schema
    .createIndex('valeurParamOfLocalisation')
    .on('valeurParam')
    .columns(['idLocalisationItem', 'idParametre'])
    .unique()
    .execute()
  await db.schema
    .createIndex('valeurParamOfMateriel')
    .on('valeurParam')
    .columns(['idMateriel', 'idParametre'])
    .unique()
    .execute()
  await db.schema.createIndex('valeurParamBy_idParametre').on('valeurParam').column('idParametre').execute()
  await db.schema.createIndex('valeurParamBy_idValeur').on('valeurParam').column('idValeur').execute()
}

/** Properties, parameters and their values; the equipment types of a referential; since when a version of a mode is there. */
export const parametersAndProperties = {
  async up(db: Kysely<unknown>): Promise<void> {
    await properties(db)
    await parameters(db)
    await db.schema
      .createTable('typeMateriel')
      .addColumn('idReferentielVersion', 'integer', to('referentielVersion.idReferentielVersion'))
      .addColumn('idValeur', 'integer', to('sysvaleur.idValeur'))
      .addPrimaryKeyConstraint('typeMaterielKey', ['idReferentielVersion', 'idValeur'])
      .execute()
    // The types of what there is.
    const [version, guid, valeur] = [sql.ref('idReferentielVersion'), sql.ref('idReferentielGuid'), sql.ref('idValeur')]
    await sql`insert into ${sql.table('typeMateriel')} (${version}, ${valeur})
      select distinct ${version}, ${valeur} from materiel inner join ${sql.table('referentielVersion')} using (${guid})`.execute(
      db,
    )
    await db.schema.createIndex('typeMaterielBy_idValeur').on('typeMateriel').column('idValeur').execute()
    await db.schema.createIndex('materielBy_type').on('materiel').columns(['idReferentielGuid', 'idValeur']).execute()
    await db.schema
      .createIndex('localisationItemBy_niveau')
      .on('localisationItem')
      .columns(['idReferentielVersion', 'idValeur'])
      .execute()
    await db.schema
      .alterTable('modeVersion')
      .addColumn('dtCreation', 'text', (column) => column.notNull().defaultTo(new Date(0).toISOString()))
      .execute()
    const [own, mode] = [sql.ref('modeVersion.idModeGuid'), sql.ref('mode.idModeGuid')]
    await sql`update ${sql.table('modeVersion')} set ${sql.ref('dtCreation')} = (select ${sql.ref('mode.dtCreation')} from mode where ${mode} = ${own})`.execute(
      db,
    )
  },
}
