import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { CallFailure, type Endpoint } from '@ronde/contracts/wire'
import { describe, expect, test } from 'vitest'
import { sessionClosed } from '../session/session.ts'
import { type DraftBox, memoryDrafts } from './drafts.ts'
import { $editors, draftDiscarded, editorClosed, editorLeft, editorOpened, isDirty, saveAsked, valuesChanged } from './editors.ts'
import { $readings, opened } from './records.ts'
import { answer, answerWhole } from './testing/answers.ts'
import { heldAnswers } from './testing/held-answers.ts'
import { testConsole } from './testing/test-scope.ts'

const id = 'AffAffAffaireList Creer {}'
const at = '2026-03-31T08:30:00.000Z'
const initial = { ref: '', label: '', active: false }
const endpoint = AffAffaire.Insert as unknown as Endpoint<never, unknown>
const type = (values: object, name = 'label') => ({ id, values: { ...values }, name, at })
const keyOf = (login: string) => `${login} ${id}`

type Given = Parameters<typeof testConsole>[0]

/** An editor that is open. */
async function open(given: Given = {}) {
  const it = testConsole({ answers: [answer(AffAffaire.Insert)], ...given })
  await it.raise(editorOpened, { id, initial })
  return { ...it, editing: () => it.scope.getState($editors)[id], draft: (login = 'a.martin') => it.drafts.read(keyOf(login)) }
}

describe('what is typed', () => {
  test('stands in the editor and is kept as a draft of this user', async () => {
    const { raise, editing, draft } = await open()
    await raise(valuesChanged, type({ label: 'Ponts' }))
    expect(editing()).toMatchObject({ values: { ref: '', label: 'Ponts' }, touched: ['label'], draftAt: null })
    expect(await draft()).toEqual({ values: { label: 'Ponts' }, touched: ['label'], at })
    expect(await draft('someone.else')).toBeNull()
  })

  test('values that the console computes touch nothing and keep no draft', async () => {
    const { raise, editing, draft, scope } = await open()
    await raise(valuesChanged, { id, values: { active: true }, at })
    expect(editing()).toMatchObject({ values: { active: true }, touched: [] })
    expect(Object.values(scope.getState($editors)).map(isDirty)).toEqual([false])
    expect(await draft()).toBeNull()
  })

  test('changes build on each other, whoever makes them', async () => {
    const { raise, editing } = await open()
    await raise(valuesChanged, type({ label: 'Ponts' }))
    await raise(valuesChanged, { id, values: { active: true }, at })
    await raise(valuesChanged, type({ ref: 'A-1' }, 'ref'))
    expect(editing()).toMatchObject({ values: { ref: 'A-1', label: 'Ponts', active: true }, touched: ['label', 'ref'] })
  })

  test('an editor that is not open takes nothing', async () => {
    const { raise, scope, draft } = await open()
    await raise(editorLeft, { id })
    await raise(valuesChanged, type({ label: 'Ponts' }))
    expect(scope.getState($editors)).toEqual({})
    expect(await draft()).toBeNull()
  })

  test('opening an open editor again takes nothing away', async () => {
    const { raise, editing } = await open()
    await raise(valuesChanged, type({ label: 'Ponts' }))
    await raise(editorOpened, { id, initial })
    expect(editing()?.values.label).toBe('Ponts')
  })
})

describe('a draft', () => {
  const kept = { values: { label: 'Ponts' }, touched: ['label'], at }
  const box = async (login = 'a.martin'): Promise<DraftBox> => {
    const drafts = memoryDrafts()
    await drafts.write(keyOf(login), kept)
    return drafts
  }

  test('is taken up again, with the time it was typed; what was not typed stays as the record has it now', async () => {
    const it = testConsole({ drafts: await box() })
    await it.raise(editorOpened, { id, initial: { ...initial, ref: 'CHANGED-MEANWHILE' } })
    expect(it.scope.getState($editors)[id]).toMatchObject({ values: { ref: 'CHANGED-MEANWHILE', label: 'Ponts' }, touched: ['label'], draftAt: at })
  })

  test("is not another user's", async () => {
    const { editing } = await open({ drafts: await box('someone.else') })
    expect(editing()).toMatchObject({ values: initial, draftAt: null })
  })

  test('that arrives once typing began comes too late', async () => {
    const reading = heldAnswers<typeof kept>()
    const it = testConsole({ drafts: { ...memoryDrafts(), read: reading.next } })
    const opening = it.raise(editorOpened, { id, initial })
    const typing = it.raise(valuesChanged, type({ label: 'Palans' }))
    reading.at(0).resolve(kept)
    await Promise.all([opening, typing])
    expect(it.scope.getState($editors)[id]).toMatchObject({ values: { label: 'Palans' }, draftAt: null })
  })

  test('still comes in time when only the console computed values', async () => {
    const reading = heldAnswers<typeof kept>()
    const it = testConsole({ drafts: { ...memoryDrafts(), read: reading.next } })
    const opening = it.raise(editorOpened, { id, initial })
    const deriving = it.raise(valuesChanged, { id, values: { active: true }, at })
    reading.at(0).resolve(kept)
    await Promise.all([opening, deriving])
    expect(it.scope.getState($editors)[id]).toMatchObject({ values: { label: 'Ponts', active: true }, draftAt: at })
  })

  test('that is discarded gives the values at first, and is gone', async () => {
    const { raise, editing, draft } = await open({ drafts: await box() })
    await raise(draftDiscarded, { id })
    expect(editing()).toMatchObject({ values: initial, touched: [], draftAt: null })
    expect(await draft()).toBeNull()
  })

  test('goes when the editor is closed on purpose, stays when it is only left', async () => {
    const closedOne = await open()
    await closedOne.raise(valuesChanged, type({ label: 'Ponts' }))
    await closedOne.raise(editorClosed, { id })
    expect(await closedOne.draft()).toBeNull()
    const leftOne = await open()
    await leftOne.raise(valuesChanged, type({ label: 'Ponts' }))
    await leftOne.raise(editorLeft, { id })
    expect(leftOne.editing()).toBeUndefined()
    expect(await leftOne.draft()).toMatchObject({ values: { label: 'Ponts' } })
  })

  test('outlives the session', async () => {
    const { raise, editing, draft } = await open()
    await raise(valuesChanged, type({ label: 'Ponts' }))
    await raise(sessionClosed)
    await raise(editorLeft, { id })
    expect(editing()).toBeUndefined()
    expect(await draft()).toMatchObject({ values: { label: 'Ponts' } })
  })
})

