/** `node app/bench/list.ts [rows] [log|cases]`: the list of cases and the log at scale, and every main-thread task over 50 ms they take. */
import { onManyRows } from './measured-page.ts'

const only = process.argv[3]

const rows = process.argv[2] ?? '100000'

await onManyRows(only === 'cases' ? { cases: rows } : rows, '/', async ({ page, provider, t, measure }) => {
  const grid = page.getByRole('grid')
  const firstRow = grid.getByRole('row').nth(1)
  const heading = page.getByRole('heading', { level: 1 })
  /** Until the count at the title is another than before `act`, or again the one given. */
  const untilCounted = async (act: () => Promise<unknown>, wanted?: string) => {
    const counted = await heading.textContent()
    await act()
    await page.waitForFunction(
      (asked) => {
        const text = document.querySelector('h1')?.textContent ?? ''
        return asked.wanted ? text === asked.wanted : text !== asked.before && /\d/.test(text)
      },
      { before: counted, wanted },
      { timeout: 120_000 },
    )
  }
  const ofCases = async () => {
    await measure('open', async () => {
      await page.getByRole('main').getByRole('link', { name: t['view.AffAffAffaireList'] }).click()
      await firstRow.getByRole('gridcell').nth(2).filter({ hasText: /\w/ }).waitFor({ timeout: 120_000 })
    })
    await measure('scroll 20,000 px in 50 steps', async () => {
      await grid.hover()
      for (let step = 0; step < 50; step++) await page.mouse.wheel(0, 400)
    })
    await measure('jump to the end', async () => {
      await grid.getByRole('gridcell').nth(2).click()
      await page.keyboard.press('Control+End')
      await page.keyboard.press('Control+Home')
    })
    const before = (await firstRow.getByRole('gridcell').nth(1).textContent()) ?? ''
    await measure('sort by label', async () => {
      await grid.getByRole('columnheader', { name: t['field.lbAffaire'] }).click()
      await firstRow.filter({ hasNotText: before }).waitFor()
    })
    const whole = (await heading.textContent()) ?? ''
    await measure('search', () => untilCounted(() => page.getByRole('searchbox').fill('pont')))
    await measure('search cleared', () => untilCounted(() => page.getByRole('searchbox').fill(''), whole))
    await measure('filter by status, from the address', () =>
      untilCounted(() => page.goto(`${page.url().split('?')[0]}?f.statut=OUVERTE`)),
    )
  }
  if (only !== 'log') await ofCases()
  if (only === 'cases') return

  const rowsThere = () =>
    grid.getByRole('row').nth(1).getByRole('gridcell').first().filter({ hasText: /\d/ }).waitFor({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Système' }).click()
  await measure('log: open', async () => {
    await page.getByRole('navigation').getByRole('link', { name: t['view.CoreSysLogList'] }).click()
    await rowsThere()
    await page.locator('[data-bar]').first().waitFor()
  })
  const wholeLog = (await heading.textContent()) ?? ''
  await measure('log: search', () => untilCounted(() => page.getByRole('searchbox').fill('import')))
  await measure('log: search cleared', () => untilCounted(() => page.getByRole('searchbox').fill(''), wholeLog))
  await measure('log: filter by state', async () => {
    await page.getByRole('button', { name: t['field.refEtat'], exact: true }).click()
    await untilCounted(() => page.getByRole('checkbox', { name: t['code.REFUS'] }).check())
    await page.keyboard.press('Escape')
    await untilCounted(() => page.getByRole('button', { name: t['list.clear'], exact: true }).click(), wholeLog)
  })
  await measure('log: sort by object', async () => {
    const first = (await firstRow.textContent()) ?? ''
    await grid.getByRole('columnheader', { name: t['field.lbObjet'], exact: true }).click()
    await firstRow.filter({ hasNotText: first }).waitFor()
  })
  await page.goto(`${provider.url}/Core/Sys/LogList`)
  await rowsThere()
  await measure('log: scroll to the end', async () => {
    await grid.getByRole('gridcell').nth(2).click()
    const last = () => grid.getByRole('row').last().getAttribute('aria-rowindex').then(Number)
    const all = Number(await grid.getAttribute('aria-rowcount'))
    for (let at = 0; at < all; at = await last()) {
      await page.keyboard.press('Control+End')
      await page.waitForFunction(
        (reached) =>
          Number([...document.querySelectorAll('[role=grid] [role=row]')].at(-1)?.getAttribute('aria-rowindex')) >
          reached,
        at,
        { timeout: 120_000 },
      )
    }
  })
})
