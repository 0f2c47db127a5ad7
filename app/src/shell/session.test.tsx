import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import { CallFailure } from '@ronde/contracts/wire'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'effector-react'
import { createMemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { memoryStorage, storageKeys } from '../base/storage.ts'
import { answer, type EndpointAnswer } from '../kit/testing/answers.ts'
import { heldAnswers } from '../kit/testing/held-answers.ts'
import { held, testConsole } from '../kit/testing/test-scope.ts'
import { tokenOf } from '../kit/testing/tokens.ts'
import { $move, arrived } from '../navigation/navigation.ts'
import { paths } from '../navigation/paths.ts'
import { appStarted } from '../session/session.ts'
import { signOutRequested } from '../session/session-end.ts'
import { App } from './app.tsx'
import { routerPlaces } from './places.ts'
import { consoleRoutes } from './router.tsx'
import { consoleInDom } from './testing/console-in-dom.tsx'

// Loads the views before the first page asks for them.
import.meta.glob('../views/*/*/*/index.ts', { eager: true })

const { CheckToken, LogOut } = SecAuthentification
const list = '/Aff/Aff/AffaireList'
const slow = { timeout: 60_000 }
const loginPage = () => screen.findByRole('heading', { name: 'Identification' }, slow)
const frame = () => screen.queryByRole('navigation', { name: 'Menu principal' })
const bar = () => screen.queryByRole('banner')

/** A console before its start, with a token stored by an earlier visit. */
function withToken(check: EndpointAnswer, at = list) {
  const storage = memoryStorage({ [storageKeys.token]: tokenOf() })
  const router = createMemoryRouter(consoleRoutes, { initialEntries: [at] })
  const places = routerPlaces(router)
  const it = testConsole({
    values: [held($move, places.move)],
    user: null,
    storage,
    answers: [answer(UsrUser.GetMenuList, () => []), answer(SysInfo.GetAppInfo), check],
  })
  render(
    <Provider value={it.scope}>
      <App places={places} />
    </Provider>,
  )
  return { ...it, router }
}

describe('the login page', () => {
  test('is busy until the menus have come: a second press opens no second session', async () => {
    const menus = heldAnswers<[]>()
    const router = createMemoryRouter(consoleRoutes, { initialEntries: [paths.login] })
    const it = testConsole({
      user: null,
      storage: memoryStorage(),
      answers: [
        answer(SecAuthentification.Authenticate, () => ({ token: tokenOf() })),
        answer(UsrUser.GetMenuList, menus.next),
        answer(SysInfo.GetAppInfo),
      ],
    })
    render(
      <Provider value={it.scope}>
        <App places={routerPlaces(router)} />
      </Provider>,
    )
    await act(() => it.raise(appStarted))
    await loginPage()
    fireEvent.change(screen.getByLabelText('Identifiant'), { target: { value: 'a.martin' } })
    fireEvent.change(screen.getByLabelText('Mot de passe'), { target: { value: 'correct horse' } })
    fireEvent.click(screen.getByRole('button', { name: /Se connecter/ }))
    await waitFor(() => expect(menus.count).toBe(1), slow)
    fireEvent.click(screen.getByRole('button', { name: /Se connecter/ }))
    expect(it.call.inputsOf(SecAuthentification.Authenticate)).toHaveLength(1)
    menus.at(0).resolve([])
  })

  test.each([
    ['that is no longer valid', answer(CheckToken, () => ({ isValid: false }))],
    ['whose check fails', answer(CheckToken, () => Promise.reject(new CallFailure('http', { status: 500 })))],
  ])('comes when the console starts with a token %s [8.check-leads] [4.out-by-check]', async (_, check) => {
    const { raise, storage, router } = withToken(check)
    expect(router.state.location.pathname).toBe(list)
    await act(() => raise(appStarted))
    expect(await loginPage()).toBeTruthy()
    expect([frame(), storage.read(storageKeys.token), router.state.location.pathname]).toEqual([
      null,
      null,
      paths.login,
    ])
  })

  test('comes on a 401 in the middle of work [8.unauthorised]', async () => {
    consoleInDom({
      at: list,
      answers: [answer(AffAffaire.GetList, () => Promise.reject(new CallFailure('http', { status: 401 })))],
    })
    expect(await loginPage()).toBeTruthy()
    expect(frame()).toBeNull()
  })

  test.each([true, false])(
    'comes when somebody signs out (the server is told: %s) [4.logout-leads]',
    async (tellServer) => {
      const it = consoleInDom({ at: list, answers: [answer(LogOut)] })
      await screen.findByRole('heading', { level: 1, name: /Affaires/ }, slow)
      await act(() => it.raise(signOutRequested, { tellServer }))
      expect(await loginPage()).toBeTruthy()
      expect(it.call.inputsOf(LogOut)).toHaveLength(tellServer ? 1 : 0)
    },
  )

  test('comes when the user menu’s sign-out is chosen, which tells the server [4.logout-menu]', async () => {
    const it = consoleInDom({ at: list, answers: [answer(LogOut)] })
    const button = await screen.findByRole('button', { name: 'Alice Martin' }, slow)
    await screen.findByRole('heading', { level: 1, name: /Affaires/ }, slow)
    fireEvent.click(button)
    fireEvent.click(await screen.findByRole('menuitem', { name: /Se déconnecter|Déconnexion/ }))
    expect(await loginPage()).toBeTruthy()
    expect(it.call.inputsOf(LogOut)).toHaveLength(1)
  })
})

test('until the token is judged, neither the login page nor the frame is shown [4.reported-once-loaded] [2.frame-signed-in]', async () => {
  const checks = heldAnswers<{ isValid: boolean }>()
  const { raise } = withToken(answer(CheckToken, checks.next))
  const starting = raise(appStarted)
  await expect.poll(() => checks.count).toBe(1)
  expect(screen.getByText('Chargement en cours...')).toBeTruthy()
  expect([screen.queryByRole('heading', { name: 'Identification' }), frame(), bar()]).toEqual([null, null, null])
  await act(async () => {
    checks.at(0).resolve({ isValid: true })
    await starting
  })
  await expect.poll(frame, slow).not.toBeNull()
})

test('a token that cannot be checked for now waits on the offline page, and then leads to the address that was asked for', async () => {
  let isBusy = true
  const check = answer(CheckToken, () =>
    isBusy ? Promise.reject(new CallFailure('http', { status: 503 })) : { isValid: true },
  )
  const { raise, router, call } = withToken(check, `${list}?q=pont`)
  const led: string[] = []
  const tell = ({ pathname, search }: { pathname: string; search: string }) =>
    raise(arrived, { path: pathname, query: search })
  router.subscribe(({ location }) => {
    led.push(location.pathname + location.search)
    void tell(location)
  })
  await act(() => tell(router.state.location))
  await act(() => raise(appStarted))
  const again = await screen.findByRole('button', { name: 'Réessayer maintenant' }, slow)
  // The server answers, but still cannot check the token.
  await act(async () => void fireEvent.click(again))
  await expect.poll(() => call.inputsOf(CheckToken).length).toBe(2)
  expect(screen.getByRole('button', { name: 'Réessayer maintenant' })).toBeTruthy()
  isBusy = false
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Réessayer maintenant' })))
  await expect.poll(() => led, slow).toContain(`${list}?q=pont`)
  expect(led).not.toContain(paths.login)
})

test.each([...Object.values(paths), list])(
  'bar and drawer are at %s for who is signed in, and for nobody else [2.frame-signed-in]',
  async (at) => {
    const it = consoleInDom({ at, isSignedOut: true, answers: [answer(LogOut)] })
    await screen.findByRole('heading', { level: 1 }, slow)
    expect([frame(), bar()]).toEqual([null, null])
    it.unmount()
    const signedIn = consoleInDom({ at, answers: [answer(LogOut)] })
    await screen.findByRole('heading', { level: 1 }, slow)
    await expect.poll(() => [frame(), bar()].includes(null)).toBe(false)
    await act(() => signedIn.raise(signOutRequested, { tellServer: false }))
    expect([frame(), bar()]).toEqual([null, null])
  },
)
