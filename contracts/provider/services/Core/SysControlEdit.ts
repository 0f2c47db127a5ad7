import { sql } from 'kysely'
import { SysControlEdit } from '../../../services/Core/SysControlEdit/endpoints.ts'
import { column, type Columns, lists, provide } from '../kit.ts'
import { controls } from './controls.ts'

const columns: Columns = {
  idControlEdit: column.number('idControlEdit'),
  refControl: column.computed('text', sql`lower(${sql.ref('refControl')})`),
  lbControl: column.computed('text', sql`lower(${sql.ref('lbControl')})`),
  type: column.code('type'),
}

const rows = controls.map(
  ({ idControlEdit, refControl, lbControl, type }) => sql`
    select ${sql.lit(idControlEdit)} as ${sql.ref('idControlEdit')}, ${sql.lit(refControl)} as ${sql.ref('refControl')},
      ${sql.lit(lbControl)} as ${sql.ref('lbControl')}, ${sql.lit(type)} as ${sql.ref('type')}`,
)

// Controls are defined in code, and listed, filtered and paged like a table.
const controlTable = sql<(typeof controls)[number]>`(${sql.join(rows, sql` union all `)})`.as('control')

const GetList = lists({
  columns,
  key: 'idControlEdit',
  from: ({ db }) => db.selectFrom(controlTable).select(['idControlEdit', 'refControl', 'lbControl', 'type']),
})

/** The controls that values of parameters and properties are entered with. */
export const service = provide(SysControlEdit, { read: 'signedIn', write: 'signedIn' }, { GetList })
