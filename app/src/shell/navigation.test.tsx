import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { SysRoute } from '@ronde/contracts/services/Core/SysRoute'
import type { Menu } from '@ronde/contracts/menu'
import { CallFailure } from '@ronde/contracts/wire'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { allSettled } from 'effector'
import { describe, expect, test } from 'vitest'
import { answer } from '../kit/testing/answers.ts'
import { demoMenus } from '../kit/testing/demo-menus.ts'
import { heldAnswers } from '../kit/testing/held-answers.ts'
import { held, type TestConsole } from '../kit/testing/test-scope.ts'
import { tokenOf } from '../kit/testing/tokens.ts'
import { moveFx } from '../navigation/navigation.ts'
import { paths } from '../navigation/paths.ts'
import { $clock } from '../session/clock.ts'
import { looked } from '../session/idle.ts'
import { signInSubmitted } from '../session/session.ts'
import { consoleInDom } from './testing/console-in-dom.tsx'

// Loads the views before the first page asks for them.
import.meta.glob('../views/*/*/*/index.ts', { eager: true })

const list = '/Aff/Aff/AffaireList'
const slow = { timeout: 60_000 }
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, slow)
const withoutCases: Menu[] = [
  {
    refMenu: 'App.AppMenu',
    menuItems: [
      {
        lbMenu: 'Prestations',
        path: '/Aff/Aff/AffairePrestationList',
        refRoute: 'AffAffAffairePrestationList',
        component: 'AffAffAffairePrestationList',
      },
    ],
  },
]

/** A console whose server changes the menus when the test asks. */
function changing(at: string) {
  const server = { lastUpdate: '2026-03-31T08:00:00.000Z', menus: demoMenus }
  let now = 0
  const it = consoleInDom({
    at,
    answers: [
      answer(SysRoute.LastUpdate, () => ({ lastUpdate: server.lastUpdate })),
      answer(UsrUser.GetMenuList, () => server.menus),
    ],
    values: [held($clock, () => ({ wall: now, steady: now }))],
  })
  const change = async (menus: Menu[]) => {
    Object.assign(server, { menus, lastUpdate: new Date(Date.parse(server.lastUpdate) + 1).toISOString() })
    now += 10_000
    await act(() => it.raise(looked))
  }
  return { ...it, change }
}

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const operations = ({ call }: TestConsole, name: string) =>
  call.asked.filter(({ path }) => path.endsWith(`/${name}`)).length

describe('menus that change while one works', () => {
  test('are offered in a bar, not told by a toast; reloaded, page and address stay', async () => {
    const it = changing(`${list}?q=pont`)
    await heading(/Affaires/)
    expect(screen.queryByRole('button', { name: 'Recharger les menus' })).toBeNull()
    await it.change([...demoMenus].slice(0, 4))
    expect(said()).toContain('Vos menus ont changé')
    const search = await screen.findByRole('searchbox')
    const reads = operations(it, 'AffAffaire/GetList')
    fireEvent.click(screen.getByRole('button', { name: 'Recharger les menus' }))
    await expect.poll(() => screen.queryByRole('button', { name: 'Recharger les menus' }), slow).toBeNull()
    expect(await screen.findByRole('searchbox')).toBe(search)
    expect(search).toHaveProperty('value', 'pont')
    expect(operations(it, 'AffAffaire/GetList')).toBe(reads)
    expect(it.toasts).toEqual([])
    expect(document.activeElement?.id).toBe('main')
  })

  test('keep an open form and what is typed in it', async () => {
    const it = changing(`${list}?e=Creer`)
    const form = await screen.findByRole('dialog', { name: 'Nouvelle affaire' }, slow)
    const label = within(form).getByRole('textbox', { name: /^Libellé/ })
    fireEvent.change(label, { target: { value: 'Ponts roulants' } })
    await it.change([...demoMenus])
    // The dialog covers the bar: `fireEvent` presses the button regardless.
    fireEvent.click(screen.getByText('Recharger les menus'))
    await expect.poll(() => operations(it, 'GetMenuList'), slow).toBe(2)
    expect(
      within(screen.getByRole('dialog', { name: 'Nouvelle affaire' })).getByRole('textbox', { name: /^Libellé/ }),
    ).toBe(label)
    expect(label).toHaveProperty('value', 'Ponts roulants')
  })

  test('put off, the bar goes', async () => {
    const it = changing(list)
    await heading(/Affaires/)
    await it.change(withoutCases)
    fireEvent.click(screen.getByRole('button', { name: 'Plus tard' }))
    await expect.poll(() => screen.queryByRole('button', { name: 'Plus tard' })).toBeNull()
    expect(operations(it, 'GetMenuList')).toBe(1)
    expect(await heading(/Affaires/)).toBeTruthy()
  })

  test('without the page one is on: it is told by its name, and one is led home, not to a page that says nothing exists', async () => {
    const it = changing(list)
    await heading(/Affaires/)
    await it.change(withoutCases)
    fireEvent.click(screen.getByRole('button', { name: 'Recharger les menus' }))
    expect(await heading('Bonjour Alice Martin')).toBeTruthy()
    expect(it.toasts).toMatchObject([{ type: 'warning', text: expect.stringContaining('«\u00A0Affaires\u00A0»') }])
    expect(screen.queryByRole('link', { name: 'Affaires' })).toBeNull()
  })
})

