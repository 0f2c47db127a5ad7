import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { CallFailure } from '@ronde/contracts/wire'
import { describe, expect, test } from 'vitest'
import { sessionClosed } from '../../session/session.ts'
import { $answers, opened } from '../ask/answers.ts'
import { answer, answerWhole } from '../testing/answers.ts'
import { heldAnswers } from '../testing/held-answers.ts'
import { testConsole } from '../testing/test-scope.ts'
import type { FoundDraft } from './drafts.ts'
import { memoryDrafts } from './testing/memory-drafts.ts'
import { keptIn } from './testing/kept-in.ts'
import { $editors, editorOpened, editorTold, saveAsked } from './model.ts'

const id = 'AffAffAffaireList Creer {}'
const at = '2026-03-31T08:30:00.000Z'
const endpoint = AffAffaire.Insert
const type = (values: object, name = 'label') => ({
  id,
  event: { kind: 'typed', values: { ...values }, name, at } as const,
})
const opening = { id, place: id, login: 'a.martin', base: null, look: null }

type Given = Parameters<typeof testConsole>[0]

/** An editor that is open. */
async function open(given: Given = {}) {
  const it = testConsole({ answers: [answer(AffAffaire.Insert)], ...given })
  await it.raise(editorOpened, opening)
  return {
    ...it,
    editing: () => it.scope.getState($editors)[id],
    draft: (login = 'a.martin') => it.drafts.in(login, id),
  }
}

describe('what is typed', () => {
  test('stands in the editor and is kept as a draft of this user', async () => {
    const { raise, editing, draft } = await open()
    await raise(editorTold, type({ label: 'Ponts' }))
    expect(editing()).toMatchObject({ typed: { label: 'Ponts' }, touched: ['label'], draftAt: null })
    expect(draft()).toEqual({
      base: null,
      values: { label: 'Ponts' },
      touched: ['label'],
      at,
      sent: [],
      key: null,
      since: null,
      left: [],
    })
    expect(draft('someone.else')).toBeNull()
  })

  test('values that the console computes touch nothing and keep no draft', async () => {
    const { raise, editing, draft } = await open()
    await raise(editorTold, { id, event: { kind: 'typed', values: { active: true }, at } })
    expect(editing()).toMatchObject({ typed: { active: true }, touched: [] })
    expect(draft()).toBeNull()
  })

  test('changes build on each other, whoever makes them', async () => {
    const { raise, editing } = await open()
    await raise(editorTold, type({ label: 'Ponts' }))
    await raise(editorTold, { id, event: { kind: 'typed', values: { active: true }, at } })
    await raise(editorTold, type({ ref: 'A-1' }, 'ref'))
    expect(editing()).toMatchObject({ typed: { ref: 'A-1', label: 'Ponts', active: true }, touched: ['label', 'ref'] })
  })

  test('an editor that is not open takes nothing', async () => {
    const { raise, scope, draft } = await open()
    await raise(editorTold, { id, event: { kind: 'left' } })
    await raise(editorTold, type({ label: 'Ponts' }))
    expect(scope.getState($editors)).toEqual({})
    expect(draft()).toBeNull()
  })

  test('opening an open editor again takes nothing away', async () => {
    const { raise, editing } = await open()
    await raise(editorTold, type({ label: 'Ponts' }))
    await raise(editorOpened, opening)
    expect(editing()?.typed.label).toBe('Ponts')
  })
})

describe('a draft', () => {
  const kept = {
    base: null,
    values: { label: 'Ponts' },
    touched: ['label'],
    at,
    sent: [],
    key: null,
    since: null,
    left: [],
  }
  const box = (login = 'a.martin') => keptIn({ login, place: id, draft: kept })

  test('is taken up again, with the time it was typed', async () => {
    const it = testConsole({ drafts: box() })
    await it.raise(editorOpened, opening)
    expect(it.scope.getState($editors)[id]).toMatchObject({
      base: null,
      typed: { label: 'Ponts' },
      touched: ['label'],
      draftAt: at,
    })
  })

  test('stands over the record it was typed on, whatever the record is now; discarded, over the record as it is', async () => {
    const drafts = keptIn({
      login: 'a.martin',
      place: id,
      draft: { ...kept, base: { label: 'before', dtModification: '1' } },
    })
    const it = testConsole({ drafts })
    await it.raise(editorOpened, { ...opening, base: { label: 'now', dtModification: '2' } })
    expect(it.scope.getState($editors)[id]).toMatchObject({
      base: { label: 'before', dtModification: '1' },
      typed: { label: 'Ponts' },
    })
    await it.raise(editorTold, { id, event: { kind: 'discarded' } })
    expect(it.scope.getState($editors)[id]).toMatchObject({ base: { label: 'now', dtModification: '2' }, typed: {} })
  })

  test("is not another user's", async () => {
    const { editing } = await open({ drafts: box('someone.else') })
    expect(editing()).toMatchObject({ typed: {}, draftAt: null })
  })

  test('that arrives once typing began comes too late', async () => {
    const reading = heldAnswers<FoundDraft>()
    const it = testConsole({ drafts: { ...memoryDrafts(), open: reading.next } })
    const started = it.raise(editorOpened, opening)
    const typing = it.raise(editorTold, type({ label: 'Palans' }))
    reading.at(0).resolve({ from: 'before', draft: kept })
    await Promise.all([started, typing])
    expect(it.scope.getState($editors)[id]).toMatchObject({ typed: { label: 'Palans' }, draftAt: null })
  })

  test('still comes in time when only the console computed values', async () => {
    const reading = heldAnswers<FoundDraft>()
    const it = testConsole({ drafts: { ...memoryDrafts(), open: reading.next } })
    const started = it.raise(editorOpened, opening)
    const deriving = it.raise(editorTold, { id, event: { kind: 'typed', values: { active: true }, at } })
    reading.at(0).resolve({ from: 'before', draft: kept })
    await Promise.all([started, deriving])
    expect(it.scope.getState($editors)[id]).toMatchObject({ typed: { label: 'Ponts', active: true }, draftAt: at })
  })

  test('that is discarded gives the values at first, and is gone', async () => {
    const { raise, editing, draft } = await open({ drafts: box() })
    await raise(editorTold, { id, event: { kind: 'discarded' } })
    expect(editing()).toMatchObject({ typed: {}, touched: [], draftAt: null })
    expect(draft()).toBeNull()
  })

  test('goes when the editor is closed on purpose, stays when it is only left', async () => {
    const closedOne = await open()
    await closedOne.raise(editorTold, type({ label: 'Ponts' }))
    await closedOne.raise(editorTold, { id, event: { kind: 'closed', at } })
    expect(closedOne.draft()).toBeNull()
    const leftOne = await open()
    await leftOne.raise(editorTold, type({ label: 'Ponts' }))
    await leftOne.raise(editorTold, { id, event: { kind: 'left' } })
    expect(leftOne.editing()).toBeUndefined()
    expect(leftOne.draft()).toMatchObject({ values: { label: 'Ponts' } })
  })

  test('outlives the session', async () => {
    const { raise, editing, draft } = await open()
    await raise(editorTold, type({ label: 'Ponts' }))
    await raise(sessionClosed)
    await raise(editorTold, { id, event: { kind: 'left' } })
    expect(editing()).toBeUndefined()
    expect(draft()).toMatchObject({ values: { label: 'Ponts' } })
  })
})

