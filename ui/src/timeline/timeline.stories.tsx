import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Timeline } from './timeline.tsx'
import type { TimelineEntry } from './timeline.tsx'

const entries: readonly TimelineEntry[] = [
  {
    id: '3',
    what: 'Affaire modifiée',
    who: 'Anne Roy',
    when: '14 mars 2026 à 10:32',
    dateTime: '2026-03-14T10:32',
    icon: 'pencil',
    tone: 'info',
    changes: [
      { id: 'state', field: 'État', before: 'En cours', after: 'Clôturée' },
      {
        id: 'note',
        field: 'Remarque',
        before: 'Accès par la cour.',
        after: 'Accès par la rue de la Loge.',
        isText: true,
      },
    ],
  },
  {
    id: '2',
    what: 'Prestation ajoutée',
    who: 'Import',
    when: '13 mars 2026 à 08:00',
    dateTime: '2026-03-13T08:00',
    note: 'equipements.csv, 12 lignes',
  },
  {
    id: '1',
    what: 'Affaire créée',
    who: 'Paul Morel',
    when: '12 mars 2026 à 09:30',
    dateTime: '2026-03-12T09:30',
    icon: 'plus',
    tone: 'success',
  },
]

const meta = preview.meta({
  title: 'Components/Timeline',
  component: Timeline,
  parameters: { docs: { description: { component: 'What happened, who did it and when, and what it changed.' } } },
  args: { label: 'Historique', entries },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Historique' })
    const [first] = within(list).getAllByRole('listitem')
    await expect(first).toHaveTextContent('Affaire modifiée')
    await expect(first).toHaveTextContent('Anne Roy · 14 mars 2026 à 10:32')
    await expect(first?.querySelector('time')).toHaveAttribute('datetime', '2026-03-14T10:32')
    await expect(canvas.getByText('Clôturée')).toBeVisible()
  },
})

export const WithMore = meta.story({ args: { footer: <Button size="small">Plus ancien</Button> } })

export const Loading = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Affaire créée')).toBeNull()
    await expect(canvas.getByRole('list').parentElement).toHaveAttribute('aria-busy', 'true')
  },
})

export const Empty = meta.story({
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucun événement')).toBeVisible()
  },
})

export const Narrow = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: 300 }}>
      <Timeline {...args} />
    </div>
  ),
})

export const English = meta.story({
  args: { entries: [] },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing happened')).toBeVisible()
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
