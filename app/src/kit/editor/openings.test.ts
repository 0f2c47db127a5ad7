import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import { CallFailure } from '@ronde/contracts/wire'
import { describe, expect, test } from 'vitest'
import { $token, $user, sessionEnded, signedIn } from '../../session/session.ts'
import { $answers, opened as readingOpened } from '../ask/answers.ts'
import { answer } from '../testing/answers.ts'
import { heldAnswers } from '../testing/held-answers.ts'
import { testConsole, type TestConsole } from '../testing/test-scope.ts'
import { tokenOf } from '../testing/tokens.ts'
import { prestation } from '../../views/Aff/Aff/editors/prestation.ts'
import { memoryDrafts } from './testing/memory-drafts.ts'
import { $editors, $lastSaved, editorOpened, editorTold, saveAsked } from './model.ts'
import { openingOf } from './opening.ts'
import { noContext } from './testing/no-context.ts'

/** Every new service of a case has this place, whenever its editor is opened. */
const place = 'AffAffaireAccueil AjouterPrestation {}'
const at = '2026-03-31T08:30:00.000Z'
const { Insert, GetList } = AffAffairePrestation
const opening = (id: string) => ({
  id,
  place,
  login: 'a.martin',
  base: null,
  look: { endpoint: GetList, input: {}, key: 'idPrestation' },
  isKeyed: true,
})
const type = (id: string, libelle: string) => ({
  id,
  event: { kind: 'typed', values: { libelle }, name: 'libelle', at } as const,
})
const input = { ...Insert.example.input, libelle: 'Ponts' }
const save = (id: string, key = `key of ${id}`) => ({ id, endpoint: Insert, input, key })
/** Calls made at every sign-in. */
const anybody = [answer(SysInfo.GetAppInfo), answer(UsrUser.GetMenuList)]
const made = { ...Insert.example.value, libelle: 'Ponts' }

/** Raises events without waiting for the end of a call under way. */
function telling({ raise }: Pick<TestConsole, 'raise'>): TestConsole['raise'] {
  return async (event, ...payload) => {
    void raise(event, ...payload)
    await new Promise((done) => setImmediate(done))
  }
}

/** An editor in which a service was typed, and whose save is under way. */
async function saving(given: Parameters<typeof testConsole>[0] = {}) {
  const answers = heldAnswers<typeof made>()
  const it = testConsole({ ...given, answers: [answer(Insert, answers.next), ...anybody, ...(given.answers ?? [])] })
  await it.raise(editorOpened, opening('first'))
  await it.raise(editorTold, type('first', 'Ponts'))
  const done = it.raise(saveAsked, save('first'))
  await expect.poll(() => answers.count).toBe(1)
  const editing = (id: string) => it.scope.getState($editors)[id]
  return {
    ...it,
    raise: telling(it),
    answers,
    done,
    editing,
    draft: (login = 'a.martin') => it.drafts.in(login, place),
  }
}
type Saving = Awaited<ReturnType<typeof saving>>
const keysOf = ({ call }: Pick<Saving, 'call'>) =>
  call.asked.filter(({ path }) => path.endsWith('/Insert')).map(({ idempotencyKey }) => idempotencyKey)

test('each opening of an editor has a name of its own', () => {
  const one = () => openingOf(place, prestation, noContext, null)
  expect(one()).toEqual({ ...one(), id: expect.any(String) as string })
  expect(one().id).not.toBe(one().id)
})

describe('a save whose editor was left', () => {
  test('is answered to nobody else: the next editor of that place keeps what is typed in it, and its draft', async () => {
    const it = await saving()
    await it.raise(editorTold, { id: 'first', event: { kind: 'left' } })
    await it.raise(editorOpened, opening('second'))
    await it.raise(editorTold, type('second', 'Palans'))
    expect(it.editing('second')).toMatchObject({ typed: { libelle: 'Palans' }, draftAt: null })
    it.answers.at(0).resolve(made)
    await it.done
    expect(it.scope.getState($lastSaved)?.id).toBe('first')
    expect(it.editing('second')).toMatchObject({ phase: 'editing', typed: { libelle: 'Palans' } })
    expect([...it.drafts.kept.values()].map(({ draft }) => draft.values)).toEqual([{ libelle: 'Palans' }])
  })

  test('was in the draft before it went out, and is offered no more once it is done', async () => {
    const it = await saving()
    expect(it.draft()).toMatchObject({ key: 'key of first', sent: [{ input: { libelle: 'Ponts' } }] })
    await it.raise(editorTold, { id: 'first', event: { kind: 'left' } })
    it.answers.at(0).resolve(made)
    await it.done
    expect(it.draft()).toBeNull()
  })

  test('refused, it is offered again as it was typed', async () => {
    const it = await saving()
    await it.raise(editorTold, { id: 'first', event: { kind: 'left' } })
    it.answers.at(0).reject(new CallFailure('refused', { status: 200 }))
    await it.done
    await it.raise(editorOpened, opening('second'))
    expect(it.editing('second')).toMatchObject({ phase: 'editing', typed: { libelle: 'Ponts' }, draftAt: at, sent: [] })
  })
})

