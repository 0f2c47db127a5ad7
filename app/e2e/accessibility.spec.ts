import { accounts, expect, test, User, type Walk } from './journey.ts'

const walks: Walk[] = [
  { locale: 'fr', scheme: 'light', hands: 'keyboard' },
  { locale: 'en', scheme: 'dark', hands: 'keyboard' },
]

for (const walk of walks) {
  test(`the statement on accessibility is read without signing in, and from the user’s menu: ${walk.locale}, ${walk.scheme}, ${walk.hands}`, async ({
    page,
    provider,
  }) => {
    const user = new User(page, walk)
    const { t } = user
    const mention = t['accessibility.mention.none']
    const stands = (title: string) => expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch()
      const config = (await answer.json()) as object
      await route.fulfill({ response: answer, json: { ...config, accessibility: { contact: 'acces@example.org' } } })
    })
    await user.settle()

    await test.step('from the sign-in page, to the plan and back', async () => {
      await page.goto(provider.url)
      await user.press(page.getByRole('link', { name: mention }))
      await stands(t['accessibility.title'])
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(15)
      await expect(page.getByRole('link', { name: 'acces@example.org' })).toBeVisible()
      await user.looksRight()
      await user.press(page.getByRole('link', { name: t['accessibility.planLink'] }))
      await stands(t['accessibility.planTitle'])
      await user.looksRight()
      await user.press(page.getByRole('link', { name: t['accessibility.planBack'] }))
      await stands(t['accessibility.title'])
    })

    await test.step('in the other language, where one stands', async () => {
      const other = walk.locale === 'fr' ? 'en' : 'fr'
      await user.press(page.getByRole('button', { name: t[`language.${other}`] }))
      await expect(page).toHaveTitle(
        new RegExp(`^${new User(page, { ...walk, locale: other }).t['accessibility.title']}`),
      )
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await user.press(page.getByRole('button', { name: t[`language.${walk.locale}`] }))
      await expect(page.locator('html')).toHaveAttribute('lang', walk.locale)
      await user.press(page.getByRole('link', { name: t['accessibility.back'] }))
      await expect(page.getByRole('heading', { level: 1, name: t['login.title'] })).toBeVisible()
      await user.looksRight()
    })

    await test.step('from the user’s menu, in the frame', async () => {
      await user.signIn(accounts.admin)
      await expect(page.getByRole('banner')).toBeVisible()
      await user.press(page.getByRole('banner').getByRole('button').last())
      await user.pick(page.getByRole('menuitem', { name: mention }))
      await stands(t['accessibility.title'])
      await expect(page.getByRole('navigation', { name: t['frame.menu'] })).toBeVisible()
      await expect(page.getByRole('link', { name: t['accessibility.back'] })).toHaveCount(0)
      await user.looksRight()
    })
  })
}
