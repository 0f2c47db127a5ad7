import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { DateField } from '../date-field/index.ts'
import { DateRangeField } from '../date-range-field/index.ts'
import { ColumnsMenu, emptyLayout, FilterBar } from '../grid/index.ts'
import { UiProvider } from '../theme/index.ts'
import { fetchAll } from './later.ts'

// What opens is there at once, as it is once the page rests.
beforeAll(() => fetchAll())

const columns = [{ id: 'name', text: 'Name', value: () => '' }]
const filters = (
  <FilterBar
    columns={columns}
    filterable={{ name: 'text' }}
    values={{}}
    onValuesChange={() => {}}
    search=""
    onSearchChange={() => {}}
  />
)

test.each([
  ['a filter', 'Name', filters],
  ['the columns', 'Columns', <ColumnsMenu columns={columns} layout={emptyLayout} onLayoutChange={() => {}} />],
  ['a calendar', /^Choose a date/, <DateField label="Due" />],
  ['a calendar of two days', /^Choose/, <DateRangeField label="Period" />],
])('the button of %s closes it too, and keeps the focus', async (_, name, element) => {
  const user = userEvent.setup()
  render(<UiProvider locale="en">{element}</UiProvider>)
  const button = screen.getByRole('button', { name })
  await user.click(button)
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await user.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await expect.poll(() => document.activeElement).toBe(button)
  await user.click(button)
  expect(screen.getByRole('dialog')).toBeTruthy()
})
