/** The mark of the focus as it is drawn: pictures of a control with the focus and without. */
import type { CDPSession, Page } from 'playwright/test'

/** A part of the document, in CSS pixels. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A control whose mark is to be measured. */
interface Control {
  /** How it is drawn: element, classes, role and states of it and of what it stands in, and the colour of its ground. */
  kind: string
  html: string
  /** The visible part of it. */
  box: Box
  /** Length of the line around it, where that is visible. */
  edges: number
}

/** State of the page while marks are measured. */
interface Held {
  /** Whether events of the focus are kept from the page. */
  isUnheard?: boolean
  /** What had the focus. */
  kept?: Element | null
  controlOf?: (element: Element, marked: Element) => Control
  contrasting?: (pictures: readonly [string, string], ratio: number) => Promise<number>
}

/** Pixels around a control in which its mark may be drawn. */
const margin = 8
/** The least contrast of a pixel with the focus to the same pixel without. */
const leastContrast = 3
/** Thickness, in CSS pixels, of the line around the control that has the least area. */
const leastWidth = 2

/**
 * Runs before the page does: hides what is no mark (the caret, selected text, tooltips) and stops what moves, and can keep from the page
 * that the focus goes and comes back, so that nothing else changes.
 */
const prepare = () => {
  const held = globalThis as Held
  for (const type of ['blur', 'focusout', 'focus', 'focusin'])
    addEventListener(type, (event) => held.isUnheard && event.stopImmediatePropagation(), true)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `* { caret-color: transparent !important; transition: none !important; animation: none !important }
     ::selection { background: transparent !important; color: inherit !important }
     [role=tooltip] { visibility: hidden !important }`,
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  held.controlOf = (element, marked) => {
    const whole = marked.getBoundingClientRect()
    let { left, top, right, bottom } = whole
    for (let at = marked.parentElement; at; at = at.parentElement) {
      const isRoot = at === document.documentElement
      if (!isRoot && (at === document.body || getComputedStyle(at).overflow === 'visible')) continue
      const around = isRoot ? new DOMRect(0, 0, innerWidth, innerHeight) : at.getBoundingClientRect()
      left = Math.max(left, around.left)
      top = Math.max(top, around.top)
      right = Math.min(right, around.right)
      bottom = Math.min(bottom, around.bottom)
    }
    const [width, height] = [Math.max(0, right - left), Math.max(0, bottom - top)]
    const seen = {
      left: left === whole.left,
      right: right === whole.right,
      top: top === whole.top,
      bottom: bottom === whole.bottom,
    }
    const style = getComputedStyle(marked)
    // A rounded corner is shorter than a square one.
    const saved = (radius: string) =>
      Math.min(Number.parseFloat(radius), whole.width / 2, whole.height / 2) * (2 - Math.PI / 2)
    const edges =
      (seen.left ? height : 0) +
      (seen.right ? height : 0) +
      (seen.top ? width : 0) +
      (seen.bottom ? width : 0) -
      (seen.top && seen.left ? saved(style.borderTopLeftRadius) : 0) -
      (seen.top && seen.right ? saved(style.borderTopRightRadius) : 0) -
      (seen.bottom && seen.left ? saved(style.borderBottomLeftRadius) : 0) -
      (seen.bottom && seen.right ? saved(style.borderBottomRightRadius) : 0)
    const states = (one: Element | null | undefined) =>
      [...(one?.attributes ?? [])]
        .filter(({ name }) => /^(class|role|type|aria-(selected|checked|pressed|current|expanded|invalid))$/.test(name))
        .map(({ value }) => value)
    let ground: Element | null = element
    const colour = (one: Element) => getComputedStyle(one).backgroundColor
    while (ground && /rgba\(.*, 0\)|transparent/.test(colour(ground))) ground = ground.parentElement
    const line = [element, element.parentElement, element.parentElement?.parentElement]
    return {
      kind: [element.tagName, ground ? colour(ground) : '', ...line.flatMap(states)].join(),
      html: marked.outerHTML.slice(0, 160),
      box: { x: left + scrollX, y: top + scrollY, width, height },
      edges,
    }
  }
}

/**
 * The control that has the focus: the nearest element around it whose outline comes with the focus and goes with it, a field around its
 * input, a tile around its link; else what has the focus itself. Null: nothing has it.
 */
const focusedControl = (): Control | null => {
  const held = globalThis as Held
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const line = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => !!one)
  const outlines = () => line.map((one) => getComputedStyle(one).outlineStyle)
  const having = outlines()
  held.isUnheard = true
  element.blur()
  const lacking = outlines()
  element.focus({ preventScroll: true })
  held.isUnheard = false
  return held.controlOf!(element, line.find((_, at) => having[at] !== lacking[at]) ?? element)
}

