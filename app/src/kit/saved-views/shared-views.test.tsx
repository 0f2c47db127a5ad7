import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { SysTable, type SysTableRecord } from '@ronde/contracts/services/Core/SysTable'
import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import { CallFailure } from '@ronde/contracts/wire'
import { fireEvent, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { $storage, memoryStorage, type Storage } from '../../base/storage.ts'
import { signOutRequested } from '../../session/session-end.ts'
import { $user } from '../../session/session.ts'
import { consoleInDom } from '../../shell/testing/console-in-dom.tsx'
import { inputFields } from '../place/inputs.ts'
import { answer } from '../testing/answers.ts'
import { held, testConsole } from '../testing/test-scope.ts'
import { type Sharing, writtenView } from './shared-view.ts'
import { $sharedViews, $viewCalls, sharedViewsAsked, shareFx } from './shared-views.ts'

// Loads the views before the first page asks for them.
import.meta.glob('../../views/*/*/*/index.ts', { eager: true })

const anywhere = { hidden: true }
const list = 'AffAffAffaireList'
const value = SysValeur.Insert.example.value
const sharedTable = { ...SysTable.Insert.example.value, refTable: 'Console.Vue' }
/** The list of cases, for a user with whom a view is shared. */
function open(sharing: Sharing, storage: Storage = memoryStorage(), at = '/Aff/Aff/AffaireList') {
  const extendedData = writtenView({ ...sharing, list, query: 'q=pont' })
  return consoleInDom({
    at,
    answers: [
      answer(AffAffaire.GetList, () => [{ ...AffAffaire.Get.example.value, lbAffaire: 'Ponts' }]),
      answer(SysTable.GetList, () => [sharedTable]),
      answer(SysValeur.GetList, () => [{ ...value, lbValeur: 'Les ponts', isActif: true, extendedData }]),
    ],
    values: [held($storage, storage), held($viewCalls, () => Promise.resolve({ tables: SysTable, values: SysValeur }))],
  })
}
const searched = async () => (await screen.findByRole<HTMLInputElement>('searchbox', anywhere)).value
const toAll: Sharing = { groups: [], isDefault: true, isLocked: false }

test('a list opens with the view that is shared for that, once it is known', async () => {
  open(toAll)
  await expect.poll(searched).toBe('pont')
})

test('an address that says something is not changed; a view for others opens nothing', async () => {
  open(toAll, memoryStorage(), '/Aff/Aff/AffaireList?q=grue')
  fireEvent.click(await screen.findByRole('button', { name: /^Vue/, ...anywhere }))
  await screen.findByRole('menuitemradio', { name: 'Les ponts', ...anywhere })
  expect(await searched()).toBe('grue')

  open({ ...toAll, groups: [9_999] })
  await screen.findByRole('button', { name: /^Vue/, ...anywhere })
  expect(await searched()).toBe('')
})

test('where nobody has shared a view, nobody asks for the values of a table that there is not', async () => {
  let values = 0
  const it = consoleInDom({
    at: '/Aff/Aff/AffaireList',
    answers: [
      answer(AffAffaire.GetList, () => []),
      answer(SysTable.GetList, () => [SysTable.Insert.example.value]),
      answer(SysValeur.GetList, () => {
        values += 1
        return []
      }),
    ],
    values: [held($viewCalls, () => Promise.resolve({ tables: SysTable, values: SysValeur }))],
  })
  await expect.poll(() => it.scope.getState($sharedViews)).toEqual([])
  expect(values).toBe(0)
})

test('two who share the first view at once make one table', async () => {
  let tables = 0
  const it = consoleInDom({
    at: '/',
    answers: [
      answer(SysTable.GetList, () => (tables++ === 0 ? [] : [sharedTable])),
      answer(SysTable.Insert, () => {
        throw new CallFailure('refused', { status: 422, messages: [] })
      }),
      answer(SysValeur.Insert, (input) => ({ ...value, ...input })),
    ],
    values: [held($viewCalls, () => Promise.resolve({ tables: SysTable, values: SysValeur }))],
  })
  await allSettled(shareFx, {
    scope: it.scope,
    params: {
      ...toAll,
      name: 'Les ponts',
      list,
      query: 'q=pont',
      before: null,
      tableTexts: { label: 'Vues', description: '' },
    },
  })
  await expect.poll(() => it.call.inputsOf(SysValeur.Insert)).toHaveLength(1)
  expect(it.call.inputsOf(SysValeur.Insert)[0]).toMatchObject({
    idTableGuid: SysTable.Insert.example.value.idTableGuid,
    lbValeur: 'Les ponts',
  })
})

test('a session that ends while they are read leaves the next one to read them', async () => {
  const first = Promise.withResolvers<SysTableRecord[]>()
  let asked = 0
  const it = testConsole({
    answers: [
      answer(SysTable.GetList, () => (asked++ === 0 ? first.promise : [sharedTable])),
      answer(SysValeur.GetList, () => []),
      answer(SecAuthentification.LogOut),
    ],
    values: [held($viewCalls, () => Promise.resolve({ tables: SysTable, values: SysValeur }))],
  })
  const reading = it.raise(sharedViewsAsked)
  await expect.poll(() => asked).toBe(1)
  const user = it.scope.getState($user)
  const ended = it.raise(signOutRequested, { tellServer: true })
  first.reject(new CallFailure('cancelled'))
  await Promise.all([reading, ended])
  expect(it.scope.getState($sharedViews)).toBe(null)

  await allSettled($user, { scope: it.scope, params: user })
  await it.raise(sharedViewsAsked)
  expect([asked, it.scope.getState($sharedViews)]).toEqual([2, []])
})

test('a view that somebody else has changed meanwhile is refused once, then changed as it is now', async () => {
  let dtModification = '2026-11-01T00:00:00.000Z'
  const it = testConsole({
    answers: [
      answer(SysTable.GetList, () => [sharedTable]),
      answer(SysValeur.GetList, () => [
        { ...value, dtModification, isActif: true, extendedData: writtenView({ ...toAll, list, query: '' }) },
      ]),
      answer(SysValeur.Update, (input) => {
        if (input.dtModification !== dtModification) throw new CallFailure('http', { status: 409 })
        return value
      }),
    ],
    values: [held($viewCalls, () => Promise.resolve({ tables: SysTable, values: SysValeur }))],
  })
  await it.raise(sharedViewsAsked)
  const [before = null] = it.scope.getState($sharedViews) ?? []
  dtModification = '2026-11-02T00:00:00.000Z'
  const share = () => {
    const params = { ...toAll, name: 'Les ponts', list, query: '', before, tableTexts: { label: '', description: '' } }
    return allSettled(shareFx, { scope: it.scope, params })
  }
  expect([(await share()).status, (await share()).status]).toEqual(['fail', 'done'])
  // Fields that only an answer has are refused by a server that knows its fields.
  const takes = new Set(inputFields(SysValeur.Update).map(({ name }) => name))
  expect(Object.keys(it.call.inputsOf(SysValeur.Update)[0] ?? {}).filter((name) => !takes.has(name))).toEqual([])
})