describe('a save', () => {
  const typed = async (given: Given = {}) => {
    const it = await open(given)
    await it.raise(editorTold, type({ label: 'Ponts' }))
    return it
  }
  const save = { id, endpoint, input: endpoint.example.input, key: 'a-key' }

  test('that comes back with a value closes the editor, drops the draft and refreshes what is on screen', async () => {
    const { raise, editing, draft, call } = await typed({
      answers: [answer(AffAffaire.Insert), answer(AffAffaire.GetList)],
    })
    await raise(opened, { endpoint: AffAffaire.GetList, input: {} })
    await raise(saveAsked, save)
    expect(editing()).toBeUndefined()
    expect(draft()).toBeNull()
    expect(call.inputsOf(AffAffaire.GetList)).toHaveLength(2)
  })

  test.each([
    ['is refused', answer(AffAffaire.Insert, () => Promise.reject(new CallFailure('refused', { status: 200 })))],
    ['is forbidden', answer(AffAffaire.Insert, () => Promise.reject(new CallFailure('http', { status: 403 })))],
  ])('that %s keeps what was typed, and the draft', async (_, reply) => {
    const { raise, editing, draft } = await typed({ answers: [reply] })
    await raise(saveAsked, save)
    expect(editing()).toMatchObject({ typed: { label: 'Ponts' }, phase: 'editing', failure: { name: 'CallFailure' } })
    expect(draft()).not.toBeNull()
  })

  test('that finds the session over keeps the draft for the next one', async () => {
    const { raise, draft } = await typed({
      answers: [answer(AffAffaire.Insert, () => Promise.reject(new CallFailure('http', { status: 401 })))],
    })
    await raise(saveAsked, save)
    expect(draft()).toMatchObject({ values: { label: 'Ponts' } })
  })

  test('that comes back without a value applies nothing [4.save-value]', async () => {
    const { raise, editing, draft } = await typed({
      answers: [answerWhole(AffAffaire.Insert, () => ({ value: undefined, hasErrors: false, messages: [] }))],
    })
    await raise(saveAsked, save)
    expect(editing()).toMatchObject({ phase: 'editing' })
    expect(draft()).not.toBeNull()
  })

  test('waits by itself: no read waits with it [4.saving]', async () => {
    const answers = heldAnswers<never>()
    const { scope, raise, editing } = await typed({
      answers: [answer(AffAffaire.Insert, answers.next), answer(AffAffaire.GetList)],
    })
    await raise(opened, { endpoint: AffAffaire.GetList, input: {} })
    const saving = raise(saveAsked, save)
    await expect.poll(() => answers.count).toBe(1)
    expect(editing()?.phase).toBe('saving')
    expect(Object.values(scope.getState($answers))[0]).toMatchObject({ awaited: null })
    answers.at(0).reject(new CallFailure('refused'))
    await saving
    expect(editing()?.phase).toBe('editing')
  })

  test('is one at a time; after a refusal it may be asked again', async () => {
    const answers = heldAnswers<never>()
    const { raise, editing } = await typed({ answers: [answer(AffAffaire.Insert, answers.next)] })
    const both = [raise(saveAsked, save), raise(saveAsked, save)]
    await expect.poll(() => answers.count).toBe(1)
    expect(editing()?.phase).toBe('saving')
    answers.at(0).reject(new CallFailure('refused'))
    await Promise.all(both)
    expect(answers.count).toBe(1)
    const again = raise(saveAsked, save)
    await expect.poll(() => answers.count).toBe(2)
    expect(editing()?.failure).toBeNull()
    answers.at(1).reject(new CallFailure('refused'))
    await again
  })
})
