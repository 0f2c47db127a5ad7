import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wordsOf } from '../internal/story-words.ts'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { ToastHost, toasts } from './index.ts'
import type { ToastOptions } from './index.ts'
import { pageOf } from './toast-story-page.ts'

interface AddProps {
  toast: ToastOptions
}

function Add({ toast }: AddProps) {
  return (
    <>
      <Button onPress={() => toasts.add(toast)}>Ajouter</Button>
      <ToastHost />
    </>
  )
}

const meta = preview.meta({
  title: 'Components/Toast',
  component: Add,
  parameters: {
    docs: {
      story: { inline: false, height: '240px' },
      description: {
        component:
          '`toasts.add({ … })` says what has happened, one at a time. Nothing that must be answered: that is a dialog.',
      },
    },
  },
  args: { toast: { text: 'Affaire enregistrée' } },
  // The toasts outlive a story.
  beforeEach: () => () => toasts.clear(),
})

const add = () => screen.getByRole('button', { name: 'Ajouter' })

export const Success = meta.story({
  tags: ['9.toast-html'],
  args: { toast: { type: 'success', text: 'Affaire <b>AF-2026-014</b> enregistrée', timeout: 0 } },
  play: async ({ userEvent }) => {
    await userEvent.click(add())
    await expect(screen.getByRole('status')).toHaveTextContent('Affaire AF-2026-014 enregistrée')
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    await expect(screen.getByText('AF-2026-014').tagName).toBe('B')
  },
})

