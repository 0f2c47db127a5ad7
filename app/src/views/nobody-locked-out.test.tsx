import { UsrUser, type User } from '@ronde/contracts/services/Adm/UsrUser'
import { type Action, SysAction } from '@ronde/contracts/services/Core/SysAction'
import { SysMenu, type MenuRecord } from '@ronde/contracts/services/Core/SysMenu'
import { SecSecurite } from '@ronde/contracts/services/Core/SecSecurite'
import { SysRoute } from '@ronde/contracts/services/Core/SysRoute'
import { SysLog } from '@ronde/contracts/services/Core/SysLog'
import { RefParametre } from '@ronde/contracts/services/Prm/RefParametre'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import { CallFailure } from '@ronde/contracts/wire'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer } from '../kit/testing/answers.ts'
import { consoleInDom } from '../shell/testing/console-in-dom.tsx'
import { whole } from '../kit/testing/whole-dialog.ts'

// Loads the views before the first page asks for them.
import.meta.glob('./*/*/*/index.ts', { eager: true })

const slow = { timeout: 60_000 }
/** Selects every row; in jsdom rows have no height to be rendered in. */
const chooseAll = async () => {
  const all = within(await screen.findByRole('grid', {}, slow)).getByRole('checkbox', { name: 'Tout sélectionner' })
  await expect.poll(() => screen.getByRole('grid').getAttribute('aria-busy')).toBe('false')
  fireEvent.click(all)
}
const bar = async () => within(await screen.findByRole('group', { name: 'Sélection' }, slow))
const inBar = async (name: string) => (await bar()).findByRole('button', { name }, slow)
const describedBy = (element: Element): string =>
  element.getAttribute('aria-description') ??
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
const question = async () => within(await screen.findByRole('alertdialog', {}, slow))

describe('users', () => {
  const person = UsrUser.Get.example.value
  const named = (login: string, idUser: number): User => ({
    ...person,
    idUser,
    login,
    lbUser: login,
    mail: null,
    isActif: true,
    isLocked: false,
  })
  // The signed-in user of tests is a.martin.
  const users = [named('a.martin', 1), named('b.durand', 2), named('c.petit', 3)]
  const open = (at = '/Adm/Usr/UserList') =>
    consoleInDom({
      at,
      answers: [
        answer(UsrUser.GetList, () => users),
        answer(UsrUser.Get, () => users[0]),
        answer(UsrUser.UpdateUser, ({ idUser }) => ({ ...person, idUser })),
      ],
    })

  test.each([
    ['Désactiver', { isActif: false }],
    ['Verrouiller', { isLocked: true }],
  ] as const)('all chosen, %s leaves me out and says so, in the question and after', async (action, sent) => {
    const it = open()
    await chooseAll()
    fireEvent.click(await inBar(action))
    const asked = await question()
    expect(asked.getByText(/2 utilisateurs seront .*b\.durand, c\.petit/)).toBeTruthy()
    expect(asked.getByText(/Laissé de côté.*a\.martin.*ni vous désactiver ni vous verrouiller/)).toBeTruthy()
    fireEvent.click(asked.getByRole('button', { name: action }))
    await expect
      .poll(() => it.call.inputsOf(UsrUser.UpdateUser))
      .toMatchObject([
        { idUser: 2, ...sent },
        { idUser: 3, ...sent },
      ])
    await expect
      .poll(() => it.toasts)
      .toMatchObject([
        {
          type: 'success',
          text: expect.stringMatching(/^2 utilisateurs (désactivés|verrouillés)\nLaissé de côté.*a\.martin/),
        },
      ])
  })

  test.each(['Désactiver', 'Verrouiller'])(
    'chosen alone, %s is closed to me, and says why; to another it is open',
    async (action) => {
      open('/Adm/Usr/UserList?q=a.martin')
      await chooseAll()
      const own = await inBar(action)
      expect(own.getAttribute('aria-disabled')).toBe('true')
      expect(describedBy(own)).toMatch(/ni vous désactiver ni vous verrouiller/)
      open('/Adm/Usr/UserList?q=b.durand')
      await chooseAll()
      expect((await inBar(action)).getAttribute('aria-disabled')).toBeNull()
    },
  )

  test('my own record shows that I am active and not locked, cannot be told otherwise, and why', async () => {
    open('/Adm/Usr/UserAccueil?idUser=1&e=Modifier')
    const form = within(await screen.findByRole('dialog', whole, slow))
    for (const name of ['Actif', 'Verrouillé']) {
      const control = await form.findByRole('switch', { name }, slow)
      expect(control.getAttribute('aria-readonly')).toBe('true')
      expect(describedBy(control)).toMatch(/ni vous désactiver ni vous verrouiller/)
    }
  })
})

