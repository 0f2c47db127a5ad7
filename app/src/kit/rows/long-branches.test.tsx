import { RefLocalisation } from '@ronde/contracts/services/Prm/RefLocalisation'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import { type Answer, CallFailure } from '@ronde/contracts/wire'
import { act, cleanup, render } from '@testing-library/react'
import { Provider } from 'effector-react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import localisationList from '../../views/Prm/Ref/LocalisationList/index.ts'
import { useAddress } from '../place/use-address.ts'
import { usePlace } from '../place/use-place.ts'
import { answer, answerWhole } from '../testing/answers.ts'
import { testConsole } from '../testing/test-scope.ts'
import { type ListState, useList } from './use-list.ts'

afterEach(cleanup)

const [example] = RefLocalisation.GetList.example.value
type Localisation = NonNullable<typeof example>
const version = 'idReferentielGuid=00000000-0000-4000-8000-000000000001&idReferentielVersion=1'

/** A site with so many rooms below it; each third room is out of use. */
const siteOf = (rooms: number): Localisation[] => {
  if (!example) throw new Error('no location')
  const site = { ...example, idLocalisation: 1, idLocalisationParent: null, lbLocalisation: 'Site', hasChildren: true }
  return [
    { ...site, isActif: true },
    ...Array.from({ length: rooms }, (_, at) => ({
      ...site,
      idLocalisation: 2 + at,
      idLocalisationParent: 1,
      lbLocalisation: `Local ${at}`,
      hasChildren: false,
      isActif: at % 3 !== 2,
    })),
  ]
}

interface Asked {
  idLocalisationParent?: string | number
  isActif?: boolean
  skip?: number
  take?: number
  sort?: string
}

/** Places below one, in windows and counted; `takesNone`: the server refuses to be asked for windows. */
const placesOf = (rows: readonly Localisation[], takesNone: boolean) =>
  answerWhole(RefLocalisation.GetList, (input): Answer<Localisation[]> => {
    const { idLocalisationParent: parent = '', isActif, skip = 0, take, sort = '' } = input as Asked
    if (takesNone && take !== undefined) throw new CallFailure('http', { status: 400 })
    const found = rows.filter(
      (row) =>
        String(row.idLocalisationParent ?? '') === String(parent) && (isActif === undefined || row.isActif === isActif),
    )
    const sorted = sort.startsWith('-') ? found.toReversed() : found
    return {
      value: sorted.slice(skip, take === undefined ? undefined : skip + take),
      total: found.length,
      hasErrors: false,
      messages: [],
    }
  })

function mount(rows: readonly Localisation[], { takesNone = false } = {}) {
  const it = testConsole({
    answers: [
      placesOf(rows, takesNone),
      answer(RefReferentiel.GetValeurLocalisationStructureList),
      answer(RefReferentiel.GetFilterLocalisationList, () => rows.slice(0, 2)),
    ],
  })
  const seen: ListState[] = []
  function Probe() {
    seen.push(useList(localisationList.config, usePlace('List', useAddress('').params, null), { slot: '' }))
    return null
  }
  render(
    <Provider value={it.scope}>
      <RouterProvider
        router={createMemoryRouter([{ path: '/', element: <Probe /> }], { initialEntries: [`/?${version}`] })}
        useTransitions={false}
      />
    </Provider>,
  )
  const list = () => {
    const last = seen.at(-1)
    if (!last?.late) throw new Error('no tree that comes late')
    return { ...last, late: last.late }
  }
  const namesOf = () => list().read.value?.map(({ lbLocalisation }) => lbLocalisation)
  return {
    list,
    namesOf,
    asked: () => it.call.inputsOf(RefLocalisation.GetList) as readonly Asked[],
    /** Opens the site. */
    open: async () => {
      await expect.poll(namesOf).toEqual(['Site'])
      const [site] = list().read.value ?? []
      act(() => void (site && list().late.load(site)))
      await expect.poll(() => (site ? list().late.hasMore(site) : true)).toBe(false)
    },
    long: () => list().late.long.get('1'),
  }
}

test('a branch of no more than a window is one question, whose rows are all there', async () => {
  const { open, namesOf, long, asked } = mount(siteOf(200))
  await open()
  expect(namesOf()).toHaveLength(201)
  expect(long()).toBeUndefined()
  expect(asked().map(({ skip, take }) => [skip, take])).toEqual([
    [undefined, 200],
    [undefined, 200],
  ])
})

test('a long branch has every place, and brings those in sight in the order of the tree, without the inactive', async () => {
  const { open, long, list, namesOf, asked } = mount(siteOf(3_000))
  await open()
  await expect.poll(() => long()?.count).toBe(2_000)
  await expect.poll(() => long()?.at(1)?.lbLocalisation).toBe('Local 1')
  expect(long()?.at(1_999)).toBeUndefined()
  act(() => list().late.onMissing({ branch: '1', at: 1_999 }))
  await expect.poll(() => long()?.at(1_999)?.lbLocalisation).toBe('Local 2998')
  expect(long()?.at(2)?.lbLocalisation).toBe('Local 3')
  expect(namesOf()).toHaveLength(1 + 400)
  act(() => list().address.change({ sort: [{ column: 'lbLocalisation', isDescending: true }] }))
  await expect.poll(() => long()?.at(0)?.lbLocalisation).toBe('Local 2998')
  act(() => list().address.change({ withInactive: true }))
  await expect.poll(() => long()?.count).toBe(3_000)
  expect(asked().every(({ take }) => take === 200)).toBe(true)
})

test('while something is looked for, what the server finds stands in the place of what is to come', async () => {
  const { open, long, list } = mount(siteOf(3_000))
  await open()
  await expect.poll(() => long()?.count).toBe(2_000)
  act(() => list().address.change({ search: 'Local' }))
  await expect.poll(() => list().late.long.size).toBe(0)
  act(() => list().address.change({ search: '' }))
  await expect.poll(() => long()?.count).toBe(2_000)
})

test('a server that takes no windows is asked for whole branches', async () => {
  const { open, long, namesOf, asked } = mount(siteOf(300), { takesNone: true })
  await open()
  await expect.poll(() => namesOf()?.length).toBe(301)
  expect(long()).toBeUndefined()
  expect(asked().filter(({ take }) => take !== undefined)).toHaveLength(1)
})
