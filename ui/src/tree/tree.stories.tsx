import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { openOnly } from './index.ts'
import { focused, focusIsOn, outline, placeOf } from './tree-story-focus.ts'
import { places, Stage, TreeDemo, treeOf } from './tree-story.tsx'
import type { Place } from './tree-story.tsx'

const meta = preview.meta({
  title: 'Components/Tree',
  component: TreeDemo,
  parameters: {
    docs: {
      description: {
        component:
          'Arrows move, open and close; Home and End go to the ends; * opens all siblings; letters lead to a text. Space selects, Shift extends, Ctrl+A selects all; Enter opens; ' +
          'the menu key or Shift+F10 opens the menu. Ctrl+X and Ctrl+V move, as do dragging and “Move to…” in the menu.',
      },
    },
  },
  args: { onOpen: fn(), onSelectionChange: fn(), onExpansionChange: fn() },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
})

export const Default = meta.story({
  args: { defaultExpansion: openOnly(['lyon']) },
  play: async ({ args, canvas, userEvent }) => {
    const tree = canvas.getByRole('tree', { name: 'Localisations' })
    await canvas.findByRole('treeitem', { name: 'Bâtiment A' })
    await userEvent.tab()
    await focusIsOn('Lyon Part-Dieu')
    await expect(focused()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await focusIsOn('Bâtiment A')
    await expect(placeOf(focused())).toEqual([2, 1, 2])
    await expect(focused()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowRight}')
    await focusIsOn('Bâtiment A')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await focusIsOn('Hall d’accueil')
    await expect(placeOf(focused())).toEqual([4, 1, 2])
    await expect(focused()).not.toHaveAttribute('aria-expanded')
    await userEvent.keyboard('{ArrowRight}')
    await focusIsOn('Hall d’accueil')
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith({
      row: expect.objectContaining({ id: 'lyon.a.0.hall' }),
    })
    await userEvent.keyboard('{ArrowLeft}')
    await focusIsOn('Rez-de-chaussée')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(focused()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{End}')
    await focusIsOn('Orléans')
    await expect(placeOf(focused())).toEqual([1, 4, 4])
    await userEvent.keyboard('{ArrowDown}')
    await focusIsOn('Orléans')
    await userEvent.keyboard('{Home}{ArrowUp}')
    await focusIsOn('Lyon Part-Dieu')
    await userEvent.tab({ shift: true })
    await expect(tree.contains(document.activeElement)).toBe(false)
  },
})

export const TypeAheadAndSiblings = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: 'Évry' })
    await userEvent.tab()
    await userEvent.keyboard('e')
    await focusIsOn('Évry')
    await userEvent.keyboard('{Home}n')
    await focusIsOn('Nantes')
    await userEvent.keyboard('*')
    await expect(outline()).toEqual([
      '1 Lyon Part-Dieu',
      '2 Bâtiment A',
      '2 Bâtiment B',
      '1 Évry',
      '2 Halle technique',
      '1 Nantes',
      '1 Orléans',
    ])
    await focusIsOn('Nantes')
    await userEvent.keyboard('{Home}bâtiment b')
    await focusIsOn('Bâtiment B')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}')
    await expect(outline()).toHaveLength(5)
  },
})

export const ClosingKeepsTheFocus = meta.story({
  args: { hasBar: true, defaultExpansion: openOnly(['lyon', 'lyon.a', 'lyon.a.0']), onOpen: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Local électrique'))
    await focusIsOn('Local électrique')
    const arrow = canvas.getByRole('treeitem', { name: /^Lyon/ }).querySelector('[data-twist]')
    if (!arrow) throw new Error('no arrow')
    await userEvent.click(arrow)
    await expect(outline()).toHaveLength(4)
    await focusIsOn('Lyon Part-Dieu')
    await userEvent.click(canvas.getByRole('button', { name: 'Tout déplier' }))
    await expect(outline()).toHaveLength(places.length)
    await userEvent.click(canvas.getByText('Parking'))
    await userEvent.click(canvas.getByRole('button', { name: 'Tout replier' }))
    await expect(outline()).toHaveLength(4)
    await userEvent.tab()
    await focusIsOn('Lyon Part-Dieu')
  },
})

