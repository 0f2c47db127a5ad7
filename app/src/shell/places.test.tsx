import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'effector-react'
import { createBrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { held, testConsole } from '../kit/testing/test-scope.ts'
import { $move, type Move } from '../navigation/navigation.ts'
import { ConsoleLink } from './console-link.tsx'
import { consolePlaces } from './places.ts'
import { createConsoleRouter } from './router.tsx'

beforeEach(() => globalThis.history.replaceState(null, '', '/a?q=1'))
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const back = () =>
  new Promise<void>((resolve) => {
    globalThis.addEventListener('popstate', () => resolve(), { once: true })
    globalThis.history.back()
  })

function started() {
  const places = consolePlaces()
  const heard: string[] = []
  places.subscribe(() => heard.push(places.here.pathname))
  return { places, heard }
}

describe('before the router is there', () => {
  test('the console moves in the browser’s history, and hears of the way back', async () => {
    const { places, heard } = started()
    expect(places.here).toEqual({ pathname: '/a', search: '?q=1', state: null, isBack: true })
    places.move({ to: '/b', state: { requested: '/a' } })
    expect(places.here).toEqual({ pathname: '/b', search: '', state: { requested: '/a' }, isBack: false })
    await back()
    expect(places.here).toEqual({ pathname: '/a', search: '?q=1', state: null, isBack: true })
    expect(heard).toEqual(['/b', '/a'])
  })

  test('a page that is led on from is none to come back to', () => {
    const { places } = started()
    const { length } = globalThis.history
    places.move({ to: '/b', replace: true })
    expect([globalThis.location.pathname, globalThis.history.length]).toEqual(['/b', length])
  })
})

test('going where one already is, before the router as with it, makes no entry', () => {
  const { places, heard } = started()
  const { length } = globalThis.history
  places.move({ to: '/a?q=1' })
  expect([globalThis.history.length, heard]).toEqual([length, []])
})

test('the router goes on where the console stands: its entries, and what was left with them', async () => {
  const { places, heard } = started()
  places.move({ to: '/b', state: { requested: '/a' } })
  const router = createBrowserRouter([{ path: '*', element: null }])
  places.give(router)
  expect(places.here).toEqual({ pathname: '/b', search: '', state: { requested: '/a' }, isBack: true })
  expect(places.here).toBe(places.here)
  await act(async () => places.move({ to: '/c' }))
  expect([places.here.pathname, router.state.location.pathname, globalThis.location.pathname]).toEqual([
    '/c',
    '/c',
    '/c',
  ])
  await act(back)
  await act(back)
  expect([places.here.pathname, places.here.search]).toEqual(['/a', '?q=1'])
  expect(heard).toEqual(['/b', '/b', '/c', '/b', '/a'])
  router.dispose()
})

describe('a link', () => {
  const show = (href: string) => {
    const moves: Move[] = []
    const it = testConsole({ values: [held($move, (move: Move) => void moves.push(move))] })
    render(
      <Provider value={it.scope}>
        <ConsoleLink href={href}>there</ConsoleLink>
      </Provider>,
    )
    // Registered last: prevents the default, since jsdom cannot leave the page.
    const left: boolean[] = []
    const hear = (event: Event) => {
      left.push(!event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', hear)
    const press = (init = {}) => fireEvent.click(screen.getByRole('link', { name: 'there' }), init)
    return { moves, left, press, stop: () => document.removeEventListener('click', hear) }
  }

  test('moves the console', () => {
    const { moves, left, press, stop } = show('/c?q=2')
    press()
    expect([moves, left]).toEqual([[{ to: '/c?q=2' }], [false]])
    stop()
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'that is pressed with %o is the browser’s',
    (init) => {
      const { moves, left, press, stop } = show('/c')
      press(init)
      expect([moves, left]).toEqual([[], [true]])
      stop()
    },
  )

  test('that leaves the console is the browser’s', () => {
    const { moves, left, press, stop } = show('https://example.org/')
    press()
    expect([moves, left]).toEqual([[], [true]])
    stop()
  })

  test('of a console below a path names that path to the browser, and moves within the console', () => {
    vi.stubEnv('BASE_URL', '/ronde/')
    const { moves, press, stop } = show('/c?q=2')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/ronde/c?q=2')
    press()
    expect(moves).toEqual([{ to: '/c?q=2' }])
    stop()
    cleanup()
    show('https://example.org/').stop()
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.org/')
  })
})

describe('below a path of the host', () => {
  const onHost = () => globalThis.location.pathname + globalThis.location.search
  beforeEach(() => {
    vi.stubEnv('BASE_URL', '/ronde/')
    globalThis.history.replaceState(null, '', '/ronde/a?q=1')
  })

  test('the console’s addresses begin there, before the router is there and with it', async () => {
    const { places, heard } = started()
    expect(places.here.pathname).toBe('/a')
    places.move({ to: '/b?q=2' })
    expect([places.here.pathname, onHost()]).toEqual(['/b', '/ronde/b?q=2'])
    places.move({ to: '/ronde', replace: true })
    expect([places.here.pathname, onHost()]).toEqual(['/ronde', '/ronde/ronde'])
    const router = createConsoleRouter()
    places.give(router)
    expect(places.here.pathname).toBe('/ronde')
    await act(async () => places.move({ to: '/c?q=3' }))
    expect([places.here.pathname, onHost()]).toEqual(['/c', '/ronde/c?q=3'])
    await act(async () => places.move({ to: '/' }))
    expect([places.here.pathname, onHost()]).toEqual(['/', '/ronde/'])
    await act(back)
    expect(heard).toEqual(['/b', '/ronde', '/ronde', '/c', '/', '/c'])
    router.dispose()
  })

  test('going where one already is makes no entry', async () => {
    const { places } = started()
    const { length } = globalThis.history
    places.move({ to: '/a?q=1' })
    const router = createConsoleRouter()
    places.give(router)
    await act(async () => places.move({ to: '/a?q=1' }))
    await act(async () => places.move({ to: '/', replace: true }))
    await act(async () => places.move({ to: '/' }))
    expect(globalThis.history.length).toBe(length)
    router.dispose()
  })

  test('a path that only begins alike is not the console’s', () => {
    globalThis.history.replaceState(null, '', '/rondes/a')
    expect(started().places.here.pathname).toBe('/rondes/a')
  })
})
