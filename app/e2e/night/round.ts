import type { Page } from 'playwright/test'
import { csv } from '../imports.ts'
import { accounts, expect, read, User } from '../journey.ts'
import type { Provider } from '../provider.ts'
import type { FaultyProxy } from './faulty-proxy.ts'
import type { Entry } from './ledger.ts'
import { chooseThrough, goThrough, letGo, saveThrough } from './person.ts'

interface Night {
  page: Page
  provider: Provider
  proxy: FaultyProxy
  /** Prefix of this round's references. */
  name: string
}

const cases = '/Aff/Aff/AffaireList'
/** Number of cases created in a round: enough for a bulk change. */
const made = 3

/** A round of an administrator's tasks, each repeated until the console confirms it, despite faults. Returns the reported results. */
export async function workThrough({ page, provider, proxy, name }: Night): Promise<Entry[]> {
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'pointer' })
  const { t } = user
  const ledger: Entry[] = []
  const field = (label: string) => new RegExp(`^${label}`)
  const dialog = page.getByRole('dialog')
  const isOpen = async () => {
    const canSave = await dialog
      .getByRole('button', { name: t['editor.save'], exact: true })
      .isEnabled({ timeout: 100 })
      .catch(() => false)
    // The console checks an earlier save first: its result comes first.
    return canSave && !(await dialog.getByText(t['editor.looking']).isVisible())
  }
  const opens = async (address: string) => goThrough(user, proxy.url + address, isOpen)
  const save = async () => {
    const outcome = await saveThrough(user)
    if (outcome === 'refused') await letGo(user)
    return outcome === 'saved'
  }

  proxy.isOn = false
  await user.enter({ ...provider, url: proxy.url }, accounts.admin, '/about')
  proxy.isOn = true

  const refs = Array.from({ length: made }, (_, at) => `${name}-${at}`)
  for (const ref of refs) {
    await opens(`${cases}?e=Creer`)
    await user.type(field(t['field.refAffaire']), ref)
    await user.type(field(t['field.lbAffaire']), `Ronde ${ref}`)
    await chooseThrough(user, t['field.idAgence'], 'Lille')
    await chooseThrough(user, t['field.idUserRAF'], 'a')
    ledger.push({ kind: 'case', ref, label: `Ronde ${ref}`, isSaid: await save() })
  }

  const [ref = ''] = refs
  const guid = (
    await read<{ idAffaireGuid: string; refAffaire: string }[]>(provider, '/api/Console/Aff/AffAffaire/GetList')
  ).find(({ refAffaire }) => refAffaire === ref)?.idAffaireGuid
  if (guid !== undefined) {
    const home = `/Aff/Aff/AffaireAccueil?idAffaireGuid=${guid}`
    for (const at of [1, 2]) {
      await opens(`${home}&e=AjouterPrestation`)
      await chooseThrough(user, t['field.mode'], 'Levage')
      await chooseThrough(user, t['field.lieu'], 'Usine')
      await chooseThrough(user, t['field.gamme'], 'LEV-VGP')
      await user.type(field(t['field.dtEcheance']), `0${at}/06/2027`)
      ledger.push({ kind: 'service', ref, day: `2027-06-0${at}`, isSaid: await save() })
    }
    await opens(`${home}&e=Modifier`)
    await user.type(field(t['field.lbAffaire']), `Autre ${ref}`)
    ledger.push({ kind: 'label', ref, before: `Ronde ${ref}`, label: `Autre ${ref}`, isSaid: await save() })
  }

  // An imported file.
  const [table] = (
    await read<{ idTableGuid: string; isGenerer: boolean; isActif: boolean; refTypeTable: string }[]>(
      provider,
      '/api/Core/SysTable/GetList',
    )
  ).filter(({ isGenerer, isActif, refTypeTable }) => isActif && !isGenerer && refTypeTable === 'L')
  const values = ['A', 'B'].map((letter) => `${name}-${letter}`)
  const importing = page.getByRole('button', { name: t['action.Importer'], exact: true }).first()
  await goThrough(user, `${proxy.url}/Core/Sys/TableAccueil?idTableGuid=${table?.idTableGuid}`, () =>
    importing.isVisible(),
  )
  await importing.click()
  const place = dialog.getByRole('button', { name: field(t['import.file']) })
  await user.give(
    place,
    csv('valeurs.csv', ['refValeur;lbValeur', ...values.map((value) => `${value};Valeur ${value}`)]),
  )
  const isImported = () => dialog.getByText(t['import.done'], { exact: false }).isVisible()
  await expect
    .poll(
      async () => {
        if (await isImported()) return true
        const run = dialog.getByRole('button', { name: t['import.run'], exact: true })
        if (await run.isVisible()) await run.click({ timeout: 1_000 }).catch(() => {})
        // After a lost dry run the file is chosen again.
        else if (await place.isVisible())
          await user.give(
            place,
            csv('valeurs.csv', ['refValeur;lbValeur', ...values.map((value) => `${value};Valeur ${value}`)]),
          )
        else if (page.url().includes('AppOffline')) return 'offline'
        return false
      },
      { timeout: 90_000, intervals: [300] },
    )
    .not.toBe(false)
  ledger.push({ kind: 'values', refs: values, isSaid: await isImported() })

  // A bulk change, repeated for the failed ones.
  await goThrough(
    user,
    `${proxy.url}${cases}?q=${name}`,
    async () => (await page.getByRole('gridcell').filter({ hasText: name }).count()) >= refs.length,
  )
  const all = page.getByRole('columnheader').getByRole('checkbox').first()
  await expect
    .poll(
      async () => {
        const [bar, question, again] = [
          page
            .getByRole('group', { name: 'Sélection' })
            .getByRole('button', { name: t['action.Desactiver'], exact: true }),
          page.getByRole('alertdialog').getByRole('button', { name: t['action.Desactiver'], exact: true }),
          dialog.getByRole('button', { name: t['bulk.again'], exact: true }),
        ]
        const isAsked = await dialog.or(page.getByRole('alertdialog')).first().isVisible()
        // After the offline page, the list has no selection.
        if (!isAsked && (await all.isVisible()) && !(await all.isChecked()))
          await all.click({ timeout: 1_000 }).catch(() => {})
        for (const button of isAsked ? [question, again] : [bar])
          if (await button.isVisible()) await button.click({ timeout: 1_000 }).catch(() => {})
        return page.getByText(t['list.noMatch']).isVisible()
      },
      { timeout: 90_000, intervals: [300] },
    )
    .toBe(true)
  ledger.push({ kind: 'inactive', refs, isSaid: true })
  proxy.isOn = false
  return ledger
}
