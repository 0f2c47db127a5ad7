import { useMemo, useRef, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Tree, TreeBar } from './index.ts'
import type { TreeHandle, TreeProps } from './index.ts'
import { focused, focusIsOn, outline, placeOf } from './tree-story-focus.ts'
import { itemIcon, itemText, places, Stage, treeOf } from './tree-story.tsx'
import type { Place, PlaceNode } from './tree-story.tsx'

interface Gate {
  open: () => void
  passed: Promise<void>
}

const gate = (): Gate => {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, passed }
}

/** Lets the story decide when the slow server answers. */
let slow = gate()

const itemChildren = ({ children }: PlaceNode) => (children.length > 0 ? children : undefined)
const hasMore = ({ id }: PlaceNode) => id === 'nantes' || places.some(({ parentId }) => parentId === id)

/** A server that has Lyon at once, Évry slowly, Orléans with an error the first time, and nothing in Nantes. */
function LazyDemo(props: Partial<TreeProps<PlaceNode>>) {
  const [rows, setRows] = useState<readonly Place[]>(() => places.filter(({ parentId }) => parentId === null))
  const [search, setSearch] = useState('')
  const tree = useRef<TreeHandle>(null)
  const tries = useRef(0)
  const add = (found: readonly Place[]) =>
    setRows((before) => [...before, ...found.filter(({ id }) => before.every((row) => row.id !== id))])
  const onLoad = async ({ item }: { item: PlaceNode }) => {
    if (item.id === 'evry') await slow.passed
    if (item.id === 'lyon.a' && tries.current++ === 0) throw new Error('no answer')
    add(places.filter(({ parentId }) => parentId === item.id))
  }
  const onSearch = async ({ search: text }: { search: string }) => {
    await slow.passed
    const { nodes } = treeOf(places)
    const hits = [...nodes.values()].filter(({ row }) => row.text.toLowerCase().includes(text))
    add(
      hits.flatMap((node) => {
        const path: Place[] = []
        for (let at: PlaceNode | null = node; at; at = at.parentNode) path.unshift(at.row)
        return path
      }),
    )
  }
  return (
    <>
      <TreeBar tree={tree} search={search} onSearchChange={(change) => setSearch(change.search)} />
      <Tree
        {...props}
        ref={tree}
        label="Localisations"
        items={treeOf(rows).roots}
        itemText={itemText}
        itemIcon={itemIcon}
        itemChildren={itemChildren}
        hasMore={hasMore}
        onLoad={onLoad}
        onSearch={onSearch}
        search={search}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Components/Tree/Lazy',
  component: LazyDemo,
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: () => {
    slow = gate()
  },
})

export const SlowBranch = meta.story({
  play: async ({ canvas, userEvent }) => {
    const evry = await canvas.findByRole('treeitem', { name: 'Évry' })
    await expect(evry).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(canvas.getByText('Évry'))
    await focusIsOn('Évry')
    await expect(evry).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await focusIsOn('Chargement en cours...')
    await expect(placeOf(focused())).toEqual([2, 1, 1])
    slow.open()
    await focusIsOn('Halle technique')
    await expect(placeOf(focused())).toEqual([2, 1, 1])
    await expect(canvas.getByText('Évry : chargement terminé')).toBeInTheDocument()
  },
})

export const FailingBranch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Évry')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await focusIsOn('Lyon Part-Dieu')
    await userEvent.keyboard('{ArrowRight}')
    await canvas.findByRole('treeitem', { name: 'Bâtiment A' })
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await canvas.findByText('Ces éléments n’ont pas pu être chargés')
    await expect(canvas.getByText('Bâtiment A : le chargement a échoué')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await focusIsOn('Ces éléments')
    await userEvent.keyboard('{Enter}')
    await focusIsOn('Rez-de-chaussée')
    await expect(placeOf(focused())).toEqual([3, 1, 2])
    await userEvent.keyboard('{ArrowDown}')
    await expect(placeOf(focused())).toEqual([3, 2, 2])
  },
})

export const NothingInside = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Nantes'))
    await expect(await canvas.findByRole('treeitem', { name: 'Aucun élément' })).toBeVisible()
  },
})

export const OpenAllAsksForNothing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Évry')
    await userEvent.click(canvas.getByRole('button', { name: 'Tout déplier' }))
    await expect(outline()).toHaveLength(4)
    await userEvent.click(canvas.getByText('Lyon Part-Dieu'))
    await waitFor(async () => await expect(outline()).toHaveLength(6))
  },
})

export const SearchReachesWhatIsNotLoaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Évry')
    await userEvent.type(canvas.getByRole('searchbox'), 'quai')
    await expect(await canvas.findByText('Recherche dans les branches non chargées...')).toBeVisible()
    slow.open()
    await waitFor(async () => await expect(outline()).toEqual(['1 Évry', '2 Halle technique', '3 Quai de chargement']))
    await waitFor(
      async () => await expect(canvas.queryByText('Recherche dans les branches non chargées...')).toBeNull(),
    )
    await expect(canvas.getByText('Un résultat')).toBeInTheDocument()
  },
})

interface Shelf {
  id: string
  children?: readonly Shelf[]
  /** Its place in the branch, while it is not there. */
  missing?: number
}
const shelves = 50_000
const windowOfShelves = 200
const shelfText = ({ id, missing }: Shelf) => (missing === undefined ? id : '')
const isShelfComing = ({ missing }: Shelf) => missing !== undefined

/** A store of which the shelves in sight are brought, two hundred at a time. */
function LongBranchDemo() {
  const [there, setThere] = useState<ReadonlySet<number>>(new Set())
  const items = useMemo<readonly Shelf[]>(
    () => [
      {
        id: 'Magasin',
        children: Array.from({ length: shelves }, (_, at) =>
          there.has(Math.floor(at / windowOfShelves))
            ? { id: `Étagère ${at + 1}` }
            : { id: `coming ${at}`, missing: at },
        ),
      },
    ],
    [there],
  )
  const onMissing = ({ item: { missing = 0 } }: { item: Shelf }) => {
    const wanted = Math.floor(missing / windowOfShelves)
    void slow.passed.then(() => setThere((before) => (before.has(wanted) ? before : new Set(before).add(wanted))))
  }
  return (
    <Tree
      label="Étagères"
      items={items}
      itemText={shelfText}
      isComing={isShelfComing}
      onMissing={onMissing}
      selectionMode="multiple"
    />
  )
}

/** A branch of 50,000 has every place from the beginning; what is in sight is brought. */
export const LongBranch = meta.story({
  render: () => <LongBranchDemo />,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByText('Magasin'))
    await userEvent.keyboard('{ArrowRight}')
    await step('places are known before what stands there', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(focused()).toHaveAttribute('aria-busy', 'true'))
      await expect(placeOf(focused())).toEqual([2, 1, shelves])
      await expect(focused()).toHaveAccessibleName('Chargement en cours...')
    })
    await step('the focus stays on the place when it comes', async () => {
      slow.open()
      await focusIsOn('Étagère 1')
      await expect(placeOf(focused())).toEqual([2, 1, shelves])
    })
    await step('the last comes without those between', async () => {
      await userEvent.keyboard('{End}')
      await focusIsOn('Étagère 50000')
      await expect(placeOf(focused())).toEqual([2, shelves, shelves])
    })
    await step('the arrow leads out to the branch from what is there and from what is not', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await focusIsOn('Magasin')
    })
    await step('all that is there is chosen, and nothing that is not', async () => {
      await userEvent.keyboard('{Control>}a{/Control}')
      await waitFor(() => expect(focused()).toHaveAttribute('aria-selected', 'true'))
    })
  },
})
