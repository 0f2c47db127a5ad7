import type { Locator } from 'playwright/test'
import { accounts, read, type User, write } from '../journey.ts'
import type { Provider } from '../provider.ts'
import { chosen, filled, hasForm, pressed } from './person.ts'
import { type Hands, sent, task, throughForm } from './task.ts'

interface Case {
  idAffaireGuid: string
  refAffaire: string
  lbAffaire: string
  lbClient: string | null
  isActif: boolean
}

const api = '/api/Console/Aff/AffAffaire'
const list = '/Aff/Aff/AffaireList'
const cells = ({ page }: User, text: string) =>
  page.getByRole('grid').getByRole('gridcell').filter({ hasText: text }).first()
const heading = ({ page }: User, name: string) => page.getByRole('heading', { level: 1, name })
const labelled = (dialog: Locator, label: string) => dialog.getByRole('textbox', { name: new RegExp(`^${label}`) })
const box = (dialog: Locator, name: string) => dialog.getByRole('combobox', { name, exact: true })

const insert = (provider: Provider, mark: string) =>
  write<Case>(provider, `${api}/Insert`, {
    refAffaire: mark,
    lbAffaire: `Quai ${mark}`,
    lbClient: 'Docks',
    idAgence: 1,
    idUserRAF: 1,
  })
const marked = async (provider: Provider, mark: string) =>
  (await read<Case[]>(provider, `${api}/GetList?search=${mark}&sort=refAffaire`)).map(
    ({ refAffaire, lbAffaire, lbClient, isActif }) => ({ refAffaire, lbAffaire, lbClient, isActif }),
  )

const signingIn = task({
  name: 'one signs in and sees the list',
  asks: 'SecAuthentification/Authenticate UsrUser/GetMenuList AffAffaire/GetList',
  isOutside: true,
  prepare: (_, mark) => Promise.resolve(mark),
  address: () => list,
  stands: ({ page, t }) => page.getByRole('button', { name: t['login.submit'] }),
  async next(hands) {
    const { user } = hands
    const { page, t } = user
    if (await page.getByRole('grid').getByRole('row').nth(3).isVisible()) return true
    const submit = page.getByRole('button', { name: t['login.submit'] })
    const isReady =
      (await filled(page.getByRole('textbox', { name: t['login.user'] }), accounts.admin.login)) &&
      (await filled(page.getByLabel(t['login.password'], { exact: true }), accounts.admin.password))
    if (isReady) await sent(hands, submit)
    return false
  },
  stored: () => Promise.resolve(null),
  wanted: () => null,
})

const creating = task({
  name: 'a case is created',
  asks: 'AffAffaire/Insert AffAffaire/GetList AdmAgence/GetList',
  prepare: (_, mark) => Promise.resolve(mark),
  address: (mark) => `${list}?q=${mark}`,
  stands: ({ page, t }) => page.getByText(t['list.noMatch']),
  next: async (hands) =>
    (await throughForm(hands, {
      open: ({ page, t }) => pressed(page.getByRole('button', { name: t['action.Creer'], exact: true }).first()),
      fill: async (dialog, { t }) =>
        (await filled(labelled(dialog, t['field.refAffaire']), hands.subject)) &&
        (await filled(labelled(dialog, t['field.lbAffaire']), `Quai ${hands.subject}`)) &&
        (await chosen(box(dialog, t['field.idAgence']), 'Lille')) &&
        (await chosen(box(dialog, t['field.idUserRAF']), 'a')),
    })) && cells(hands.user, hands.subject).isVisible(),
  stored: marked,
  wanted: (mark) => [{ refAffaire: mark, lbAffaire: `Quai ${mark}`, lbClient: null, isActif: true }],
  before: () => [],
})

const changing = task({
  name: 'a case is changed',
  asks: 'AffAffaire/Update AffAffaire/Get SysObjetLock/Verrouiller SysObjetLock/Deverrouiller',
  prepare: insert,
  address: ({ idAffaireGuid }) => `/Aff/Aff/AffaireAccueil?idAffaireGuid=${idAffaireGuid}`,
  stands: (user, { lbAffaire }) => heading(user, lbAffaire),
  next: async (hands) =>
    (await throughForm(hands, {
      open: ({ page, t }) => pressed(page.getByRole('button', { name: t['action.Modifier'], exact: true }).first()),
      fill: (dialog, { t }) => filled(labelled(dialog, t['field.lbAffaire']), `Autre ${hands.subject.refAffaire}`),
    })) && heading(hands.user, `Autre ${hands.subject.refAffaire}`).isVisible(),
  stored: (provider, { refAffaire }) => marked(provider, refAffaire),
  wanted: ({ refAffaire }) => [{ refAffaire, lbAffaire: `Autre ${refAffaire}`, lbClient: 'Docks', isActif: true }],
  before: ({ refAffaire, lbAffaire }) => [{ refAffaire, lbAffaire, lbClient: 'Docks', isActif: true }],
})

const services = async (provider: Provider, { idAffaireGuid }: Pick<Case, 'idAffaireGuid'>) =>
  (
    await read<{ dtEcheance: string }[]>(
      provider,
      `/api/Console/Aff/AffAffairePrestation/GetList?idAffaireGuid=${idAffaireGuid}`,
    )
  ).map(({ dtEcheance }) => dtEcheance)