describe('a save', () => {
  const typed = async (given: Given = {}) => {
    const it = await open(given)
    await it.raise(valuesChanged, type({ label: 'Ponts' }))
    return it
  }
  const save = { id, endpoint, input: { label: 'Ponts' } }

  test('that comes back with a value closes the editor, drops the draft and refreshes what is on screen', async () => {
    const { raise, editing, draft, call } = await typed({ answers: [answer(AffAffaire.Insert), answer(AffAffaire.GetList)] })
    await raise(opened, { id: 'list', asked: { endpoint: AffAffaire.GetList as Endpoint<never, unknown>, input: {} } })
    await raise(saveAsked, save)
    expect(editing()).toBeUndefined()
    expect(await draft()).toBeNull()
    expect(call.inputsOf(AffAffaire.GetList)).toHaveLength(2)
  })

  test.each([
    ['is refused', answer(AffAffaire.Insert, () => Promise.reject(new CallFailure('refused', { status: 200 })))],
    ['meets no server', answer(AffAffaire.Insert, () => Promise.reject(new CallFailure('network')))],
  ])('that %s keeps what was typed, and the draft', async (_, reply) => {
    const { raise, editing, draft } = await typed({ answers: [reply] })
    await raise(saveAsked, save)
    expect(editing()).toMatchObject({ values: { label: 'Ponts' }, isSaving: false, failure: { name: 'CallFailure' } })
    expect(await draft()).not.toBeNull()
  })

  test('that finds the session over keeps the draft for the next one', async () => {
    const { raise, draft } = await typed({ answers: [answer(AffAffaire.Insert, () => Promise.reject(new CallFailure('http', { status: 401 })))] })
    await raise(saveAsked, save)
    expect(await draft()).toMatchObject({ values: { label: 'Ponts' } })
  })

  test('that comes back without a value applies nothing [4.save-value]', async () => {
    const { raise, editing, draft } = await typed({ answers: [answerWhole(AffAffaire.Insert, () => ({ value: undefined, hasErrors: false, messages: [] }))] })
    await raise(saveAsked, save)
    expect(editing()).toMatchObject({ isSaving: false })
    expect(await draft()).not.toBeNull()
  })

  test('waits by itself: no read waits with it [4.saving]', async () => {
    const answers = heldAnswers<never>()
    const { scope, raise, editing } = await typed({ answers: [answer(AffAffaire.Insert, answers.next), answer(AffAffaire.GetList)] })
    await raise(opened, { id: 'list', asked: { endpoint: AffAffaire.GetList as Endpoint<never, unknown>, input: {} } })
    const saving = raise(saveAsked, save)
    await expect.poll(() => answers.count).toBe(1)
    expect(editing()?.isSaving).toBe(true)
    expect(scope.getState($readings).list).toMatchObject({ awaited: null })
    answers.at(0).reject(new CallFailure('refused'))
    await saving
    expect(editing()?.isSaving).toBe(false)
  })

  test('is one at a time; after a refusal it may be asked again', async () => {
    const answers = heldAnswers<never>()
    const { raise, editing } = await typed({ answers: [answer(AffAffaire.Insert, answers.next)] })
    const both = [raise(saveAsked, save), raise(saveAsked, save)]
    await expect.poll(() => answers.count).toBe(1)
    expect(editing()?.isSaving).toBe(true)
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
