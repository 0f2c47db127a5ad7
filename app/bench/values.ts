/** `node app/bench/values.ts [rows]`: the values of one system table at scale, as a tree and as a grid, and every main-thread task over 50 ms they take. */
import { onManyRows } from './measured-page.ts'

await onManyRows(process.argv[2] ?? '100000', '/Core/Sys/TableList?q=Demo.Volume', async ({ page, t, measure }) => {
  const long = { timeout: 120_000 }
  const tree = page.getByRole('treegrid')
  const grid = page.getByRole('grid')
  const row = (name: RegExp) => page.getByRole('row', { name }).first()
  const search = page.getByRole('main').getByRole('searchbox')
  /** To the last row and back, by keys. */
  const toTheEnd = async () => {
    await page.keyboard.press('Control+End')
    await row(/VOL-100000\b/).waitFor(long)
    await page.keyboard.press('Control+Home')
    await row(/VOL-1\b/).waitFor(long)
  }

  await measure('values as a tree: open', async () => {
    await page.getByRole('link', { name: 'Demo.Volume' }).click()
    await row(/\bZone 1\b/).waitFor(long)
  })
  await measure('expand all', async () => {
    await page.getByRole('button', { name: t['tree.expandAll'] }).click()
    await row(/\bPoste 2\b/).waitFor(long)
  })
  await measure('scroll to the end and back', async () => {
    await tree.getByRole('row').nth(1).getByRole('gridcell').nth(1).click()
    await toTheEnd()
  })
  await measure('search', async () => {
    await search.fill('poste 54322')
    await row(/\bPoste 54322\b/).waitFor(long)
  })
  await measure('search cleared', async () => {
    await search.fill('')
    await row(/\bPoste 2\b/).waitFor(long)
  })
  await measure('collapse all', async () => {
    await page.getByRole('button', { name: t['tree.collapseAll'] }).click()
    await row(/\bPoste 2\b/).waitFor({ state: 'hidden', ...long })
  })
  await measure('as a grid', async () => {
    await page.getByRole('switch', { name: t['list.asTree'] }).click()
    await grid.getByRole('row', { name: /\bPoste 2\b/ }).waitFor(long)
  })
  await measure('sort by label', async () => {
    await grid.getByRole('columnheader', { name: t['field.lbValeur'] }).first().click()
    await row(/\bBloc 11\b/).waitFor(long)
  })
  await measure('filter: those below Zone 1 by text', async () => {
    await search.fill('zone')
    await row(/\bZone 1\b/).waitFor(long)
  })
})
