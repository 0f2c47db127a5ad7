import { createStore as createDatabase, del, entries, setMany } from 'idb-keyval'
import { createStore } from 'effector'
import { isRecord } from '../place/row.ts'
import { type DraftPlace, type KeptDraft, keptValues } from './kept-draft.ts'
import { begin, end, living } from './living.ts'

/** A draft that nobody has open. */
export interface FoundDraft {
  /** Key the draft is stored under. */
  from: string
  draft: unknown
}

/** Where drafts are kept: they hold people's data, so per login and not in local storage. Each opening of an editor writes its own, and no other. */
export interface DraftBox {
  /** An editor opens: until it closes nobody takes its draft up. Answers the last draft of its place that no open editor has, in whatever tab. */
  open: (opening: string, place: DraftPlace) => Promise<FoundDraft | null>
  /** Writes the draft of an opening, null deletes it. `instead`: the one it was taken up from goes. */
  write: (opening: string, kept: KeptDraft | null, instead?: string) => Promise<void>
  /** The editor is closed: its draft, where there is one, may be taken up. */
  close: (opening: string) => void
}

const at = ({ draft }: FoundDraft): string => (isRecord(draft) && typeof draft.at === 'string' ? draft.at : '')

/** Of what is kept the last draft of a place that is nobody's now. An older console kept one for each place, under its name. */
export const lastOf = (
  kept: readonly (readonly [key: string, value: unknown])[],
  { login, place }: DraftPlace,
  alive: ReadonlySet<string>,
): FoundDraft | null =>
  kept
    .flatMap(([key, value]): FoundDraft[] => {
      if (!isRecord(value) || alive.has(key)) return []
      if (key === `${login} ${place}`) return [{ from: key, draft: value }]
      return value.login === login && value.place === place ? [{ from: key, draft: value.draft }] : []
    })
    .toSorted((one, other) => (at(one) < at(other) ? 1 : -1))[0] ?? null

const secretName = /password/i

/** Drafts of an older console, without the secrets it kept in them. */
export const purged = (kept: readonly (readonly [key: string, value: unknown])[]): [string, unknown][] =>
  kept.flatMap(([key, value]): [string, unknown][] => {
    if (!isRecord(value) || 'draft' in value) return []
    const secrets = [value.values, value.lost]
      .filter(isRecord)
      .flatMap((one) => Object.keys(one).filter((name) => secretName.test(name)))
    if (secrets.length === 0) return []
    const without = (values: unknown) => (isRecord(values) ? keptValues(values, secrets) : values)
    return [[key, { ...value, values: without(value.values), lost: without(value.lost), left: [...new Set(secrets)] }]]
  })

let database: ReturnType<typeof createDatabase> | undefined
const open = () => (database ??= createDatabase('ronde', 'drafts'))

/** Milliseconds a save waits for its draft to be on the disk. */
const patience = 2000
const orLate = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((late) => setTimeout(late, patience))])

/** The browser's IndexedDB; a browser that refuses it keeps no drafts, and the console goes on. */
const browserDrafts: DraftBox = {
  open: async (opening, place) => {
    try {
      await begin(opening)
      const [kept, alive] = await Promise.all([entries<string, unknown>(open()), living()])
      const cleaned = purged(kept)
      if (cleaned.length > 0) await setMany(cleaned, open())
      const [now, others] = [new Map(cleaned), new Set([...alive, opening])]
      return lastOf(
        kept.map(([key, value]) => [key, now.get(key) ?? value] as const),
        place,
        others,
      )
    } catch {
      return null
    }
  },
  write: async (opening, kept, instead) => {
    try {
      const written = kept ? setMany([[opening, kept]], open()) : del(opening, open())
      // In this order: after an interruption the draft is there twice rather than not at all.
      await orLate(instead === undefined ? written : written.then(() => del(instead, open())))
    } catch {
      // Storage full or blocked: the values are still in the form.
    }
  },
  close: end,
}

export const $drafts = createStore<DraftBox>(browserDrafts, { serialize: 'ignore' })
