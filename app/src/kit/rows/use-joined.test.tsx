import { RefParametre } from '@ronde/contracts/services/Prm/RefParametre'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import { act, cleanup, render } from '@testing-library/react'
import { Provider } from 'effector-react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import parametreList from '../../views/Prm/Ref/ParametreList/index.ts'
import referentielList from '../../views/Prm/Ref/ReferentielList/index.ts'
import type { RowsPart } from '../actions/parts.ts'
import { changed } from '../ask/answers.ts'
import type { AnyRow } from '../place/row.ts'
import { useAddress } from '../place/use-address.ts'
import { usePlace } from '../place/use-place.ts'
import { answer } from '../testing/answers.ts'
import { testConsole } from '../testing/test-scope.ts'
import { type Joined, useJoined } from './use-joined.ts'
import { type ListState, useList } from './use-list.ts'
import { rowStateOf } from './row-state.ts'

/** A list screen without its rendering, and the rows it was asked to show. */
function mount(it: ReturnType<typeof testConsole>, { config, ...part }: RowsPart, at = '/') {
  cleanup()
  const shown: (readonly [string, number])[] = []
  const seen: { list: ListState; joined: Joined }[] = []
  function Probe() {
    const list = useList({ config, ...part }, usePlace('List', useAddress('').params, null), { slot: '' })
    const joined = useJoined(list, config.key, (...place) => void shown.push(place))
    seen.push({ list, joined })
    return null
  }
  const router = createMemoryRouter([{ path: '/', element: <Probe /> }], { initialEntries: [at] })
  render(
    <Provider value={it.scope}>
      <RouterProvider router={router} useTransitions={false} />
    </Provider>,
  )
  const now = () => seen.at(-1)
  const states = () =>
    now()?.list.rows.map((row) =>
      rowStateOf(row, {
        active: config.active,
        keyOf: now()?.list.keyOf ?? (() => ''),
        joined: now()?.joined.keys ?? new Set(),
      }),
    )
  const isThere = async () => {
    await expect.poll(() => now()?.list.isReady).toBe(true)
  }
  return { shown, now, states, isThere }
}

const [one] = RefReferentiel.GetList.example.value
const made = {
  ...RefReferentiel.Insert.example.value,
  idReferentielGuid: '00000000-0000-4000-8000-000000000005',
  refReferentiel: 'AAA',
  lbReferentiel: 'Ajouté',
}

test('a referential that was inserted joins the list, is marked and scrolled to; one that was changed is not [4.merge-referentials]', async () => {
  let rows: AnyRow[] = [{ ...one }]
  const it = testConsole({ answers: [answer(RefReferentiel.GetList, () => rows as never)] })
  const screen = mount(it, referentielList.config)
  await screen.isThere()
  await act(() => it.raise(changed, { endpoint: RefReferentiel.Update, value: { ...one, lbReferentiel: 'Autre' } }))
  expect(screen.states()).toEqual([undefined])

  rows = [{ ...one }, made]
  await act(() => it.raise(changed, { endpoint: RefReferentiel.Insert, value: made }))
  // Sorted by reference, the new row is the first.
  await expect.poll(screen.states).toEqual(['added', undefined])
  await expect.poll(() => screen.shown).toEqual([[made.idReferentielGuid, 0]])
})

test('what search and filters hide is told, by its name', async () => {
  let rows: AnyRow[] = [{ ...one }]
  const it = testConsole({ answers: [answer(RefReferentiel.GetList, () => rows as never)] })
  const screen = mount(it, referentielList.config, '/?q=industrie')
  await screen.isThere()
  rows = [{ ...one }, made]
  await act(() => it.raise(changed, { endpoint: RefReferentiel.Insert, value: made }))
  await expect.poll(() => screen.now()?.joined.hidden).toMatchObject({ lbReferentiel: 'Ajouté' })
  expect(screen.shown).toEqual([])
  await act(async () => screen.now()?.list.address.change({ search: '' }))
  await expect.poll(() => screen.shown).toEqual([[made.idReferentielGuid, 0]])
  expect(screen.now()?.joined.hidden).toBeNull()
})

test('a parameter of the catalogue that a version takes on is seen in the version’s list', async () => {
  const [surface] = RefParametre.GetList.example.value
  const taken = { ...surface, idParametre: 77, refParametre: 'ZZZ' }
  let rows: AnyRow[] = [{ ...surface }]
  const it = testConsole({ answers: [answer(RefParametre.GetList, () => rows as never)] })
  const { idReferentielGuid } = RefReferentiel.Get.example.input
  const screen = mount(it, parametreList.config, `/?idReferentielGuid=${idReferentielGuid}&idReferentielVersion=1`)
  await screen.isThere()
  rows = [{ ...surface }, taken]
  await act(() => it.raise(changed, { endpoint: RefParametre.Insert, value: taken }))
  await expect.poll(screen.states).toEqual([undefined, 'added'])
  await expect.poll(() => screen.shown).toEqual([['77', 1]])
})
