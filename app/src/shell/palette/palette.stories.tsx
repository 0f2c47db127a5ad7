import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { SysAction } from '@ronde/contracts/services/Core/SysAction'
import { SysMenu } from '@ronde/contracts/services/Core/SysMenu'
import { SysRoute } from '@ronde/contracts/services/Core/SysRoute'
import { SysTable } from '@ronde/contracts/services/Core/SysTable'
import { GamGamme } from '@ronde/contracts/services/Prm/GamGamme'
import { ModModeInspection } from '@ronde/contracts/services/Prm/ModModeInspection'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import { CallFailure } from '@ronde/contracts/wire'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { memoryBox } from '../../base/box.ts'
import { $recentBox, type RecentRecord } from '../../navigation/recents.ts'
import { payload } from '../../kit/testing/tokens.ts'
import { ShowConsole } from '../../kit/testing/show-console.tsx'
import { answer } from '../../kit/testing/answers.ts'
import { held } from '../../kit/testing/test-scope.ts'

const record = (place: number): RecentRecord => ({
  view: 'AffAffAffaireAccueil',
  title: `Vérification des ponts roulants ${place}`,
  reference: `AFF-2026-00${String(place).padStart(2, '0')}`,
  address: `/Aff/Aff/AffaireAccueil?idAffaireGuid=7d1f3c52-4f0e-5c0a-9a53-0d7c3d1f8f${String(place).padStart(2, '0')}`,
})
const opened = (count: number) => [
  held(
    $recentBox,
    memoryBox<RecentRecord>({ [payload().login]: Array.from({ length: count }, (_, place) => record(place + 1)) }),
  ),
]

/** Lists without rows. */
const nothing = [
  answer(AffAffaire.GetList, () => []),
  answer(UsrUser.GetList, () => []),
  answer(AffAffairePrestation.GetList, () => []),
  answer(GamGamme.GetList, () => []),
  answer(ModModeInspection.GetList, () => []),
  answer(RefReferentiel.GetList, () => []),
  answer(SysAction.GetList, () => []),
  answer(SysMenu.GetList, () => []),
  answer(SysRoute.GetList, () => []),
  answer(SysTable.GetList, () => []),
]

const meta = preview.meta({
  title: 'Screens/Palette',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: { at: '/', globals: {}, values: opened(2), answers: nothing },
  render: (args, { globals }) => <ShowConsole {...args} globals={globals} />,
})

/** The palette's field; its code is loaded when it first opens. */
const field = () => screen.findByRole('combobox', { name: 'Écran, enregistrement ou action' })
/** The active line, as named by the field. */
const active = async () => {
  const id = (await field()).getAttribute('aria-activedescendant')
  return id === null ? null : (document.querySelector(`#${CSS.escape(id)}`)?.textContent ?? null)
}

/** Opened by its shortcut: recent records first, then screens with their menus, then actions. */
export const Opened = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { level: 1, name: /^Bonjour/ })
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(await field()).toHaveFocus()
    const list = await screen.findByRole('listbox')
    await waitFor(() =>
      expect(
        within(list)
          .getAllByRole('group')
          .map((group) => group.getAttribute('aria-labelledby')),
      ).toHaveLength(3),
    )
    const recent = within(list).getByRole('group', { name: 'Ouverts récemment' })
    await expect(within(recent).getAllByRole('option')).toHaveLength(2)
    const screens = within(list).getByRole('group', { name: 'Écrans' })
    await expect(within(screens).getByRole('option', { name: /Prestations\s*Affaires/ })).toBeInTheDocument()
    await expect(within(screens).getByRole('option', { name: 'À propos' })).toBeInTheDocument()
    await expect(within(list).getByRole('group', { name: 'Actions' })).toBeInTheDocument()
    // No line is active before an arrow key: Enter opens nothing.
    await expect(await active()).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(await field()).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await active()).toContain('ponts roulants 1'))
  },
})

/** Without accents and in any order; Enter goes there, and the focus is on the new page's title. */
export const ByKeyboard = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { level: 1, name: /^Bonjour/ })
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await field(), 'A PROPOS')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await active()).toContain('À propos'))
    await userEvent.keyboard('{Enter}')
    const title = await screen.findByRole('heading', { level: 1, name: 'À propos' })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