export const Failure = meta.story({
  tags: ['9.toast-lines'],
  args: {
    toast: {
      type: 'error',
      text: 'Enregistrement refusé.<br>La référence existe déjà.\nChoisissez-en une autre.',
      timeout: 0,
      isMultiline: true,
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(add())
    const alert = screen.getByRole('alert')
    await expect(alert).toHaveTextContent('Enregistrement refusé.')
    await expect(alert.querySelectorAll('br')).toHaveLength(2)
    await expect(add()).toHaveFocus()
    await expect(screen.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const Warning = meta.story({
  args: { toast: { type: 'warning', text: 'La session se termine dans une minute.', timeout: 0 } },
  play: async ({ userEvent }) => {
    await userEvent.click(add())
    await expect(screen.getByRole('alert')).toHaveTextContent('La session se termine')
  },
})

export const GoesByItself = meta.story({
  tags: ['3.toast-options'],
  args: { toast: { text: 'Copié', timeout: 60 } },
  play: async ({ userEvent }) => {
    await userEvent.click(add())
    await expect(screen.getByRole('status')).toHaveTextContent('Copié')
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
  },
})

const undo = fn()
export const WithUndo = meta.story({
  args: {
    toast: { type: 'success', text: 'Gamme désactivée', timeout: 0, button: { text: 'Annuler', onPress: undo } },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(add())
    add().focus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(undo).toHaveBeenCalledOnce()
    await expect(screen.queryByText('Gamme désactivée')).toBeNull()
    await expect(add()).toHaveFocus()
  },
})

/** Every part in sight. */
export const WithUndoInSight = meta.story({
  args: { toast: { text: 'Gamme désactivée', timeout: 0, button: { text: 'Annuler', onPress: undo } } },
  play: async ({ userEvent }) => {
    await userEvent.click(add())
    await expect(screen.getByRole('button', { name: 'Annuler' })).toBeVisible()
  },
})

/** The close button's tooltip is the topmost layer, the toast the next. */
export const EscapeCloses = meta.story({
  args: { toast: { text: 'Gamme désactivée', timeout: 0 } },
  play: async ({ userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(add())
    add().focus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: t('toast.close') })).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await expect(add()).toHaveFocus()
  },
})

const open = fn()
const closed = fn()

export const LeadsSomewhere = meta.story({
  tags: ['3.toast-options', '4.toast-click'],
  args: { toast: { text: 'Import terminé', timeout: 0, onClick: open } },
  play: async ({ userEvent }) => {
    await userEvent.click(add())
    await userEvent.click(screen.getByText('Import terminé'))
    await expect(open).toHaveBeenCalledTimes(1)
    await userEvent.click(add())
    await userEvent.click(screen.getByRole('button', { name: 'Voir' }))
    await expect(open).toHaveBeenCalledTimes(2)
  },
})

export const NotDismissible = meta.story({
  args: { toast: { text: 'Hors ligne', timeout: 0, dismissible: false } },
  play: async ({ userEvent }) => {
    await userEvent.click(add())
    await expect(screen.queryByRole('button', { name: 'Fermer la notification' })).toBeNull()
  },
})

export const LongText = meta.story({
  tags: ['9.toast-long', '9.toast-height'],
  args: { toast: { type: 'error', text: 'La ligne 12 est refusée : référence inconnue.<br>'.repeat(40), timeout: 0 } },
  play: async ({ userEvent }) => {
    await userEvent.click(add())
    const alert = screen.getByRole('alert')
    await expect(alert).toHaveAttribute('tabindex', '0')
    await expect(alert.scrollHeight).toBeGreaterThan(alert.clientHeight)
    await expect(getComputedStyle(alert).overflowY).toBe('scroll')
    const { height = 0 } = alert.parentElement?.getBoundingClientRect() ?? {}
    const most = Math.min(275, window.innerHeight - 24)
    await expect(height).toBeLessThanOrEqual(most)
    await expect(height).toBeGreaterThan(most - 5)
  },
})

/** Few letters, many lines: they scroll too. */
export const ManyLines = meta.story({
  tags: ['9.toast-height'],
  args: { toast: { type: 'warning', text: 'Ligne refusée\n'.repeat(40), timeout: 0 } },
  play: async ({ userEvent }) => {
    await userEvent.click(add())
    const alert = screen.getByRole('alert')
    const surface = alert.parentElement?.getBoundingClientRect()
    await expect(surface?.height).toBeLessThanOrEqual(275)
    await expect(alert.getBoundingClientRect().bottom).toBeLessThanOrEqual(surface?.bottom ?? 0)
    await expect(getComputedStyle(alert).overflowY).toBe('auto')
  },
})

/** How wide the toast is, of the page. */
const share = () =>
  (screen.getByRole('status').parentElement?.getBoundingClientRect().width ?? 0) /
  document.body.getBoundingClientRect().width

export const Narrowest = meta.story({
  tags: ['9.toast-narrowest'],
  args: { toast: { text: 'Ok', dismissible: false, timeout: 0 } },
  beforeEach: pageOf(1440),
  play: async ({ userEvent }) => {
    await userEvent.click(add())
    await expect(share()).toBeGreaterThanOrEqual(0.25)
    await expect(share()).toBeLessThan(0.26)
  },
})

export const Widest = meta.story({
  tags: ['9.toast-widest'],
  args: { toast: { text: 'Affaire '.repeat(100), timeout: 0 } },
  beforeEach: pageOf(1440),
  play: async ({ userEvent }) => {
    await userEvent.click(add())
    await expect(share()).toBeLessThanOrEqual(0.9)
    await expect(share()).toBeGreaterThan(0.89)
  },
})

/** Markup of a server is cleaned before it is shown. */
export const HostileText = meta.story({
  args: {
    toast: {
      text: 'Bonjour <img src="x" onerror="document.title = \'x\'"><a href="javascript:alert(1)">lien</a><form><input></form>',
      timeout: 0,
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(add())
    const status = screen.getByRole('status')
    await expect(status.querySelector('img, form, input')).toBeNull()
    await expect(screen.getByText('lien')).not.toHaveAttribute('href')
  },
})

/** Tab stays inside of a dialog; F6 goes to the toast over it, and back. */
export const KeyOverADialog = meta.story({
  args: { toast: { text: 'Gamme désactivée', timeout: 0, button: { text: 'Annuler', onPress: fn() } } },
  render: ({ toast }) => (
    <>
      <ToastHost />
      <Dialog title="Version" onOpenChange={closed}>
        <Button onPress={() => toasts.add(toast)}>Ajouter</Button>
      </Dialog>
    </>
  ),
  play: async ({ userEvent }) => {
    const undoButton = () => screen.getByRole('button', { name: 'Annuler' })
    await userEvent.click(add())
    await userEvent.keyboard('{F6}')
    await expect(undoButton()).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect(add()).toHaveFocus()
    await userEvent.keyboard('{F6}{Escape}')
    await expect(undoButton()).toBeVisible()
    await expect(add()).toHaveFocus()
    await expect(closed).not.toHaveBeenCalled()
    await userEvent.keyboard('{F6}')
    await expect(undoButton()).toHaveFocus()
  },
})

/** A dialog hides the page, not its messages, and a press on a toast does not close it. */
export const OverADialog = meta.story({
  args: { toast: { type: 'success', text: 'Copié', timeout: 0 } },
  render: ({ toast }) => (
    <>
      <ToastHost />
      <Dialog title="Version" onOpenChange={() => toasts.add({ text: 'fermé' })}>
        <Button onPress={() => toasts.add(toast)}>Ajouter</Button>
      </Dialog>
    </>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(add())
    await expect(screen.getByRole('status').closest('[inert], [aria-hidden=true]')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Fermer la notification' }))
    await expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await expect(screen.getByRole('dialog', { name: 'Version' })).toBeVisible()
  },
})
