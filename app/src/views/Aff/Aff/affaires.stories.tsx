import { AffAffaire, affaireStatuts } from '@ronde/contracts/services/Aff/AffAffaire'
import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { CallFailure } from '@ronde/contracts/wire'
import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { answer } from '../../../kit/testing/answers.ts'
import { ShowConsole } from '../../../kit/testing/show-console.tsx'

const [affaire] = AffAffaire.GetList.example.value
const many = Array.from({ length: 200 }, (_, index) => ({
  ...(affaire ?? AffAffaire.Get.example.value),
  idAffaireGuid: `7d1f3c52-4f0e-5c0a-9a53-${String(index).padStart(12, '0')}`,
  refAffaire: `AFF-2026-${String(index + 1).padStart(4, '0')}`,
  statut: affaireStatuts[index % affaireStatuts.length] ?? 'OUVERTE',
  isActif: index % 20 !== 19,
}))
const home = `/Aff/Aff/AffaireAccueil?idAffaireGuid=${AffAffaire.Get.example.input.idAffaireGuid}`

const meta = preview.meta({
  title: 'Screens/Affaires',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: { at: '/Aff/Aff/AffaireList', globals: {} },
  render: (args, { globals }) => <ShowConsole {...args} globals={globals} />,
})

export const List = meta.story({
  args: { answers: [answer(AffAffaire.GetList, () => many)] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Affaires 190 / 200' })
    await userEvent.click(canvas.getByRole('switch', { name: 'Afficher les inactifs' }))
    await canvas.findByRole('heading', { level: 1, name: 'Affaires 200' })
    await userEvent.type(canvas.getByRole('searchbox'), '0042')
    await canvas.findByRole('heading', { level: 1, name: 'Affaires 1 / 200' })
    await expect(within(canvas.getByRole('grid')).getByText('AFF-2026-0042')).toBeVisible()
    const user = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter' }))
    await expect(await user.findByRole('dialog', { name: 'Nouvelle affaire' })).toBeVisible()
  },
})

export const Empty = meta.story({
  args: { answers: [answer(AffAffaire.GetList, () => [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rien pour l’instant')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Ajouter' })).toHaveLength(2)
  },
})

export const NoMatch = meta.story({
  args: { at: '/Aff/Aff/AffaireList?q=rien', answers: [answer(AffAffaire.GetList, () => many)] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Rien ne correspond à la recherche')
    const message = canvas.getByText('Rien ne correspond à la recherche')
    await userEvent.click(
      within(message.closest<HTMLElement>('div:has(button)') ?? message).getByRole('button', {
        name: 'Effacer les filtres',
      }),
    )
    await canvas.findByRole('heading', { level: 1, name: 'Affaires 190 / 200' })
  },
})

export const Loading = meta.story({
  args: { answers: [answer(AffAffaire.GetList, () => new Promise(() => {}))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
})

export const Failed = meta.story({
  args: {
    answers: [
      answer(AffAffaire.GetList, () => {
        throw new CallFailure('http', { status: 500 })
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Le serveur a rencontré une erreur. Recommencez dans un moment.'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
})

export const Home = meta.story({
  args: { at: home },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: affaire?.lbAffaire })).toBeVisible()
    await expect(canvas.getByText('Fonderies du Nord')).toBeVisible()
  },
})

export const ServicesOfACase = meta.story({
  args: { at: home.replace('AffaireAccueil', 'AffairePrestationList') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: affaire?.lbAffaire })
    const list = await canvas.findByRole('heading', { level: 2, name: 'Prestations 1' })
    // An action that the case offers is not offered again by its nested list: it shows once, before the list.
    const offered = await canvas.findByRole('button', { name: 'Ajouter une prestation' })
    await expect(offered.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(canvas.getByRole('button', { name: 'Exporter' }).compareDocumentPosition(list)).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    )
  },
})

export const AllServices = meta.story({
  args: { at: '/Aff/Aff/AffairePrestationList' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [prestation] = AffAffairePrestation.GetList.example.value
    await expect(await canvas.findByText(prestation?.lbInspection ?? '')).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Prestations')
    // Filtering by a place includes all places below it.
    await userEvent.click(canvas.getByRole('button', { name: 'Localisation' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByText('Usine de Lesquin'))
    await canvas.findByRole('button', { name: 'Retirer le filtre Localisation : Usine de Lesquin' })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Actions : PRE-000001' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Voir le détail' }))
    const details = within(await page.findByRole('dialog', { name: 'Prestation' }))
    await expect(details.getByText(/^PR-001 · Pont roulant 5 t/)).toBeVisible()
  },
})
