import { AffAffairePrestation, type Prestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { CallFailure } from '@ronde/contracts/wire'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { answer, answerWhole } from '../kit/testing/answers.ts'
import { heldAnswers } from '../kit/testing/held-answers.ts'
import { ShowConsole } from '../kit/testing/show-console.tsx'
import { held } from '../kit/testing/test-scope.ts'
import { $clock } from '../session/clock.ts'

/** A Wednesday: ISO week 14 of 2026, which ends in the next month. */
const now = { wall: Date.parse('2026-03-25T09:00:00'), steady: 0 }

const [example] = AffAffairePrestation.GetList.example.value
const agencies = ['Lille', 'Paris', 'Lyon', 'Nantes', 'Bordeaux', 'Toulouse', 'Marseille', 'Strasbourg']
const statuts = ['APLANIFIER', 'PLANIFIEE', 'ENCOURS', 'REALISEE', 'ANNULEE', 'REALISEE']

const service = (place: number, more: Partial<Prestation>): Prestation => {
  if (!example) throw new Error('the endpoint has no example')
  return {
    ...example,
    idPrestation: place,
    reference: `PRE-${place}`,
    lbAgence: agencies[place % agencies.length] ?? '',
    ...more,
  }
}
const dayAfter = (count: number) => new Date(Date.UTC(2026, 2, 25 + count)).toISOString().slice(0, 10)
const many = Array.from({ length: 240 }, (_, place) =>
  service(place, { dtEcheance: dayAfter(((place * 7) % 110) - 30), statut: statuts[place % statuts.length] ?? '' }),
)
const few = [
  service(1, { dtEcheance: '2026-03-24', statut: 'PLANIFIEE' }),
  service(2, { dtEcheance: '2026-03-25', statut: 'APLANIFIER' }),
  service(3, { dtEcheance: '2026-03-31', statut: 'ENCOURS' }),
  service(4, { dtEcheance: '2026-03-02', statut: 'REALISEE' }),
  service(5, { dtEcheance: '2026-03-01', statut: 'ANNULEE' }),
]

const meta = preview.meta({
  title: 'Screens/Home',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: {
    at: '/',
    globals: {},
    values: [held($clock, () => now)],
    answers: [answer(AffAffairePrestation.GetList, () => many)],
  },
  render: (args, { globals }) => <ShowConsole {...args} globals={globals} />,
})

/** Resolves to the dashboard, once its figures are loaded. */
const counters = async () => {
  await screen.findByRole('link', { name: /^(En retard|Late)/ })
  return within(screen.getByRole('region', { name: /Échéances des prestations|Services due/ }))
}

/** Checks the figures of the few services. */
const hasFigures = async (due: Awaited<ReturnType<typeof counters>>) => {
  const figures = { 'En retard': 1, 'Cette semaine': 1, 'Ce mois-ci': 2, Réalisées: 1 }
  for (const [name, figure] of Object.entries(figures))
    await expect(due.getByRole('link', { name })).toHaveAccessibleDescription(new RegExp(`^${figure} `))
}

/** The seed's number of services; bars and figures lead to the services behind them. */
export const Many = meta.story({
  play: async () => {
    const due = await counters()
    await expect(due.getByRole('link', { name: /^En retard/ })).toHaveAttribute(
      'href',
      '/Aff/Aff/AffairePrestationList?f.statut=APLANIFIER%7EPLANIFIEE%7EENCOURS&f.dtEcheance=..2026-03-24',
    )
    await expect(due.getByRole('link', { name: 'Cette semaine' })).toHaveAccessibleDescription(/jusqu’au 29\/03\/2026$/)
    await expect(due.getByRole('link', { name: 'Ce mois-ci' })).toHaveAccessibleDescription(/jusqu’au 31\/03\/2026$/)
    await expect(await due.findByRole('application', { name: 'Échéances par semaine' })).toBeVisible()
    const table = due.getByRole('table', { name: 'Échéances par semaine' })
    await expect(within(table).getAllByRole('row')).toHaveLength(12)
    await expect(
      within(due.getByRole('table', { name: 'À faire par agence' })).getByRole('rowheader', { name: 'Lille' }),
    ).toBeInTheDocument()
  },
})

/** A figure leads to the list, which shows as many. */
export const Few = meta.story({
  args: { answers: [answer(AffAffairePrestation.GetList, () => few)] },
  play: async () => {
    const due = await counters()
    await hasFigures(due)
    // A plain DOM click: within the test library's click, React does not show a view that has to be loaded first.
    due.getByRole('link', { name: /^Ce mois-ci/ }).click()
    await expect(await screen.findByRole('heading', { level: 1, name: /^Prestations\s*2\b/ })).toBeVisible()
    const grid = await screen.findByRole('grid')
    await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(3))
  },
})

