import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SecSecurite } from '@ronde/contracts/services/Core/SecSecurite'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../kit/testing/answers.ts'
import { ShowConsole } from '../kit/testing/show-console.tsx'

// Loads the views before the first page asks for them.
import.meta.glob('./*/*/*/index.ts', { eager: true })

const slow = { timeout: 60_000 }
const anywhere = { hidden: true }
const [one] = UsrUser.GetList.example.value
if (!one) throw new Error('the example is empty')
const user = { ...one, idUser: 41, lbUser: 'Hugo Dubois', refIdentification: 'B', lbIdentification: 'BASIC' }

/** The console at an address, with one user. */
const show = (at: string, more: Partial<typeof user> = {}) =>
  render(
    <ShowConsole
      at={at}
      answers={[
        answer(UsrUser.GetList, () => [{ ...user, ...more }]),
        answer(UsrUser.Get, () => ({ ...user, ...more })),
        answer(SecSecurite.GetGroupeList, () => [
          {
            idGroupe: user.idGroupe,
            lbGroupe: user.lbGroupe ?? '',
            isActif: true,
            refRoleList: ['AFFAIRE', 'LECTURE'],
          },
        ]),
        answer(SecSecurite.GetRoleList, () => [
          { idRole: 3, refRole: 'AFFAIRE', lbRole: 'Affaires' },
          { idRole: 4, refRole: 'LECTURE', lbRole: 'Lecture' },
        ]),
      ]}
      globals={{ locale: 'en' }}
    />,
  )

test('a password that is given from the list says whose it is', async () => {
  show('/Adm/Usr/UserList?e=ChangerMotDePasse%3A41')
  expect(await screen.findByRole('dialog', { name: 'Change the password: Hugo Dubois' }, slow)).toBeTruthy()
})

test.each([
  ['/', 'Home'],
  ['', 'Without a choice: the home page'],
  [null, 'Without a choice: the home page'],
])('a user whose start page is %o starts at home, as the page and the editor say', async (path, said) => {
  show('/Adm/Usr/UserAccueil?idUser=41', { defaultRoute: path })
  const identity = within(await screen.findByRole('region', { name: 'Identity' }, slow))
  expect((await identity.findByText('Start page', {}, slow)).nextElementSibling?.textContent).toBe('Home')
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('form', { name: 'Edit the user', ...anywhere }, slow))
  expect(await form.findByRole('combobox', { name: 'Start page', ...anywhere }, slow)).toBeTruthy()
  expect(form.getByText(said)).toBeTruthy()
})

test('the roles of a user are named in the language of the console', async () => {
  show('/Adm/Usr/UserAccueil?idUser=41')
  const rights = within(await screen.findByRole('region', { name: 'Rights' }, slow))
  expect((await rights.findByText('Roles', {}, slow)).nextElementSibling?.textContent).toBe('Cases, Reading')
})
