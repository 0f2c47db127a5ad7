import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Locale } from '../messages/index.ts'
import { UiProvider } from '../theme/index.ts'
import { Table } from './index.ts'

test.each<[Locale, string]>([
  ['fr', 'Sans valeur'],
  ['en', 'No value'],
])('a cell without a value says so in words (%s)', (locale, words) => {
  render(
    <UiProvider locale={locale}>
      <Table
        caption="Services"
        columns={[
          { id: 'name', text: 'Name', cell: ({ name }) => name },
          { id: 'state', text: 'State', cell: ({ state }) => state },
        ]}
        rows={[{ name: 'Lift', state: null }]}
        rowKey={({ name }) => name}
      />
    </UiProvider>,
  )
  expect(screen.getByRole('cell', { name: words }).textContent).toContain('–')
})
