import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { createWatch } from 'effector'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { screenView } from '../kit/screens/screen.ts'
import { ScreenTitle } from '../kit/screens/screen-title.tsx'
import { held, testConsole } from '../kit/testing/test-scope.ts'
import { ChunkLoadError } from '../base/chunk.ts'
import { $loadView } from '../navigation/views.ts'
import { $askBuild, $reload, bindDeployment, stylesMissed } from './deployment.ts'
import { consoleInDom } from './testing/console-in-dom.tsx'

beforeEach(() => {
  // React logs every failure that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const list = '/Aff/Aff/AffaireList'
const slow = { timeout: 60_000 }

function missing(isOutdated: boolean | Error, locale: 'fr' | 'en' = 'fr') {
  const reload = vi.fn<() => void>()
  const load = vi.fn<(name: string) => Promise<never>>((name) => {
    const failed = Promise.reject(new ChunkLoadError(name))
    failed.catch(() => {})
    return failed
  })
  const loads = new Map<string, Promise<never>>()
  const it = consoleInDom({
    at: list,
    globals: { locale },
    values: [
      held($loadView, (name, attempt = 0) => {
        const key = `${name} ${attempt}`
        const known = loads.get(key) ?? load(name)
        loads.set(key, known)
        return known
      }),
      held($askBuild, () => (isOutdated instanceof Error ? Promise.reject(isOutdated) : Promise.resolve(isOutdated))),
      held($reload, reload),
    ],
  })
  return { ...it, reload, load }
}

describe('a screen whose file is gone', () => {
  test('is tried again when the network is back', async () => {
    const { load } = missing(false)
    expect(await screen.findByText(/n’a pas pu être chargé$/, {}, slow)).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(1)
    // The page listens a moment after it shows: the event is repeated until it reacts.
    await expect
      .poll(() => {
        act(() => void globalThis.dispatchEvent(new Event('online')))
        return load.mock.calls.length
      }, slow)
      .toBeGreaterThan(1)
  })

  test('after a deployment says that there is a new version, under its own title; nothing reloads by itself', async () => {
    const { reload, load } = missing(true)
    expect(await screen.findByText('Une nouvelle version de la console est installée', {}, slow)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Affaires' })).toBeTruthy()
    expect(within(screen.getByRole('main')).getByRole('alert').textContent).toMatch(/votre saisie est conservée/)
    expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBeTruthy()
    expect([reload.mock.calls.length, load.mock.calls.length]).toEqual([0, 1])
    fireEvent.click(screen.getByRole('button', { name: 'Recharger la page' }))
    await expect.poll(() => reload.mock.calls).toHaveLength(1)
  })

  test.each([false, new Error('no answer')])(
    'without a newer build (%s) says that it could not be loaded',
    async (isOutdated) => {
      const { reload } = missing(isOutdated)
      expect(await screen.findByText(/L’écran « Affaires » n’a pas pu être chargé/, {}, slow)).toBeTruthy()
      expect(reload).not.toHaveBeenCalled()
    },
  )

  test('says it in English too', async () => {
    missing(true, 'en')
    expect(await screen.findByText('A new version of the console is installed', {}, slow)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy()
  })

  test('a screen that breaks says so in its place, and can be tried again', async () => {
    let isBroken = true
    const Breaking = () => {
      if (isBroken) throw new Error('broken')
      return <ScreenTitle title="Réparé" />
    }
    const view = Promise.resolve(screenView(Breaking, null))
    consoleInDom({ at: list, values: [held($loadView, () => view)] })
    expect(await screen.findByText('Cet écran a rencontré une erreur', {}, slow)).toBeTruthy()
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Réparé' })).toBeTruthy()
  })
})

test.each([
  ['/', '/assets/start-2.js', true],
  ['/ronde/', '/ronde/assets/start-2.js', true],
  ['/ronde/', '/ronde/assets/start-1.js', false],
])('whether another build is there is asked of the page at %s: with %s, %j', async (base, script, isAnother) => {
  vi.stubEnv('BASE_URL', base)
  document.head.innerHTML = `<script type="module" src="${base}assets/start-1.js"></script>`
  const pages = new Map([[base, `<script type="module" src="${script}"></script>`]])
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(new Response(pages.get(address) ?? '<p>another’s</p>')))
  expect(await $askBuild.getState()()).toBe(isAnother)
  document.head.innerHTML = ''
})

describe('Vite’s word that a file failed', () => {
  const tell = (message: string) => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error(message) })
    act(() => {
      globalThis.dispatchEvent(event)
    })
    return event.defaultPrevented
  }

  test('of styles lets the part go on without them, and is told once; of code leaves it to the screen', async () => {
    const { scope, toasts } = testConsole()
    const told: unknown[] = []
    createWatch({ unit: stylesMissed, scope, fn: () => told.push(null) })
    bindDeployment(scope)
    expect(tell('Unable to preload CSS for /assets/chart-1a2b.css')).toBe(true)
    expect(tell('Unable to preload CSS for /assets/tree-1a2b.css')).toBe(true)
    expect(tell('Failed to fetch dynamically imported module: https://console.example/assets/AffaireList-1.js')).toBe(
      false,
    )
    expect(told).toHaveLength(2)
    await expect.poll(() => toasts).toMatchObject([{ type: 'warning' }])
  })
})
