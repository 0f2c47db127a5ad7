import { GET, service } from '@ronde/contracts/wire'
import * as z from 'zod/mini'
import type { AnyRow } from '../context.ts'
import { type FoundDraft, lastOf } from '../drafts.ts'
import { memoryDrafts } from './memory-drafts.ts'
import type { Attempt, Editing } from '../editing.ts'
import type { Editor } from '../editor.ts'
import type { EditorEvent, Effect } from '../effects.ts'
import { readDraft } from '../kept-draft.ts'
import { next, opened } from '../next.ts'
import { bears } from '../verdict.ts'
import { type Place, type Reply, SmallServer, type Version } from './small-server.ts'

const { GetList } = service('/api/Test', {
  GetList: GET({ input: z.object({}), value: z.array(z.object({})), example: { input: {}, value: [] } }),
})
const look = { endpoint: GetList, input: {}, key: 'id' }
const call = { endpoint: GetList as Editor['endpoint'] }
const at = '2026-03-31T08:30:00.000Z'

/** A save under way, and its result on the server once it arrived. */
export interface Request {
  tab: Tab
  id: string
  ticket: number
  place: Place
  login: string
  key: string
  attempt: Attempt
  reply: Reply | null
  /** It never arrives. */
  isGone: boolean
  /** How much had been written when it went out. */
  after: number
  /** It was answered, or given up: whoever asked waits no longer. */
  isOver: boolean
}

/** A page of the browser: its editors, and its pending calls. */
export interface Tab {
  login: string | null
  byId: Map<string, Editing>
  /** What the screen shows. */
  open: string | null
  looks: { id: string; ticket: number }[]
  finds: { id: string; found: FoundDraft | null }[]
}

const newTab = (login: string | null): Tab => ({ login, byId: new Map(), open: null, looks: [], finds: [] })
const inputOf = ({ base, typed }: Editing): AnyRow => ({
  ...(base ? { id: base.id, dtModification: base.dtModification } : {}),
  name: '',
  note: '',
  ...base,
  ...typed,
})

/** Two tabs of a browser, its disk and a server: editors that are nothing but `next`, and everything that can happen to them. */
export class SmallWorld {
  readonly server = new SmallServer()
  readonly drafts = memoryDrafts()
  readonly tabs = [newTab('ann'), newTab('ann')] as const
  requests: Request[] = []
  /** What was typed and is nowhere else yet: the fields' values by who typed them. */
  readonly owed = new Map<string, string>()
  /** New records for which the user was warned of a duplicate. */
  readonly mayRepeat = new Set<unknown>()
  private count = 0

  token(kind: string): string {
    this.count += 1
    return `${kind}-${this.count}`
  }

  /** The editor on a tab's screen. */
  editing(tab: Tab): Editing | null {
    return (tab.open && tab.byId.get(tab.open)) || null
  }

  open(tab: Tab, place: Place): void {
    const id = this.token('opening')
    const base = place === 'record' ? (this.server.rows.find((row) => row.id === 0) ?? null) : null
    tab.open = id
    this.take(
      tab,
      opened({
        id,
        place,
        login: tab.login ?? '',
        base,
        look,
        secrets: ['word'],
        unique: place === 'named' ? ['name'] : [],
        isKeyed: place !== 'record',
      }),
    )
  }

  tell(tab: Tab, id: string, event: EditorEvent): void {
    const editing = tab.byId.get(id)
    if (!editing) return
    const outcome = next(editing, event)
    if ('ticket' in event && event.ticket !== editing.awaited && outcome[0] !== editing)
      throw new Error(`an answer that ${id} does not wait for changes it`)
    this.take(tab, outcome)
  }

  type(tab: Tab, editing: Editing, name: string, value: string): void {
    const before = editing.typed[name]
    if (typeof before === 'string') this.owed.delete(before)
    if (name !== 'word' && value !== 'refused') this.owed.set(value, editing.login)
    this.tell(tab, editing.id, { kind: 'typed', values: { [name]: value }, name, at })
  }

  save(tab: Tab, editing: Editing): void {
    const input = inputOf(editing)
    const before = editing.base ? [] : this.server.rows.filter((row) => bears(row, input)).map(({ id }) => id)
    this.tell(tab, editing.id, { kind: 'saveAsked', call, input, key: this.token('key'), before, at })
  }

