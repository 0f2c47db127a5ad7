import { sql } from 'kysely'
import { addMany } from '../../provider/database/bulk.ts'
import type { Database } from '../../provider/database/database.ts'

/** The first added key, after those of the demo. */
const first = 1_000_001

const columns = [
  'idAffaire',
  'idAffaireGuid',
  'refAffaire',
  'refAffaireNormal',
  'lbAffaire',
  'lbAffaireNormal',
  'lbClient',
  'lbClientNormal',
  'idAgence',
  'idUserRAF',
  'statut',
  'isActif',
  'dtCreation',
  'dtModification',
]

/** Two digits of a number. */
const two = (number: string) => `substr(cast(100 + ${number} as text), 2)`
const instant = (step: number) =>
  `'20' || ${two(`10 + (i * ${step}) % 16`)} || '-' || ${two(`1 + (i * ${step + 2}) % 12`)} || '-' || ${two(`1 + (i * ${step + 4}) % 28`)} || 'T' || ${two('i % 24')} || ':' || ${two('(i / 24) % 60')} || ':00.000Z'`

// The same in SQLite and PostgreSQL. Only every hundredth case has a bridge; names and dates are not in the order of keys.
const row = [
  `${first} + i`,
  `'00000000-0000-4000-8000-' || substr(cast(1000000000000 + ((i * 7919) % 1000003) as text), 2)`,
  `'MES-' || i`,
  `'mes-' || i`,
  `case when i % 100 = 0 then 'Pont réseau ' else 'Réseau ' end || ((i * 7919) % 1000003)`,
  `case when i % 100 = 0 then 'pont reseau ' else 'reseau ' end || ((i * 7919) % 1000003)`,
  `'Client nº ' || (i % 40)`,
  `'client nº ' || (i % 40)`,
  `1 + i % 8`,
  `10 + i % 14`,
  `case i % 3 when 0 then 'OUVERTE' when 1 then 'ENCOURS' else 'SUSPENDUE' end`,
  `i % 10 <> 0`,
  instant(7),
  instant(11),
]

/** Adds cases by SQL, numbered from `from`, with the normalised columns that the provider maintains. */
export async function addCases(db: Database, from: number, count: number): Promise<void> {
  const named = columns.map((column) => `"${column}"`).join(', ')
  await db.transaction().execute((trx) =>
    addMany(trx, () =>
      sql
        .raw(
          `insert into affaire (${named})
           with recursive numbers(i) as (select cast(${from} as bigint) union all select i + 1 from numbers where i + 1 < ${from + count})
           select ${row.join(', ')} from numbers`,
        )
        .execute(trx),
    ),
  )
}
