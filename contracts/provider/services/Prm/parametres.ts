import { begun, column, type Columns, columnsOf, type Connection, recordsOf } from '../kit.ts'
import { sql } from 'kysely'
import { controls, withControl } from '../Core/controls.ts'

/** Scope of parameters: references in Prm.RefParamTypePorte. */
export type Scope = 'RefLocalisation' | 'RefMateriel'

/** Parameters of the catalogue. */
export const parametresOf = begun((db) =>
  db
    .selectFrom('parametre')
    .select([
      'parametre.idParametre',
      'parametre.refParametre',
      'parametre.lbParametre',
      'parametre.lbDescription',
      'parametre.idControlEdit',
      'parametre.refTable',
      'parametre.isActif',
      'parametre.dtModification',
    ]),
)

type Row = Awaited<ReturnType<ReturnType<typeof parametresOf>['executeTakeFirstOrThrow']>>

/** A parameter in its wire format without a use. */
export const uncalled = (row: Row) => ({
  ...withControl(row),
  idTypePorte: [],
  idElement: null,
  portee: null,
  element: null,
})

/** Parameters that a version uses. */
export const usedBy = (db: Connection, idReferentielVersion: number) =>
  parametresOf(db)
    .innerJoin('parametreVersion as used', 'used.idParametre', 'parametre.idParametre')
    .leftJoin('sysvaleur as element', 'element.idValeur', 'used.idElement')
    .where('used.idReferentielVersion', '=', idReferentielVersion)
    .select(['used.idReferentielVersion', 'used.idElement', 'element.lbValeur as element'])

type Used = Awaited<ReturnType<ReturnType<typeof usedBy>['executeTakeFirstOrThrow']>>

/** Parameters of one scope that a version uses; those for a level or a type, and those for all, when one is named. */
export function usedFor(db: Connection, idReferentielVersion: number, scope: Scope, idElement?: number) {
  const scoped = usedBy(db, idReferentielVersion).where((eb) =>
    eb.exists(
      eb
        .selectFrom('parametrePorte as porte')
        .innerJoin('sysvaleur as named', 'named.idValeur', 'porte.idTypePorte')
        .whereRef('porte.idParametre', '=', 'parametre.idParametre')
        .whereRef('porte.idReferentielVersion', '=', 'used.idReferentielVersion')
        .where('named.refValeur', '=', scope)
        .select('porte.idTypePorte'),
    ),
  )
  return idElement === undefined
    ? scoped
    : scoped.where((eb) => eb.or([eb('used.idElement', 'is', null), eb('used.idElement', '=', idElement)]))
}

/** Parameters of one version in their wire format, with their scopes. */
export async function withScopes(db: Connection, rows: readonly Used[]) {
  const [first] = rows
  if (first === undefined) return []
  const scopes = await db
    .selectFrom('parametrePorte')
    .innerJoin('sysvaleur', 'sysvaleur.idValeur', 'parametrePorte.idTypePorte')
    .where('parametrePorte.idReferentielVersion', '=', first.idReferentielVersion)
    .select([
      'parametrePorte.idReferentielVersion',
      'parametrePorte.idParametre',
      'sysvaleur.idValeur',
      'sysvaleur.lbValeur',
    ])
    .orderBy('sysvaleur.ordre')
    .orderBy('sysvaleur.idValeur')
    .execute()
  return rows.map((used) => {
    const { idReferentielVersion, ...row } = used
    const own = scopes.filter(
      (scope) => scope.idParametre === row.idParametre && scope.idReferentielVersion === idReferentielVersion,
    )
    const portee = own.map(({ lbValeur }) => lbValeur).join(', ') || null
    return { ...withControl(row), idTypePorte: own.map(({ idValeur }) => idValeur), portee }
  })
}

export const parametres = recordsOf({
  table: 'parametre',
  key: 'idParametre',
  typeObjet: 'Parametre',
  label: ({ refParametre }) => refParametre,
  unique: 'refParametre',
  from: parametresOf,
  as: uncalled,
})

/** The control's name, or its data type, as SQL; without a control, text. */
const ofControl = (name: 'refControl' | 'type') =>
  sql`case ${sql.ref('parametre.idControlEdit')} ${sql.join(
    controls.map((control) => sql`when ${sql.lit(control.idControlEdit)} then ${sql.lit(control[name])}`),
    sql` `,
  )} else ${sql.lit(controls[0][name])} end`

/** Columns that parameters can be filtered and sorted by. */
export const parametreColumns: Columns = {
  ...columnsOf('parametre', {
    number: ['idParametre', 'idControlEdit'],
    code: ['refTable'],
    text: ['refParametre', 'lbParametre', 'lbDescription'],
    flag: ['isActif'],
    instant: ['dtModification'],
  }),
  template: column.computed('code', ofControl('refControl')),
  type: column.computed('code', ofControl('type')),
}

/** The label of a scope, without case and accents, where the parameter has it, else nothing. */
const scopeLabel = (scope: Scope) =>
  sql`coalesce((select named.${sql.ref('lbValeurNormal')} from ${sql.table('parametrePorte')} as porte inner join sysvaleur as named on named.${sql.ref('idValeur')} = porte.${sql.ref('idTypePorte')}
    where porte.${sql.ref('idParametre')} = ${sql.ref('used.idParametre')} and porte.${sql.ref('idReferentielVersion')} = ${sql.ref('used.idReferentielVersion')} and named.${sql.ref('refValeur')} = ${sql.lit(scope)}), '')`
const [ofLocations, ofEquipment] = [scopeLabel('RefLocalisation'), scopeLabel('RefMateriel')]
const portee = sql`nullif(${ofLocations} || case when ${ofLocations} <> '' and ${ofEquipment} <> '' then ', ' else '' end || ${ofEquipment}, '')`

/** The same where a version uses them. */
export const usedColumns: Columns = {
  ...parametreColumns,
  idElement: column.number('used.idElement'),
  element: column.searched('element.lbValeurNormal'),
  portee: column.computed('text', portee),
}

interface Owned {
  idReferentielVersion: number
  scope: Scope
  /** The level of the location, or the type of the equipment. */
  idElement: number
  owner: { idLocalisationItem: number } | { idMateriel: number }
}

/** Each active parameter that applies to a location or a piece of equipment, with its value if any. */
export async function valeursOf(db: Connection, { idReferentielVersion, scope, idElement, owner }: Owned) {
  const [owns, key] =
    'idMateriel' in owner
      ? (['valeur.idMateriel', owner.idMateriel] as const)
      : (['valeur.idLocalisationItem', owner.idLocalisationItem] as const)
  const rows = await usedFor(db, idReferentielVersion, scope, idElement)
    .where('parametre.isActif', '=', true)
    .leftJoin('valeurParam as valeur', (join) =>
      join.onRef('valeur.idParametre', '=', 'parametre.idParametre').on(owns, '=', key),
    )
    .leftJoin('sysvaleur as chosen', 'chosen.idValeur', 'valeur.idValeur')
    .select(['valeur.value', 'valeur.idValeur', 'chosen.refValeur'])
    .orderBy('parametre.idParametre')
    .execute()
  // A value renamed since it was chosen has its current name.
  return rows.map(({ idParametre, refParametre, lbParametre, idControlEdit, refTable, value, idValeur, refValeur }) => {
    const { template, type } = withControl({ idControlEdit })
    return { idParametre, refParametre, lbParametre, template, type, value: refValeur ?? value, idValeur, refTable }
  })
}
