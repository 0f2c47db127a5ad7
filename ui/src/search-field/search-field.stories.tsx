import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { SearchField } from './search-field.tsx'
import type { SearchFieldProps } from './search-field.tsx'

function Searched(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value)
  const onValueChange: SearchFieldProps['onValueChange'] = (change) => {
    setValue(change.value)
    props.onValueChange?.(change)
  }
  return <SearchField {...props} value={value} onValueChange={onValueChange} />
}

const meta = preview.meta({
  title: 'Components/SearchField',
  component: SearchField,
  parameters: { docs: { description: { component: 'A text to search for. Escape clears it.' } } },
  args: { value: '', label: 'Rechercher une affaire', onValueChange: fn(), onSubmit: fn() },
  render: (args) => <Searched {...args} />,
})

export const Default = meta.story({
  args: { shortcut: '/' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Rechercher une affaire' })
    await expect(input).toHaveAttribute('aria-keyshortcuts', '/')
    await expect(canvas.getByText('/')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Typed = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Rechercher une affaire' })
    await userEvent.type(input, 'lyon')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'lyon' })
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer la recherche' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await userEvent.type(input, 'mairie')
  },
})

const around = fn()

export const Keyboard = meta.story({
  args: { value: 'lyon' },
  render: (args) => (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog that Escape closes
    <div onKeyDown={({ key }) => around(key)}>
      <Searched {...args} />
    </div>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('searchbox')
    await userEvent.click(input)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'lyon' })
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await expect(around).not.toHaveBeenCalledWith('Escape')
    await userEvent.keyboard('{Escape}')
    await expect(around).toHaveBeenCalledWith('Escape')
  },
})

export const Result = meta.story({
  args: { value: 'lyon', result: '12 résultats' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 résultats')
  },
})

export const Pending = meta.story({
  args: { value: 'lyon', isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Recherche en cours' })).toBeVisible()
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true, value: 'lyon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeDisabled()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const English = meta.story({
  args: { label: undefined, value: 'a', shortcut: 'Ctrl+K' },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear the search' })).toBeVisible()
  },
})

export const RightToLeft = meta.story({ args: { value: 'lyon' }, globals: { direction: 'rtl' } })