export const Search = meta.story({
  args: { hasBar: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Rechercher' })
    await userEvent.type(field, 'ELECTRIQUE')
    await expect(outline()).toEqual(['1 Lyon Part-Dieu', '2 Bâtiment A', '3 Rez-de-chaussée', '4 Local électrique'])
    await expect(canvas.getByText('Un résultat')).toBeInTheDocument()
    await expect(document.querySelector('mark')).toHaveTextContent('électrique')
    await expect(placeOf(canvas.getByRole('treeitem', { name: /^Bâtiment A/ }))).toEqual([2, 1, 1])
    await userEvent.clear(field)
    await userEvent.type(field, 'halle')
    await expect(outline()).toEqual(['1 Évry', '2 Halle technique'])
    await userEvent.click(
      canvas.getByRole('treeitem', { name: 'Halle technique' }).querySelector('[data-twist]') as Element,
    )
    await expect(outline()).toEqual(['1 Évry', '2 Halle technique', '3 Quai de chargement'])
    await userEvent.clear(field)
    await userEvent.type(field, 'zzz')
    await expect(canvas.getByText('Aucun élément ne correspond à la recherche')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(outline()).toHaveLength(4)
  },
})

export const Flat = meta.story({
  args: { isFlat: true, hasBar: true },
  play: async ({ canvas, userEvent }) => {
    const hall = await canvas.findByRole('treeitem', { name: /^Hall d’accueil/ })
    await expect(hall).toHaveTextContent('Lyon Part-Dieu › Bâtiment A › Rez-de-chaussée')
    await expect(placeOf(hall)).toEqual([1, 4, places.length])
    await expect(hall).not.toHaveAttribute('aria-expanded')
    await userEvent.type(canvas.getByRole('searchbox'), 'bureau')
    await expect(outline()).toEqual(['1 Bureau 101', '1 Bureau 102'])
  },
})

/** Ten levels of 1,000 nodes each, and three rows that are each other's parents. */
const deep: readonly Place[] = [
  ...Array.from({ length: 10_000 }, (_, at): Place => {
    const [level, column] = [Math.floor(at / 1000), at % 1000]
    return {
      id: `${level}-${column}`,
      parentId: level === 0 ? null : `${level - 1}-${column}`,
      text: `Niveau ${level + 1}, n° ${column}`,
      kind: 'level',
    }
  }),
  ...['x', 'y', 'z'].map((id, at): Place => ({
    id,
    parentId: ['z', 'x', 'y'][at] ?? null,
    text: `Cycle ${id}`,
    kind: 'room',
  })),
]

export const TenLevelsAndACycle = meta.story({
  args: { rows: deep },
  play: async ({ canvas, userEvent }) => {
    await expect(treeOf(deep).cycles).toEqual([['x', 'z', 'y']])
    await canvas.findByRole('treeitem', { name: 'Niveau 1, n° 0' })
    await userEvent.tab()
    for (let level = 1; level < 10; level++) await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await focusIsOn('Niveau 10, n° 0')
    await expect(placeOf(focused())).toEqual([10, 1, 1])
    await userEvent.keyboard('{End}')
    await focusIsOn('Cycle x')
    await expect(placeOf(focused())).toEqual([1, 1001, 1001])
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await focusIsOn('Cycle z')
    await expect(focused()).not.toHaveAttribute('aria-expanded')
  },
})

export const LongLabels = meta.story({
  args: {
    rows: places.map((row) => ({
      ...row,
      text: `${row.text}, avec une désignation si longue que la place manque pour l’écrire en entier sur une seule ligne`,
    })),
    defaultExpansion: { base: 'open' as const, except: new Set<string>() },
  },
  decorators: [
    (Story) => (
      <Stage data-width="narrow">
        <Story />
      </Stage>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('treeitem', { name: /^Hall d/ })
    await expect(row.getBoundingClientRect().height).toBe(36)
    await userEvent.hover(within(row).getByText(/^Hall d/))
    await expect(row.querySelector('[title]')).toHaveAttribute('title', expect.stringContaining('sur une seule ligne'))
  },
})

export const Empty = meta.story({
  args: {
    rows: [],
    empty: (
      <EmptyState
        icon="list-tree"
        title="Aucune localisation"
        action={
          <Button tone="primary" icon="plus">
            Créer une localisation
          </Button>
        }
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tree', { name: 'Localisations' })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Créer une localisation' })).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { rows: [], state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tree')).toHaveAttribute('aria-busy', 'true')
    await expect(await screen.findByText('Chargement en cours...')).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  args: { rows: [], state: 'error', error: <Button icon="refresh-cw">Réessayer</Button> },
  play: async ({ canvas }) => await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible(),
})

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultExpansion: openOnly(['lyon', 'lyon.a']), selectionMode: 'checkbox', hasBar: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Bâtiment B'))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(focused()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowLeft}')
    await focusIsOn('Sous-sol')
    await userEvent.keyboard('{ArrowRight}')
    await focusIsOn('Bâtiment B')
    await waitFor(
      async () =>
        await expect(canvas.getByText('Bâtiment B').getBoundingClientRect().right).toBeGreaterThan(
          canvas.getByText('Sous-sol').getBoundingClientRect().right,
        ),
    )
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  args: { hasBar: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Expand all' })).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  },
})

/** Every part in sight. */
export const Open = meta.story({
  args: {
    defaultExpansion: openOnly(['lyon']),
    selectionMode: 'checkbox',
    rowMenu: () => [{ id: 'edit', text: 'Éditer' }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treeitem', { name: 'Bâtiment A' })).toBeVisible()
  },
})
