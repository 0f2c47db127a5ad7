import { useState } from 'react'
import { expect, fn, screen, userEvent as user, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { columns, GridDemo, makeVisits, rowKey, Stage } from './grid-story.tsx'
import { Grid } from './index.ts'
import type { RowsPlace } from './index.ts'

const meta = preview.meta({
  title: 'Components/Grid',
  component: GridDemo,
  args: { count: 300, selectionMode: 'multiple', onSelectionChange: fn() },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
})

const scroller = () => document.querySelector('[role=grid] > div') as HTMLElement
const said = () => document.querySelector('[role=grid] ~ [aria-live=polite]')?.textContent

/** A screen reader hears each change, once: how many rows, the order, the selection, a column that went elsewhere. */
export const Told = meta.story({
  args: { hasSearch: true },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('row', { name: /INS-1 / })
    await expect(said()).toBe('')
    await step('an order', async () => {
      await userEvent.click(canvas.getByText('Gamme'))
      await waitFor(() => expect(said()).toBe('Trié par Gamme, croissant'))
    })
    await step('a selection', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Tout sélectionner' }))
      await waitFor(() => expect(said()).toBe('300 sélectionnées'))
    })
    await step('a search: what it hides leaves the selection', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher' }), 'evry')
      const found = makeVisits(300).filter(({ site }) => site === 'Évry').length
      await waitFor(() => expect(said()).toBe(`${found} lignes, ${found} sélectionnées`))
    })
    await step('a column, by key', async () => {
      await userEvent.click(canvas.getByText('Site'))
      await waitFor(() => expect(said()).toBe('Trié par Site, croissant'))
      await userEvent.keyboard('{Control>}{ArrowRight}{/Control}')
      await waitFor(() => expect(said()).toBe('Site, colonne 3 sur 9'))
      await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
      await waitFor(() => expect(said()).toMatch(/^Site, \d+ pixels de large$/))
    })
  },
})

/** Rows that search or a filter hides are not selected any more. */
export const SelectsWhatIsShown = meta.story({
  args: { hasSearch: true },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /INS-1 / })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tout sélectionner' }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ selection: expect.objectContaining({ size: 300 }) })
    await waitFor(() => expect(said()).toBe('300 sélectionnées'))
    const search = canvas.getByRole('searchbox', { name: 'Rechercher' })
    await userEvent.type(search, 'evry')
    const found = makeVisits(300).filter(({ site }) => site === 'Évry').length
    await waitFor(() =>
      expect(args.onSelectionChange).toHaveBeenLastCalledWith({ selection: expect.objectContaining({ size: found }) }),
    )
    await waitFor(() => expect(said()).toBe(`${found} lignes, ${found} sélectionnées`))
    await userEvent.clear(search)
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '301'))
    await expect(canvas.getByRole('checkbox', { name: 'Tout sélectionner' })).toHaveAttribute('aria-checked', 'mixed')
    await waitFor(() => expect(said()).toBe('300 lignes'))
  },
})

/** While a search is cleared nothing says that there is nothing. */
export const NeverEmptyBetween = meta.story({
  args: { count: 20_000, hasSearch: true, empty: 'Rien pour l’instant, ajoutez' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /INS-1 / })
    const search = canvas.getByRole('searchbox', { name: 'Rechercher' })
    await userEvent.type(search, 'zzz')
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Aucun élément ne correspond à la recherche'),
    )
    const seen: (string | null)[] = []
    const observer = new MutationObserver(() => seen.push(canvas.getByRole('status').textContent))
    observer.observe(canvas.getByRole('grid').parentElement as HTMLElement, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    await userEvent.clear(search)
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '20001'))
    observer.disconnect()
    await expect(seen.filter((text) => text?.includes('Rien'))).toEqual([])
  },
})

const rows = makeVisits(2000)
const onPlace = fn()

function Leaving({ isLate = false }: { isLate?: boolean }) {
  const [place, setPlace] = useState<RowsPlace>()
  const [isThere, setThere] = useState(true)
  const [shown, setShown] = useState<typeof rows>(rows)
  const comeBack = () => {
    setThere(!isThere)
    if (!isLate || isThere) return
    setShown([])
    setTimeout(() => setShown(rows), 60)
  }
  return (
    <>
      <Button onPress={comeBack}>{isThere ? 'Partir' : 'Revenir'}</Button>
      {isThere && (
        <Grid
          label="Prestations"
          rows={shown}
          rowKey={rowKey}
          columns={columns}
          state={shown.length === 0 ? 'loading' : 'ready'}
          defaultPlace={place}
          onPlaceChange={(change) => {
            setPlace(change.place)
            onPlace(change.place)
          }}
        />
      )}
    </>
  )
}

const topRow = () => {
  const header = document.querySelector('[role=row][aria-rowindex="1"]')?.getBoundingClientRect().bottom ?? 0
  const first = [...document.querySelectorAll('[role=row]:not([aria-rowindex="1"])')].find(
    (row) => row.getBoundingClientRect().top >= header - 1,
  )
  return first?.querySelector('[role=gridcell]')?.textContent
}

async function leaveAndReturn() {
  await screen.findByRole('row', { name: /INS-1 / })
  scroller().scrollTop = 36 * 500
  await user.click(await screen.findByRole('gridcell', { name: 'INS-504' }))
  await waitFor(() => expect(onPlace).toHaveBeenLastCalledWith({ top: 500, active: '503' }))
  await expect(topRow()).toBe('INS-501')
  await user.click(screen.getByRole('button', { name: 'Partir' }))
  await user.click(screen.getByRole('button', { name: 'Revenir' }))
  await waitFor(() => expect(topRow()).toBe('INS-501'))
  // The list shows itself once it stands at its place.
  await screen.findByRole('gridcell', { name: 'INS-504' })
  await user.tab()
  await waitFor(() => expect(screen.getByRole('gridcell', { name: 'INS-504' })).toHaveFocus())
}

/** A user who comes back stands where they were: the same row at the top, the same row under the keyboard. */
export const ComesBack = meta.story({
  render: () => <Leaving />,
  beforeEach: () => void onPlace.mockClear(),
  play: leaveAndReturn,
})

/** Although the rows come later than the grid. */
export const ComesBackLate = meta.story({
  render: () => <Leaving isLate />,
  beforeEach: () => void onPlace.mockClear(),
  play: leaveAndReturn,
})

/** In the menu of a row, a blocked entry says why. */
export const BlockedInRowMenu = meta.story({
  args: {
    rowMenu: () => [
      { id: 'edit', text: 'Éditer', isDisabled: true, description: 'Verrouillé par Ada Martin depuis 10:30' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions\u00a0: INS-3' }))
    await expect(await screen.findByRole('menuitem', { name: 'Éditer' })).toHaveAccessibleDescription(
      'Verrouillé par Ada Martin depuis 10:30',
    )
  },
})

/** Rows come as they are wanted, until there are no more. */
function Growing() {
  const [count, setCount] = useState(50)
  return (
    <Grid
      label="Prestations"
      columns={columns}
      rowKey={rowKey}
      rows={makeVisits(count)}
      total={120}
      onEndReached={() => setCount(Math.min(120, count + 50))}
    />
  )
}

export const MoreToCome = meta.story({
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /^INS-1 / })
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '121')
    await expect(canvas.queryByRole('row', { name: /^INS-50 / })).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(canvas.getByRole('row', { name: /^INS-52 / })).toBeInTheDocument())
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(canvas.getByRole('row', { name: /^INS-102 / })).toBeInTheDocument())
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(canvas.getByRole('row', { name: /^INS-120 / })).toBeInTheDocument())
  },
})
