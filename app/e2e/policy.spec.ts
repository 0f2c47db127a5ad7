import { createHash } from 'node:crypto'
import { expect, test } from './journey.ts'

test('the policy names the style of the first page, which so applies before the console is there', async ({
  page,
  provider,
}) => {
  const answer = await fetch(provider.url)
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(await answer.text()) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  // Where the style of index.html has changed, its hash in contracts/provider/security/headers.ts changes with it.
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(provider.url)
  await expect(page.getByRole('main')).toHaveCSS('display', 'grid')
})

test('an inline style of somebody else does not apply, nor does an inline script run', async ({
  browser,
  provider,
}) => {
  // A page of its own: what is told of it here would fail the test.
  const page = await browser.newPage()
  await page.goto(provider.url)
  await page
    .evaluate(() => {
      const style = document.createElement('style')
      style.textContent = 'html { opacity: 0.25 }'
      const script = document.createElement('script')
      script.text = 'document.documentElement.title = "ran"'
      document.head.append(style, script)
    })
    .catch(() => {})
  await expect(page.locator('html')).toHaveCSS('opacity', '1')
  await expect(page.locator('html')).not.toHaveAttribute('title', 'ran')
  await page.close()
})
