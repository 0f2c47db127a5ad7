import type { Compilable, CompiledQuery } from 'kysely'
import type { Connection } from './database.ts'

/** Stands in a query for a value that is not known before it is executed. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** Gives the placeholder of a value that is passed at each execution. */
export type Later<Given> = <Name extends keyof Given & string>(name: Name) => Given[Name]

/**
 * A query that is always the same but for some values: it is put together and written out once, and not for every call.
 * What it reads is read anew each time. Not for inserts and updates, whose kept columns are made of the values.
 */
export function prepared<Given extends object, Row>(make: (db: Connection, value: Later<Given>) => Compilable<Row>) {
  // Cached by the database's adapter, which its transactions share.
  const written = new WeakMap<object, CompiledQuery<Row>>()
  const value: Later<Given> = (name) => new Placeholder(name) as unknown as Given[typeof name]

  return async (db: Connection, given: Given): Promise<Row[]> => {
    const { adapter } = db.getExecutor()
    const query = written.get(adapter) ?? make(db, value).compile()
    if (query.query.kind !== 'SelectQueryNode') throw new TypeError(`prepared: ${query.query.kind}`)
    written.set(adapter, query)
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? given[parameter.name as keyof Given] : parameter,
    )
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}

/** A prepared query that gives its first row. */
export function preparedOne<Given extends object, Row>(make: (db: Connection, value: Later<Given>) => Compilable<Row>) {
  const read = prepared(make)
  return async (db: Connection, given: Given): Promise<Row | undefined> => (await read(db, given))[0]
}

/** The beginning that queries have in common which go on in different ways: put together once for each database. */
export function begun<Query>(make: (db: Connection) => Query): (db: Connection) => Query {
  const made = new WeakMap<Connection, Query>()
  return (db) => {
    const query = made.get(db) ?? make(db)
    made.set(db, query)
    return query
  }
}