const addingService = task({
  name: 'a service is added to a case',
  asks: 'AffAffairePrestation/Insert AffAffairePrestation/GetList GamGamme/GetFilteredList RefReferentiel/GetLieuList RefReferentiel/GetLocalisationList',
  prepare: insert,
  address: ({ idAffaireGuid }) => `/Aff/Aff/AffaireAccueil?idAffaireGuid=${idAffaireGuid}`,
  stands: (user, { lbAffaire }) => heading(user, lbAffaire),
  next: (hands) =>
    throughForm(hands, {
      open: ({ page, t }) => pressed(page.getByRole('button', { name: t['action.AjouterPrestation'] }).first()),
      fill: async (dialog, { t }) =>
        (await chosen(box(dialog, t['field.mode']), 'Levage')) &&
        (await chosen(box(dialog, t['field.lieu']), 'Usine')) &&
        (await chosen(box(dialog, t['field.gamme']), 'LEV-VGP')) &&
        (await filled(labelled(dialog, t['field.dtEcheance']), '01/06/2027')),
    }),
  stored: services,
  wanted: () => ['2027-06-01'],
  before: () => [],
})

interface Several {
  mark: string
  refs: readonly string[]
}

async function several(provider: Provider, mark: string): Promise<Several> {
  const refs = ['a', 'b', 'c'].map((one) => `${mark}-${one}`)
  for (const ref of refs) await insert(provider, ref)
  return { mark, refs }
}

/** Chooses all rows of the list; true: they are. */
async function chooseAll({ page }: User): Promise<boolean> {
  const all = page.getByRole('columnheader').getByRole('checkbox').first()
  if (!(await all.isVisible())) return false
  return (await all.isChecked()) || ((await pressed(all)) && all.isChecked())
}

const deactivating = task({
  name: 'several cases are deactivated at once',
  asks: 'AffAffaire/Update',
  prepare: several,
  address: ({ mark }) => `${list}?q=${mark}`,
  stands: (user, { refs }) => cells(user, refs[2] ?? ''),
  async next(hands) {
    const { user } = hands
    const { page, t } = user
    if (await page.getByText(t['list.noMatch']).isVisible()) return true
    const name = { name: t['action.Desactiver'], exact: true }
    const asked = page.getByRole('alertdialog').getByRole('button', name)
    if (!(await sent(hands, asked)) && (await chooseAll(user)))
      await pressed(page.getByRole('group', { name: /^(Sélection|Selection)$/ }).getByRole('button', name))
    return false
  },
  stored: (provider, { mark }) => marked(provider, mark),
  wanted: ({ refs }) =>
    refs.map((ref) => ({ refAffaire: ref, lbAffaire: `Quai ${ref}`, lbClient: 'Docks', isActif: false })),
})

/** The next step with the form that gives several records a value. */
async function setClient(hands: Hands): Promise<void> {
  const { user } = hands
  const { page, t } = user
  const dialog = page.getByRole('dialog')
  if (!(await dialog.isVisible())) {
    if (!hasForm(page) && (await chooseAll(user)))
      await pressed(page.getByRole('button', { name: t['setMany.action'] }))
    return
  }
  // It was opened again while the rows were being saved.
  const [, nothingToSave = ''] = /=0 {([^}]+)}/.exec(t['setMany.save']) ?? []
  if (await dialog.getByRole('button', { name: nothingToSave, exact: true }).isVisible()) {
    await pressed(dialog.getByRole('button', { name: t['editor.close'], exact: true }).last())
    return
  }
  const run = dialog.getByRole('button', { name: /3/ }).last()
  const check = dialog.getByRole('button', { name: t['setMany.check'], exact: true })
  if (!(await check.isVisible())) {
    await sent(hands, run)
    return
  }
  const value = dialog.getByRole('textbox', { name: t['setMany.value'] })
  if (!(await value.isVisible())) {
    if (await pressed(dialog.getByRole('combobox', { name: t['field.lbClient'], exact: true })))
      await pressed(page.getByRole('option', { name: t['setMany.way.set'], exact: true }))
    return
  }
  if (await filled(value, 'Forges')) await pressed(check)
}

const setting = task({
  name: 'the client of several cases is set at once',
  asks: 'AffAffaire/Update',
  prepare: several,
  address: ({ mark }) => `${list}?q=${mark}`,
  stands: (user, { refs }) => cells(user, refs[2] ?? ''),
  async next(hands) {
    const { page } = hands.user
    const done = page.getByRole('grid').getByRole('gridcell', { name: 'Forges', exact: true })
    if ((await page.getByRole('dialog').count()) === 0 && (await done.count()) === 3) return true
    await setClient(hands)
    return false
  },
  stored: (provider, { mark }) => marked(provider, mark),
  wanted: ({ refs }) =>
    refs.map((ref) => ({ refAffaire: ref, lbAffaire: `Quai ${ref}`, lbClient: 'Forges', isActif: true })),
})

export const tasksOfOneCase = [signingIn, creating, changing, addingService]
export const tasksOfSeveral = [deactivating, setting]