/** The option that the focus is at while a field has it; null: there is none. */
const activeControl = (): Control | null => {
  const id = document.activeElement?.getAttribute('aria-activedescendant')
  const option = id ? document.getElementById(id) : null
  return option && (globalThis as Held).controlOf!(option, option)
}

/** Takes the focus away, or gives it back, without the page's hearing of it. */
const hold = (isAway: boolean) => {
  const held = globalThis as Held
  if (isAway) held.kept = document.activeElement
  held.isUnheard = true
  const kept = held.kept as HTMLElement | null | undefined
  if (isAway) kept?.blur()
  else kept?.focus({ preventScroll: true })
  held.isUnheard = isAway
}

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Number of pixels whose colours in two pictures have at least this contrast. */
const contrasting: Held['contrasting'] = async (pictures, ratio) => {
  const luminances = await Promise.all(
    pictures.map(async (picture) => {
      const image = new Image()
      image.src = `data:image/png;base64,${picture}`
      await image.decode()
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!
      context.drawImage(image, 0, 0)
      const { data } = context.getImageData(0, 0, image.width, image.height)
      const linear = (at: number) => {
        const value = (data[at] ?? 0) / 255
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
      }
      return Array.from(
        { length: data.length / 4 },
        (_, at) => 0.2126 * linear(4 * at) + 0.7152 * linear(4 * at + 1) + 0.0722 * linear(4 * at + 2),
      )
    }),
  )
  const [some = [], others = []] = luminances
  return some.filter((one, at) => {
    const other = others[at] ?? one
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= ratio
  }).length
}

/** Measures the marks of the focus in a page, once for each kind of control. */
export class FocusMarks {
  readonly #page: Page
  readonly #session: CDPSession
  /** Compares the pictures: the page's own policy lets no pictures in. */
  readonly #table: Page
  readonly #kinds = new Set<string>()
  /** Marks that are too weak, one line each. */
  readonly weak: string[] = []

  private constructor(page: Page, session: CDPSession, table: Page) {
    this.#page = page
    this.#session = session
    this.#table = table
  }

  static async of(page: Page): Promise<FocusMarks> {
    await page.addInitScript(prepare)
    const table = await page.context().newPage()
    await table.evaluate(`globalThis.contrasting = ${String(contrasting)}`)
    await page.bringToFront()
    return new FocusMarks(page, await page.context().newCDPSession(page), table)
  }

  /** How many kinds were measured. */
  get count(): number {
    return this.#kinds.size
  }

  async #picture({ x, y, width, height }: Box): Promise<string> {
    await this.#page.evaluate(drawn)
    const [left, top] = [Math.max(0, Math.floor(x) - margin), Math.max(0, Math.floor(y) - margin)]
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip: {
        x: left,
        y: top,
        width: Math.ceil(x + width) + margin - left,
        height: Math.ceil(y + height) + margin - top,
        scale: 1,
      },
    })
    return data
  }

  async #compare(where: string, { html, edges }: Control, pictures: readonly [string, string]): Promise<void> {
    const marked = await this.#table.evaluate(([two, ratio]) => (globalThis as Held).contrasting!(two, ratio), [
      pictures,
      leastContrast,
    ] as const)
    const asked = Math.floor(leastWidth * edges)
    if (marked < asked) this.weak.push(`${where}: ${marked} of ${asked} pixels: ${html}`)
  }

  #isNew(control: Control | null): control is Control {
    if (!control || control.edges <= 0 || this.#kinds.has(control.kind)) return false
    this.#kinds.add(control.kind)
    return true
  }

  /** Measures the mark of what has the focus. */
  async measure(where: string): Promise<void> {
    const control = await this.#page.evaluate(focusedControl)
    if (!this.#isNew(control)) return
    const focused = await this.#picture(control.box)
    await this.#page.evaluate(hold, true)
    const unfocused = await this.#picture(control.box)
    await this.#page.evaluate(hold, false)
    await this.#compare(where, control, [focused, unfocused])
  }

  /** Measures the mark of the option that the focus is at, by going to the next one. */
  async measureOption(where: string): Promise<void> {
    const option = await this.#page.evaluate(activeControl)
    if (!option) return
    const focused = await this.#picture(option.box)
    await this.#page.keyboard.press('ArrowDown')
    const next = await this.#page.evaluate(activeControl)
    const isElsewhere = next && next.box.y !== option.box.y
    if (isElsewhere && this.#isNew(option))
      await this.#compare(where, option, [focused, await this.#picture(option.box)])
  }
}
