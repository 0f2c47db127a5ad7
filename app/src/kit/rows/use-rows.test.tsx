import { act, render, screen } from '@testing-library/react'
import { createEvent, createStore } from 'effector'
import { Provider } from 'effector-react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { localScreen } from '../screens/list-screen.ts'
import { $answers } from '../ask/answers.ts'
import { useAddress } from '../place/use-address.ts'
import { usePlace } from '../place/use-place.ts'
import { testConsole } from '../testing/test-scope.ts'
import { useList } from './use-list.ts'

type Line = Record<'id' | 'message', string>
const come = createEvent<readonly Line[]>()
const $lines = createStore<readonly Line[] | null>(null).on(come, (_, lines) => lines)
const config = localScreen({ rows: $lines }, { key: 'id', columns: [{ field: 'message' }] }).config

function Probe() {
  const { isReady, read, rows } = useList(config, usePlace('List', useAddress('').params, null), { slot: '' })
  if (!isReady) return <p>{read.isPending ? 'pending' : 'arranging'}</p>
  return <p>{rows.map(({ message }) => String(message)).join(', ')}</p>
}

test('a list of rows that the browser has itself waits for them, follows them, and asks the server nothing', async () => {
  const { scope, raise, call } = testConsole()
  const router = createMemoryRouter([{ path: '/', element: <Probe /> }], { initialEntries: ['/?idAffaireGuid=a'] })
  render(
    <Provider value={scope}>
      <RouterProvider router={router} useTransitions={false} />
    </Provider>,
  )
  expect(screen.getByText('pending')).toBeDefined()
  await act(() => raise(come, [{ id: 'a', message: 'Un' }]))
  expect(await screen.findByText('Un')).toBeDefined()
  await act(() =>
    raise(come, [
      { id: 'a', message: 'Un' },
      { id: 'b', message: 'Deux' },
    ]),
  )
  expect(await screen.findByText('Un, Deux')).toBeDefined()
  expect([call.asked, scope.getState($answers)]).toEqual([[], {}])
})
