import { render, screen } from '@testing-library/react'
import { Component, type ComponentType, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { ChunkLoadError } from './chunk.ts'
import { laterPart } from './later-part.tsx'

const Report = ({ of }: { of: string }) => <p>Rapport de {of}</p>

class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown }
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override render() {
    return this.state.error instanceof ChunkLoadError ? <p>Absent</p> : this.props.children
  }
}

test('something stands in its place until it has come', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType<{ of: string }>>()
  const Part = laterPart('report', () => promise, <p>Patience</p>)
  render(<Part of="levage" />)
  expect(screen.getByText('Patience')).toBeTruthy()
  resolve(Report)
  expect(await screen.findByText('Rapport de levage')).toBeTruthy()
  expect(screen.queryByText('Patience')).toBeNull()
})

test('what was fetched before is there when it is first shown', async () => {
  const Part = laterPart('report', () => Promise.resolve(Report))
  await Part.fetch()
  render(<Part of="levage" />)
  expect(screen.getByText('Rapport de levage')).toBeTruthy()
})

test('what could not be had is told where it stands, and fetched anew when it is shown again', async () => {
  const bring = vi.fn<() => Promise<ComponentType<{ of: string }>>>()
  bring.mockRejectedValueOnce(new Error('404')).mockResolvedValue(Report)
  const Part = laterPart('report', bring)
  const shown = () => (
    <Boundary>
      <Part of="levage" />
    </Boundary>
  )
  const first = render(shown())
  expect(await screen.findByText('Absent')).toBeTruthy()
  first.unmount()
  render(shown())
  expect(await screen.findByText('Rapport de levage')).toBeTruthy()
  expect(bring).toHaveBeenCalledTimes(2)
})