describe('a page that is loaded again while it saves', () => {
  /** Another page of the same browser, after the first is gone. */
  const reloaded = async (before: Saving, answers = [answer(Insert, () => made)]) => {
    before.drafts.close('first')
    const it = testConsole({ drafts: before.drafts, answers })
    await it.raise(editorOpened, opening('second'))
    return { ...it, editing: () => it.scope.getState($editors).second }
  }

  test('knows that it sent something, and sends it again under the same key', async () => {
    const before = await saving()
    const it = await reloaded(before)
    expect(it.editing()).toMatchObject({ phase: 'unknown', typed: { libelle: 'Ponts' } })
    expect(it.call.asked.filter(({ path }) => path.endsWith('/Insert'))).toEqual([])
    await it.raise(saveAsked, save('second'))
    expect(keysOf(it)).toEqual(keysOf(before))
    expect(it.editing()).toBeUndefined()
    expect(it.drafts.kept.size).toBe(0)
  })

  test('never takes a service that was there before for its own', async () => {
    const before = await saving()
    const it = await reloaded(before, [answer(GetList, () => [made]), answer(Insert, () => made)])
    expect(it.editing()).toMatchObject({ phase: 'unknown' })
    expect(it.toasts).toEqual([])
  })
})

test.each([
  new CallFailure('http', { status: 503 }),
  new CallFailure('http', { status: 504 }),
  new CallFailure('timeout'),
])('after %s the same goes again under the same key', async (failure) => {
  const it = await saving()
  it.answers.at(0).reject(failure)
  await it.done
  expect(it.editing('first')).toMatchObject({ phase: 'unknown' })
  const again = it.raise(saveAsked, save('first', 'another'))
  await expect.poll(() => it.answers.count).toBe(2)
  expect(keysOf(it)).toEqual(['key of first', 'key of first'])
  it.answers.at(1).resolve(made)
  await again
})

test('a case that stood in the list before it was sent is not the one that was sent', async () => {
  const { example } = AffAffaire.Insert
  const rows = { endpoint: AffAffaire.GetList, input: {} }
  const it = testConsole({
    answers: [
      answer(AffAffaire.Insert, () => Promise.reject(new CallFailure('timeout'))),
      answer(AffAffaire.GetList, () => [example.value]),
    ],
  })
  await it.raise(readingOpened, rows)
  expect(Object.keys(it.scope.getState($answers))).toHaveLength(1)
  await it.raise(editorOpened, { ...opening('first'), look: { ...rows, key: 'idAffaireGuid' }, unique: ['refAffaire'] })
  await it.raise(saveAsked, { id: 'first', endpoint: AffAffaire.Insert, input: { ...example.input }, key: 'k' })
  expect(it.scope.getState($editors).first).toMatchObject({ phase: 'editing', isAbsent: true })
  expect(it.toasts.filter(({ type: kind }) => kind === 'success')).toEqual([])
})

test('what is typed while it is saved stays in the editor, and in its draft', async () => {
  const it = await saving()
  await it.raise(editorTold, type('first', 'Palans'))
  it.answers.at(0).resolve(made)
  await it.done
  expect(it.editing('first')).toMatchObject({
    phase: 'editing',
    since: 'created',
    typed: { libelle: 'Palans' },
    sent: [],
    key: null,
  })
  expect(it.draft()).toMatchObject({ values: { libelle: 'Palans' }, sent: [], since: 'created' })
})