describe('actions', () => {
  const [exporter] = SysAction.GetList.example.value as [Action]
  const actions = ['Exporter', 'Ouvrir', 'Modifier', 'EnregistrerDroits'].map((refAction, at): Action => ({
    ...exporter,
    idAction: at + 1,
    refAction,
    label: refAction,
  }))
  const [entry] = SysMenu.GetList.example.value as [MenuRecord]
  const menus: MenuRecord[] = [
    { ...entry, id: 1, refAction: 'Exporter', routeEncrageMenu: 'AffAffAffaireList', idGroupeList: [1, 2] },
    { ...entry, id: 2, refAction: 'Exporter', routeEncrageMenu: 'AdmUsrUserList', idGroupeList: [1] },
    { ...entry, id: 3, refAction: 'Ouvrir', routeEncrageMenu: 'AdmUsrUserList', idTypeMenu: 5, idGroupeList: [1] },
  ]
  const open = (at = '/Core/Sys/ActionList') =>
    consoleInDom({
      at,
      answers: [
        answer(SysAction.GetList, () => actions),
        answer(SysMenu.GetList, () => menus),
        answer(SysAction.Update, ({ idAction }) => ({ ...exporter, idAction })),
      ],
    })

  test('all chosen, those that menus, rights and actions need are left out; the question says how many menus and groups lose a button', async () => {
    const it = open()
    await chooseAll()
    fireEvent.click(await inBar('Désactiver'))
    const asked = await question()
    expect(asked.getByText(/2 actions seront désactivées.*Exporter, Ouvrir/)).toBeTruthy()
    expect(asked.getByText(/Laissé de côté.*EnregistrerDroits, Modifier/)).toBeTruthy()
    expect(asked.getByText(/3 menus perdent un bouton, et 2 groupes ne l’ont plus/)).toBeTruthy()
    fireEvent.click(asked.getByRole('button', { name: 'Désactiver' }))
    await expect
      .poll(() => it.call.inputsOf(SysAction.Update).map(({ refAction }) => refAction))
      .toEqual(['Exporter', 'Ouvrir'])
  })

  test('one alone is asked about too; refused, nothing is sent', async () => {
    const it = open('/Core/Sys/ActionList?q=Ouvrir')
    await chooseAll()
    fireEvent.click(await inBar('Désactiver'))
    const asked = await question()
    expect(asked.getByText(/Un menu perd un bouton, et un groupe ne l’a plus/)).toBeTruthy()
    fireEvent.click(asked.getByRole('button', { name: 'Annuler' }))
    expect(it.call.inputsOf(SysAction.Update)).toEqual([])
  })

  test('that are needed cannot be deactivated in their editor either; others are asked about there', async () => {
    const it = open('/Core/Sys/ActionList?e=Modifier:3')
    const needed = within(await screen.findByRole('dialog', whole, slow))
    expect((await needed.findByRole('switch', { name: 'Active' }, slow)).getAttribute('aria-readonly')).toBe('true')
    it.unmount()

    const other = open('/Core/Sys/ActionList?e=Modifier:1')
    const form = within(await screen.findByRole('dialog', whole, slow))
    fireEvent.click(await form.findByRole('switch', { name: 'Active' }, slow))
    fireEvent.click(form.getByRole('button', { name: 'Enregistrer' }))
    const asked = await question()
    expect(asked.getByText(/2 menus perdent un bouton/)).toBeTruthy()
    fireEvent.click(asked.getByRole('button', { name: 'Enregistrer' }))
    await expect
      .poll(() => other.call.inputsOf(SysAction.Update))
      .toMatchObject([{ refAction: 'Exporter', isActive: false }])
  })
})

