import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wordsOf } from '../internal/story-words.ts'
import { Button } from '../button/index.ts'
import { Held } from '../internal/field/story-held.tsx'
import { Menu } from '../menu/index.ts'
import { Select } from '../select/index.ts'
import { TextField } from '../text-field/index.ts'
import { Dialog } from './dialog.tsx'
import type { DialogProps } from './dialog.tsx'

function Opened({ children, ...props }: DialogProps) {
  const [isOpen, setOpen] = useState(false)
  const onOpenChange: DialogProps['onOpenChange'] = (change) => {
    setOpen(false)
    props.onOpenChange(change)
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>Modifier</Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={onOpenChange}>
        {children}
      </Dialog>
    </>
  )
}

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  parameters: {
    docs: {
      story: { inline: false, height: '380px' },
      description: {
        component:
          'Something to deal with before going on. The page behind is out of reach, the focus stays inside and goes back; Escape closes the top one only.',
      },
    },
  },
  args: {
    title: 'Modifier l’affaire',
    onOpenChange: fn(),
    children: (
      <Held initial="">
        {(value, set) => <TextField label="Libellé" value={value} onValueChange={(change) => set(change.value)} />}
      </Held>
    ),
    footer: (
      <>
        <Button>Annuler</Button>
        <Button tone="primary">Enregistrer</Button>
      </>
    ),
  },
})

export const Default = meta.story({
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Modifier' })
    await userEvent.click(trigger)
    const dialog = screen.getByRole('dialog', { name: 'Modifier l’affaire' })
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    await expect(within(dialog).getByRole('textbox', { name: 'Libellé' })).toHaveFocus()
    await expect(dialog.getBoundingClientRect().width).toBe(Math.min(550, window.innerWidth - 32))
    await expect(trigger.closest('[inert]')).not.toBeNull()
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false, reason: 'escape' })
    await waitFor(() => expect(trigger).toHaveFocus())
  },
})

/** The safe choice may ask for the focus, and has it however the dialog was opened: a press, an assistive technology, a clock. */
export const OwnStart = meta.story({
  args: {
    children: 'Votre session se termine dans 60 secondes.',
    footer: (
      <>
        <Button>Se déconnecter</Button>
        <Button tone="primary" autoFocus>
          Rester
        </Button>
      </>
    ),
  },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Modifier' })
    const opens: readonly (() => unknown)[] = [
      () => trigger.click(),
      () => userEvent.click(trigger),
      () => fireEvent.click(trigger, { detail: 0 }),
    ]
    for (const open of opens) {
      trigger.focus()
      await open()
      await waitFor(() => expect(screen.getByRole('button', { name: 'Rester' })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(trigger).toHaveFocus())
    }
  },
})

/** Every part in sight. */
export const Open = meta.story({
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Modifier l’affaire' })).toBeVisible()
  },
})

export const TabGoesRound = meta.story({
  play: async ({ userEvent, globals }) => {
    const t = wordsOf(globals)
    const dialog = within(screen.getByRole('dialog'))
    await expect(dialog.getByRole('textbox', { name: 'Libellé' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(dialog.getByRole('button', { name: t('dialog.close') })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(dialog.getByRole('button', { name: 'Enregistrer' })).toHaveFocus()
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: t('dialog.close') })).toHaveFocus()
  },
})

export const ClosedByButtonOrOutside = meta.story({
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }))
    await userEvent.click(screen.getByRole('button', { name: t('dialog.close') }))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false, reason: 'button' })
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }))
    await userEvent.click(screen.getByRole('dialog').parentElement ?? document.body)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false, reason: 'outside' })
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

/** Escape closes the menu, then the inner dialog, then the outer one. */
export const Layers = meta.story({
  args: {
    children: (
      <Opened title="Choisir un lieu" onOpenChange={fn()}>
        <Menu label="Actions" items={[{ id: 'a', text: 'Ajouter' }]} />
      </Opened>
    ),
  },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    const outer = 'Modifier l’affaire'
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }))
    await userEvent.click(within(screen.getByRole('dialog', { name: outer })).getByRole('button', { name: 'Modifier' }))
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
    await expect(screen.getByRole('menuitem', { name: 'Ajouter' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('menu')).toBeNull()
    const inner = screen.getByRole('dialog', { name: 'Choisir un lieu' })
    await expect(inner).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(inner).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog', { name: 'Choisir un lieu' })).toBeNull()
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: outer })).toContainElement(document.activeElement as HTMLElement),
    )
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

const agencies = ['Brest', 'Lille', 'Lyon', 'Nantes'].map((text) => ({ value: text, label: text }))

/** The list of a select lies over the dialog, whole, and Escape closes the list only. */
export const WithSelect = meta.story({
  args: {
    children: (
      <Held<string | null> initial={null}>
        {(agency, setAgency) => (
          <Select label="Agence" options={agencies} value={agency} onValueChange={({ value }) => setAgency(value)} />
        )}
      </Held>
    ),
  },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }))
    const dialog = screen.getByRole('dialog', { name: 'Modifier l’affaire' })
    const select = within(dialog).getByRole('combobox', { name: 'Agence' })
    await userEvent.click(select)
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    const last = screen.getByRole('option', { name: 'Nantes' })
    last.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = last.getBoundingClientRect()
    await expect(last).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(dialog).toBeVisible()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(select).toHaveFocus()
    await userEvent.click(select)
    await userEvent.click(await screen.findByRole('option', { name: 'Nantes' }))
    await expect(select).toHaveTextContent('Nantes')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false, reason: 'escape' })
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

export const LongContent = meta.story({
  args: {
    children: Array.from({ length: 40 }, (_, at) => (
      <p key={at}>Point de contrôle {at + 1} : relever la valeur et la comparer au seuil.</p>
    )),
  },
  play: async () => {
    const dialog = screen.getByRole('dialog')
    await waitFor(() => expect(within(dialog).getByRole('group')).toHaveAttribute('tabindex', '0'))
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(within(dialog).getByRole('button', { name: 'Enregistrer' })).toBeVisible()
  },
})

export const English = meta.story({
  args: { title: 'Edit the case', children: 'Reference AF-2026-014', footer: undefined },
  globals: { locale: 'en' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(screen.getByRole('dialog', { name: 'Edit the case' })).toHaveFocus()
  },
})
