import type { Menu } from '@ronde/contracts/menu'
import { menusOf } from '@ronde/contracts/navigation'
import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { AffAffairePrestation, type Prestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { SecSecurite } from '@ronde/contracts/services/Core/SecSecurite'
import { SysLog } from '@ronde/contracts/services/Core/SysLog'
import { GamGamme } from '@ronde/contracts/services/Prm/GamGamme'
import { CallFailure } from '@ronde/contracts/wire'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../kit/testing/answers.ts'
import { held } from '../kit/testing/test-scope.ts'
import { $catalogues, $messageFiles } from '../locales/intl.ts'
import type { Catalogue } from '../locales/messages.ts'
import { filesAtHand, messageFiles } from '../locales/testing/texts.ts'
import { consoleInDom } from '../shell/testing/console-in-dom.tsx'
import { inOrder } from './Aff/Aff/AffaireAccueil/services-of-case.ts'

// Loads the views before the first page asks for them.
import.meta.glob('./*/*/*/index.ts', { eager: true })

const slow = { timeout: 60_000 }
const card = async (name: string) => within(await screen.findByRole('region', { name }, slow))
const rowsOf = (part: Awaited<ReturnType<typeof card>>) =>
  part
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
const away = () => new CallFailure('refused', { status: 500, messages: [] })

const service = (at: number, statut: Prestation['statut'], dtEcheance: string): Prestation => ({
  ...AffAffairePrestation.GetList.example.value[0]!,
  idPrestation: at,
  reference: `P-${at}`,
  statut,
  dtEcheance,
})
const home = `/Aff/Aff/AffaireAccueil?idAffaireGuid=${AffAffaire.Get.example.value.idAffaireGuid}`

test('the services of a case: those to do before those done, each by its date', () => {
  const services = [
    service(1, 'REALISEE', '2026-01-01'),
    service(2, 'PLANIFIEE', '2026-05-01'),
    service(3, 'PLANIFIEE', '2026-02-01'),
  ]
  expect(inOrder(services).map(({ idPrestation }) => idPrestation)).toEqual([3, 2, 1])
})

test('a case shows six of its services and the way to all; what fails says so in its place, and is tried again', async () => {
  let isAway = true
  const services = Array.from({ length: 8 }, (_, at) => service(at, 'PLANIFIEE', `2026-0${at + 1}-01`))
  consoleInDom({
    at: home,
    answers: [
      answer(AffAffairePrestation.GetList, () => {
        if (isAway) throw away()
        return services
      }),
    ],
  })
  const again = await screen.findByRole('button', { name: 'Réessayer' }, slow)
  expect(screen.getByRole('region', { name: 'Suivi' })).toBeTruthy()
  const part = within(screen.getByRole('region', { name: 'Prestations de l’affaire' }))
  expect(part.getByRole('group', { name: 'Une erreur est survenue' })).toBeTruthy()
  // The message of the call has told it.
  expect(part.queryByRole('alert')).toBeNull()
  isAway = false
  await act(async () => void fireEvent.click(again))
  const all = await screen.findByRole('link', { name: 'Tout voir (8)' }, slow)
  const few = await card('Prestations de l’affaire')
  expect(all.getAttribute('href')).toMatch(/^\/Aff\/Aff\/AffairePrestationList\?idAffaireGuid=/)
  expect(rowsOf(few)).toHaveLength(6)
  expect(rowsOf(few)[0]).toMatch(/P-0.*01\/01\/2026.*Planifiée/)
})

test('a case without services offers what adds one where they would stand', async () => {
  consoleInDom({
    at: home.replace('AffaireAccueil', 'AffairePrestationList'),
    answers: [answer(AffAffairePrestation.GetList, () => [])],
  })
  await screen.findByText('Rien pour l’instant', {}, slow)
  expect(screen.getAllByRole('button', { name: 'Ajouter une prestation' })).toHaveLength(2)
})

test.each([
  ['closed', { statut: 'CLOTUREE', isActif: true } as const, 'Cette affaire est clôturée'],
  ['inactive', { statut: 'ENCOURS', isActif: false } as const, 'Cette affaire est inactive'],
])(
  'a case that is %s takes no more services, on its page and on that of its services, and says why',
  async (_, more, why) => {
    const affaire = { ...AffAffaire.Get.example.value, ...more }
    for (const at of [home, home.replace('AffaireAccueil', 'AffairePrestationList')]) {
      consoleInDom({
        at,
        answers: [answer(AffAffaire.Get, () => affaire), answer(AffAffairePrestation.GetList, () => [])],
      })
      const buttons = await screen.findAllByRole('button', { name: 'Ajouter une prestation' }, slow)
      for (const button of buttons) {
        expect(button.getAttribute('aria-disabled')).toBe('true')
        expect(button.getAttribute('aria-description')).toContain(why)
      }
    }
  },
)

test('a case that is open takes services', async () => {
  consoleInDom({
    at: home,
    answers: [answer(AffAffaire.Get, () => ({ ...AffAffaire.Get.example.value, statut: 'ENCOURS', isActif: true }))],
  })
  const [button] = await screen.findAllByRole('button', { name: 'Ajouter une prestation' }, slow)
  expect(button?.getAttribute('aria-disabled')).toBeNull()
})

test.each([
  ['/Aff/Aff/AffaireList', 'Affaires'],
  [null, 'Accueil'],
  ['/Nulle/Part', '/Nulle/Part'],
])('a user who begins at %s: the page is told by its title', async (defaultRoute, title) => {
  const person = { ...UsrUser.Get.example.value, defaultRoute }
  consoleInDom({ at: `/Adm/Usr/UserAccueil?idUser=${person.idUser}`, answers: [answer(UsrUser.Get, () => person)] })
  const identity = await card('Identité')
  const term = await identity.findByText('Page d’accueil', {}, slow)
  await expect.poll(() => term.nextElementSibling?.textContent).toBe(title)
})

test('a user: roles of the group, what its menus hold, the cases they follow and what they did last', async () => {
  const person = UsrUser.Get.example.value
  const line = SysLog.GetList.example.value[0]!
  const it = consoleInDom({
    at: `/Adm/Usr/UserAccueil?idUser=${person.idUser}`,
    answers: [
      answer(AffAffaire.GetList, () => [
        { ...AffAffaire.Get.example.value, refAffaire: 'AFF-1', idUserRAF: person.idUser, isActif: true },
        { ...AffAffaire.Get.example.value, idAffaireGuid: 'b', refAffaire: 'AFF-2', idUserRAF: 999, isActif: true },
      ]),
      answer(SecSecurite.GetGroupeList, () => [
        { idGroupe: person.idGroupe, lbGroupe: 'Inspecteurs', isActif: true, refRoleList: ['LECTURE'] },
      ]),
      answer(SecSecurite.GetRoleList, () => [{ idRole: 4, refRole: 'LECTURE', lbRole: 'Consultation' }]),
      answer(SysLog.GetList, () => [
        { ...line, idLog: 1, idUser: person.idUser, lbObjet: 'Sien' },
        { ...line, idLog: 2, idUser: 999, lbObjet: 'Autre' },
      ]),
    ],
  })
  const rights = await card('Droits')
  expect(await rights.findByText('Inspecteurs', {}, slow)).toBeTruthy()
  expect(rights.getByText('Consultation')).toBeTruthy()
  const cases = await card('Affaires suivies')
  expect(await screen.findByRole('link', { name: 'Tout voir (1)' }, slow)).toBeTruthy()
  expect(cases.getByRole('link', { name: 'AFF-1' }).getAttribute('href')).toContain('/Aff/Aff/AffaireAccueil?')
  const activity = await card('Dernière activité')
  await activity.findByText('Sien', {}, slow)
  expect(activity.queryByText('Autre')).toBeNull()
  expect(it.call.inputsOf(SysLog.GetList)).toContainEqual({ idUser: [person.idUser], take: 6 })
})

test('what the menus do not have is not asked for, and shows nothing', async () => {
  const without = ['/Core/Sys/LogList', '/Core/Sec/PrmSecuriteAccueil', '/Aff/Aff/AffaireList']
  const isLeft = (item: { path?: unknown } | null) => !without.some((path) => path === item?.path)
  const menus = JSON.parse(JSON.stringify(menusOf(1)), (_, value: unknown) =>
    Array.isArray(value) ? value.filter((item: { path?: unknown } | null) => isLeft(item)) : value,
  ) as Menu[]
  const it = consoleInDom({
    at: `/Adm/Usr/UserAccueil?idUser=3`,
    answers: [answer(UsrUser.GetMenuList, () => menus)],
  })
  await card('Compte')
  await screen.findByRole('heading', { level: 1, name: UsrUser.Get.example.value.lbUser }, slow)
  expect(screen.queryByRole('region', { name: /Droits|Affaires suivies|Dernière activité/ })).toBeNull()
  expect(it.call.inputsOf(SysLog.GetList)).toEqual([])
  expect(it.call.inputsOf(SecSecurite.GetGroupeList)).toEqual([])
  expect(it.call.inputsOf(AffAffaire.GetList)).toEqual([])
})

test('a version of a range shows the first of its equipment', async () => {
  const { idGammeVersion } = GamGamme.GetList.example.value[0]!
  const [one] = GamGamme.GetGamMaterielList.example.value
  consoleInDom({
    at: `/Prm/Gam/GamRapportAccueil?idGammeVersion=${idGammeVersion}`,
    answers: [
      answer(GamGamme.GetGamMaterielList, () =>
        Array.from({ length: 9 }, (_, at) => ({ ...one!, idMateriel: at, refMateriel: `M-${at}` })),
      ),
    ],
  })
  const part = await card('Matériels de la gamme')
  await part.findByText('M-0', {}, slow)
  expect(rowsOf(part)).toHaveLength(4)
  expect(screen.getByText('Et 5 autres')).toBeTruthy()
})

test.each([
  [`/Adm/Usr/UserAccueil?idUser=${UsrUser.Get.example.value.idUser}`, 'Inactif'],
  [home, 'Inactive'],
])('%s: a record out of use says so in its gender', async (at, word) => {
  consoleInDom({
    at,
    answers: [
      answer(UsrUser.Get, () => ({ ...UsrUser.Get.example.value, isActif: false })),
      answer(AffAffaire.Get, () => ({ ...AffAffaire.Get.example.value, isActif: false })),
    ],
  })
  expect(await screen.findByText(word, { exact: true }, slow)).toBeTruthy()
})

test('rows of another screen wait for their words: no column is named as on the wire', async () => {
  const words = Promise.withResolvers<void>()
  const isOfCases = (path: string) => path.startsWith('./views/Aff/')
  const files = Object.entries(filesAtHand)
  const own = Object.entries(messageFiles).filter(([path]) => path.endsWith('.fr.json') && !isOfCases(path))
  consoleInDom({
    at: `/Adm/Usr/UserAccueil?idUser=${UsrUser.Get.example.value.idUser}`,
    values: [
      held($catalogues, {
        fr: Object.assign({}, ...own.map(([, texts]) => texts), messageFiles['./locales/fr.json']) as Catalogue,
        en: {},
      }),
      held(
        $messageFiles,
        Object.fromEntries(
          files.map(([path, bring]) => [path, isOfCases(path) ? () => words.promise.then(bring) : bring]),
        ),
      ),
    ],
  })
  const few = await card('Affaires suivies')
  expect(few.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['', '', '', ''])
  await act(async () => words.resolve())
  expect(await few.findByRole('columnheader', { name: 'Référence' })).toBeTruthy()
})
