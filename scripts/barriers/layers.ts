import type { Page } from 'playwright'
import { askBoth } from './ask.ts'

const layerRoles = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tree])'
/** Selector of a layer that was opened after the page had loaded. */
export const opened = `${layerRoles}:not([data-before])`

/** Number of presses that lead to the deepest layer: an entry of a menu, in a form. */
const deepest = 3

/** Milliseconds within which a press opens its layer, or opens none. */
const patience = 400

/** A button to press. Buttons of rows and of column headers are alike: the first of a kind stands for all of them. */
type Press = string

interface Among {
  /** Selector of the layers. */
  within: string
  /** Whether only what says that it opens a layer is pressed, and one field of each kind. */
  isOpener: boolean
}

/** Run in the page: the presses that the topmost layer offers, or the page; with one given, marks its button instead. */
function pressesIn({ within, isOpener, find }: Among & { find?: Press }): Press[] {
  const place = [...document.querySelectorAll(within)].at(-1)
  const pressable = isOpener
    ? ':is([aria-haspopup], [role=combobox], [role^=menuitem]:not([href]))'
    : ':is(button, [role=button], [role=combobox], [role^=menuitem])'
  for (const before of document.querySelectorAll('[data-press]')) before.removeAttribute('data-press')
  const presses = new Set<Press>()
  for (const element of (place ?? document.querySelector('#root'))?.querySelectorAll<HTMLElement>(pressable) ?? []) {
    const { width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2 || element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert]'))
      continue
    const isOfFrame = element.closest('header, nav') !== null
    // The frame is the same around each page: it is looked at on the home, and its switches of language and theme are not.
    if (!place && isOfFrame && (location.pathname !== '/' || !element.ariaHasPopup)) continue
    const row = element.closest('[role=columnheader], [role=row], [role=treeitem]')
    const isOneOfKind = row !== null || (isOpener && !element.role?.startsWith('menuitem'))
    const name = isOneOfKind ? `(${row?.role ?? 'field'})` : (element.ariaLabel ?? element.textContent).trim()
    const press = [element.tagName, element.role, element.ariaHasPopup, name.slice(0, 60)].join('|')
    if (press === find) {
      element.setAttribute('data-press', '')
      return [press]
    }
    presses.add(press)
  }
  return find === undefined ? [...presses] : []
}

/** Run in the page: role, name and text of the topmost layer. */
function topmostIn(within: string): string | null {
  const top = [...document.querySelectorAll<HTMLElement>(within)].at(-1)
  return top ? `${top.role} ${top.ariaLabel ?? ''} ${top.textContent.slice(0, 400)}` : null
}

/** Milliseconds for which a layer must not change before it counts as drawn. */
const calm = 120