describe('rights', () => {
  const [entry] = SysMenu.GetList.example.value as [MenuRecord]
  const of = (id: number, name: string, more: Partial<MenuRecord>): MenuRecord => ({
    ...entry,
    id,
    name,
    refAction: null,
    refRoute: null,
    routeEncrageMenu: 'App',
    idTypeMenu: 1,
    idGroupeList: [1],
    ...more,
  })
  const records = [
    of(1, 'Système', { children: [of(2, 'Sécurité', { refRoute: 'CoreSecPrmSecuriteAccueil', idParent: 1 })] }),
    of(3, 'Enregistrer', {
      refAction: 'EnregistrerDroits',
      routeEncrageMenu: 'CoreSecPrmSecuriteAccueil',
      idTypeMenu: 7,
    }),
    of(4, 'Journal', { refRoute: 'CoreSysLogList' }),
  ]
  const nodes = [...records, ...records.flatMap(({ children }) => children)].map(
    ({ id, idParent = null, name, idGroupeList = [] }) => ({
      id,
      idParent,
      name,
      refMenu: 'App.AppMenu',
      idGroupeList,
    }),
  )
  const groupe = { idGroupe: 1, lbGroupe: 'Administrateurs', isActif: true, refRoleList: ['ADMIN'] }
  const open = () =>
    consoleInDom({
      at: '/Core/Sec/PrmSecuriteAccueil',
      answers: [
        answer(SysMenu.GetList, () => records),
        answer(SysMenu.GetMenuNoeudList, () => nodes),
        answer(SecSecurite.GetGroupeList, () => [
          groupe,
          { idGroupe: 2, lbGroupe: 'Utilisateurs', isActif: true, refRoleList: ['LECTURE'] },
        ]),
      ],
    })
  const cells = async (name: RegExp) =>
    within(
      await within(await screen.findByRole('grid', { name: 'Droits des groupes' }, slow)).findByRole(
        'row',
        { name },
        slow,
      ),
    ).getAllByRole('gridcell')

  test('the last access of the administrators is locked, with what it hangs on, and says why; the rest is not', async () => {
    open()
    for (const name of [/^Système/, /^Sécurité/, /^Enregistrer/]) {
      const [administrators, users] = await cells(name)
      expect(administrators?.getAttribute('aria-readonly')).toBe('true')
      expect(administrators?.textContent).toMatch(/^Oui.*Dernier accès/)
      expect(users?.getAttribute('aria-readonly')).toBeNull()
    }
    const [journal] = await cells(/^Journal/)
    if (journal) fireEvent.click(journal)
    expect((await cells(/^Journal/))[0]?.textContent).toMatch(/^Non/)
  })

  test('what a group is given without the role for it is marked, and warned of before it is saved', async () => {
    open()
    const [, users] = await cells(/^Journal/)
    if (users) fireEvent.click(users)
    await expect.poll(async () => (await cells(/^Journal/))[1]?.textContent).toMatch(/^Ouirôle Administration requis/)
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer les droits' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Enregistrer les droits' }, slow))
    expect(dialog.getByText(/Journal.*rôle Administration requis/)).toBeTruthy()
  })

  test('a page refused for want of a role says which, and that a group has it', async () => {
    consoleInDom({
      at: '/Core/Sys/LogList',
      answers: [answer(SysLog.GetList, () => Promise.reject(new CallFailure('http', { status: 403 })))],
    })
    expect(
      await screen.findByText(
        /demandent le rôle Administration, que votre groupe n’a pas \(Administrateurs\)/,
        {},
        slow,
      ),
    ).toBeTruthy()
  })

  test('an entry that was made is in nobody’s menu: it says so, with the way to the rights', async () => {
    const it = consoleInDom({
      at: '/Core/Sec/PrmMenuList?e=Creer',
      answers: [answer(SysMenu.UpdateOrInsertMenu, ({ name }) => of(9, name, { idGroupeList: [] }))],
    })
    const form = within(await screen.findByRole('dialog', whole, slow))
    fireEvent.change(await form.findByRole('textbox', { name: /^Libellé/ }, slow), { target: { value: 'Rondes' } })
    fireEvent.click(form.getByRole('button', { name: 'Enregistrer' }))
    await expect
      .poll(() => it.toasts.at(-1))
      .toMatchObject({
        text: expect.stringMatching(/«.Rondes.».*dans le menu de personne/),
        button: { text: 'Sécurité' },
      })
  })

  describe('the anchor of an entry', () => {
    const [route] = SysRoute.GetList.example.value
    if (!route) throw new Error('the example is empty')
    const anchors = ['Application', 'Vue', 'Liste']
    const types = [
      { idTypeMenu: 1, lbTypeMenu: 'Menu latéral', idTypeEncrage: 1 },
      { idTypeMenu: 3, lbTypeMenu: 'Actions sur la sélection', idTypeEncrage: 3 },
      { idTypeMenu: 4, lbTypeMenu: 'Onglets', idTypeEncrage: 2 },
    ]
    const opened = async (query: string) => {
      const it = consoleInDom({
        at: `/Core/Sec/PrmMenuList?${query}`,
        answers: [
          answer(SysMenu.GetList, () => records),
          answer(SysMenu.GetTypeEncrageList, () =>
            anchors.map((name, at) => ({ idTypeEncrage: at + 1, refTypeEncrage: name, lbTypeEncrage: name })),
          ),
          answer(SysMenu.GetTypeMenuList, () => types.map((type) => ({ ...type, refTypeMenu: type.lbTypeMenu }))),
          answer(SysRoute.GetList, () => [{ ...route, ref: 'AffAffAffaireList', label: 'Liste des affaires' }]),
          answer(SysMenu.UpdateOrInsertMenu, ({ name }) => of(9, name, {})),
        ],
      })
      const form = within(await screen.findByRole('dialog', whole, slow))
      const box = (name: string) => form.findByRole<HTMLInputElement>('combobox', { name }, slow)
      const choose = async (name: string, typed: string) => {
        await expect.poll(async () => (await box(name)).disabled).toBe(false)
        const field = await box(name)
        fireEvent.change(field, { target: { value: typed } })
        await expect.poll(() => field.getAttribute('aria-activedescendant')).not.toBeNull()
        fireEvent.keyDown(field, { key: 'Enter' })
      }
      const save = () => fireEvent.click(form.getByRole('button', { name: 'Enregistrer' }))
      const isRefused = async () => (await box('Écran')).getAttribute('aria-invalid') === 'true'
      return { sent: () => it.call.inputsOf(SysMenu.UpdateOrInsertMenu), form, box, choose, save, isRefused }
    }

    test('that is a screen has to be named; another anchor does not keep it', async () => {
      const { sent, form, box, choose, save, isRefused } = await opened('e=Creer')
      fireEvent.change(await form.findByRole('textbox', { name: /^Libellé/ }, slow), { target: { value: 'Rondes' } })
      await expect.poll(async () => (await box('Menu')).value).toBe('Menu latéral')
      await choose('Menu', 'onglets')
      await choose('Écran', 'affaires')
      await choose('Ancrage', 'liste')
      await expect.poll(async () => (await box('Écran')).value).toBe('')
      await choose('Menu', 'sélection')
      save()
      await expect.poll(isRefused).toBe(true)
      expect(sent()).toEqual([])
      await choose('Écran', 'affaires')
      save()
      await expect
        .poll(sent)
        .toMatchObject([{ idTypeEncrage: 3, idTypeMenu: 3, routeEncrageMenu: 'AffAffAffaireList' }])
    })

    test('that was the application is no screen', async () => {
      const { sent, box, choose, save, isRefused } = await opened('e=Modifier:4')
      await choose('Menu', 'onglets')
      await expect.poll(async () => (await box('Écran')).value).toBe('')
      save()
      await expect.poll(isRefused).toBe(true)
      expect(sent()).toEqual([])
    })
  })
})

