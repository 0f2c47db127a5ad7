import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { CallFailure } from '@ronde/contracts/wire'
import { describe, expect, test } from 'vitest'
import { answer } from '../testing/answers.ts'
import { testConsole } from '../testing/test-scope.ts'
import { memoryDrafts } from './testing/memory-drafts.ts'
import { $editors, editorOpened, editorTold, saveAsked } from './model.ts'

const id = 'AffAffAffaireList Creer {}'
const at = '2026-03-31T08:30:00.000Z'
const endpoint = AffAffaire.Insert
const type = (values: object, name = 'label') => ({
  id,
  event: { kind: 'typed', values: { ...values }, name, at } as const,
})
const opening = { id, place: id, login: 'a.martin', base: null, look: null, unique: ['refAffaire'], isKeyed: true }

type Given = Parameters<typeof testConsole>[0]

describe('a save without an answer', () => {
  const affaire = AffAffaire.Insert.example
  const look = { endpoint: AffAffaire.GetList, input: {}, key: 'idAffaireGuid' }
  const lost = answer(AffAffaire.Insert, () => Promise.reject(new CallFailure('timeout')))
  const asked = { id, endpoint, input: { ...affaire.input }, key: 'first' }

  const sent = async (rows: () => Promise<(typeof affaire.value)[]> | (typeof affaire.value)[], given: Given = {}) => {
    const it = testConsole({ answers: [lost, answer(AffAffaire.GetList, rows)], ...given })
    await it.raise(editorOpened, { ...opening, look })
    await it.raise(editorTold, type({ label: 'Ponts' }))
    await it.raise(saveAsked, asked)
    return { ...it, editing: () => it.scope.getState($editors)[id], draft: () => it.drafts.in('a.martin', id) }
  }

  test('is looked for: what is there was saved, and nothing is sent again', async () => {
    const { editing, call, draft, toasts } = await sent(() => [affaire.value])
    expect(editing()).toBeUndefined()
    expect(call.inputsOf(AffAffaire.Insert)).toHaveLength(1)
    expect(draft()).toBeNull()
    expect(toasts.at(-1)?.text).toMatch(/bien enregistré/)
  })

  test('is looked for: what is not there may be sent again', async () => {
    const { editing, raise, call } = await sent(() => [])
    expect(editing()).toMatchObject({ phase: 'editing', isAbsent: true, typed: { label: 'Ponts' } })
    await raise(saveAsked, asked)
    expect(call.inputsOf(AffAffaire.Insert)).toHaveLength(2)
  })

  test('is not sent again before somebody has looked', async () => {
    const { editing, raise, call } = await sent(() => Promise.reject(new CallFailure('timeout')))
    expect(editing()).toMatchObject({ phase: 'unknown', awaited: null })
    await raise(saveAsked, asked)
    expect(call.inputsOf(AffAffaire.Insert)).toHaveLength(1)
    await raise(editorTold, { id, event: { kind: 'lookedByHand' } })
    await raise(saveAsked, asked)
    expect(call.inputsOf(AffAffaire.Insert)).toHaveLength(2)
  })

  const keysOf = ({ asked: all }: { asked: readonly { path: string; idempotencyKey?: string }[] }) =>
    all.filter(({ path }) => path.endsWith('/Insert')).map(({ idempotencyKey }) => idempotencyKey)

  test('goes again under its own key, changed or not: of all that went out under it one is done', async () => {
    const { raise, call } = await sent(() => [])
    await raise(saveAsked, { ...asked, key: 'second' })
    await raise(saveAsked, { ...asked, input: { ...asked.input, lbAffaire: 'Autre' }, key: 'third' })
    expect(keysOf(call)).toEqual(['first', 'first', 'first'])
  })

  test('that was answered is over: the next one has a key of its own', async () => {
    const refused = answer(AffAffaire.Insert, () => Promise.reject(new CallFailure('refused')))
    const { raise, call } = testConsole({ answers: [refused] })
    await raise(editorOpened, opening)
    await raise(saveAsked, asked)
    await raise(saveAsked, { ...asked, key: 'second' })
    expect(keysOf(call)).toEqual(['first', 'second'])
  })

  test('is remembered by the draft: whoever comes back to it from the offline page is told, and it is looked for', async () => {
    const drafts = memoryDrafts()
    const away = answer(AffAffaire.Insert, () => Promise.reject(new CallFailure('network')))
    const first = testConsole({ answers: [away], drafts })
    await first.raise(editorOpened, { ...opening, look })
    await first.raise(editorTold, type({ label: 'Ponts' }))
    await first.raise(saveAsked, asked)
    await first.raise(editorTold, { id, event: { kind: 'left' } })
    expect(drafts.in('a.martin', id)).toMatchObject({ sent: [{ input: { ...affaire.input } }], key: 'first' })

    const later = testConsole({ answers: [answer(AffAffaire.GetList, () => [affaire.value])], drafts })
    await later.raise(editorOpened, { ...opening, id: 'another', look })
    expect(later.call.inputsOf(AffAffaire.GetList)).toHaveLength(1)
    expect(later.scope.getState($editors)).toEqual({})
    expect(drafts.in('a.martin', id)).toBeNull()
  })
})

