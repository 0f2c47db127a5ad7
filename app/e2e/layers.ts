/** Opens each layer that a page has: menus, choices, dialogs and panels, and those that they open in turn. */
import type { Locator, Page } from 'playwright/test'
import { whole } from './every-page.ts'
import { expect } from './journey.ts'

/** What is brought up over a page, or beside what brought it up. */
const layerRoles = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tree])'
/** A layer that was not there when the page was. */
export const brought = `${layerRoles}:not([data-before])`
const pressable = ':is(button, [role=button], [role^=menuitem], [role=combobox])'
/** What of a layer brings up another. */
const opener = ':is([aria-haspopup], [role=menuitem]:not([href]), [role=combobox])'

/** How many presses lie between a page and a layer: an entry of a menu in a form. */
const deepest = 3

/** Names what can be pressed in the topmost layer, else on the page: once of each kind. Headings and rows of lists are alike: of their buttons one stands for all. */
const namesIn = ({ of, within }: { of: string; within: string }): string[] => {
  const layers = [...document.querySelectorAll(within)]
  const place = layers.at(-1) ?? document.querySelector('#root')
  const names = [...(place?.querySelectorAll<HTMLElement>(of) ?? [])].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2 || element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert]'))
      return []
    // What lies in the frame is the same on each page: the home stands for all.
    if (layers.length === 0 && location.pathname !== '/' && element.closest('header, nav')) return []
    const row = element.closest('[role=columnheader], [role=row], [role=treeitem]')
    const name = row ? `(${row.role})` : (element.ariaLabel ?? element.textContent)
    return [[element.tagName, element.role, element.ariaHasPopup, name.trim().slice(0, 60)].join('|')]
  })
  return [...new Set(names)]
}

/** Marks the first element of a name, as `namesIn` has it. */
const mark = ({ of, within, name }: { of: string; within: string; name: string }): boolean => {
  for (const before of document.querySelectorAll('[data-press]')) before.removeAttribute('data-press')
  const place = [...document.querySelectorAll(within)].at(-1) ?? document.querySelector('#root')
  const [tag = '', role = '', popup = '', text = ''] = name.split('|')
  const found = [...(place?.querySelectorAll<HTMLElement>(of) ?? [])].find((element) => {
    const row = element.closest('[role=columnheader], [role=row], [role=treeitem]')
    const own = row ? `(${row.role})` : (element.ariaLabel ?? element.textContent)
    return (
      element.tagName === tag &&
      (element.role ?? '') === role &&
      (element.ariaHasPopup ?? '') === popup &&
      own.trim().slice(0, 60) === text &&
      element.getBoundingClientRect().width >= 2 &&
      !element.matches(':disabled, [aria-disabled=true]')
    )
  })
  found?.setAttribute('data-press', '')
  return found !== undefined
}

/** Role and name of the topmost layer. */
const topmost = (within: string): string | null => {
  const top = [...document.querySelectorAll<HTMLElement>(within)].at(-1)
  if (!top) return null
  const labels = (top.getAttribute('aria-labelledby') ?? '').split(' ')
  const name = top.ariaLabel ?? labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  return `${top.role} ${name.trim()}`
}

/** The layers of one page, each reached by presses from it. */
export class Layers {
  readonly #page: Page
  readonly #address: string
  readonly #avoided: string
  #isFresh = false

  /** `avoided`: a name that is not pressed. */
  constructor(page: Page, address: string, avoided: string) {
    this.#page = page
    this.#address = address
    this.#avoided = avoided
  }

  /** Calls `look` with each layer while it is open: with what was pressed to open it. */
  async each(look: (presses: string) => Promise<void>): Promise<number> {
    const seen = new Set<string>()
    await this.#fresh()
    const ways = (await this.#names(pressable)).map((name) => [name])
    for (let way = ways.shift(); way; way = ways.shift()) {
      if (!this.#isFresh) await this.#fresh()
      this.#isFresh = false
      const top = await this.#follow(way)
      if (top !== null && !seen.has(top)) {
        seen.add(top)
        await look(way.map((name) => name.split('|').at(-1)).join(' → '))
        if (way.length < deepest) {
          const names = await this.#names(opener)
          ways.unshift(...names.map((name) => [...(way ?? []), name]))
        }
      }
      await this.#close()
    }
    return seen.size
  }

  async #names(of: string): Promise<string[]> {
    const names = await this.#page.evaluate(namesIn, { of, within: brought })
    return names.filter((name) => !name.endsWith(`|${this.#avoided}`))
  }

  /** The page as it comes, with what is a list or a tree of its own marked as there before. */
  async #fresh(): Promise<void> {
    await whole(this.#page, this.#address)
    await this.#page.locator(layerRoles).evaluateAll((all) => {
      for (const one of all) one.setAttribute('data-before', '')
    })
    this.#isFresh = true
  }

  /** Presses one after the other; the layer that this opened, or null. */
  async #follow(way: readonly string[]): Promise<string | null> {
    let top: string | null = null
    for (const name of way) {
      if (!(await this.#page.evaluate(mark, { of: pressable, within: brought, name }))) return null
      const pressed: Locator = this.#page.locator('[data-press]')
      if (
        !(await pressed.click({ timeout: 3_000 }).then(
          () => true,
          () => false,
        ))
      )
        return null
      await this.#settled(top)
      top = await this.#page.evaluate(topmost, brought)
      if (top === null) return null
    }
    return top
  }

  /** A layer comes within half a second of its press, or none does: one that leads on to another is gone before. */
  async #settled(before: string | null): Promise<void> {
    for (let looks = 0; looks < 20; looks += 1) {
      const top = await this.#page.evaluate(topmost, brought)
      if (top !== null && top !== before) break
      await this.#page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 10))))
    }
    await expect(this.#page.locator('[aria-busy=true]')).toHaveCount(0)
  }

  /** Escape for each layer: where one stays, or the page is another, it is opened anew. */
  async #close(): Promise<void> {
    const layers = this.#page.locator(brought)
    for (let presses = 0; presses <= deepest + 1; presses += 1) {
      if ((await layers.count()) === 0) break
      await this.#page.keyboard.press('Escape')
      await this.#page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    }
    const { pathname, search } = new URL(this.#page.url())
    this.#isFresh =
      (await layers.count()) === 0 &&
      pathname + search === new URL(this.#address).pathname + new URL(this.#address).search
  }
}