/** A server that filters lists: rows that are not shown are not asked for, and the figures are the same. */
export const Narrowed = meta.story({
  args: {
    answers: [
      answerWhole(AffAffairePrestation.GetList, ({ statut, dtEcheance = '..', take }) => {
        const [from = '', to = ''] = dtEcheance.split('..')
        const all = few.filter(
          (one) =>
            (statut?.includes(one.statut) ?? true) && one.dtEcheance >= from && (to === '' || one.dtEcheance <= to),
        )
        if (take === undefined && statut === undefined) throw new Error('all services were asked for')
        return { value: all.slice(0, take), total: all.length, hasErrors: false, messages: [] }
      }),
    ],
  },
  play: async () => {
    const due = await counters()
    await hasFigures(due)
    await expect(due.getByRole('link', { name: 'Réalisées' })).toHaveAccessibleDescription('1 sur 5 en tout')
    await expect(
      within(due.getByRole('table', { name: 'À faire par agence' })).getByRole('rowheader', { name: 'Lyon' }),
    ).toBeInTheDocument()
  },
})

/** A bar's figure in the table leads there too. */
export const ByAgency = meta.story({
  args: { answers: [answer(AffAffairePrestation.GetList, () => few)] },
  play: async ({ userEvent }) => {
    const due = await counters()
    await userEvent.click(due.getAllByRole('button', { name: /tableau/i }).at(-1) ?? document.body)
    const figure = await due.findByRole('button', { name: /^Paris.*En retard.*1/ })
    figure.click()
    await expect(await screen.findByRole('heading', { level: 1, name: /^Prestations\s*1\b/ })).toBeVisible()
  },
})

const longAgencies = Array.from(
  { length: 4 },
  (_, place) => `Agence régionale numéro ${place + 1} des contrôles périodiques`,
)
/** Few agencies with long names, none of which widens the page. */
export const LongAgencies = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    answers: [
      answer(AffAffairePrestation.GetList, () =>
        many.map((one, place) => ({ ...one, lbAgence: longAgencies[place % longAgencies.length] ?? '' })),
      ),
    ],
  },
  play: async () => {
    const due = await counters()
    await expect(await due.findByRole('application', { name: 'À faire par agence' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

export const NoServices = meta.story({
  args: { answers: [answer(AffAffairePrestation.GetList, () => [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune prestation pour l’instant')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ouvrir les prestations' })).toHaveAttribute(
      'href',
      '/Aff/Aff/AffairePrestationList',
    )
  },
})

/** The figures are loading: their places are kept, the rest is usable. */
export const Loading = meta.story({
  args: { answers: [answer(AffAffairePrestation.GetList, heldAnswers<Prestation[]>().next)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Vos écrans' })).toBeVisible()
    await expect(screen.getByRole('region', { name: 'Échéances des prestations' })).toHaveAttribute('aria-busy', 'true')
  },
})

let isDown = true
/** Services that cannot be read say so in their place, and can be asked for again. */
export const Failed = meta.story({
  args: {
    answers: [
      answer(AffAffairePrestation.GetList, () =>
        isDown ? Promise.reject(new CallFailure('http', { status: 500 })) : few,
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    isDown = true
    const alert = await canvas.findByText('Les échéances n’ont pas pu être lues')
    await expect(alert).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Vos écrans' })).toBeVisible()
    isDown = false
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await hasFigures(await counters())
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  play: async () => {
    const due = await counters()
    await expect(due.getByRole('link', { name: /^Late/ })).toBeVisible()
    await expect(due.getByRole('link', { name: 'Done' })).toHaveAccessibleDescription(/of 240 in all$/)
    await expect(await due.findByRole('application', { name: 'Due by week' })).toBeVisible()
  },
})
