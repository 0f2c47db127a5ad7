import { useState } from 'react'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wordsOf } from '../internal/story-words.ts'
import type { MatrixCell, MatrixChoice, MatrixProps } from './matrix-props.ts'
import { Matrix } from './matrix.tsx'

const rows = [
  { id: 'cases', text: 'Affaires', isHeading: true },
  { id: 'see', text: 'Voir', level: 1 },
  { id: 'edit', text: 'Modifier', level: 1 },
  { id: 'users', text: 'Utilisateurs', isHeading: true },
  { id: 'list', text: 'Lister', level: 1 },
]
const columns = [
  { id: 'admin', text: 'Administrateur' },
  { id: 'agent', text: 'Agent' },
  { id: 'guest', text: 'Invité' },
]
const choices: readonly MatrixChoice[] = [
  { value: 'none', label: 'Aucun', icon: 'minus' },
  { value: 'read', label: 'Lecture', icon: 'eye', tone: 'info' },
  { value: 'write', label: 'Écriture', icon: 'pencil', tone: 'success' },
]

const keyOf = ({ row, column }: MatrixCell) => `${row}/${column}`
const start: Readonly<Record<string, string>> = {
  'see/admin': 'write',
  'edit/admin': 'write',
  'list/admin': 'write',
  'see/agent': 'read',
  'edit/agent': 'read',
}

function Rights(props: MatrixProps) {
  const [values, setValues] = useState(start)
  const onValueChange: MatrixProps['onValueChange'] = (change) => {
    setValues((all) => ({ ...all, ...Object.fromEntries(change.cells.map((cell) => [keyOf(cell), change.value])) }))
    props.onValueChange?.(change)
  }
  return (
    <Matrix
      {...props}
      choiceAt={(cell) => values[keyOf(cell)] ?? 'none'}
      isChanged={(cell) => (values[keyOf(cell)] ?? 'none') !== (start[keyOf(cell)] ?? 'none')}
      onValueChange={props.onValueChange && onValueChange}
    />
  )
}

const meta = preview.meta({
  title: 'Components/Matrix',
  component: Matrix,
  parameters: {
    docs: {
      story: { inline: false, height: '330px' },
      description: { component: 'Rows by columns of choices: who may do what.' },
    },
  },
  args: { label: 'Droits', rowsLabel: 'Action', rows, columns, choices, choiceAt: () => null, onValueChange: fn() },
  render: (args) => <Rights {...args} />,
})

export const Default = meta.story({
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf(globals)
    const grid = canvas.getByRole('grid', { name: 'Droits' })
    const row = within(grid).getByRole('row', { name: /^Modifier/ })
    const [, agent] = within(row).getAllByRole('gridcell')
    await expect(agent).toHaveTextContent('Lecture')
    if (agent) await userEvent.click(agent)
    await userEvent.click(
      within(screen.getByRole('menu', { name: 'Modifier, Agent' })).getByRole('menuitemradio', { name: 'Écriture' }),
    )
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      cells: [{ row: 'edit', column: 'agent' }],
      value: 'write',
    })
    await expect(agent).toHaveTextContent(`Écriture${t('matrix.changed')}`)
    await expect(agent).toHaveFocus()
  },
})

