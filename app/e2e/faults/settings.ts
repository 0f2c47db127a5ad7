import { demoFile } from '../demo-file.ts'
import { read, type User, write } from '../journey.ts'
import type { Provider } from '../provider.ts'
import { pressed } from './person.ts'
import { sent, task } from './task.ts'
import { byFile, given, movedByKey } from './ways.ts'

interface Tache {
  idTache: number
  lbTache: string
  idTypeTache: number
  idActivite: number | null
  ordre: number
}

interface Mode {
  idModeGuid: string
  idModeversion: number
}

const modeOf = async (provider: Provider): Promise<Mode> => {
  const [mode] = await read<Mode[]>(provider, '/api/Console/Prm/ModModeInspection/GetList')
  if (!mode) throw new Error('the demo has modes')
  return mode
}
const tasksOf = async (provider: Provider, { idModeversion }: Mode) =>
  (await read<Tache[]>(provider, `/api/Console/Prm/ModTache/GetList?idModeversion=${idModeversion}`)).toSorted(
    (one, other) => one.ordre - other.ordre,
  )
const namesOf = async (provider: Provider, { mode }: { mode: Mode }) =>
  (await tasksOf(provider, mode)).map(({ lbTache }) => lbTache)

const atTasks = ({ mode }: { mode: Mode }) =>
  `/Prm/Mod/TacheList?idModeGuid=${mode.idModeGuid}&idModeversion=${mode.idModeversion}`
const rowOf = ({ page }: User, name: string) => page.getByRole('treegrid').getByText(name, { exact: true }).first()

/** Tasks of a mode, among them one of this run's own. */
async function withOwn(provider: Provider, mark: string) {
  const mode = await modeOf(provider)
  const [like] = await tasksOf(provider, mode)
  await write(provider, '/api/Console/Prm/ModTache/UpdateOrInsert', {
    lbTache: mark,
    idTypeTache: like?.idTypeTache,
    idActivite: like?.idActivite ?? null,
    idModeversion: mode.idModeversion,
    estLiee: true,
  })
  return { mark, mode, names: await namesOf(provider, { mode }) }
}

const deleting = task({
  name: 'a task of a mode is deleted, after its question',
  asks: 'ModTache/Delete ModTache/GetList',
  prepare: withOwn,
  address: atTasks,
  stands: (user, { mark }) => rowOf(user, mark),
  async next(hands) {
    const { user, subject, memory } = hands
    const { page, t } = user
    const row = rowOf(user, subject.mark)
    const question = page.getByRole('alertdialog')
    const name = { name: t['action.Supprimer'], exact: true }
    if ((await sent(hands, question.getByRole('button', name))) || (await question.isVisible())) return false
    // It is said to be done: its row goes once the rows are read again.
    const { fr, en } = { fr: `supprimée.*${subject.mark}`, en: `deleted.*${subject.mark}` }
    if (
      await page
        .getByText(new RegExp(`${fr}|${en}`))
        .first()
        .isVisible()
    )
      return !(await row.isVisible())
    if (await row.isVisible()) {
      if (!(await pressed(page.getByRole('menuitem', name)))) await pressed(row, { button: 'right' })
    } else return memory.sent > 0 && rowOf(user, subject.names[0] ?? '').isVisible()
    return false
  },
  stored: namesOf,
  wanted: ({ names, mark }) => names.filter((name) => name !== mark),
})

const moving = movedByKey({
  name: 'a task of a mode is moved by key',
  asks: 'ModTache/UpdateLiens ModTache/GetList',
  prepare: withOwn,
  address: atTasks,
  names: ({ names }) => names,
  mark: ({ mark }) => mark,
  stored: namesOf,
})

interface Noeud {
  id: number
  name: string
  refMenu: string
  idGroupeList: number[]
}
const rights = async (provider: Provider) =>
  (await read<Noeud[]>(provider, '/api/Core/SysMenu/GetMenuNoeudList'))
    .map(({ id, idGroupeList }) => ({ id, groups: idGroupeList.toSorted((one, other) => one - other) }))
    .toSorted((one, other) => one.id - other.id)
const group = 2

