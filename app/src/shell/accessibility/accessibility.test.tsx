import type { Menu } from '@ronde/contracts/menu'
import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { $config, defaultConfig } from '../../config/config.ts'
import { answer } from '../../kit/testing/answers.ts'
import { heldAnswers } from '../../kit/testing/held-answers.ts'
import { held } from '../../kit/testing/test-scope.ts'
import { paths } from '../../navigation/paths.ts'
import { consoleInDom } from '../testing/console-in-dom.tsx'
import ledger from '../../../../docs/accessibility/rgaa.json'

const slow = { timeout: 60_000 }
const mention = 'Accessibilité\u00a0: non conforme'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, slow)
const part = (name: string) => within(screen.getByRole('region', { name }))

describe('the statement on accessibility', () => {
  test.each([
    {
      locale: 'fr',
      link: mention,
      title: 'Déclaration d’accessibilité',
      state: 'État de conformité',
      said: /non conforme/,
    },
    {
      locale: 'en',
      link: 'Accessibility: does not conform',
      title: 'Accessibility statement',
      state: 'State of conformity',
      said: /not conforming/,
    },
  ] as const)(
    'is led to by its mention on the sign-in page, and back ($locale)',
    async ({ locale, link, title, state, said }) => {
      consoleInDom({ at: paths.login, isSignedOut: true, globals: { locale } })
      fireEvent.click(await screen.findByRole('link', { name: link }, slow))
      await heading(title)
      expect(part(state).getByText(said)).toBeTruthy()
      const [back] = screen.getAllByRole('link')
      if (back) fireEvent.click(back)
      await screen.findByRole('textbox', { name: locale === 'fr' ? 'Identifiant' : 'User name' }, slow)
    },
  )

  test('is led to by the user’s menu, and stands in the frame', async () => {
    consoleInDom({ at: paths.about })
    fireEvent.click(await screen.findByRole('button', { name: 'Alice Martin' }, slow))
    expect((await screen.findByRole('menuitem', { name: mention })).getAttribute('href')).toBe(paths.accessibility)
    consoleInDom({ at: paths.accessibility })
    await heading('Déclaration d’accessibilité')
    expect(screen.getByRole('banner')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Retour à l’identification' })).toBeNull()
  })

  test('needs no menus: it stands while they are read', async () => {
    const menus = heldAnswers<Menu[]>()
    consoleInDom({ at: paths.accessibility, answers: [answer(UsrUser.GetMenuList, menus.next)] })
    await expect.poll(() => menus.count, slow).toBe(1)
    await screen.findByRole('banner', {}, slow)
    await heading('Déclaration d’accessibilité')
    expect(menus.count).toBe(1)
  })

  test('counts what the ledger says, and names each criterion that nothing proves, with what it would take', async () => {
    consoleInDom({ at: paths.accessibility, isSignedOut: true })
    await heading('Déclaration d’accessibilité')
    const count = (state: string) => ledger.criteria.filter((one) => one.state === state).length
    const table = await screen.findByRole('table', { name: 'Nombre de critères par thème et par état' })
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 13 + 1)
    expect(
      within(within(table).getAllByRole('row').at(-1)!)
        .getAllByRole('cell')
        .map(({ textContent }) => Number(textContent))
        .filter(Boolean),
    ).toEqual(['proven', 'notProven', 'notApplicable'].map(count))
    const named = part('Ce qui n’est pas accessible, ou n’est pas démontré')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '')
    expect(named.map((text) => text.split(' ')[0])).toEqual(
      ledger.criteria.flatMap(({ id, state }) => (state === 'notProven' ? [id] : [])),
    )
    expect(named.filter((text) => !/Il faudrait\u00a0: \S/.test(text))).toEqual([])
  })

  test.each([
    ['nobody', {}, 'administrateur', null],
    ['the contact', { contact: 'acces@example.org' }, 'vous aurez une réponse', 'mailto:acces@example.org'],
  ])('sends people to %s that the configuration names', async (_, accessibility, said, href) => {
    const values = [held($config, { ...defaultConfig, accessibility })]
    consoleInDom({ at: paths.accessibility, isSignedOut: true, values })
    await heading('Déclaration d’accessibilité')
    const contact = part('Retour d’information et contact')
    expect(contact.getByText(new RegExp(said))).toBeTruthy()
    expect(contact.queryByRole('link')?.getAttribute('href') ?? null).toBe(href)
  })
})

describe('the sign-in page', () => {
  test('the languages to choose from are named each in its own', async () => {
    consoleInDom({ at: paths.login, isSignedOut: true })
    expect((await screen.findByRole('button', { name: 'English' }, slow)).lang).toBe('en')
    expect(screen.getByRole('button', { name: 'Français' }).lang).toBe('fr')
  })

  test('so are those of the menus, and of the profile', async () => {
    const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang')
    consoleInDom({ at: '/Adm/Usr/UserProfil' })
    fireEvent.click(await screen.findByRole('button', { name: 'Langue' }, slow))
    expect(languageOf(await screen.findByRole('menuitemradio', { name: 'English' }, slow))).toBe('en')
    fireEvent.keyDown(screen.getByRole('menuitemradio', { name: 'English' }), { key: 'Escape' })
    expect(languageOf(await screen.findByRole('radio', { name: 'English' }, slow))).toBe('en')
  })

  test('the fields of the sign-in say what they are for', async () => {
    consoleInDom({ at: paths.login, isSignedOut: true })
    expect((await screen.findByRole('textbox', { name: 'Identifiant' }, slow)).getAttribute('autocomplete')).toBe(
      'username',
    )
    expect(screen.getByLabelText('Mot de passe').getAttribute('autocomplete')).toBe('current-password')
  })
})