test('a parameter that is deactivated: the question says which other versions lose it', async () => {
  const referentiel = RefReferentiel.GetList.example.value[0]
  const parametre = RefParametre.GetList.example.value[0]
  if (!referentiel || !parametre) throw new Error('the examples are empty')
  const here = { idReferentielGuid: referentiel.idReferentielGuid, idReferentielVersion: 1 }
  const other = '0b3e4f5a-6c7d-5e8f-9a0b-1c2d3e4f5a6b'
  const version = RefReferentiel.GetVersionList.example.value[0]
  if (!version) throw new Error('the examples are empty')
  consoleInDom({
    at: `/Prm/Ref/ParametreList?idReferentielGuid=${here.idReferentielGuid}&idReferentielVersion=1`,
    answers: [
      answer(RefParametre.GetList, ({ idReferentielVersion }) => (idReferentielVersion === 4 ? [] : [parametre])),
      answer(RefReferentiel.GetList, () => [
        { ...referentiel, ...here, lbReferentiel: 'Industrie' },
        { ...referentiel, idReferentielGuid: other, idReferentielVersion: 3, lbReferentiel: 'Entrepôts' },
      ]),
      answer(RefReferentiel.GetVersionList, ({ idReferentielGuid }) =>
        (idReferentielGuid === other ? [3, 2, 4] : [1]).map((idReferentielVersion) => ({
          ...version,
          idReferentielVersion,
          lbVersion: `${idReferentielVersion}.0`,
        })),
      ),
    ],
  })
  await chooseAll()
  fireEvent.click(await inBar('Désactiver'))
  expect(
    (await question()).getByText(/disparaît aussi de 2 autres versions.*: Entrepôts 3\.0, Entrepôts 2\.0\./),
  ).toBeTruthy()
})