const savingRights = task({
  name: 'rights of a group are saved',
  asks: 'SysMenu/UpdateSecMenu',
  async prepare(provider) {
    const nodes = await read<Noeud[]>(provider, '/api/Core/SysMenu/GetMenuNoeudList')
    const node = nodes.find(
      ({ refMenu, name }) => refMenu === 'AffAffAffaireList.TitleActionMenu' && name === 'Exporter',
    )
    if (!node) throw new Error('the demo has a button that exports cases')
    return { id: node.id, has: node.idGroupeList.includes(group), before: await rights(provider) }
  },
  address: () => '/Core/Sec/PrmSecuriteAccueil',
  stands: ({ page, t }) => page.getByRole('grid', { name: t['rights.title'] }).getByRole('row').nth(3),
  async next(hands) {
    const { user, subject, memory } = hands
    const { page, t } = user
    const dialog = page.getByRole('dialog')
    if (await dialog.isVisible()) {
      await sent(hands, dialog.getByRole('button', { name: t['editor.save'], exact: true }))
      return false
    }
    const matrix = page.getByRole('grid', { name: t['rights.title'] })
    const search = page.getByRole('searchbox', { name: t['sheet.search'] })
    if (!(await search.isVisible())) return false
    const sought = [t['view.AffAffAffaireList'], t['code.TitleActionMenu'], t['action.Exporter']].join(' ')
    if ((await search.inputValue()) !== sought) await search.fill(sought)
    const cell = matrix
      .getByRole('row', { name: new RegExp(`^${t['action.Exporter']}`) })
      .getByRole('gridcell')
      .nth(1)
    if (!(await cell.isVisible())) return false
    const isSet = (await cell.textContent())?.includes(t[subject.has ? 'sheet.no' : 'sheet.yes']) === true
    const isKept = await page.getByRole('button', { name: t['sheet.drop'] }).isDisabled()
    if (isSet && isKept) return memory.sent > 0
    if (isSet) await pressed(page.getByRole('button', { name: t['action.EnregistrerDroits'] }))
    else await pressed(cell)
    return false
  },
  stored: rights,
  wanted: ({ id, has, before }) =>
    before.map((one) =>
      one.id === id
        ? {
            id,
            groups: has
              ? one.groups.filter((other) => other !== group)
              : [...one.groups, group].toSorted((a, b) => a - b),
          }
        : one,
    ),
})

const pagesOf = (provider: Provider, version: number) =>
  read<{ refPage: string; lbFichier: string | null }[]>(
    provider,
    `/api/Console/Prm/GamRapport/GetPageInfoList?idGammeVersion=${version}`,
  )

const uploading = task({
  name: 'a document is uploaded',
  asks: 'GamRapport/Import GamRapport/GetPageInfoList',
  async prepare(provider, mark) {
    const ranges = await read<{ idGammeVersion: number; ref: string }[]>(provider, '/api/Console/Prm/GamGamme/GetList')
    const version = ranges.find(({ ref }) => ref === 'LEG-TM')?.idGammeVersion ?? 0
    const file = `LEG-TM-02 ${mark}.pdf`
    return { version, file, before: await pagesOf(provider, version) }
  },
  address: ({ version }) => `/Prm/Gam/FileImport?idGammeVersion=${version}`,
  stands: ({ page, t }) => page.getByRole('button', { name: new RegExp(`^${t['files.drop']}`) }),
  async next(hands) {
    const { user, subject } = hands
    const { page, t } = user
    const done = user.walk.locale === 'fr' ? 'Un fichier importé' : 'One file imported'
    const main = page.getByRole('main')
    // In this order: between the two looks it may end.
    if (await main.getByRole('progressbar').first().isVisible()) return false
    if (await main.getByText(new RegExp(`^${done}`)).isVisible()) return true
    if ((await main.getByText(subject.file).count()) === 0)
      await given(hands, page.getByRole('button', { name: new RegExp(`^${t['files.drop']}`) }), {
        name: subject.file,
        mimeType: 'application/pdf',
        buffer: demoFile('sheet.pdf'),
      })
    else
      await sent(
        hands,
        page.getByRole('button', { name: new RegExp(`^${t['action.LancerImport'].replace('’', '.')}$`) }),
      )
    return false
  },
  stored: (provider, { version }) =>
    pagesOf(provider, version).then((pages) => pages.map(({ refPage, lbFichier }) => ({ refPage, lbFichier }))),
  wanted: ({ before, file }) =>
    before.map(({ refPage, lbFichier }) => ({ refPage, lbFichier: refPage === 'LEG-TM-02' ? file : lbFichier })),
})

const importing = byFile({
  name: 'a file of values is imported',
  asks: 'SysValeur/Import SysValeur/GetList',
  async prepare(provider, mark) {
    const tables = await read<{ idTableGuid: string; isGenerer: boolean; isActif: boolean; refTypeTable: string }[]>(
      provider,
      '/api/Core/SysTable/GetList',
    )
    const table = tables.find(({ isGenerer, isActif, refTypeTable }) => isActif && !isGenerer && refTypeTable === 'L')
    return { table: table?.idTableGuid ?? '', mark, refs: ['A', 'B'].map((one) => `${mark}-${one}`) }
  },
  address: ({ table, mark }) => `/Core/Sys/TableAccueil?idTableGuid=${table}&q=${mark}`,
  lines: ({ refs }) => ['refValeur;lbValeur', ...refs.map((ref) => `${ref};Valeur ${ref}`)],
  stored: async (provider, { table, mark }) =>
    (await read<{ refValeur: string }[]>(provider, `/api/Core/SysValeur/GetList?idTableGuid=${table}`))
      .map(({ refValeur }) => refValeur)
      .filter((ref) => ref.startsWith(mark))
      .toSorted(),
  wanted: ({ refs }) => refs,
})

export const tasksOfSettings = [deleting, moving, savingRights, uploading, importing]