export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf(globals)
    const last = () => expect(args.onValueChange)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await userEvent.keyboard('l')
    await last().toHaveBeenLastCalledWith({ cells: [{ row: 'see', column: 'agent' }], value: 'read' })
    await userEvent.keyboard('{Home}e')
    await last().toHaveBeenLastCalledWith({
      cells: ['admin', 'agent', 'guest'].map((column) => ({ row: 'see', column })),
      value: 'write',
    })
    await userEvent.keyboard('{ArrowUp}a')
    await last().toHaveBeenLastCalledWith({
      cells: ['see', 'edit'].flatMap((row) => ['admin', 'agent', 'guest'].map((column) => ({ row, column }))),
      value: 'none',
    })
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(
      within(canvas.getByRole('row', { name: /^Lister/ }))
        .getAllByRole('gridcell')
        .at(-1),
    ).toHaveFocus()
    await userEvent.keyboard('{Control>}{Home}{/Control}{End}{ArrowUp}')
    await expect(canvas.getByRole('columnheader', { name: 'Invité' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('menu', { name: t('matrix.all', { name: 'Invité' }) })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await last().toHaveBeenLastCalledWith({
      cells: ['see', 'edit', 'list'].map((row) => ({ row, column: 'guest' })),
      value: 'read',
    })
    await expect(canvas.getByRole('columnheader', { name: 'Invité' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft} ')
    await expect(screen.getByRole('menu', { name: t('matrix.all', { name: 'Agent' }) })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
})

export const Changed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}e')
    await expect(canvas.getByRole('gridcell', { name: /^Écriture ?, modifié$/ })).toHaveFocus()
  },
})

export const TwoChoices = meta.story({
  args: {
    choices: [
      { value: 'none', label: 'Non' },
      { value: 'read', label: 'Oui', icon: 'check', tone: 'success' },
    ],
    rows: rows.slice(1, 3),
  },
  play: async ({ canvas, args, userEvent }) => {
    const [, , guest] = within(canvas.getByRole('row', { name: /^Voir/ })).getAllByRole('gridcell')
    if (guest) await userEvent.click(guest)
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      cells: [{ row: 'see', column: 'guest' }],
      value: 'read',
    })
    await expect(guest).toHaveTextContent('Oui')
    await userEvent.keyboard(' ')
    await expect(guest).toHaveTextContent('Non')
  },
})

export const Locked = meta.story({
  args: { isLocked: ({ column }) => column === 'admin' },
  play: async ({ canvas, args, userEvent }) => {
    const [admin] = within(canvas.getByRole('row', { name: /^Voir/ })).getAllByRole('gridcell')
    await expect(admin).toHaveAttribute('aria-readonly', 'true')
    if (admin) await userEvent.click(admin)
    await expect(screen.queryByRole('menu')).toBeNull()
    await userEvent.keyboard('{Home}l')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      cells: ['agent', 'guest'].map((column) => ({ row: 'see', column })),
      value: 'read',
    })
  },
})

/** In a few words, under the choice. */
export const Noted = meta.story({
  args: {
    isLocked: ({ column, row }) => column === 'admin' && row === 'edit',
    noteAt: ({ column, row }) => (column === 'admin' && row === 'edit' ? 'Dernier accès\u00a0: il reste' : null),
  },
  play: async ({ canvas }) => {
    const [admin, agent] = within(canvas.getByRole('row', { name: /^Modifier/ })).getAllByRole('gridcell')
    await expect(admin).toHaveTextContent(/^Écriture.*Dernier accès/)
    await expect(agent).toHaveTextContent(/^Lecture$/)
  },
})

export const ReadOnly = meta.story({
  args: { onValueChange: undefined },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-readonly', 'true')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(screen.queryByRole('menu')).toBeNull()
  },
})

export const Many = meta.story({
  args: {
    maxHeight: 280,
    rows: Array.from({ length: 40 }, (_, at) => ({
      id: `row${at}`,
      text: `Action ${at + 1}`,
      level: at % 5 === 0 ? 0 : 1,
      isHeading: at % 5 === 0,
    })),
    columns: Array.from({ length: 12 }, (_, at) => ({ id: `column${at}`, text: `Profil ${at + 1}` })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    const heading = canvas.getByRole('columnheader', { name: 'Profil 12' }).getBoundingClientRect()
    await expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(heading.bottom - 1)
  },
})

export const English = meta.story({
  args: {
    label: 'Rights',
    rowsLabel: 'Action',
    choices: [
      { value: 'none', label: 'None' },
      { value: 'read', label: 'Read' },
      { value: 'write', label: 'Write' },
    ],
  },
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{Enter}')
    await expect(screen.getByRole('menu', { name: 'All: Administrateur' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('grid', { name: 'Rights' })).toBeVisible()
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
