import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wordsOf } from '../internal/story-words.ts'
import { Button } from '../button/index.ts'
import { confirm, ConfirmHost, questions } from './index.ts'
import type { ConfirmAnswer, ConfirmOptions } from './index.ts'

interface AskProps {
  options: ConfirmOptions
  onAnswer: (answer: ConfirmAnswer) => void
}

function Ask({ options, onAnswer }: AskProps) {
  return (
    <>
      <Button onPress={() => void confirm(options).then(onAnswer)}>Demander</Button>
      <ConfirmHost />
    </>
  )
}

const meta = preview.meta({
  title: 'Components/ConfirmDialog',
  component: Ask,
  parameters: {
    docs: {
      story: { inline: false, height: '340px' },
      description: {
        component:
          '`await confirm({ … })` asks before what cannot be undone and names the thing and the consequence. What can be undone is done, with an undo in a toast.',
      },
    },
  },
  args: { options: {}, onAnswer: fn() },
  // The questions outlive a story.
  beforeEach: () => () => questions.dismissAll(),
})

const ask = () => screen.getByRole('button', { name: 'Demander' })

/** A colour of the theme as the browser computes it. */
function themed(token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(--ui-color-${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** The question shown: its name, and the colour of its drawing. */
async function expectLook(title: string, colour: string) {
  const dialog = screen.getByRole('alertdialog', { name: title })
  await expect(dialog).toBeVisible()
  const drawing = within(dialog).getByRole('heading').querySelector('svg')
  await expect(drawing && getComputedStyle(drawing).color).toBe(themed(colour))
}

export const Default = meta.story({
  tags: ['4.confirm-result', '8.preset-confirm', '9.confirm-width', '9.confirm-yes', '9.confirm-no'],
  args: { options: { message: 'Publier la version 2 du mode « Levage » ?' } },
  play: async ({ args, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(ask())
    const dialog = screen.getByRole('alertdialog', { name: t('confirm.confirm') })
    await expect(dialog).toHaveAccessibleDescription(/^Publier la version 2 du mode «\sLevage\s»\s\?$/)
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    await expectLook(t('confirm.confirm'), 'info')
    await expect(dialog.getBoundingClientRect().width).toBe(Math.min(550, window.innerWidth - 32))
    const [no, yes] = [
      within(dialog).getByRole('button', { name: t('confirm.false') }),
      within(dialog).getByRole('button', { name: t('confirm.true') }),
    ]
    await expect(yes).toHaveFocus()
    await expect(getComputedStyle(yes).backgroundColor).toBe(themed('primary'))
    await expect(getComputedStyle(no).backgroundColor).toBe(themed('surface'))
    await expect(getComputedStyle(no).borderTopColor).toBe(themed('border-control'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith(true))
    await waitFor(() => expect(ask()).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(screen.getByRole('button', { name: t('confirm.false') }))
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith(false))
  },
})

/** Enter that is held down from opening the question answers nothing; a new press does. */
export const HeldEnter = meta.story({
  args: { options: { message: 'Publier la version 2 du mode « Levage » ?' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(ask())
    const yes = screen.getByRole('button', { name: 'Oui' })
    await expect(yes).toHaveFocus()
    await fireEvent.keyDown(yes, { key: 'Enter', repeat: true })
    await fireEvent.keyUp(yes, { key: 'Enter' })
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith(true))
  },
})

/** Every part in sight. */
export const Open = meta.story({
  args: {
    options: {
      preset: 'warning',
      title: 'Supprimer la gamme G-12 ?',
      message: 'Ses 3 versions sont supprimées.',
      tone: 'danger',
      buttonTrueText: 'Supprimer',
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(ask())
    await expect(screen.getByRole('alertdialog', { name: 'Supprimer la gamme G-12 ?' })).toBeVisible()
  },
})

export const Danger = meta.story({
  args: {
    options: {
      preset: 'warning',
      title: 'Supprimer la gamme G-12 ?',
      message: 'Ses 3 versions sont supprimées.\nCela ne peut pas être annulé.',
      tone: 'danger',
      buttonTrueText: 'Supprimer',
    },
  },
  play: async ({ args, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(ask())
    await expect(screen.getByRole('alertdialog', { name: 'Supprimer la gamme G-12 ?' })).toBeVisible()
    await expect(screen.getByRole('button', { name: t('confirm.false') })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith(false))
  },
})

export const Input = meta.story({
  tags: ['4.confirm-result', '8.preset-input'],
  args: { options: { preset: 'input', title: 'Nouveau nom', textValue: 'Copie de G-12' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(ask())
    await expectLook('Nouveau nom', 'primary-text')
    await expect(screen.getByRole('alertdialog').querySelector('h2 .lucide-pencil')).toBeVisible()
    const field = screen.getByRole('textbox', { name: 'Nouveau nom' })
    await expect(field).toHaveFocus()
    await expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'G-13{Enter}')
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith({ validate: true, value: 'G-13' }))
    await userEvent.click(ask())
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith({ validate: false, value: 'Copie de G-12' }))
  },
})

export const TabStaysInside = meta.story({
  args: { options: { message: 'Publier la version 2 du mode « Levage » ?' } },
  play: async ({ userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(ask())
    const yes = screen.getByRole('button', { name: t('confirm.true') })
    const no = screen.getByRole('button', { name: t('confirm.false') })
    await expect(yes).toHaveFocus()
    await userEvent.tab()
    await expect(no).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(yes).toHaveFocus()
  },
})

/** Escape, a close from outside, a choice: each answers, and leaves nothing on the page. */
export const Closes = meta.story({
  tags: ['4.confirm-closes'],
  args: { options: { message: 'Publier la version 2 du mode « Levage » ?' } },
  play: async ({ args, userEvent, globals }) => {
    const t = wordsOf(globals)
    const ways: readonly (() => unknown)[] = [
      () => userEvent.keyboard('{Escape}'),
      () => questions.dismissAll(),
      () => userEvent.click(screen.getByRole('button', { name: t('confirm.false') })),
      () => userEvent.click(screen.getByRole('button', { name: t('confirm.true') })),
    ]
    for (const [at, close] of ways.entries()) {
      await userEvent.click(ask())
      await expect(screen.getByRole('alertdialog')).toBeVisible()
      await close()
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(args.onAnswer).toHaveBeenCalledTimes(at + 1)
    }
    await expect(args.onAnswer.mock.calls).toEqual([[false], [false], [false], [true]])
  },
})

/** Questions that are not to be answered any more: the shown one and those behind it are refused. */
export const Dismissed = meta.story({
  play: async () => {
    const first = confirm({ title: 'Supprimer la gamme G-12 ?' })
    const second = confirm({ preset: 'input', title: 'Nouveau nom', textValue: 'Copie de G-12' })
    await expect(await screen.findByRole('alertdialog', { name: 'Supprimer la gamme G-12 ?' })).toBeVisible()
    questions.dismissAll()
    await expect(await Promise.all([first, second])).toEqual([false, { validate: false, value: 'Copie de G-12' }])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})

export const Warning = meta.story({
  tags: ['8.preset-warning'],
  args: { options: { preset: 'warning', message: 'La version affichée est figée.' } },
  play: async ({ userEvent }) => {
    await userEvent.click(ask())
    await expectLook('Avertissement', 'warning')
    await expect(screen.getByRole('button', { name: 'Non' })).toHaveFocus()
  },
})

export const Failure = meta.story({
  tags: ['8.preset-error'],
  args: { options: { preset: 'error', message: 'La version affichée est figée.' } },
  play: async ({ userEvent }) => {
    await userEvent.click(ask())
    await expectLook('Erreur', 'error')
  },
})

export const Information = meta.story({
  tags: ['8.preset-info'],
  args: { options: { preset: 'info', message: 'La version affichée est figée.' } },
  play: async ({ userEvent }) => {
    await userEvent.click(ask())
    await expectLook('Information', 'info')
  },
})

export const OwnTextsAndColours = meta.story({
  tags: ['3.confirm-options'],
  args: {
    options: {
      title: 'Verrouiller la fiche',
      message: 'Personne d’autre ne la change.',
      width: 400,
      icon: 'lock',
      color: 'accent',
      buttonTrueText: 'Verrouiller',
      buttonFalseText: 'Plus tard',
      buttonTrueColor: '#ffd400',
      buttonFalseColor: 'accent',
      showTextField: true,
      textValue: 'Motif',
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(ask())
    const dialog = within(screen.getByRole('alertdialog', { name: 'Verrouiller la fiche' }))
    await expect(screen.getByRole('alertdialog').getBoundingClientRect().width).toBe(
      Math.min(400, window.innerWidth - 32),
    )
    await expect(dialog.getByText('Personne d’autre ne la change.')).toBeVisible()
    await expectLook('Verrouiller la fiche', 'accent-text')
    await expect(dialog.getByRole('textbox')).toHaveValue('Motif')
    await expect(getComputedStyle(dialog.getByRole('button', { name: 'Verrouiller' })).backgroundColor).toBe(
      'rgb(255, 212, 0)',
    )
    await expect(dialog.getByRole('button', { name: 'Plus tard' })).toBeVisible()
  },
})

/** Two questions at once are asked one after the other; a press outside answers neither. */
export const OneAfterTheOther = meta.story({
  play: async ({ userEvent, args }) => {
    void confirm({ title: 'Première' }).then(args.onAnswer)
    const second = confirm({ title: 'Deuxième' })
    await expect(await screen.findByRole('alertdialog', { name: 'Première' })).toBeVisible()
    await userEvent.click(screen.getByRole('alertdialog').parentElement ?? document.body)
    await userEvent.click(screen.getByRole('button', { name: 'Oui' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Deuxième' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Oui' }))
    await expect(await second).toBe(true)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ userEvent }) => {
    await userEvent.click(ask())
    await expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
  },
})
