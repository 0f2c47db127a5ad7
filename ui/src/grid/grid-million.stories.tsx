import { useMemo, useRef, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Stage } from './grid-story.tsx'
import { Grid } from './index.ts'
import type { GridColumn, GridHandle } from './index.ts'

interface Reading {
  id: number
}

const million = 1_000_000
const rowKey = ({ id }: Reading) => String(id)
const columns: GridColumn<Reading>[] = [
  { id: 'reference', text: 'Référence', value: ({ id }) => `REL-${id + 1}`, width: 160 },
  { id: 'value', text: 'Mesure', value: ({ id }) => (id * 7919) % 1000, dataType: 'number' },
]

function Million({ top = 0 }: { top?: number }) {
  const grid = useRef<GridHandle>(null)
  const [rows] = useState(() => Array.from({ length: million }, (_, id): Reading => ({ id })))
  const [place] = useState({ top, active: null })
  return (
    <>
      <Button onPress={() => grid.current?.scrollToRow(700_000)}>Ligne 700 001</Button>
      <Grid ref={grid} label="Relevés" rows={rows} rowKey={rowKey} columns={columns} defaultPlace={place} />
    </>
  )
}

/** Rows of which a hundred around those in sight are there, as a server would give them. */
function Windowed() {
  const [numbers, setNumbers] = useState<readonly number[]>([0])
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const placed = useMemo(() => {
    const isThere = (place: number) => place >= 0 && place < million && numbers.includes(Math.floor(place / 100))
    return {
      count: million,
      at: (place: number) => (isThere(place) ? { id: place } : undefined),
      indexOf: (key: string) => (isThere(Number(key)) ? Number(key) : -1),
    }
  }, [numbers])
  const [onMissing] = useState(() => ({ row }: { row: number }) => {
    setTimeout(() => setNumbers((before) => [...new Set([...before, Math.floor(row / 100)])].slice(-3)), 50)
  })
  const rows = numbers.flatMap((number) => Array.from({ length: 100 }, (_, at) => ({ id: number * 100 + at })))
  return (
    <Grid
      label="Relevés"
      rows={rows}
      placed={placed}
      onMissing={onMissing}
      rowKey={rowKey}
      columns={columns}
      selectionMode="multiple"
      selection={selection}
      onSelectionChange={({ selection: chosen }) => setSelection(chosen)}
    />
  )
}

const meta = preview.meta({
  title: 'Components/Grid/Million',
  component: Million,
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
})

const scroller = () => document.querySelector('[role=grid] > div') as HTMLElement
const header = () => document.querySelector('[role=columnheader]')?.getBoundingClientRect().bottom ?? 0
const placeOf = (row: Element) => Number(row.getAttribute('aria-rowindex')) - 1
/** Rows that are seen whole, from the top: their places from 1 on, as a screen reader counts them without the headings. */
const seen = () => {
  const { bottom } = scroller().getBoundingClientRect()
  return [...document.querySelectorAll('[role=row][aria-rowindex]:not([aria-rowindex="1"])')]
    .map((row) => ({ place: placeOf(row), box: row.getBoundingClientRect() }))
    .filter(({ box }) => box.top > header() - 1 && box.bottom < bottom + 1)
    .toSorted((one, other) => one.box.top - other.box.top)
    .map(({ place }) => place)
}
const firstSeen = () => seen()[0] ?? 0
const lastSeen = () => seen().at(-1) ?? 0
/** The view holds nothing but rows, one after the other. */
const isFilled = async () => {
  const rows = seen()
  await expect(rows).toEqual(rows.map((_, at) => (rows[0] ?? 0) + at))
  await expect(rows.length).toBeGreaterThan(5)
}
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const scrollTo = async (top: number) => {
  scroller().scrollTop = top
  await drawn()
}

