import { CallFailure } from '@ronde/contracts/wire'
import type { AnyRow } from '../context.ts'
import { written } from '../equal.ts'

/** The edited records: an existing one, a new one with a reference, and a new one without. */
export type Place = 'record' | 'named' | 'plain'

export interface Reply {
  value?: AnyRow
  failure: CallFailure | null
}

interface Write {
  place: Place
  login: string
  input: AnyRow
  key: string
}

/** A record as it stood once, and the key it was made under. */
export interface Version {
  row: AnyRow
  key: string | null
}

const refused = (status: number) => ({ failure: new CallFailure(status === 200 ? 'refused' : 'http', { status }) })

/** A server that keeps to the contract, in a page: stamps, references that are unique, and keys under which a write is done once. */
export class SmallServer {
  readonly first: AnyRow = { id: 0, name: 'first', note: '', dtModification: '0' }
  rows: AnyRow[] = [this.first]
  /** All that was ever written. */
  history: Version[] = []
  private done = new Map<string, { asked: string; value: AnyRow }>()

  write({ place, login, input, key }: Write): Reply {
    if (place === 'record') return this.update(input)
    const { word: _, ...fields } = input
    const name = `${login} ${key}`
    const known = this.done.get(name)
    if (known) return known.asked === written(input) ? { value: known.value, failure: null } : refused(422)
    if (input.note === 'refused') return refused(200)
    if (place === 'named' && this.rows.some((row) => row.name === input.name)) return refused(200)
    const value = this.put({ ...fields, place }, key)
    this.done.set(name, { asked: written(input), value })
    return { value, failure: null }
  }

  /** Somebody else's. */
  put(fields: AnyRow, key: string | null): AnyRow {
    const row = { id: this.history.length + 1, ...fields, dtModification: String(this.history.length + 1) }
    this.rows = [...this.rows.filter(({ id }) => id !== row.id), row]
    this.history.push({ row, key })
    return row
  }

  private update(input: AnyRow): Reply {
    const now = this.rows.find(({ id }) => id === input.id)
    if (input.note === 'refused') return refused(200)
    if (now?.dtModification !== input.dtModification) return refused(409)
    return { value: this.put({ id: input.id, name: input.name, note: input.note }, null), failure: null }
  }
}
