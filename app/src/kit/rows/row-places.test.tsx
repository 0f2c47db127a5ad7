import { act, cleanup, render } from '@testing-library/react'
import { Provider } from 'effector-react'
import { useEffect } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { sessionClosed } from '../../session/session.ts'
import { testConsole } from '../testing/test-scope.ts'
import { keptByAddress } from './row-places.ts'

const useNote = keptByAddress<string>()

/** A list that keeps a note as it is left, in a console of its own. */
function lists() {
  const { scope, raise } = testConsole()
  const seen: (string | undefined)[] = []
  function List({ note, slot }: { note: string; slot: string }) {
    const { initial, keep } = useNote(slot)
    useEffect(() => {
      seen.push(initial)
      return () => keep(note)
    }, [initial, keep, note])
    return null
  }
  const open = (address: string, note: string, slot = '') =>
    render(
      <Provider value={scope}>
        <MemoryRouter initialEntries={[address]}>
          <List note={note} slot={slot} />
        </MemoryRouter>
      </Provider>,
    )
  return { open, raise, seen }
}

test('what was kept of a list is there at its address and in its slot, and at no other', () => {
  const { open, seen } = lists()
  open('/a?q=1', 'first')
  cleanup()
  open('/a?q=2', '')
  open('/a?q=1', '', 'n')
  open('/a?q=1', '')
  expect(seen).toEqual([undefined, undefined, undefined, 'first'])
})

test('nothing is kept of a list that was left because its session ended', async () => {
  const { open, raise, seen } = lists()
  open('/a', 'first')
  await act(() => raise(sessionClosed))
  cleanup()
  open('/a', '')
  expect(seen).toEqual([undefined, undefined])
})
