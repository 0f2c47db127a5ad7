/** `node app/bench/locations.ts [rows]`: locations and equipment of one referential at scale, and every main-thread task over 50 ms they take. */
import { onManyRows } from './measured-page.ts'

await onManyRows(process.argv[2] ?? '100000', '/Prm/Ref/ReferentielList', async ({ page, t, measure }) => {
  await page.getByRole('link', { name: 'VOL', exact: true }).click()
  const tree = page.getByRole('treegrid')
  const row = (name: string | RegExp) => page.getByRole('row', { name })
  const search = page.getByRole('main').getByRole('searchbox')
  const long = { timeout: 120_000 }

  await measure('locations: open', async () => {
    await page.getByRole('main').getByRole('link', { name: t['view.PrmRefLocalisationList'] }).click()
    await row(/^Zone 1\b/).waitFor(long)
  })
  await measure('expand a place, a sector, a block', async () => {
    for (const name of [/^Zone 1\b/, /^Secteur 101\b/, /^Bloc 111\b/]) {
      await row(name).getByRole('gridcell').first().click()
      await page.keyboard.press('ArrowRight')
    }
    await row(/^Poste 112\b/).waitFor(long)
  })
  await measure('search a post in a branch that was not loaded', async () => {
    await search.fill('poste 54322')
    await row(/^Poste 54322\b/).waitFor(long)
  })
  await measure('search what a tenth of all says', async () => {
    await search.fill('bloc')
    await row(/^Bloc 1011\b/)
      .or(row(/^Bloc 11\b/))
      .first()
      .waitFor(long)
  })
  await measure('search cleared', async () => {
    await search.fill('')
    await page.waitForFunction(() => document.querySelectorAll('[role=treegrid] mark').length === 0)
  })
  await measure('expand all', async () => {
    await page.getByRole('button', { name: t['tree.expandAll'] }).click()
    await row(/^Poste 2\b/).waitFor(long)
  })
  await measure('all posts, with all above them', async () => {
    await page.goto(`${page.url()}&n.f.lbNiveau=Poste`)
    await row(/^Poste 2\b/).waitFor(long)
  })
  await measure('collapse all, expand all', async () => {
    await page.getByRole('button', { name: t['tree.collapseAll'] }).click()
    await row(/^Poste 2\b/).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: t['tree.expandAll'] }).click()
    await row(/^Poste 2\b/).waitFor(long)
  })
  await measure('scroll to the end and back', async () => {
    await tree.getByRole('gridcell').first().click()
    await page.keyboard.press('Control+End')
    await page.waitForTimeout(500)
    await page.keyboard.press('Control+Home')
  })
  await measure('flat', async () => {
    await page.goto(page.url().replace(/&n\.f\.lbNiveau=\w+/, '&n.as=list'))
    await page.getByRole('grid').getByRole('gridcell').first().waitFor(long)
  })
  await measure('equipment: open', async () => {
    await page.getByRole('main').getByRole('link', { name: t['view.PrmRefMaterielList'] }).click()
    await row(/VOL-1\b/)
      .first()
      .waitFor(long)
  })
  await measure('filter by place: open, expand, find, choose', async () => {
    await page.getByRole('button', { name: 'Localisation', exact: true }).click()
    await page.getByRole('treeitem', { name: /^Zone 1$/ }).click()
    await page.getByRole('dialog').getByRole('searchbox').fill('bloc 54321')
    await page.getByRole('dialog').getByRole('searchbox').fill('secteur 54301')
    await page.getByRole('treeitem', { name: /Secteur 54301/ }).click()
    await page.waitForFunction(() => /\/ /.test(document.querySelector('h2')?.textContent ?? ''), undefined, long)
  })
})
