import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../postgres.ts'

/** What a list is sorted and filtered by. */
interface Windowed {
  /** The columns that its rows are in the order of, where they are alike otherwise; `-` the other way round. */
  key: readonly string[]
  /** The columns that say whose rows are asked for. */
  within?: string
  /** Columns in which no two rows of a list are alike: SQLite reads their own indexes both ways, PostgreSQL not where nothing comes first. */
  unique?: readonly string[]
  /** Columns that nearly every row has a value of its own in: one index serves both ways. */
  many: readonly string[]
  /** Columns that many rows are alike in: each way has an index, in which these are in the order of their key. */
  few: readonly string[]
  /** The same, where the other way has an index already. */
  forward?: readonly string[]
}

const byKey = (column: string) => ({ key: [column] })

const windows: Readonly<Record<string, Windowed>> = {
  affaire: {
    ...byKey('idAffaire'),
    unique: ['idAffaireGuid', 'refAffaireNormal'],
    many: ['lbAffaireNormal', 'dtCreation', 'dtModification'],
    few: ['lbClientNormal', 'idAgence', 'idUserRAF', 'statut', 'isActif', 'nbPrestation'],
  },
  prestation: {
    ...byKey('idPrestation'),
    many: [
      'idModeversion',
      'idLieu',
      'idLocalisation',
      'idGammeVersion',
      'dtEcheance',
      'referenceclientNormal',
      'libelleNormal',
      'dtCreation',
    ],
    few: ['indice', 'statut', 'lbInspectionNormal', 'isInitiale', 'nbMateriel'],
  },
  materiel: {
    ...byKey('idMateriel'),
    within: 'idReferentielGuid',
    unique: ['refMaterielNormal'],
    many: ['idMateriel', 'lbNormal', 'lbCourtNormal', 'idLocalisation'],
    few: ['idValeur', 'isActif'],
  },
  localisationItem: {
    ...byKey('idLocalisation'),
    within: 'idReferentielVersion',
    many: ['idLocalisationItem', 'idLocalisationParent', 'lbLocalisation', 'lbAffichageNormal'],
    few: ['idValeur', 'isActif'],
  },
  sysvaleur: {
    key: ['ordre', 'idValeur'],
    within: 'idTableGuid',
    unique: ['ordre', 'refValeurNormal'],
    many: ['idValeur', 'idValeurGuid', 'lbValeurNormal', 'lbCourtNormal', 'descriptionNormal', 'dtModification'],
    few: ['idValeurParent', 'isActif'],
  },
  log: {
    key: ['-dtLog', '-idLog'],
    many: ['lbObjetNormal', 'refObjet'],
    few: ['lbUserNormal', 'typeObjet'],
    forward: ['refEtat', 'refAction', 'idUser'],
  },
  users: {
    ...byKey('idUser'),
    unique: ['loginNormal'],
    many: ['lbUserNormal', 'mailNormal', 'defaultRouteNormal', 'dtLastLogin', 'dtModification'],
    few: ['idGroupe', 'refIdentification', 'isActif', 'isLocked', 'mustChangePassword'],
  },
  systable: {
    key: ['refTable'],
    unique: ['refTableNormal'],
    many: ['lbTableNormal', 'descriptionNormal', 'dtModification'],
    few: ['idTypeTable', 'isGenerer', 'isActif'],
  },
  tache: {
    key: ['ordre', 'idTache'],
    within: 'idModeversion',
    unique: ['ordre', 'lbTacheNormal'],
    many: ['idTache', 'lbDescriptionNormal', 'dtModification'],
    few: ['idTypeTache', 'idActivite', 'idTypeFrequence', 'idTacheModele', 'estLiee', 'fonctionnement'],
  },
  menu: {
    key: ['routeEncrageMenu', 'idTypeMenu', 'ordre', 'idMenu'],
    within: 'idParent',
    many: ['idMenu', 'nameNormal', 'iconNormal', 'paramNormal', 'dtModification'],
    few: ['routeEncrageMenu', 'idTypeMenu', 'ordre', 'refRoute', 'refAction'],
  },
  agence: { ...byKey('idAgence'), unique: ['lbAgenceNormal'], many: [], few: ['isActif'] },
  action: {
    ...byKey('idAction'),
    unique: ['refActionNormal'],
    many: ['labelNormal', 'parametersNormal', 'dtModification'],
    few: ['moduleNormal', 'schemaNormal', 'refRouteParent', 'isMenu', 'isActive', 'isVirtuel', 'hasResource'],
  },
  route: {
    ...byKey('idRoute'),
    unique: ['refNormal'],
    many: ['labelNormal', 'pathNormal', 'parametersNormal', 'componentNormal', 'dtModification'],
    few: ['moduleNormal', 'schemaNormal', 'refParent', 'isMenu', 'requiresAuth', 'isVirtuel', 'hasResource'],
  },
}

/** Texts of the same letters, whatever their case, that have no column of their own. */
const lowered = [['prestation', 'reference', 'idPrestation']] as const

/** Indexes of before that begin as new ones do. */
const replaced = [
  'affaireBy_idAgence',
  'affaireBy_idUserRAF',
  'prestationBy_idModeversion',
  'prestationBy_idGammeVersion',
  'prestationBy_dtEcheance',
  'localisationItemBy_niveau',
  'localisationItemTree',
  'sysvaleurBy_idTableGuid_idValeurParent_ordre',
  'tacheBy_ordre',
  'menuTree',
  'materielBy_type',
  'usersBy_idGroupe',
]

const reversed = (column: string) => (column.startsWith('-') ? column.slice(1) : `-${column}`)

/** The windows of lists are read in the order of an index, whatever they are sorted by. */
export const windowIndexes = {
  async up(db: Kysely<unknown>): Promise<void> {
    const onPostgres = isPostgres(db)
    // Nothing comes first in both databases; a key, which is never nothing, is in the order that both have without being told.
    const sorted = (column: string) => {
      const [name, isBack] = column.startsWith('-') ? [column.slice(1), true] : [column, false]
      const nulls = onPostgres ? (isBack ? ' nulls last' : ' nulls first') : ''
      return `"${name}" ${isBack ? 'desc' : 'asc'}${nulls}`
    }
    const plain = (column: string) => (column.startsWith('-') ? `"${column.slice(1)}" desc` : `"${column}"`)
    const create = (table: string, name: string, columns: readonly string[]) =>
      sql.raw(`create index "${table}In_${name}" on "${table}" (${columns.join(', ')})`).execute(db)

    for (const name of replaced) await db.schema.dropIndex(name).execute()
    for (const [table, { key, within, unique = [], many, few, forward = [] }] of Object.entries(windows)) {
      const own = within === undefined ? [] : [`"${within}"`]
      const rest = (column: string) => key.filter((one) => one !== column).map(plain)
      if (own.length > 0) await create(table, 'key', [...own, ...key.map(plain)])
      for (const column of [...(onPostgres ? unique : []), ...many, ...forward])
        await create(table, column, [...own, sorted(column), ...rest(column)])
      for (const column of few) {
        await create(table, column, [...own, sorted(column), ...rest(column)])
        await create(table, `${column}_back`, [...own, sorted(reversed(column)), ...rest(column)])
      }
    }
    for (const [table, column, key] of lowered)
      await create(table, `${column}_lower`, [`lower("${column}") ${onPostgres ? 'nulls first' : ''}`, `"${key}"`])
  },
}
