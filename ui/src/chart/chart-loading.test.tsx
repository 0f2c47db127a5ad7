import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { Chart } from './chart.tsx'

const empty = { kind: 'histogram', title: 'Lignes', series: [], points: [] } as const

test('a chart whose amounts are on their way waits, and does not say that there is nothing', () => {
  const { rerender } = render(
    <UiProvider locale="fr">
      <Chart {...empty} isPending />
    </UiProvider>,
  )
  expect(screen.queryByText('Aucune donnée')).toBeNull()
  expect(screen.getByRole('figure', { name: 'Lignes' }).getAttribute('aria-busy')).toBe('true')
  rerender(
    <UiProvider locale="fr">
      <Chart {...empty} />
    </UiProvider>,
  )
  expect(screen.getByText('Aucune donnée').textContent).toBe('Aucune donnée')
  expect(screen.getByRole('figure', { name: 'Lignes' }).hasAttribute('aria-busy')).toBe(false)
})
