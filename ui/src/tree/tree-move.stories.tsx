import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { allOpen } from './index.ts'
import type { TreeMove } from './index.ts'
import { focusIsOn, outline } from './tree-story-focus.ts'
import { SlowTreeDemo } from './slow-tree-story.tsx'
import { Stage, TreeDemo } from './tree-story.tsx'
import type { PlaceNode } from './tree-story.tsx'

const noRoomInSite = 'Un local se range dans un bâtiment ou un niveau, pas dans un site.'
const canMove = ({ moved, target, position }: TreeMove<PlaceNode>): true | string => {
  const home = position === 'inside' ? target : target?.parentNode
  return moved.some(({ row }) => row.kind === 'room') && (!home || home.row.kind === 'site') ? noRoomInSite : true
}

const meta = preview.meta({
  title: 'Components/Tree/Moving',
  component: TreeDemo,
  args: { isMovable: true, canMove, onMove: fn(), selectionMode: 'multiple', defaultExpansion: allOpen },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
})

const held = (name: string) => {
  const rows = outline()
  const at = rows.findIndex((row) => row.endsWith(` ${name}`))
  const level = Number(rows[at]?.[0])
  const rest = rows.slice(at + 1)
  const end = rest.findIndex((row) => Number(row[0]) <= level)
  return (end < 0 ? rest : rest.slice(0, end)).map((row) => row.slice(2))
}

export const CutAndPaste = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Bureau 101'))
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}x{/Control}')
    await expect(canvas.getByText(/^Coupé : 2 éléments/)).toBeVisible()
    await userEvent.click(canvas.getByText('Halle technique'))
    await userEvent.keyboard('{Control>}v{/Control}')
    await waitFor(
      async () =>
        await expect(canvas.getByText('Déplacement fait : 2 éléments, dans « Halle technique »')).toBeVisible(),
    )
    await expect(args.onMove).toHaveBeenLastCalledWith({
      moved: [expect.objectContaining({ text: 'Bureau 101' }), expect.objectContaining({ text: 'Bureau 102' })],
      target: expect.objectContaining({ text: 'Halle technique' }),
      position: 'inside',
    })
    await expect(held('Halle technique')).toEqual(['Quai de chargement', 'Bureau 101', 'Bureau 102'])
    await focusIsOn('Halle technique')
  },
})

/** Hits of a search are moved by key as ever; the rest of their branch stays where it is. */
export const WhileSearching = meta.story({
  args: { hasBar: true },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Rechercher' })
    await userEvent.type(field, 'de')
    await expect(outline()).toEqual([
      '1 Lyon Part-Dieu',
      '2 Bâtiment A',
      '3 Rez-de-chaussée',
      '1 Évry',
      '2 Halle technique',
      '3 Quai de chargement',
    ])
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Quai de chargement/ }))
    await userEvent.keyboard('{Control>}x{/Control}{ArrowUp}{ArrowUp}{ArrowUp}{Control>}v{/Control}')
    await waitFor(() =>
      expect(args.onMove).toHaveBeenLastCalledWith({
        moved: [expect.objectContaining({ text: 'Quai de chargement' })],
        target: expect.objectContaining({ text: 'Rez-de-chaussée' }),
        position: 'inside',
      }),
    )
    await waitFor(() =>
      expect(outline()).toEqual(['1 Lyon Part-Dieu', '2 Bâtiment A', '3 Rez-de-chaussée', '4 Quai de chargement']),
    )
    await focusIsOn('Rez-de-chaussée')
    await userEvent.clear(field)
    await expect(held('Rez-de-chaussée')).toEqual(['Hall d’accueil', 'Local électrique', 'Quai de chargement'])
  },
})

export const RefusedMove = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Bureau 101'))
    await userEvent.keyboard('{Control>}x{/Control}')
    await userEvent.click(canvas.getByText('Nantes'))
    await userEvent.keyboard('{Control>}v{/Control}')
    await expect(canvas.getByText(`Déplacement refusé : « Bureau 101 ». ${noRoomInSite}`)).toBeVisible()
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText(/Déplacement refusé/)).toBeNull()
    await userEvent.keyboard('{Control>}v{/Control}')
    await expect(canvas.getByText(/^Rien à coller/)).toBeVisible()

    await userEvent.click(canvas.getByText('Bâtiment A'))
    await userEvent.keyboard('{Control>}x{/Control}{ArrowDown}{Control>}v{/Control}')
    await expect(canvas.getByText(/Un élément ne peut pas aller dans ce qu’il contient/)).toBeVisible()
  },
})

/** Among siblings: the equal of dragging between two rows. */
export const Reordering = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Bureau 102'))
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}')
    await waitFor(async () => await expect(held('Premier étage')).toEqual(['Bureau 102', 'Bureau 101']))
    await expect(canvas.getByText('Déplacement fait : « Bureau 102 », avant « Bureau 101 »')).toBeVisible()
    await focusIsOn('Bureau 102')
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}')
    await expect(canvas.getByText('Déplacement refusé : « Bureau 102 ». C’est déjà le premier.')).toBeVisible()
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    await waitFor(async () => await expect(held('Premier étage')).toEqual(['Bureau 101', 'Bureau 102']))
    await focusIsOn('Bureau 102')
    await expect(args.onMove).toHaveBeenCalledTimes(2)
    // Another branch is not a sibling's place.
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    await expect(canvas.getByText('Déplacement refusé : « Bureau 102 ». C’est déjà le dernier.')).toBeVisible()
    await expect(args.onMove).toHaveBeenCalledTimes(2)
  },
})

