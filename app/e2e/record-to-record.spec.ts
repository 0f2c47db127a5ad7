import { accounts, expect, read, test, User, type Walk } from './journey.ts'

const walks: readonly Walk[] = [
  { locale: 'fr', scheme: 'light', hands: 'keyboard' },
  { locale: 'en', scheme: 'dark', hands: 'pointer' },
]

for (const walk of walks) {
  test(`from case to case in the order and under the search of the list, over a reload, and back to it: ${walk.locale}, ${walk.hands}`, async ({
    page,
    provider,
  }) => {
    const user = new User(page, walk)
    const { t } = user
    await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList?sort=refAffaire')
    await user.search('levage')
    const rows = page
      .getByRole('grid')
      .getByRole('row')
      .filter({ has: page.getByRole('gridcell') })
    const references = await rows.evaluateAll((all) =>
      all.map((row) => /AFF-\d{4}-\d{4}/.exec(row.textContent)?.[0] ?? ''),
    )
    const total = references.length
    expect(total).toBeGreaterThan(2)
    const main = page.getByRole('main')
    // Beside the list, whose arrows lead from one to the next.
    const first = rows.filter({ hasText: references[0] ?? '' })
    const toFirst = async () => {
      await user.reach(page.getByRole('grid'))
      await page.keyboard.press('Control+Home')
      await user.reach(first, 'ArrowDown')
    }
    if (walk.hands === 'pointer') await first.getByRole('gridcell').nth(3).click()
    else await toFirst()
    await page.keyboard.press('Alt+Enter')
    const peek = main.getByRole('region', { name: t['peek.title'], exact: true })
    await expect(peek.getByText(references[0] ?? '', { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(peek.getByText(references[1] ?? '', { exact: true })).toBeVisible()
    await user.looksRight()
    if (walk.hands === 'keyboard') await page.keyboard.press('Escape')
    else await peek.getByRole('button', { name: t['peek.close'] }).click()
    await expect(peek).toBeHidden()
    if (walk.hands === 'pointer')
      await first
        .getByText(references[0] ?? '')
        .first()
        .dblclick()
    else {
      await toFirst()
      // Beside the box that selects it.
      for (const key of ['Home', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    }
    const trail = main.getByRole('navigation', { name: t['trail.title'] })
    const stands = async (at: number) => {
      await expect(trail.getByRole('status')).toHaveText(`${at} / ${total}`)
      await expect(main.getByText(references[at - 1] ?? '', { exact: true }).first()).toBeVisible()
    }
    await stands(1)
    await expect(trail.getByRole('button', { name: t['trail.previous'] })).toBeDisabled()
    // The rows of a tab lead to the same home, and are not the list one came from.
    await user.press(main.getByRole('link', { name: t['view.AffAffAffairePrestationList'] }).first())
    await expect(rows.first()).toBeVisible()
    await stands(1)
    await page.goBack()
    await stands(1)
    const next = () =>
      walk.hands === 'keyboard'
        ? page.keyboard.press('Alt+PageDown')
        : trail.getByRole('button', { name: t['trail.next'] }).click()
    await next()
    await stands(2)
    await page.reload()
    await stands(2)
    await next()
    await stands(3)
    if (walk.hands === 'keyboard') await page.keyboard.press('Alt+PageUp')
    else await trail.getByRole('button', { name: t['trail.previous'] }).click()
    await stands(2)
    await page.goBack()
    await expect(page).toHaveURL(/q=levage/)
    await expect(rows).toHaveCount(total)
    // On a phone they are cards: the name opens the record.
    await page.setViewportSize({ width: 390, height: 844 })
    const card = rows.filter({ hasText: references[0] ?? '' }).first()
    await expect(card).toBeVisible()
    await user.looksRight()
    await user.press(card.getByRole('link'))
    await stands(1)
  })
  test(`keys pressed right after a search open the row it finds, and the way back leads to that: ${walk.locale}`, async ({
    page,
    provider,
  }) => {
    const user = new User(page, walk)
    await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList')
    const rows = page.getByRole('grid').getByRole('row')
    await expect(rows.nth(3)).toBeVisible()
    const box = page.getByRole('main').getByRole('searchbox')
    for (const [reference, keys] of [
      ['AFF-2026-0019', ['ArrowDown', 'Enter']],
      ['AFF-2026-0025', ['Enter']],
    ] as const) {
      await box.fill('')
      await box.focus()
      await page.keyboard.insertText(reference)
      for (const key of keys) await page.keyboard.press(key)
      await expect(page.getByRole('main').getByText(reference, { exact: true }).first()).toBeVisible()
      await expect(page).toHaveURL(/AffaireAccueil/)
      await page.goBack()
      await expect(page).toHaveURL(/AffaireList/)
      const link = rows.getByRole('link', { name: reference })
      await expect(link).toBeFocused()
    }
  })
  test(`the selected cases alone lead from one to the next, in their order: ${walk.locale}`, async ({
    page,
    provider,
  }) => {
    const user = new User(page, walk)
    const { t } = user
    await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList?sort=refAffaire')
    const main = page.getByRole('main')
    const rows = main.getByRole('grid').getByRole('row')
    for (const reference of ['AFF-2026-0025', 'AFF-2026-0010', 'AFF-2026-0019'])
      await rows.filter({ hasText: reference }).getByRole('checkbox').click()
    await user.search('AFF-2026-0001')
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: walk.locale === 'fr' ? 'Voir' : 'Show', exact: true }).click()
    await expect(rows.getByRole('link')).toHaveText(['AFF-2026-0010', 'AFF-2026-0019', 'AFF-2026-0025'])
    await rows.getByRole('link', { name: 'AFF-2026-0019' }).click()
    const status = main.getByRole('navigation', { name: t['trail.title'] }).getByRole('status')
    await expect(status).toHaveText('2 / 3')
    await page.keyboard.press('Alt+PageDown')
    await expect(status).toHaveText('3 / 3')
    await expect(main.getByText('AFF-2026-0025', { exact: true }).first()).toBeVisible()
    // Back, the list is as it was left: the selected ones, alone.
    await page.goBack()
    await expect(rows.getByRole('link')).toHaveText(['AFF-2026-0010', 'AFF-2026-0019', 'AFF-2026-0025'])
    for (const box of await rows.getByRole('checkbox').all()) await expect(box).toBeChecked()
    // Opened anew, nothing is selected.
    await page.goto(`${provider.url}/Aff/Aff/AffaireList?sort=refAffaire`)
    await expect(rows.filter({ hasText: 'AFF-2026-0010' }).getByRole('checkbox')).not.toBeChecked()
  })
  test(`from the last case of all, however many there are, to the one before, back to its row, and over a reload: ${walk.locale}, ${walk.hands}`, async ({
    page,
    provider,
  }) => {
    const user = new User(page, walk)
    const { t } = user
    await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList?sort=refAffaire')
    const grid = page.getByRole('grid')
    const rows = grid.getByRole('row').filter({ has: page.getByRole('gridcell') })
    await expect(rows.nth(3)).toBeVisible()
    await expect(grid).toHaveAttribute('aria-busy', 'false')
    const total = Number(await grid.getAttribute('aria-rowcount')) - 1
    const inOrder = await read<{ refAffaire: string; isActif: boolean }[]>(
      provider,
      '/api/Console/Aff/AffAffaire/GetList?sort=refAffaire',
    )
    const references = inOrder.filter(({ isActif }) => isActif).map(({ refAffaire }) => refAffaire)
    expect(total).toBe(references.length)
    const [before = '', last = ''] = references.slice(-2)
    if (walk.hands === 'pointer') await rows.first().getByRole('gridcell').nth(3).click()
    else await user.reach(grid)
    await page.keyboard.press('ControlOrMeta+End')
    const row = rows.filter({ hasText: last })
    await expect(row).toHaveAttribute('aria-rowindex', String(total + 1))
    if (walk.hands === 'pointer') await row.getByText(last).first().dblclick()
    else for (const key of ['Home', 'ArrowRight', 'Enter']) await page.keyboard.press(key)

    const main = page.getByRole('main')
    const trail = main.getByRole('navigation', { name: t['trail.title'] })
    const stands = async (at: number, reference: string) => {
      const status = trail.getByRole('status')
      await expect
        .poll(async () => ((await status.textContent()) ?? '').split('/').map((part) => part.replaceAll(/\D/g, '')))
        .toEqual([String(at), String(total)])
      await expect(main.getByText(reference, { exact: true }).first()).toBeVisible()
    }
    await stands(total, last)
    await expect(trail.getByRole('button', { name: t['trail.next'] })).toBeDisabled()
    if (walk.hands === 'keyboard') await page.keyboard.press('Alt+PageUp')
    else await trail.getByRole('button', { name: t['trail.previous'] }).click()
    await stands(total - 1, before)
    await page.goBack()
    await expect(rows.filter({ hasText: last })).toBeVisible()
    await page.goForward()
    await stands(total - 1, before)
    await page.reload()
    await stands(total - 1, before)
  })
}
