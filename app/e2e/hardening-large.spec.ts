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
}
