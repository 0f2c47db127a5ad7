import type { User } from '../app/e2e/journey.ts'

/** A picture of the documentation, taken once for each language by the administrator of the demo: `docs/pictures/<name>-<language>.png`. */
export interface Shot {
  name: string
  /** Address of the screen. */
  at: string
  /** Steps from the screen to the content of the picture. */
  lead?: (user: User) => Promise<void>
}

/** The documentation's pictures. */
export const shots: readonly Shot[] = [
  { name: 'affaires', at: '/Aff/Aff/AffaireList' },
  {
    name: 'set-many',
    at: '/Aff/Aff/AffaireList?q=levage',
    lead: async ({ page, t }) => {
      await page.getByRole('grid').getByRole('checkbox').first().click()
      await page.getByRole('button', { name: t['setMany.action'] }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: t['field.lbClient'], exact: true }).click()
      await page.getByRole('option', { name: t['setMany.way.replace'] }).click()
      await dialog.getByRole('textbox', { name: t['setMany.from'] }).fill('Nord')
      await dialog.getByRole('textbox', { name: t['setMany.to'] }).fill('Nord et Est')
      await dialog.getByRole('button', { name: t['setMany.check'] }).click()
      await dialog.getByRole('grid').waitFor()
    },
  },
  {
    name: 'record-to-record',
    at: '/Aff/Aff/AffaireList?q=levage',
    lead: async ({ page, t }) => {
      await page.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell').nth(3).click()
      await page.keyboard.press('Alt+Enter')
      await page.keyboard.press('ArrowDown')
      await page.getByRole('region', { name: t['peek.title'] }).waitFor()
    },
  },
  {
    name: 'batches',
    at: '/Aff/Aff/AffaireList',
    lead: async ({ page, t, walk }) => {
      const main = page.getByRole('main')
      // A record deactivated for one picture would be missing in the next.
      await main
        .getByRole('searchbox')
        .first()
        .fill(walk.locale === 'fr' ? 'climatisation' : 'ascenseurs')
      await page.waitForURL(/q=/)
      await page.getByRole('grid').getByRole('checkbox').first().click()
      await page.getByRole('button', { name: t['action.Desactiver'] }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: t['action.Desactiver'] }).click()
      await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
      const more = walk.locale === 'fr' ? 'Autres actions' : 'More actions'
      await main.getByRole('button', { name: more }).first().click()
      await page.getByRole('menuitem', { name: t['batches.title'] }).click()
      await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
      await page.getByRole('dialog').getByRole('grid').waitFor()
    },
  },
  {
    name: 'baskets',
    at: '/Aff/Aff/AffaireList',
    lead: async ({ page, t, walk }) => {
      const more = walk.locale === 'fr' ? 'Autres actions' : 'More actions'
      await page.getByRole('main').getByRole('button', { name: more }).first().click()
      await page.getByRole('menuitem', { name: t['baskets.title'] }).click()
      const dialog = page.getByRole('dialog')
      await dialog
        .getByRole('textbox', { name: t['baskets.paste'] })
        .fill('AFF-2026-0001\nAFF-2026-0002\nAFF-1999-0001')
      await dialog.getByRole('button', { name: t['baskets.choose'], exact: true }).click()
      await dialog.getByRole('status').first().waitFor()
    },
  },
  {
    name: 'services',
    at: '/Aff/Aff/AffairePrestationList?e=AjouterPrestation',
    lead: async (user) => {
      const { page, t } = user
      await user.choose(t['field.idAffaireGuid'], 'AFF-2026-0013')
      await user.choose(t['field.mode'], 'Levage')
      await user.choose(t['field.lieu'], 'Vénissieux')
      await user.choose(t['field.gamme'], 'LEV-VGP')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: t['field.materiels'] }).click()
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.press('Escape')
      await dialog.getByRole('switch', { name: t['editor.prestation.perMateriel'] }).click()
    },
  },
  {
    name: 'filters',
    at: '/Aff/Aff/AffairePrestationList?f.statut=*not.REALISEE~ANNULEE&f.dtEcheance=next-30-days&f.2.statut=ENCOURS',
    lead: async ({ page, walk }) => {
      const name = walk.locale === 'fr' ? /^Échéance/ : /^Due date/
      await page.getByRole('search').getByRole('button', { name }).first().click()
      await page.getByRole('dialog').getByRole('combobox').waitFor()
    },
  },
  {
    name: 'labels',
    at: '/Prm/Ref/ReferentielList',
    lead: async ({ page, t }) => {
      await page.getByRole('grid').getByRole('link').first().click()
      await page.getByRole('link', { name: t['view.PrmRefMaterielList'] }).first().click()
      const boxes = page.getByRole('grid').getByRole('row').getByRole('checkbox')
      await boxes.nth(1).click()
      await boxes.nth(2).click()
      await page.getByRole('button', { name: t['labels.title'], exact: true }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'why',
    at: '/Adm/Usr/UserList?q=claire',
    lead: async ({ page, t }) => {
      await page.getByRole('grid').getByRole('checkbox').first().click()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: t['palette.label'] }).fill(t['why.title'].slice(0, 8))
      await page.getByRole('option').filter({ hasText: t['why.title'] }).click()
      await page.getByRole('dialog', { name: t['why.title'] }).getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'abilities',
    at: '/Core/Sec/PrmSecuriteAccueil?idUser=2',
    lead: async ({ page, t }) => {
      const cases = page.getByRole('dialog').getByRole('region', { name: t['view.AffAffAffaireList'], exact: true })
      await cases.getByRole('button').click()
    },
  },
  {
    name: 'files-there-and-back',
    at: '/Prm/Gam/GammeList',
    lead: async ({ page, t, walk }) => {
      await page.getByRole('button', { name: t['action.Importer'], exact: true }).click()
      const head = [
        'ref',
        t['field.lbGamme'],
        t['field.dureeTot'],
        t['field.periodicite'],
        t['PrmGamGammeList.refMode'],
      ]
      const rest = [t['PrmGamGammeList.typeMaintenance'], t['PrmGamGammeList.fonctionPrincipal']]
      const lines = [
        [...head, ...rest],
        ['LEV-VGP', 'Levage, vérification annuelle', '105', t['code.M12'], 'Levage', t['code.REGLEMENTAIRE'], 'LEVAGE'],
        ['LEV-NEUF', 'Levage, mise en service', '240', 'DEM', 'LEV', t['code.REGLEMENTAIRE'], 'LEVAGE'],
      ]
      const buffer = Buffer.from(`\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`)
      const name = walk.locale === 'fr' ? 'gammes.csv' : 'ranges.csv'
      await page.locator('[role=dialog] input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
      await page.getByRole('dialog').getByRole('grid').waitFor()
    },
  },
  {
    name: 'shared-views',
    at: '/Aff/Aff/AffaireList?q=levage',
    lead: async ({ page, t, walk }) => {
      const name = walk.locale === 'fr' ? 'Mes levages' : 'My lifting'
      const views = page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${t['views.label'].slice(0, -1)}`) })
      await views.click()
      await page.getByRole('menuitem', { name: t['views.save'] }).click()
      await page.getByRole('alertdialog').getByRole('textbox').fill(name)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: new RegExp(name) }).waitFor()
      await views.click()
      await page.getByRole('menuitem', { name: t['views.pin'].replace('{name}', name) }).click()
      await views.click()
    },
  },
  {
    name: 'home',
    at: '/',
    lead: async ({ page, walk }) => {
      await page.getByRole('link', { name: walk.locale === 'fr' ? 'Mes levages' : 'My lifting' }).waitFor()
    },
  },
  {
    name: 'one-after-another',
    at: '/Aff/Aff/AffaireList?e=Creer',
    lead: async ({ page, t }) => {
      await page.getByRole('dialog').getByRole('button', { name: t['editor.saveAndAdd'] }).hover()
    },
  },
  {
    name: 'passwords',
    at: '/Adm/Usr/UserList?e=Creer',
    lead: async ({ page, t }) => {
      const make = page.getByRole('dialog').getByRole('button', { name: t['password.make'] })
      await make.scrollIntoViewIfNeeded()
      await make.click()
    },
  },
  {
    name: 'paper',
    at: '/Core/Sec/PrmMenuList?q=journal',
    lead: async ({ page }) => {
      await page.evaluate(() => void globalThis.dispatchEvent(new Event('beforeprint')))
      await page.emulateMedia({ media: 'print' })
    },
  },
]
