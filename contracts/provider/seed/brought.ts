import type { Connection } from '../database/database.ts'
import type { BroughtTable } from '../database/security-tables.ts'
import { insertAll } from '../database/batches.ts'
import { writeLog } from '../writes/log.ts'

type Kind = BroughtTable['kind']

/** What was brought just now, and what was not although it is new: lines for whoever runs the server. */
export interface News {
  added: string[]
  left: string[]
}

const kinds = { Menu: 'lbObjet', Action: 'lbObjet', SysValeur: 'lbObjet' } as const

/** What the log says was deleted, and what actions were called before somebody renamed them: for databases that have no memory of what was brought. */
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

/** Knows what a release has brought before, so that what administrators have removed since stays away. */
export class Brought {
  readonly news: News = { added: [], left: [] }
  readonly #db: Connection
  readonly #now: Date
  readonly #known: ReadonlySet<string>
  readonly #gone: ReadonlySet<string>
  /** A database that was made just now: nothing of it is news. */
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

  /** Whether something is to be brought. `there`: it is among the rows; `label`: what the log calls it when it is deleted. */
  isNews(kind: Kind, ref: string, { there, label }: { there: boolean; label?: string }): boolean {
    const isKnown = this.#known.has(`${kind} ${ref}`)
    const isGone = !there && !isKnown && label !== undefined && this.#gone.has(label)
    if (isGone) this.news.left.push(`${kind} ${ref}: one of that name was deleted here`)
    if (!isKnown) this.#kept.push({ kind, ref })
    return !there && !isKnown && !isGone
  }

  /** Says what is new but could not be brought, and why. */
  leave(kind: Kind, ref: string, why: string): void {
    this.news.left.push(`${kind} ${ref}: ${why}`)
  }

  /** Says what was brought, here and in the log. */
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

  /** Remembers all that was asked about. */
  async remember(): Promise<void> {
    await insertAll(this.#db, 'brought', this.#kept)
  }
}