/** Run in the page: waits until the topmost layer has come completely. */
async function drawnIn({ within, calm: still }: { within: string; calm: number }): Promise<void> {
  const top = [...document.querySelectorAll(within)].at(-1)
  if (!top) return
  await new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect()
      resolve()
    }
    let timer = setTimeout(end, still)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, still)
    })
    observer.observe(top, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

interface WalkOptions {
  address: string
  /** Names that are not pressed. */
  avoided: readonly string[]
  /** Loads the address, and waits for the page. */
  load: (address: string) => Promise<void>
  /** Called with each layer while it is open, and what was pressed for it. */
  look: (presses: string) => Promise<void>
}

/** Opens the layers of a page one after the other: menus, lists of choices and dialogs, and those that they open. */
export class LayerWalk {
  readonly #page: Page
  readonly #options: WalkOptions
  /** Layers that were looked at, by what they say. */
  readonly #seen: Set<string>
  #isFresh = false

  constructor(page: Page, seen: Set<string>, options: WalkOptions) {
    this.#page = page
    this.#seen = seen
    this.#options = options
  }

  /** Walks the page as it comes, then with its first row selected. */
  async walk(): Promise<void> {
    await this.#fresh()
    const first = await this.#presses(false)
    for (const press of first) await this.#follow([press])
    const row = await this.#rowCheck()
    if (!row) return
    await this.#fresh()
    await this.#page.locator(row).click()
    const others = (await this.#presses(false)).filter((press) => !first.includes(press))
    this.#isFresh = false
    for (const press of others) await this.#follow([press], row)
  }

  /** Selector of the box that selects the first row, if there is one. */
  async #rowCheck(): Promise<string | null> {
    const first = '[role=row][aria-rowindex="2"] [role=checkbox], [role=row][aria-rowindex="2"] input[type=checkbox]'
    return (await this.#page.locator(first).count()) > 0 ? `:nth-match(${first}, 1)` : null
  }

  /** Presses one after the other, looks at what has opened, and goes on from there. */
  async #follow(way: readonly Press[], row?: string): Promise<void> {
    if (!this.#isFresh) {
      await this.#fresh()
      if (row) await this.#page.locator(row).click()
    }
    this.#isFresh = false
    let top: string | null = null
    for (const press of way) {
      top = await this.#press(press, top)
      if (top === null) break
    }
    const further: Press[] = []
    if (top !== null && !this.#seen.has(top)) {
      this.#seen.add(top)
      await this.#options.look(way.map((press) => press.split('|').at(-1)).join(' → '))
      if (way.length < deepest) further.push(...(await this.#presses(true)))
    }
    await this.#close(row !== undefined)
    for (const press of further) await this.#follow([...way, press], row)
  }

  async #presses(isOpener: boolean): Promise<Press[]> {
    const presses = await this.#page.evaluate(pressesIn, { within: opened, isOpener })
    return presses.filter((press) => !this.#options.avoided.some((name) => press.endsWith(`|${name}`)))
  }

  /** Presses, and resolves to the layer that this opened. */
  async #press(press: Press, before: string | null): Promise<string | null> {
    const among = { within: opened, isOpener: before !== null, find: press }
    if ((await this.#page.evaluate(pressesIn, among)).length === 0) return null
    const isPressed = await this.#page
      .locator('[data-press]')
      .click({ timeout: 3_000 })
      .then(
        () => true,
        () => false,
      )
    if (!isPressed) return null
    const until = performance.now() + patience
    let top = await this.#page.evaluate(topmostIn, opened)
    while ((top === null || top === before) && performance.now() < until) {
      await this.#page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      top = await this.#page.evaluate(topmostIn, opened)
    }
    if (top === null || top === before) return null
    await this.#page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
    await this.#page.evaluate(drawnIn, { within: opened, calm })
    return this.#page.evaluate(topmostIn, opened)
  }

  /** Loads the page, and marks its own lists and trees. */
  async #fresh(): Promise<void> {
    await this.#options.load(this.#options.address)
    await this.#page.locator(layerRoles).evaluateAll((all) => {
      for (const one of all) one.setAttribute('data-before', '')
    })
    this.#isFresh = true
  }

  /** Closes all layers by Escape. Where one stays, the address is another or a row is selected, the page is loaded anew for the next press. */
  async #close(hasSelected: boolean): Promise<void> {
    const layers = this.#page.locator(opened)
    for (let presses = 0; presses <= deepest + 1 && (await layers.count()) > 0; presses += 1) {
      await this.#page.keyboard.press('Escape')
      await this.#page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    }
    const { pathname, search } = new URL(this.#page.url())
    const asked = new URL(this.#options.address)
    this.#isFresh = !hasSelected && (await layers.count()) === 0 && pathname + search === asked.pathname + asked.search
  }
}

/** A page with a menu whose entry opens a dialog with a fault: a picture without a name. */
const wrong = `<!doctype html><title>Wrong</title><div id="root"><main><h1>Wrong</h1>
<button aria-haspopup="menu" onclick="document.body.append(document.querySelector('template').content)">More</button></main></div>
<template><div role="menu" aria-label="More"><div role="menuitem" tabindex="0" onclick="this.parentElement.remove();
document.body.insertAdjacentHTML('beforeend', '<div role=dialog aria-label=Deep><img src=data:,></div>')">Deep</div></div></template>`

/** Checks that a walk finds a layer behind another, and the fault in it. Throws where it does not. */
export async function tryWalk(page: Page): Promise<void> {
  const found: string[] = []
  await new LayerWalk(page, new Set(), {
    address: 'about:blank',
    avoided: [],
    load: () => page.setContent(wrong),
    look: async (presses) => {
      const { findings } = await askBoth(page, { place: 'layers', within: opened })
      found.push(`${presses}: ${findings.map(({ rule }) => rule).join()}`)
    },
  }).walk()
  if (found.join('; ') !== 'More: ; More → Deep: image-alt')
    throw new Error(`Layers and what is wrong with them are not found: ${found.join('; ')}`)
}
