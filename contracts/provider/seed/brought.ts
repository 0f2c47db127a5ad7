import type { Connection } from '../database/database.ts'
import type { BroughtTable } from '../database/security-tables.ts'
import { insertAll } from '../database/batches.ts'
import { writeLog } from '../writes/log.ts'

type Kind = BroughtTable['kind']

/** New items that were added, and new ones that were not: lines for the operator. */
export interface News {
  added: string[]
  left: string[]
}

const kinds = { Menu: 'lbObjet', Action: 'lbObjet', SysValeur: 'lbObjet' } as const

/** Deleted items, and former names of actions, by the log: for databases without a record of added items. */
async function goneByLog(db: Connection): Promise<Set<string>> {
  const deleted = await db
    .selectFrom('log')
    .where('refAction', '=', 'SUPPRESSION')
    .where('typeObjet', 'in', Object.keys(kinds))
    .select(['typeObjet', 'lbObjet'])
    .execute()
  const renamed = await db.selectFrom('log').where('typeObjet', '=', 'Action').select('changements').execute()
  const before = renamed.flatMap(({ changements }) =>
    (JSON.parse(changements) as { champ: string; ancien?: unknown }[])
      .filter(({ champ }) => champ === 'refAction')
      .map(({ ancien }) => `Action ${String(ancien)}`),
  )
  return new Set([...deleted.map(({ typeObjet, lbObjet }) => `${typeObjet} ${lbObjet}`), ...before])
}

/** Records the items that releases have added, so that those removed by administrators are not added again. */
export class Brought {
  readonly news: News = { added: [], left: [] }
  readonly #db: Connection
  readonly #now: Date
  readonly #known: ReadonlySet<string>
  readonly #gone: ReadonlySet<string>
  /** Whether the database was just created: its items are not reported as new. */
  readonly #isNew: boolean
  readonly #kept: BroughtTable[] = []

  private constructor(
    db: Connection,
    now: Date,
    remembered: { known: Set<string>; gone: Set<string>; isNew: boolean },
  ) {
    this.#db = db
    this.#now = now
    this.#known = remembered.known
    this.#gone = remembered.gone
    this.#isNew = remembered.isNew
  }

  static async read(db: Connection, now: Date): Promise<Brought> {
    const rows = await db.selectFrom('brought').selectAll().execute()
    const isNew = (await db.selectFrom('route').select('idRoute').limit(1).executeTakeFirst()) === undefined
    const gone = rows.length === 0 && !isNew ? await goneByLog(db) : new Set<string>()
    return new Brought(db, now, { known: new Set(rows.map(({ kind, ref }) => `${kind} ${ref}`)), gone, isNew })
  }

  /** Whether an item is to be added. `there`: it exists; `label`: its name in the log's lines about deletions. */
  isNews(kind: Kind, ref: string, { there, label }: { there: boolean; label?: string }): boolean {
    const isKnown = this.#known.has(`${kind} ${ref}`)
    const isGone = !there && !isKnown && label !== undefined && this.#gone.has(label)
    if (isGone) this.news.left.push(`${kind} ${ref}: one of that name was deleted here`)
    if (!isKnown) this.#kept.push({ kind, ref })
    return !there && !isKnown && !isGone
  }

  /** Reports a new item that could not be added, and why. */
  leave(kind: Kind, ref: string, why: string): void {
    this.news.left.push(`${kind} ${ref}: ${why}`)
  }

  /** Reports added items, to the operator and in the log. */
  async tell(typeObjet: string, refObjet: string, labels: readonly string[]): Promise<void> {
    if (this.#isNew) return
    this.news.added.push(`${typeObjet} ${refObjet}${labels.length === 0 ? '' : `: ${labels.join(', ')}`}`)
    await writeLog(this.#db, {
      now: this.#now,
      caller: null,
      refAction: 'CREATION',
      typeObjet,
      refObjet,
      lbObjet: refObjet,
      message: 'upgraded',
      changements: labels.map((label) => ({ champ: 'lbMenu', ancien: null, nouveau: label })),
    })
  }

  /** Stores all items that `isNews` was asked about. */
  async remember(): Promise<void> {
    await insertAll(this.#db, 'brought', this.#kept)
  }
}
