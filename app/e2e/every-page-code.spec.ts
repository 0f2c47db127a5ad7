import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { openPages } from './addresses.ts'
import { everyPage, firstForm, whole } from './every-page.ts'
import { ordered } from './every-page-order.ts'
import { styled } from './every-page-styles.ts'
import { expect, messages, test, User } from './journey.ts'

const { fr: t } = messages

test('pages that anybody reads stand on what they bring themselves: nothing has been fetched ahead', async ({
  page,
  provider,
}) => {
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'keyboard' })
  await user.settle()
  // What is fetched ahead of a sign-in is fetched in idle time, of which there is none here.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0
  })
  for (const address of openPages) {
    await whole(page, provider.url + address)
    await expect(page.getByRole('button', { name: t['refused.retry'], exact: true }), address).toHaveCount(0)
  }
})

test('every page is a document in its language under a title, with headings that skip no level, one main part, ids of their own, drawings that are named or passed over, and nothing of pure presentation; none opens a window', async ({
  page,
  provider,
}) => {
  test.slow()
  const windows: string[] = []
  const places = new Set<string>()
  page.context().on('page', (opened) => windows.push(opened.url()))
  await everyPage(page, provider, async (address, isSignedIn) => {
    const found = await page.evaluate(() => {
      const all = [...document.querySelectorAll('*')]
      const ids = all.flatMap(({ id }) => (id ? [id] : []))
      const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]))
      return {
        type: document.doctype?.name,
        mode: document.compatMode,
        language: document.documentElement.lang,
        title: document.title,
        doubled: ids.filter((id, at) => ids.indexOf(id) !== at),
        first: levels[0],
        ones: levels.filter((level) => level === 1).length,
        skipped: levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1),
        mains: document.querySelectorAll('main').length,
        // A drawing is named, or passed over.
        unsaid: [...document.querySelectorAll('svg')]
          .filter((svg) => !svg.closest('[aria-hidden=true], [role=img][aria-label], [role=img][aria-labelledby]'))
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        // Elements and attributes that only ever said how something looks.
        looks: all
          .filter(
            (element) =>
              /^(basefont|big|blink|center|font|marquee|s|strike|tt|u)$/i.test(element.tagName) ||
              (!(element instanceof SVGElement) &&
                ['align', 'bgcolor', 'border', 'cellpadding', 'color', 'face', 'hspace', 'valign', 'vspace'].some(
                  (name) => element.hasAttribute(name),
                )),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      }
    })
    expect(found, address).toEqual({
      ...found,
      type: 'html',
      mode: 'CSS1Compat',
      language: 'fr',
      title: expect.stringMatching(/^\S.* · Ronde 4\.0$/),
      doubled: [],
      first: 1,
      ones: 1,
      skipped: [],
      mains: 1,
      unsaid: [],
      looks: [],
    })
    if (!isSignedIn) return
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: t['frame.skip'] })).toHaveAttribute('href', '#main')
    const bars = [
      banner,
      banner.getByRole('button', { name: t['palette.open'] }),
      page.getByRole('navigation', { name: t['frame.menu'] }),
      page.getByRole('main'),
    ]
    const boxes = await Promise.all(bars.map((bar) => bar.boundingBox()))
    // Their corners: what stands in them is more or less.
    places.add(JSON.stringify(boxes.map((box) => box && [box.x, box.y])))
    expect(boxes, address).not.toContain(null)
  })
  expect([...places]).toHaveLength(1)
  expect(windows).toEqual([])
})

/** Elements of the page that are there for their looks, as far as their place tells. */
const forLooks = () => {
  /** Elements that mean something wherever they stand, or nothing at all. */
  const free =
    'div, span, a, button, input, textarea, form, label, header, nav, main, footer, section, article, aside, search, dialog, output, canvas, table, thead, tbody, tfoot, tr, td, colgroup, col, figure'
  /** These hold a text, a control or a drawing. */
  const full =
    'h1, h2, h3, h4, h5, h6, p, th, caption, dt, dd, code, kbd, pre, time, strong, em, figcaption, summary, legend'
  /** These hold nothing but those. */
  const parts: Readonly<Record<string, string>> = {
    ul: 'li',
    ol: 'li',
    dl: 'dt, dd, div',
    details: 'summary, *',
    fieldset: 'legend, *',
  }
  const isFull = (element: Element) =>
    /\S/.test(element.textContent) || !!element.querySelector('svg, img, input, button')
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const { localName: name } = element
    const part = parts[name]
    const isRight =
      element.matches(free) ||
      !!element.closest('svg, script, style, link, noscript') ||
      (element.matches(full) && isFull(element)) ||
      (part !== undefined &&
        element.children.length > 0 &&
        [...element.children].every((child) => child.matches(part))) ||
      (name === 'li' &&
        !!element.parentElement?.matches('ul, ol') &&
        (isFull(element) || element.role === 'separator')) ||
      (name === 'hr' && element.role !== 'none')
    return isRight ? [] : [element.outerHTML.slice(0, 160)]
  })
}

test('every page, and the form that it offers first, is valid HTML, of elements for what they mean, and says without style sheets all that it says with them, in the same order; what is alike is a list, nothing goes on moving, and text and ground have declared colours', async ({
  page,
  provider,
}) => {
  test.slow()
  const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }))
  // What finds nothing has to find something where it is.
  const { errorCount } = await validator.validateString('<!doctype html><title>-</title><p><div></div></p>')
  expect(errorCount).toBeGreaterThan(0)
  await page.setContent(`<style>@keyframes turn { to { rotate: 1turn } } i { animation: turn 1s infinite }</style>
    <header style="display: flex; flex-direction: row-reverse"><b>one</b><em>two</em></header>
    <div><span>one</span><span>two</span><span>three</span></div><i>…</i>`)
  const { turned, unlisted, moving } = await page.evaluate(ordered)
  expect([turned, unlisted, moving].map((found) => found.length)).toEqual([1, 1, 1])
  const look = async (where: string) => {
    const { results } = await validator.validateString(await page.content())
    const mistakes = results.flatMap(({ messages: told }) =>
      told.map(({ message, selector }) => `${message}: ${selector}`),
    )
    const { textCount, ...byStyles } = await page.evaluate(styled)
    const found = { mistakes, forLooks: await page.evaluate(forLooks), ...byStyles, ...(await page.evaluate(ordered)) }
    expect(found, where).toEqual({
      mistakes: [],
      forLooks: [],
      written: [],
      drawn: [],
      gone: [],
      emptied: [],
      undeclared: [],
      turned: [],
      unlisted: [],
      moving: [],
    })
    expect(textCount, where).toBeGreaterThan(3)
  }
  const forms = new Set<string>()
  await everyPage(page, provider, async (address, isSignedIn) => {
    await look(address)
    const form = isSignedIn ? await firstForm(page) : null
    if (!form) return
    await look(`the form of ${address}`)
    forms.add((await form.getByRole('heading').first().textContent()) ?? '')
  })
  expect(forms.size, [...forms].join()).toBeGreaterThan(8)
})