/** No browser makes an element as tall as a million rows: each of them is reached all the same, by every way there is. */
export const OneMillion = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('row', { name: /^REL-1 / })
    const grid = canvas.getByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', String(million + 1))

    await step('keys: to the end, a row up, a page up, to the beginning', async () => {
      await userEvent.click(await canvas.findByRole('gridcell', { name: 'REL-2' }))
      await userEvent.keyboard('{Control>}{End}{/Control}')
      await waitFor(() => expect(document.activeElement?.closest('[role=row]')).toHaveTextContent('REL-1000000'))
      await waitFor(() => expect(lastSeen()).toBe(million))
      await isFilled()
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() => expect(document.activeElement?.closest('[role=row]')).toHaveTextContent('REL-999999'))
      await userEvent.keyboard('{PageUp}{PageUp}{PageUp}')
      await waitFor(async () => {
        await expect(lastSeen()).toBeLessThan(million - 10)
        await isFilled()
      })
      await userEvent.keyboard('{Control>}{Home}{/Control}')
      await waitFor(() => expect(firstSeen()).toBe(1))
    })
    await step('the scroll bar: to its end, its middle and its beginning', async () => {
      const lowest = scroller().scrollHeight - scroller().clientHeight
      await scrollTo(lowest)
      await waitFor(() => expect(lastSeen()).toBe(million))
      await isFilled()
      await scrollTo(lowest / 2)
      await waitFor(() => expect(Math.abs(firstSeen() - million / 2)).toBeLessThan(1000))
      await isFilled()
      await scrollTo(0)
      await waitFor(() => expect(firstSeen()).toBe(1))
    })
    await step('a row by its number, and from there on as far as the wheel turns', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ligne 700 001' }))
      await waitFor(() => expect(firstSeen()).toBe(700_001))
      await isFilled()
      for (let turn = 1; turn <= 10; turn += 1) {
        await scrollTo(scroller().scrollTop + 360)
        await expect(firstSeen()).toBe(700_001 + turn * 10)
      }
      await isFilled()
    })
    await step('at rest the elements stand in the order of their rows, for those who read on', async () => {
      const places = () => [...document.querySelectorAll('[role=rowgroup] > [role=row]')].map(placeOf)
      await waitFor(() => expect(places()).toEqual(places().toSorted((one, other) => one - other)))
      await expect(places().length).toBeGreaterThan(20)
    })
    await step('the wheel reaches the end', async () => {
      await scrollTo(scroller().scrollHeight - scroller().clientHeight - 700)
      for (let turn = 1; turn <= 3; turn += 1) await scrollTo(scroller().scrollTop + 360)
      await waitFor(() => expect(lastSeen()).toBe(million))
    })
    await expect(grid.querySelectorAll('[role=row]').length).toBeLessThan(60)
  },
})

/** A list that was left among its last rows begins there. */
export const BeginsFar = meta.story({
  args: { top: 900_000 },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /^REL-900001 / })
    await waitFor(() => expect(firstSeen()).toBe(900_001))
    await userEvent.click(canvas.getByRole('gridcell', { name: 'REL-900002' }))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await waitFor(() => expect(firstSeen()).toBe(900_000))
    await isFilled()
  },
})

/** Rows that are not there are drawn as rows to come, reached by keys as the others are, and never as other rows; all are chosen without being there. */
export const RowsToCome = meta.story({
  render: () => <Windowed />,
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('row', { name: /REL-1 / })
    await step('what comes into sight is first a row to come, then the row that stands there', async () => {
      await userEvent.click(canvas.getByRole('gridcell', { name: 'REL-2' }))
      await userEvent.keyboard('{Control>}{End}{/Control}')
      await waitFor(() => expect(lastSeen()).toBe(million))
      await waitFor(() => expect(document.activeElement?.closest('[role=row]')).toHaveTextContent('REL-1000000'))
      for (const row of canvas.getAllByRole('row').slice(1))
        if (row.getAttribute('aria-busy') === null)
          await expect(row).toHaveTextContent(`REL-${Number(row.getAttribute('aria-rowindex')) - 1}`)
    })
    await step('all are chosen but one', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Tout sélectionner' }))
      const last = canvas.getByRole('row', { name: /REL-1000000 / })
      await expect(last).toHaveAttribute('aria-selected', 'true')
      await userEvent.click(within(last).getByRole('checkbox'))
      await expect(last).toHaveAttribute('aria-selected', 'false')
      await expect(canvas.getByRole('row', { name: /REL-999999 / })).toHaveAttribute('aria-selected', 'true')
      await expect(canvas.getByRole('checkbox', { name: 'Tout sélectionner' })).toBePartiallyChecked()
    })
  },
})
