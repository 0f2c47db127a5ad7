import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Badge } from '../badge/index.ts'
import { Card } from '../card/index.ts'
import { DescriptionList } from './description-list.tsx'

const items = [
  { id: 'ref', term: 'Référence', value: 'AFF-2026-0412' },
  { id: 'client', term: 'Client', value: 'Mairie de Lyon' },
  { id: 'state', term: 'État', value: <Badge tone="info">En cours</Badge> },
  { id: 'opened', term: 'Ouverture', value: '12/03/2026 09:30' },
  { id: 'closed', term: 'Clôture', value: null },
  {
    id: 'note',
    term: 'Remarque',
    value:
      'Accès par la cour.\nDemander les clefs à l’accueil avant 9 h, puis prévenir le gardien de l’immeuble voisin.',
    isWide: true,
  },
]

const meta = preview.meta({
  title: 'Components/DescriptionList',
  component: DescriptionList,
  parameters: { docs: { description: { component: 'Names and values of one thing. What is empty is a quiet dash.' } } },
  args: { items },
  render: (args) => (
    <Card title="Informations générales">
      <DescriptionList {...args} />
    </Card>
  ),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term')
    const values = canvas.getAllByRole('definition')
    await expect(terms.map((term) => term.textContent)).toEqual(items.map(({ term }) => term))
    await expect(values[1]).toHaveTextContent('Mairie de Lyon')
    await expect(values[4]).toHaveTextContent('Sans valeur')
    await expect(values[0]?.getBoundingClientRect().top).toBe(terms[0]?.getBoundingClientRect().top)
  },
})

export const TwoColumns = meta.story({
  args: { columns: 2 },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect())
    await expect(second?.top).toBe(first?.top)
    const note = canvas.getByText(/Accès par la cour/).getBoundingClientRect()
    const client = canvas.getByText('Mairie de Lyon').getBoundingClientRect()
    await expect(Math.round(note.right)).toBe(Math.round(client.right))
  },
})

export const Above = meta.story({
  args: { layout: 'above', columns: 2 },
  play: async ({ canvas }) => {
    const [term] = canvas.getAllByRole('term')
    await expect(canvas.getByText('AFF-2026-0412').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      term?.getBoundingClientRect().bottom ?? 0,
    )
  },
})

export const Loading = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Client')).toBeVisible()
    await expect(canvas.queryByText('Mairie de Lyon')).toBeNull()
    await expect(canvas.getByText('Client').closest('dl')).toHaveAttribute('aria-busy', 'true')
  },
})

export const LongTexts = meta.story({
  args: {
    items: [
      {
        id: 'long',
        term: 'Contrôle périodique réglementaire des installations',
        value:
          'https://exemple.fr/affaires/2026/0412/documents/rapport-de-verification-initiale-avant-mise-en-service.pdf',
      },
      {
        id: 'word',
        term: 'Rechtsschutzversicherungsgesellschaften',
        value: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      },
    ],
  },
  play: async ({ canvas }) => {
    for (const value of canvas.getAllByRole('definition'))
      await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth)
  },
})

export const Narrow = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: 300 }}>
      <DescriptionList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [term] = canvas.getAllByRole('term')
    await expect(canvas.getByText('AFF-2026-0412').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      term?.getBoundingClientRect().bottom ?? 0,
    )
  },
})

export const English = meta.story({
  args: {
    items: [
      { id: 'client', term: 'Client', value: 'City of Lyon' },
      { id: 'closed', term: 'Closed', value: '' },
    ],
  },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('No value')
  },
})

export const RightToLeft = meta.story({ args: { columns: 2 }, globals: { direction: 'rtl' } })