describe('an address without a route', () => {
  test('waits for the menus before it is called unknown [8.unmatched]', async () => {
    // A user has signed in, and leaves the login page before the menus are loaded.
    const menus = heldAnswers<Menu[]>()
    const it = consoleInDom({
      at: paths.login,
      isSignedOut: true,
      answers: [
        answer(SecAuthentification.Authenticate, () => ({ token: tokenOf() })),
        answer(UsrUser.GetMenuList, menus.next),
      ],
    })
    await heading('Identification')
    await act(
      async () => void it.raise(signInSubmitted, { login: 'a.martin', password: 'correct horse', requested: null }),
    )
    await expect.poll(() => menus.count, slow).toBe(1)
    await act(async () => void allSettled(moveFx, { scope: it.scope, params: { to: '/Aff/Aff/Ailleurs' } }))
    await expect.poll(() => screen.queryByText('Chargement en cours...')).not.toBeNull()
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    await act(async () => menus.at(0).resolve(demoMenus))
    expect(await heading('Page introuvable')).toBeTruthy()
  })

  test('says which it is, and keeps it [8.unmatched]', async () => {
    const address = '/Aff/Aff/Ailleurs'
    const it = consoleInDom({ at: address })
    expect(await heading('Page introuvable')).toBeTruthy()
    expect(screen.getByText(new RegExp(address))).toBeTruthy()
    expect(it.moves).toEqual([])
  })

  test('whose screen the account lacks names the screen and the account', async () => {
    consoleInDom({ at: list, answers: [answer(UsrUser.GetMenuList, () => [])] })
    expect(await heading('Affaires')).toBeTruthy()
    expect(screen.getByText(/^«\sAffaires\s» n’est pas dans vos menus$/)).toBeTruthy()
    expect(screen.getByText(/^Votre compte \(.+\) n’a pas accès à cet écran/)).toBeTruthy()
  })

  test.each(['/404', '/Core/Sys/NotFound'])('%s is the page that says so [2.views]', async (at) => {
    consoleInDom({ at, isSignedOut: true })
    expect(await heading('Page introuvable')).toBeTruthy()
  })
})

describe('a screen that the server refuses', () => {
  const forbidden = new CallFailure('http', {
    status: 403,
    messages: [{ message: 'Lecture des affaires refusée', eventType: 4, exception: null }],
  })

  test.each([
    ['list', list, AffAffaire.GetList, 'Accès refusé\u00A0: Affaires'],
    [
      'record',
      `/Aff/Aff/AffaireAccueil?idAffaireGuid=${AffAffaire.Get.example.value.idAffaireGuid}`,
      AffAffaire.Get,
      'Accès refusé\u00A0: Affaire',
    ],
  ] as const)(
    '(%s) names itself, what was refused and whom to ask; the focus goes there, and it asks no more',
    async (_, at, endpoint, name) => {
      let isAllowed = false
      const it = consoleInDom({
        at,
        answers: [
          answer(
            endpoint as typeof AffAffaire.Get,
            () => (isAllowed ? endpoint.example.value : Promise.reject(forbidden)) as never,
          ),
        ],
      })
      const title = await heading(name)
      expect(document.activeElement).toBe(title)
      const main = within(screen.getByRole('main'))
      expect(main.getByText('Lecture des affaires refusée')).toBeTruthy()
      expect(main.getByText(/demandent le rôle Lecture, que votre groupe n’a pas/)).toBeTruthy()
      expect(it.call.inputsOf(endpoint as typeof AffAffaire.Get)).toHaveLength(1)
      isAllowed = true
      fireEvent.click(main.getByRole('button', { name: 'Réessayer' }))
      expect(await heading(/^(?!Accès)/)).toBeTruthy()
    },
  )

  test('says so in English too', async () => {
    consoleInDom({
      at: list,
      globals: { locale: 'en' },
      answers: [answer(AffAffaire.GetList, () => Promise.reject(new CallFailure('http', { status: 403 })))],
    })
    expect(await heading('Access refused: Cases')).toBeTruthy()
    expect(screen.getByText(/need the Reading role, which your group does not have/)).toBeTruthy()
  })
})