/** The arrows wrap around; the active line stays in sight. */
export const Arrows = meta.story({
  args: { values: opened(20) },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { level: 1, name: /^Bonjour/ })
    await userEvent.click(screen.getByRole('button', { name: /^Rechercher/ }))
    await field()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await active()).toContain('ponts roulants 1'))
    await expect(within(screen.getByRole('group', { name: 'Ouverts récemment' })).getAllByRole('option')).toHaveLength(
      6,
    )
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await active()).toContain('ponts roulants 2'))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await waitFor(async () => expect(await active()).toContain('Se déconnecter'))
    const last = screen.getByRole('option', { name: 'Se déconnecter' })
    await waitFor(() => {
      const [line, list] = [last.getBoundingClientRect(), screen.getByRole('listbox').getBoundingClientRect()]
      return expect(line.bottom).toBeLessThanOrEqual(list.bottom + 1)
    })
    await userEvent.type(await field(), 'ponts')
    await expect(screen.getAllByRole('option')).toHaveLength(20)
    await expect(await screen.findByText(/^20 résultats\. Entrée/)).toBeInTheDocument()
  },
})

/** Escape closes the palette and returns the focus. */
export const Escaping = meta.story({
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: /^Rechercher/ })
    await userEvent.click(button)
    await field()
    await userEvent.keyboard('pre{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
})

/** Nothing found: a message says so, and Enter does nothing. */
export const NothingFound = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Rechercher/ }))
    await userEvent.type(await field(), 'zzz{Enter}')
    await expect(await screen.findByText(/^Rien ne correspond à «\szzz\s»$/)).toBeVisible()
    await expect(await field()).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(await screen.findByText('Aucun résultat')).toBeInTheDocument()
  },
})

const affaire = AffAffaire.GetList.example.value
const found = affaire.map((row) => ({ ...row, lbAffaire: 'Vérification des palans', refAffaire: 'AFF-2026-0777' }))

/** Records found by a part of their reference in several lists; a refused list is named, and does not block the others. */
export const Records = meta.story({
  args: {
    answers: [
      ...nothing,
      answer(AffAffaire.GetList, () => found),
      answer(UsrUser.GetList, () => Promise.reject(new CallFailure('http', { status: 403 }))),
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Rechercher/ }))
    await userEvent.type(await field(), '0777')
    const list = await screen.findByRole('group', { name: 'Affaires' }, { timeout: 10_000 })
    await expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Vérification des palansAFF-2026-0777'])
    await expect(await screen.findByText('Liste non consultée : Utilisateurs')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 1, name: new RegExp(affaire[0]?.lbAffaire ?? '') })
  },
})

/** Actions of the page come before other commands, and run from the palette. */
export const PageActions = meta.story({
  args: { at: `/Aff/Aff/AffaireAccueil?idAffaireGuid=${affaire[0]?.idAffaireGuid}` },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { level: 1, name: new RegExp(affaire[0]?.lbAffaire ?? '') }, { timeout: 10_000 })
    await userEvent.keyboard('{Control>}k{/Control}')
    const page = await screen.findByRole('group', { name: 'Sur cette page' }, { timeout: 10_000 })
    await expect(within(page).getByRole('option', { name: /^Copier le lien/ })).toBeInTheDocument()
    await userEvent.type(await field(), 'historique{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Historique' })).toBeVisible()
  },
})

/** An action: the other language, at once. */
export const ChangingLanguage = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Rechercher/ }))
    await userEvent.type(await field(), 'langue{Enter}')
    await expect(await screen.findByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  },
})

export const English = meta.story({
  globals: { locale: 'en', theme: 'light' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Search/ }))
    await expect(await screen.findByRole('combobox', { name: 'Screen, record or action' })).toHaveFocus()
    await userEvent.keyboard('dark')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Dark theme' })).toHaveAttribute('data-best'))
    await expect(screen.getByText('One result. Enter: Dark theme')).toBeInTheDocument()
  },
})
