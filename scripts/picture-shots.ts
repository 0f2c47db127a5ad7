import type { User } from '../app/e2e/journey.ts'

/** A picture of the documentation, taken once for each language by the administrator of the demo: `docs/pictures/<name>-<language>.png`. */
export interface Shot {
  name: string
  /** Address of the screen. */
  at: string
  /** Leads from the screen to what the picture shows. */
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
    name: 'batches',
    at: '/Aff/Aff/AffaireList',
    lead: async ({ page, t, walk }) => {
      const main = page.getByRole('main')
      // What one picture deactivates, the next does not see.
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
]