describe('a session that ends while it saves', () => {
  const end = async (it: Saving) => {
    await it.raise(sessionEnded, { reason: 'idle' })
    await it.raise(editorTold, { id: 'first', event: { kind: 'left' } })
  }

  test('leaves the draft with what was sent to its user, and lets nobody else see it', async () => {
    const it = await saving()
    await end(it)
    await it.raise(signedIn, { token: tokenOf({ login: 'b.durand' }), requested: null })
    await it.raise(editorOpened, { ...opening('second'), login: 'b.durand' })
    expect(it.editing('second')).toMatchObject({ typed: {}, draftAt: null, sent: [] })
    expect(it.draft()).toMatchObject({ key: 'key of first' })
    expect(it.draft('b.durand')).toBeNull()
  })

  test('its answer ends the draft of whoever asked, and says nothing to the next', async () => {
    const it = await saving({ answers: [answer(GetList, () => [])] })
    await end(it)
    await it.raise(signedIn, { token: tokenOf({ login: 'b.durand' }), requested: null })
    await it.raise(editorOpened, { ...opening('second'), login: 'b.durand' })
    await it.raise(editorTold, type('second', 'Palans'))
    await it.raise(readingOpened, { endpoint: GetList, input: {} })
    it.answers.at(0).resolve(made)
    await it.done
    expect(it.draft()).toBeNull()
    expect(it.draft('b.durand')).toMatchObject({ values: { libelle: 'Palans' } })
    expect(it.editing('second')).toMatchObject({ phase: 'editing', typed: { libelle: 'Palans' } })
    expect(it.toasts).toEqual([])
    expect(it.call.inputsOf(GetList)).toHaveLength(1)
    expect(it.scope.getState($lastSaved)).toBeNull()
  })

  test('what was not yet on its way goes in nobody else’s name', async () => {
    const written = Promise.withResolvers<void>()
    const drafts = memoryDrafts()
    const it = testConsole({
      answers: [answer(Insert), ...anybody],
      drafts: { ...drafts, write: async (...what) => (await written.promise, drafts.write(...what)) },
    })
    await it.raise(editorOpened, opening('first'))
    const typing = it.raise(editorTold, type('first', 'Ponts'))
    const asking = it.raise(saveAsked, save('first'))
    const ending = it.raise(sessionEnded, { reason: 'idle' })
    const entering = it.raise(signedIn, { token: tokenOf({ login: 'b.durand' }), requested: null })
    await expect.poll(() => it.scope.getState($user)?.login).toBe('b.durand')
    written.resolve()
    await Promise.all([typing, asking, ending, entering])
    expect(keysOf(it)).toEqual([])
    expect(it.scope.getState($token)).not.toBeNull()
    expect(drafts.in('a.martin', place)).toMatchObject({ values: { libelle: 'Ponts' }, sent: [] })
  })
})

describe('two tabs in one place', () => {
  const tab = (drafts: ReturnType<typeof memoryDrafts>, id: string, libelle: string) => {
    const it = testConsole({ drafts: memoryDrafts(drafts.disk) })
    return {
      ...it,
      id,
      begin: async () => (await it.raise(editorOpened, opening(id)), it.raise(editorTold, type(id, libelle))),
    }
  }
  const both = async () => {
    const drafts = memoryDrafts()
    const [one, two] = [tab(drafts, 'one', 'Ponts'), tab(drafts, 'two', 'Palans')]
    await one.begin()
    await two.begin()
    return { drafts, one, two, kept: () => [...drafts.kept.values()].map(({ draft }) => draft.values.libelle) }
  }

  test('have a draft each; what is discarded, closed or saved in one stays in the other', async () => {
    for (const kind of ['discarded', 'closed'] as const) {
      const { one, kept } = await both()
      expect(kept()).toEqual(['Ponts', 'Palans'])
      await one.raise(editorTold, { id: 'one', event: { kind, at } })
      expect(kept()).toEqual(['Palans'])
    }
  })

  test('a tab that is gone leaves its draft to the next that opens, and only then', async () => {
    const { drafts, two, kept } = await both()
    const early = tab(drafts, 'early', '')
    await early.raise(editorOpened, opening('early'))
    expect(early.scope.getState($editors).early).toMatchObject({ typed: {}, draftAt: null })
    drafts.close('one')
    const later = tab(drafts, 'later', '')
    await later.raise(editorOpened, opening('later'))
    expect(later.scope.getState($editors).later).toMatchObject({ typed: { libelle: 'Ponts' }, draftAt: at })
    await later.raise(editorTold, { id: 'later', event: { kind: 'discarded' } })
    expect(kept()).toEqual(['Palans'])
    expect(two.scope.getState($editors).two).toMatchObject({ typed: { libelle: 'Palans' } })
  })
})