/** A move that is not saved yet is not in the items yet: a second step waits, or it would go by the old order. */
export const SlowSave = meta.story({
  render: (args) => <SlowTreeDemo {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Bureau 101'))
    // Keys that are pressed while a move is being saved wait for it.
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{ArrowUp}{/Shift}{/Alt}')
    await expect(args.onMove).toHaveBeenCalledTimes(1)
    await expect(held('Premier étage')).toEqual(['Bureau 101', 'Bureau 102'])

    await userEvent.click(canvas.getByRole('button', { name: 'Répondre' }))
    await waitFor(async () => await expect(held('Premier étage')).toEqual(['Bureau 102', 'Bureau 101']))
    await waitFor(async () => await expect(args.onMove).toHaveBeenCalledTimes(2))
    await expect(args.onMove).toHaveBeenLastCalledWith(
      expect.objectContaining({ target: expect.objectContaining({ text: 'Bureau 102' }), position: 'before' }),
    )
    // The second one is being saved.
    await expect(await canvas.findByText('Mise à jour…')).toBeVisible()
  },
})

/** A finger that rests on an item opens its menu, where “Move to…” is. */
export const LongPress = meta.story({
  play: async ({ canvas, userEvent }) => {
    const office = await canvas.findByText('Bureau 101')
    await fireEvent(
      office,
      new PointerEvent('contextmenu', {
        bubbles: true,
        cancelable: true,
        button: 0,
        pointerType: 'touch',
        clientX: 90,
        clientY: 120,
      }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Déplacer vers…' }))
    await expect(await screen.findByRole('dialog', { name: 'Déplacer «\u00a0Bureau 101\u00a0»' })).toBeVisible()
  },
})

export const MoveTo = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Bureau 101'))
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Déplacer vers…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Déplacer «\u00a0Bureau 101\u00a0»' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Déplacer' }))
    await expect(dialog.getByText('Choisir une destination dans l’arbre.')).toBeVisible()
    await userEvent.click(await dialog.findByText('Nantes'))
    await expect(dialog.getByText(noRoomInSite)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Déplacer' }))
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('searchbox'), 'parking')
    await userEvent.click(await dialog.findByText('Parking'))
    await userEvent.click(dialog.getByRole('radio', { name: 'Avant' }))
    await expect(dialog.queryByText(noRoomInSite)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Déplacer' }))
    await waitFor(async () => await expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onMove).toHaveBeenCalledTimes(1)
    await expect(held('Sous-sol')).toEqual(['Bureau 101', 'Parking'])
    await focusIsOn('Bureau 101')
  },
})

const centre = (element: Element, share = 0.5) => {
  const { left, top, height } = element.getBoundingClientRect()
  return { clientX: left + 60, clientY: top + height * share }
}

export const Dragging = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const office = (await canvas.findByText('Bureau 102')).closest('[data-row]') as HTMLElement
    const floor = canvas.getByText('Rez-de-chaussée').closest('[data-row]') as HTMLElement
    const site = canvas.getByText('Évry').closest('[data-row]') as HTMLElement
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: office, coords: centre(office) },
      { target: site, coords: centre(site) },
    ])
    await expect(await screen.findByText(noRoomInSite)).toBeVisible()
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: site, coords: centre(site) }])
    await expect(canvas.getByText(`Déplacement refusé : « Bureau 102 ». ${noRoomInSite}`)).toBeVisible()
    await expect(args.onMove).not.toHaveBeenCalled()

    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: office, coords: centre(office) },
      { target: floor, coords: centre(floor) },
      { keys: '[/MouseLeft]', target: floor, coords: centre(floor) },
    ])
    await waitFor(
      async () => await expect(held('Rez-de-chaussée')).toEqual(['Hall d’accueil', 'Local électrique', 'Bureau 102']),
    )
    await focusIsOn('Bureau 102')
    const hall = canvas.getByText('Hall d’accueil').closest('[data-row]') as HTMLElement
    const moved = canvas.getByText('Bureau 102').closest('[data-row]') as HTMLElement
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: moved, coords: centre(moved) },
      { target: hall, coords: centre(hall, 0.1) },
    ])
    await userEvent.keyboard('{Escape}')
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: hall, coords: centre(hall, 0.1) }])
    await expect(held('Rez-de-chaussée')).toEqual(['Hall d’accueil', 'Local électrique', 'Bureau 102'])
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: moved, coords: centre(moved) },
      { target: hall, coords: centre(hall, 0.1) },
      { keys: '[/MouseLeft]', target: hall, coords: centre(hall, 0.1) },
    ])
    await waitFor(
      async () => await expect(held('Rez-de-chaussée')).toEqual(['Bureau 102', 'Hall d’accueil', 'Local électrique']),
    )
  },
})

export const OwnMenu = meta.story({
  args: { rowMenu: () => [{ id: 'rename', text: 'Renommer', icon: 'pencil' }], onRowAction: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('Évry')
    await userEvent.click(canvas.getByRole('button', { name: 'Actions\u00a0: Évry' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Renommer' }))
    await expect(args.onRowAction).toHaveBeenLastCalledWith({
      id: 'rename',
      row: expect.objectContaining({ id: 'evry' }),
    })
    await expect(canvas.getByRole('treeitem', { name: 'Évry' })).toBeVisible()
  },
})
