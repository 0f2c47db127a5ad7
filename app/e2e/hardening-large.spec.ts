import { accounts, expect, test, User } from './journey.ts'

const list = '/Aff/Aff/AffaireList'
const asked = /\/AffAffaire\/GetList/

for (const locale of ['fr', 'en'] as const) {
  test(`a cell of five million letters is one cell: the list is there with few elements, goes to its end and back by keys, and the cell opens: ${locale}`, async ({
    page,
    provider,
  }) => {
    const user = new User(page, { locale, scheme: 'light', hands: 'keyboard' })
    await user.enter(provider, accounts.admin, '/about')
    await page.route(asked, async (route) => {
      const answer = await route.fetch()
      const given = (await answer.json()) as { value: { lbAffaire: string }[] }
      const value = given.value.map((row, at) => (at === 0 ? { ...row, lbAffaire: 'long '.repeat(1_000_000) } : row))
      await route.fulfill({ response: answer, json: { ...given, value } })
    })
    await page.goto(provider.url + list)
    const grid = page.getByRole('grid')
    const rows = grid.getByRole('row')
    await expect(rows.nth(3)).toBeVisible()
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(5_000)
    await user.reach(grid)
    await page.keyboard.press('ControlOrMeta+End')
    await expect.poll(() => rows.last().evaluate((row) => row.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('ControlOrMeta+Home')
    await expect.poll(() => grid.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    // It is no wider nor higher than another.
    const heights = await rows.evaluateAll((all) => all.slice(1, 6).map((row) => row.getBoundingClientRect().height))
    expect(new Set(heights).size).toBe(1)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
  })

  test(`two hundred messages in a row: one is seen at a time, the newest stays, and keys are answered meanwhile: ${locale}`, async ({
    page,
    provider,
  }) => {
    const user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
    await user.enter(provider, accounts.admin, list)
    await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
    let told = 0
    let kept: { value: unknown[] } | null = null
    await page.route(asked, async (route) => {
      kept ??= (await (await route.fetch()).json()) as { value: unknown[] }
      told += 1
      const msgList = [{ message: `n° ${told}.`, eventType: 5, exception: null }]
      await route.fulfill({ json: { ...kept, value: kept.value.slice(0, 3), hasErrors: true, msgList } })
    })
    const box = page.getByRole('main').getByRole('searchbox').first()
    await box.focus()
    const refresh = page.getByRole('main').getByRole('button', { name: user.t['list.refresh'] }).first()
    const burst = refresh.evaluate(async (button: HTMLElement) => {
      const seen = { most: 0, between: 0, last: 0, standstill: 0 }
      addEventListener('keydown', () => (seen.between += seen.last > 0 && seen.last < 200 ? 1 : 0), { capture: true })
      const observer = new MutationObserver(() => {
        const shown = [...document.querySelectorAll('[role=region] *')].filter(
          ({ childElementCount, textContent }) => childElementCount === 0 && /^n° \d+\.$/.test(textContent ?? ''),
        )
        seen.most = Math.max(seen.most, shown.length)
        seen.last = Math.max(seen.last, ...shown.map(({ textContent }) => Number(/\d+/.exec(textContent ?? '')?.[0])))
      })
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      const tasks = new PerformanceObserver((entries) => {
        for (const { duration } of entries.getEntries()) seen.standstill = Math.max(seen.standstill, duration)
      })
      tasks.observe({ entryTypes: ['longtask'] })
      while (seen.last < 200) {
        button.click()
        await new Promise((resolve) => {
          requestAnimationFrame(resolve)
        })
      }
      observer.disconnect()
      return seen
    })
    let isOver = false
    const pressing = (async () => {
      while (!isOver) await page.keyboard.press('ArrowLeft')
    })()
    const seen = await burst
    isOver = true
    await pressing
    test.info().annotations.push({ type: 'longest task, ms', description: String(Math.round(seen.standstill)) })
    expect(seen.between).toBeGreaterThan(20)
    expect(seen.most).toBeGreaterThan(0)
    // The text that is seen, and the one that is told.
    expect(seen.most).toBeLessThanOrEqual(2)
    expect(seen.last).toBeGreaterThanOrEqual(200)
    await expect(box).toBeFocused()
  })
}
