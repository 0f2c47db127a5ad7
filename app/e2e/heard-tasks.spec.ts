import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { en as uiEnglish } from '../../ui/src/messages/en.ts'
import { fr as uiFrench } from '../../ui/src/messages/fr.ts'
import { Reader } from './heard/reader.ts'
import { accounts, expect, messages, test, User, write } from './journey.ts'

/** `RONDE_HEARD=accept` writes down what is heard instead of comparing it. */
const isAccepting = process.env['RONDE_HEARD'] === 'accept'

/** Compares what was heard in a task with what is written down. */
function isAsWritten(task: string, locale: string, { text }: Reader): void {
  const file = new URL(`heard/${task}.${locale}.txt`, import.meta.url)
  if (isAccepting) writeFileSync(file, text)
  expect(text).toBe(readFileSync(file, 'utf8'))
}

const cases = '/Aff/Aff/AffaireList'

for (const locale of ['fr', 'en'] as const) {
  const words = locale === 'fr' ? uiFrench : uiEnglish
  const LOCALE = locale.toUpperCase()
  const start = (page: Page) => {
    const user = new User(page, { locale, scheme: 'light', hands: 'keyboard' })
    const counts = [
      words['grid.news.rows'],
      words['grid.news.oneRow'],
      words['comboBox.results'],
      words['comboBox.oneResult'],
    ]
    const count = new RegExp(`^(?:${counts.join('|').replaceAll('{n}', String.raw`\d+`)})$|^${user.t['list.noMatch']}`)
    return { user, t: user.t, reader: new Reader(page, [words['loading.text'], words['tree.moving']], count) }
  }

  test(`what is heard as one signs in, with a wrong password first: ${locale}`, async ({ page, provider }) => {
    const { user, t, reader } = start(page)
    await user.settle()
    reader.part('The sign-in page')
    await reader.open(`${provider.url}/about`)
    await reader.press('Enter')
    await reader.type(accounts.admin.login)
    await reader.press('Tab')
    await reader.type('wrong-password', '…')
    await reader.press('Enter')
    reader.part('The right one')
    await reader.pressTo('Tab', t['login.password'])
    await reader.type(accounts.admin.password, '…')
    await reader.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: t['view.about'] })).toBeVisible()
    isAsWritten('sign-in', locale, reader)
  })

  test(`what is heard as a case is found, opened, changed and saved: ${locale}`, async ({ page, provider }) => {
    const { user, t, reader } = start(page)
    const ref = `HEARD-${LOCALE}`
    await write(provider, '/api/Console/Aff/AffAffaire/Insert', {
      refAffaire: ref,
      lbAffaire: 'Quai',
      lbClient: null,
      idAgence: 1,
      idUserRAF: 1,
    })
    await user.enter(provider, accounts.admin, '/about')
    reader.part('The list')
    await reader.open(`${provider.url}${cases}`, { isCounted: true })
    await reader.press('Tab', 'Enter')
    await reader.pressTo('Tab', words['filter.search'])
    await reader.type('nothing like it')
    await reader.press('ControlOrMeta+A')
    await reader.type(ref)
    await reader.press('ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter')
    reader.part('The case')
    await expect(page.getByRole('heading', { level: 1, name: 'Quai' })).toBeVisible()
    await reader.pressTo('Tab', t['action.Modifier'])
    await reader.press('Enter')
    reader.part('Its form')
    await reader.pressTo('Tab', new RegExp(`^textbox “${t['field.lbAffaire']}`))
    await reader.press('End')
    await reader.type(' nord')
    await reader.press('ControlOrMeta+Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Quai nord' })).toBeVisible()
    isAsWritten('change', locale, reader)
  })

  test(`what is heard as a form is refused, corrected and saved: ${locale}`, async ({ page, provider }) => {
    const { user, t, reader } = start(page)
    await user.enter(provider, accounts.admin, '/about')
    reader.part('The list')
    await reader.open(`${provider.url}${cases}?q=HEARD-NEW-${LOCALE}`)
    await reader.press('Tab', 'Enter')
    await reader.pressTo('Tab', t['action.Creer'])
    await reader.press('Enter')
    reader.part('The form, empty')
    await reader.press('ControlOrMeta+Enter')
    reader.part('Corrected')
    await reader.type(`HEARD-NEW-${LOCALE}`)
    await reader.pressTo('Tab', new RegExp(`^textbox “${t['field.lbAffaire']}`))
    await reader.type('Quai sud')
    await reader.pressTo('Tab', t['field.idAgence'])
    await reader.type('Lill')
    await reader.pressTo('ArrowDown', /^option “Lille/)
    await reader.press('Enter')
    await reader.pressTo('Tab', t['field.idUserRAF'])
    await reader.type('Alice')
    await reader.pressTo('ArrowDown', /^option “Alice/)
    await reader.press('Enter', 'ControlOrMeta+Enter')
    await expect(page.getByRole('dialog'), reader.text).toBeHidden()
    isAsWritten('correct', locale, reader)
  })

  test(`what is heard as a value is moved, and another deleted: ${locale}`, async ({ page, provider }) => {
    const { user, t, reader } = start(page)
    const refTable = `Heard.${locale}`
    const { idTableGuid } = await write<{ idTableGuid: string }>(provider, '/api/Core/SysTable/Insert', {
      refTable,
      lbTable: `Heard ${locale}`,
      idTypeTable: 2,
    })
    for (const [at, refValeur] of ['A1', 'B1', 'C1'].entries())
      await write(provider, '/api/Core/SysValeur/Insert', {
        idTableGuid,
        refTable,
        refValeur,
        lbValeur: `Value ${refValeur}`,
        ordre: at + 1,
      })
    await user.enter(provider, accounts.admin, '/about')
    reader.part('The values')
    await reader.open(`${provider.url}/Core/Sys/TableAccueil?idTableGuid=${idTableGuid}`)
    await reader.press('Tab', 'Enter')
    await reader.pressTo('Tab', /^(?:row|gridcell|treeitem)\b/)
    await reader.press('ArrowDown')
    reader.part('Moved')
    await reader.press('Alt+Shift+ArrowDown', 'ArrowDown')
    reader.part('Deleted')
    await reader.press('Shift+F10')
    await reader.pressTo('ArrowDown', t['action.Supprimer'])
    await reader.press('Enter')
    await reader.pressTo('Tab', t['action.Supprimer'])
    await reader.press('Enter')
    isAsWritten('move-and-delete', locale, reader)
  })

  test(`what is heard as the language is changed, and one signs out: ${locale}`, async ({ page, provider }) => {
    const { user, t, reader } = start(page)
    const other = messages[locale === 'fr' ? 'en' : 'fr']
    // A session of its own: it ends with the task.
    await user.settle()
    await page.goto(`${provider.url}/Core/Sys/NotifList`)
    await user.signIn(accounts.admin)
    await expect(page.getByRole('heading', { level: 1, name: t['view.CoreSysNotifList'] })).toBeVisible()
    reader.part('The language')
    await reader.open(`${provider.url}/Core/Sys/NotifList`)
    await reader.pressTo('Tab', t['frame.language'])
    await reader.press('Enter')
    await reader.pressTo('ArrowDown', locale === 'fr' ? 'English' : 'Français')
    await reader.press('Enter')
    reader.part('Out')
    await reader.pressTo('Tab', 'Claire Lambert')
    await reader.press('Enter')
    await reader.pressTo('ArrowDown', other['action.Deconnexion'])
    await reader.press('Enter')
    await expect(page.getByRole('heading', { name: other['login.title'] })).toBeVisible()
    isAsWritten('language', locale, reader)
  })
}
