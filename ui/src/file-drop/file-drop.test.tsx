import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { FileDrop } from './index.ts'
import type { FileDropItem, FileDropProps } from './index.ts'

const Drop = (props: Partial<FileDropProps>) => (
  <UiProvider locale="fr">
    <FileDrop label="Plan" onFiles={() => {}} {...props} />
  </UiProvider>
)

test('a file dropped on a disabled zone does not open in place of the page', () => {
  const onFiles = vi.fn<() => void>()
  render(<Drop isDisabled onFiles={onFiles} />)
  const zone = screen.getByRole('button')
  const dataTransfer = { types: ['Files'], items: [], files: [new File(['x'], 'a.csv')], dropEffect: 'copy' }
  for (const event of [createEvent.dragOver(zone, { dataTransfer }), createEvent.drop(zone, { dataTransfer })]) {
    fireEvent(zone, event)
    expect(event.defaultPrevented).toBe(true)
  }
  expect(dataTransfer.dropEffect).toBe('none')
  expect(onFiles).not.toHaveBeenCalled()
})

test('a text that is dragged over the zone is left to the browser', () => {
  render(<Drop />)
  const zone = screen.getByRole('button')
  const event = createEvent.dragOver(zone, { dataTransfer: { types: ['text/plain'] } })
  fireEvent(zone, event)
  expect(event.defaultPrevented).toBe(false)
})

test('a zone that needs a file says so', () => {
  render(<Drop isRequired accept={['.csv']} />)
  const ids = screen.getByRole('button').getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Formats acceptés\u00a0: .csv.',
    'Un fichier est requis.',
  ])
})

test('where no icons are given, each state of a file still has a drawing of its own', () => {
  const states = ['waiting', 'sending', 'done', 'error'] as const
  render(<Drop isMultiple files={states.map((state) => ({ id: state, name: `${state}.csv`, state }))} />)
  const drawings = screen.getAllByRole('listitem').map((row) => row.querySelector('svg')?.innerHTML)
  expect(new Set(drawings).size).toBe(states.length)
})

test('a file that fails again for the same reason is told again', () => {
  const files = (state: 'sending' | 'error') => [{ id: '1', name: 'a.csv', state, reason: 'Réseau' }]
  const { rerender } = render(<Drop files={files('sending')} />)
  rerender(<Drop files={files('error')} />)
  const said = screen.getByRole('status').textContent
  rerender(<Drop files={files('sending')} />)
  rerender(<Drop files={files('error')} />)
  const saidAgain = screen.getByRole('status').textContent
  expect(saidAgain).not.toBe(said)
  expect(saidAgain.trim()).toBe(said)
})

test('the focus goes to the zone as the word about a refused file is taken away', () => {
  render(<Drop accept={['.csv']} />)
  const zone = screen.getByRole('button')
  fireEvent.paste(zone, { clipboardData: { files: [new File(['x'], 'plan.pdf')] } })
  const away = screen.getByRole('button', { name: 'Retirer plan.pdf' })
  away.focus()
  fireEvent.click(away)
  expect(screen.queryByRole('button', { name: 'Retirer plan.pdf' })).toBeNull()
  expect(document.activeElement).toBe(zone)
})

const twoFiles = (state: FileDropItem['state']): readonly FileDropItem[] => [
  { id: '1', name: 'a.csv', state },
  { id: '2', name: 'b.csv', state: 'error' },
]
const actions = { isMultiple: true, onCancel: () => {}, onRetry: () => {}, onRemove: () => {} }

test.each<[string, FileDropItem['state'], string, FileDropItem['state']]>([
  ['it is done while it could still be stopped', 'sending', 'Annuler l’envoi de a.csv', 'done'],
  ['it is stopped', 'sending', 'Annuler l’envoi de a.csv', 'error'],
  ['it is tried again', 'error', 'Réessayer l’envoi de a.csv', 'waiting'],
])('the focus stays with a file as %s', (_, before, name, after) => {
  const { rerender } = render(<Drop {...actions} files={twoFiles(before)} />)
  screen.getByRole('button', { name }).focus()
  rerender(<Drop {...actions} files={twoFiles(after)} />)
  expect(screen.queryByRole('button', { name })).toBeNull()
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[0])
})

test('the focus goes to the zone as a file is taken away', () => {
  const { rerender } = render(<Drop {...actions} files={twoFiles('done')} />)
  screen.getByRole('button', { name: 'Retirer a.csv' }).focus()
  rerender(<Drop {...actions} files={twoFiles('done').slice(1)} />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Plan/ }))
})

test('the focus is left where it went while a file was on its way', () => {
  const { rerender } = render(<Drop {...actions} files={twoFiles('sending')} />)
  const cancel = screen.getByRole('button', { name: 'Annuler l’envoi de a.csv' })
  cancel.focus()
  cancel.blur()
  rerender(<Drop {...actions} files={twoFiles('done')} />)
  expect(document.activeElement).toBe(document.body)
})
