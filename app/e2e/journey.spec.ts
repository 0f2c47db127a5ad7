import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './journey.ts'

// One after the other in one process: what the first leaves would fail the second.
test.describe.configure({ mode: 'serial' })

test('a journey ends while an answer it changes is still on its way', async ({ page, provider }) => {
  const asked = Promise.withResolvers<void>()
  const silent = createServer(() => asked.resolve()).listen(0)
  silent.unref()
  const { port } = silent.address() as AddressInfo
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch({ url: `http://127.0.0.1:${port}/` })
    await route.fulfill({ response: answer })
  })
  await page.goto(provider.url, { waitUntil: 'commit' })
  await asked.promise
})

test('and the next one is walked', async ({ page, provider }) => {
  await page.goto(provider.url)
  await expect(page.getByRole('textbox').first()).toBeVisible()
})