  /** The user discards the typed values. */
  letGo(values: Iterable<unknown>): void {
    for (const value of values) this.owed.delete(String(value))
  }

  /** Reloads the page: pending answers are lost. */
  reload(tab: Tab): void {
    for (const id of tab.byId.keys()) this.drafts.disk.alive.delete(id)
    for (const request of this.requests) if (request.tab === tab) request.isOver = true
    Object.assign(tab, newTab(tab.login))
  }

  /** The session ends: nothing of it is on the screen any more. */
  end(tab: Tab): void {
    for (const id of tab.byId.keys()) this.tell(tab, id, { kind: 'left' })
    Object.assign(tab, { login: null, open: null })
  }

  arrive(request: Request): void {
    const { place, login, key, attempt } = request
    request.reply = this.server.write({ place, login, input: attempt.input, key })
    this.settle()
  }

  /** Another user saves the record. */
  others(fields: AnyRow): void {
    this.server.put(fields, null)
    this.settle()
  }

  answer(request: Request, { value, failure }: Reply): void {
    request.isOver = true
    this.tell(request.tab, request.id, { kind: 'answered', ticket: request.ticket, value, failure, at })
  }

  /** What stands in a record is not owed any more. */
  private settle(): void {
    for (const { row } of this.server.history) this.letGo([row.name, row.note])
  }

  private take(tab: Tab, [editing, effects]: readonly [Editing, readonly Effect[]]): void {
    tab.byId.set(editing.id, editing)
    for (const effect of effects) this.run(tab, editing, effect)
    if (editing.phase === 'closed' && tab.open === editing.id) tab.open = null
  }

  private run(tab: Tab, editing: Editing, effect: Effect): void {
    const { id, login, place } = editing
    if (effect.kind === 'find') {
      this.drafts.disk.alive.add(id)
      tab.finds.push({ id, found: lastOf([...this.drafts.kept], { login, place }, this.drafts.disk.alive) })
    }
    if (effect.kind === 'keep')
      void this.drafts.write(id, effect.draft && { login, place, draft: effect.draft }, effect.instead)
    if (effect.kind === 'send') this.send(tab, editing, effect)
    if (effect.kind === 'look') tab.looks.push({ id, ticket: effect.ticket })
    if (effect.kind === 'saved') this.hold(editing, effect.isOver)
    if (effect.kind === 'release') {
      this.drafts.close(id)
      tab.byId.delete(id)
    }
  }

  private send(
    tab: Tab,
    { id, login, place, since }: Editing,
    { ticket, attempt, key, draft }: Extract<Effect, { kind: 'send' }>,
  ): void {
    void this.drafts.write(id, draft && { login, place, draft })
    if (since === 'created') for (const value of Object.values(attempt.input)) this.mayRepeat.add(value)
    this.requests.push({
      tab,
      id,
      ticket,
      place: place as Place,
      login,
      key,
      attempt,
      reply: null,
      after: this.server.history.length,
      isOver: false,
      isGone: false,
    })
  }

  /** It is said to be saved: then it is there, and not by chance. */
  private hold({ place, typed, login }: Editing, isOver: boolean): void {
    if (!isOver) return
    const { word: _, ...told } = typed
    const own = this.requests.filter((one) => one.login === login && one.place === place)
    const isOwn = ({ key }: Version, index: number) =>
      own.some((one) => (key === null ? place !== 'plain' && one.after <= index : one.key === key))
    const isThere = this.server.history.some(
      (one, index) => Object.entries(told).every(([name, value]) => one.row[name] === value) && isOwn(one, index),
    )
    if (!isThere) throw new Error(`said to be saved, and is not: ${JSON.stringify(typed)}`)
  }

  /** A draft that was looked for is there, as it is on the disk by then. */
  find(tab: Tab): void {
    const one = tab.finds.shift()
    if (!one) return
    const draft = one.found && this.drafts.kept.has(one.found.from) ? readDraft(one.found.draft) : null
    this.tell(tab, one.id, { kind: 'found', found: one.found && draft && { from: one.found.from, draft }, at })
  }

  looked(tab: Tab, isFailed: boolean): void {
    const one = tab.looks.shift()
    if (one) this.tell(tab, one.id, { kind: 'looked', ticket: one.ticket, isFailed, answer: this.server.rows, at })
  }
}