describe('a save that came too late', () => {
  const update = AffAffaire.Update.example
  const base = AffAffaire.Get.example.value
  const theirs = { ...base, lbClient: 'Autre', dtModification: '2026-02-02T10:00:00.000Z' }
  const stale = () => Promise.reject(new CallFailure('http', { status: 409 }))
  const look = { endpoint: AffAffaire.Get, input: { idAffaireGuid: base.idAffaireGuid }, key: 'idAffaireGuid' }

  test('reads the record as it is now; what is settled is saved over that', async () => {
    let isStale = true
    const it = testConsole({
      answers: [
        answer(AffAffaire.Update, () => (isStale ? stale() : update.value)),
        answer(AffAffaire.Get, () => theirs),
      ],
    })
    const editing = () => it.scope.getState($editors)[id]
    await it.raise(editorOpened, { ...opening, base, look, isKeyed: false })
    await it.raise(editorTold, type({ lbAffaire: 'Ponts' }, 'lbAffaire'))
    await it.raise(saveAsked, { id, endpoint: AffAffaire.Update, input: { ...update.input }, key: 'update' })
    expect(editing()).toMatchObject({ phase: 'conflict', base, theirs })
    await it.raise(editorTold, { id, event: { kind: 'settled', typed: { lbAffaire: 'Ponts' }, at } })
    expect(editing()).toMatchObject({
      phase: 'editing',
      base: theirs,
      theirs: null,
      typed: { lbAffaire: 'Ponts' },
      touched: ['lbAffaire'],
    })
    isStale = false
    await it.raise(saveAsked, {
      id,
      endpoint: AffAffaire.Update,
      input: { ...update.input, dtModification: theirs.dtModification },
      key: 'again',
    })
    // By its stamp a change is known already.
    expect(it.call.asked.every(({ idempotencyKey }) => idempotencyKey === undefined)).toBe(true)
    expect(editing()).toBeUndefined()
  })

  test('waits for the record while it cannot be read, and keeps what was typed', async () => {
    const it = testConsole({
      answers: [
        answer(AffAffaire.Update, stale),
        answer(AffAffaire.Get, () => Promise.reject(new CallFailure('http', { status: 503 }))),
      ],
    })
    await it.raise(editorOpened, { ...opening, base, look, isKeyed: false })
    await it.raise(editorTold, type({ lbAffaire: 'Ponts' }, 'lbAffaire'))
    await it.raise(saveAsked, { id, endpoint: AffAffaire.Update, input: { ...update.input }, key: 'update' })
    expect(it.scope.getState($editors)[id]).toMatchObject({
      phase: 'conflict',
      theirs: null,
      typed: { lbAffaire: 'Ponts' },
    })
    await it.raise(editorTold, { id, event: { kind: 'lookAsked' } })
    expect(it.call.inputsOf(AffAffaire.Get)).toHaveLength(2)
  })
})
