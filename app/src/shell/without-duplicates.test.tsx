import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  Navigate,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { withoutDuplicates } from './without-duplicates.ts'

let renders = 0
function Page() {
  useEffect(() => {
    renders += 1
  })
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>
      <Link to="/a?q=1">link</Link>
      <button onClick={() => void navigate('/a?q=1')}>button</button>
      <button onClick={() => void navigate({ pathname: '/a', search: '?q=1' }, { replace: true })}>replace</button>
    </>
  )
}

function show(at = '/a?q=1') {
  const router = withoutDuplicates(
    createMemoryRouter(
      [
        { path: '/gone', element: <Navigate to="/a?q=1" replace /> },
        { path: '*', element: <Page /> },
      ],
      { initialEntries: ['/first', at] },
    ),
  )
  render(<RouterProvider router={router} useTransitions={false} />)
  return router
}
const where = () => screen.getByRole('status').textContent

describe('going where one already is', () => {
  test.each(['link', 'button', 'replace'])('by a %s does nothing, and is no error [8.duplicate]', async (name) => {
    const router = show()
    const before = [router.state.location.key, renders]
    await act(async () => void fireEvent.click(screen.getByText(name)))
    expect([router.state.location.key, renders]).toEqual(before)
    await act(() => router.navigate(-1))
    expect(where()).toBe('/first null')
  })

  test('with another query, or with something to say, is going somewhere', async () => {
    const router = show()
    await act(() => router.navigate('/a?q=2'))
    expect(where()).toBe('/a?q=2 null')
    await act(() => router.navigate('/a?q=2', { state: { requested: '/b' } }))
    expect(where()).toBe('/a?q=2 {"requested":"/b"}')
  })

  test('from elsewhere is led there once', async () => {
    const router = show('/b')
    await act(() => router.navigate('/gone'))
    expect(where()).toBe('/a?q=1 null')
  })
})

describe('back and forward', () => {
  test('lead over forms that were opened and closed: none of them is a step that seems to do nothing', async () => {
    globalThis.history.replaceState(null, '', '/before')
    const router = withoutDuplicates(createBrowserRouter([{ path: '*', element: null }]))
    const address = () => globalThis.location.pathname + globalThis.location.search
    await router.navigate('/list?q=1')
    for (let times = 0; times < 3; times += 1) {
      await router.navigate('/list?q=1&e=Creer')
      await router.navigate('/list?q=1', { replace: true })
    }
    await router.navigate('/list?q=1&e=Creer')
    globalThis.history.back()
    await expect.poll(address).toBe('/list?q=1')
    globalThis.history.back()
    await expect.poll(address).toBe('/before')
    globalThis.history.forward()
    await expect.poll(address).toBe('/list?q=1')
    globalThis.history.forward()
    await expect.poll(address).toBe('/list?q=1&e=Creer')
    router.dispose()
  })
})
