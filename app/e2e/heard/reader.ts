import type { CDPSession, Page, Request } from 'playwright/test'
import { isTold, listen, stillFor, toldIn } from './live.ts'

/** A node of the browser's accessibility tree, as far as a reader says it. */
interface Node {
  backendDOMNodeId?: number
  ignored: boolean
  role?: { value?: unknown }
  name?: { value?: unknown }
  description?: { value?: unknown }
  value?: { value?: unknown }
  properties?: { name: string; value: { value?: unknown } }[]
}

/** What readers say as the focus comes into it. */
const places = new Set(
  `alertdialog banner complementary contentinfo dialog form grid group list listbox main menu menubar navigation radiogroup region search table
  tablist toolbar tree treegrid`.split(/\s+/),
)
const states = [
  ['required', 'required'],
  ['invalid', 'invalid'],
  ['readonly', 'read-only'],
  ['disabled', 'disabled'],
  ['selected', 'selected'],
  ['busy', 'busy'],
] as const

/** In milliseconds: no text is told of something later than this after it. */
const rest = 700

const words = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : '')
const quoted = (text: string) => `“${text}”`

function statesOf(node: Node): string[] {
  const has = new Map((node.properties ?? []).map(({ name, value }) => [name, value.value]))
  const is = (name: string) => has.get(name) === true || has.get(name) === 'true'
  const popup = has.get('hasPopup')
  return [
    ...(has.has('checked')
      ? [is('checked') ? 'checked' : has.get('checked') === 'mixed' ? 'partly checked' : 'not checked']
      : []),
    ...(has.has('pressed') ? [is('pressed') ? 'pressed' : 'not pressed'] : []),
    ...(has.has('expanded') ? [is('expanded') ? 'expanded' : 'collapsed'] : []),
    ...(typeof popup === 'string' && popup !== 'false' ? [`opens ${popup}`] : []),
    ...states.flatMap(([name, said]) => (is(name) ? [said] : [])),
  ]
}

/** Where an element stands among its like: from its own attributes, or those of the row it is in. */
const placeOf = `function () {
  const number = (element, name) => element?.getAttribute(name) ?? null
  const size = number(this, 'aria-setsize')
  if (size) return number(this, 'aria-posinset') + ' of ' + size
  const group = { option: '[role=listbox]', menuitem: '[role=menu]', menuitemradio: '[role=menu]', tab: '[role=tablist]' }[this.getAttribute('role')]
  const like = group ? [...(this.closest(group)?.querySelectorAll('[role=' + this.getAttribute('role') + ']') ?? [])] : []
  return like.length > 0 ? like.indexOf(this) + 1 + ' of ' + like.length : ''
}`

/** Goes through pages by keys, and writes down what a screen reader is given: each element that has the focus, and what is told beside it. */
export class Reader {
  readonly #page: Page
  readonly #lines: string[] = []
  readonly #underWay = new Set<Request>()
  /** What is told only where something takes long. */
  readonly #late: ReadonlySet<string>
  /** Tells how many there are: how many times on the way hangs on how fast the machine is. */
  readonly #count: RegExp
  #session: CDPSession | null = null
  #around: readonly Node[] = []
  #title = ''
  #last = ''

  constructor(page: Page, late: readonly string[], count: RegExp) {
    this.#page = page
    this.#late = new Set(late)
    this.#count = count
    page.on('request', (request) => this.#underWay.add(request))
    page.on('requestfinished', (request) => this.#underWay.delete(request))
    page.on('requestfailed', (request) => this.#underWay.delete(request))
  }

  get text(): string {
    return `${this.#lines.join('\n')}\n`
  }

  /** Begins a part of the task. */
  part(name: string): void {
    this.#lines.push(...(this.#lines.length > 0 ? [''] : []), `# ${name}`)
  }

  /** Opens a page; of one that counts its rows, `isCounted`, once that is told: it comes after a pause. */
  async open(address: string, { isCounted = false } = {}): Promise<void> {
    await listen(this.#page)
    await this.#page.goto(address)
    this.#session = await this.#page.context().newCDPSession(this.#page)
    await this.#session.send('Accessibility.enable')
    if (isCounted) await isTold(this.#page, this.#count)
    await this.#hear('')
  }

  /** Presses keys, one after the other, each until nothing changes any more. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key)
      await this.#hear(key)
    }
  }

  /** Presses a key until what has the focus is named so, where it is not yet. */
  async pressTo(key: string, name: string | RegExp): Promise<void> {
    const isThere = () => (typeof name === 'string' ? this.#last.includes(` ${quoted(name)}`) : name.test(this.#last))
    for (let presses = 0; presses < 60; presses += 1) {
      if (isThere()) return
      await this.press(key)
    }
    throw new Error(`${key} does not lead to ${String(name)}:\n${this.text}`)
  }

  async type(text: string, said = text): Promise<void> {
    await this.#page.keyboard.type(text)
    await this.#hear(quoted(said))
  }

  async #hear(key: string): Promise<void> {
    do await stillFor(this.#page, rest)
    while (this.#underWay.size > 0)
    if (key) this.#lines.push(`[${key}]`)
    const title = await this.#page.title()
    if (title !== this.#title) this.#lines.push(`page ${quoted(title)}`)
    this.#title = title
    const told = (await toldIn(this.#page)).filter(({ text }) => !this.#late.has(text))
    const { line, around } = await this.#focused()
    const known = new Set(this.#around.map(({ backendDOMNodeId }) => backendDOMNodeId))
    for (const place of around) if (!known.has(place.backendDOMNodeId)) this.#lines.push(`  in ${this.#said(place)}`)
    if (line !== this.#last || key === '') this.#lines.push(line)
    this.#last = line
    this.#around = around
    const isCount = (text: string | undefined) => text !== undefined && this.#count.test(text)
    for (const [at, { text }] of told.entries()) {
      // Of what is found as one types the last is heard to its end.
      if (key.startsWith('“') && isCount(text) && isCount(told[at + 1]?.text)) continue
      // Other journeys add records of their own.
      this.#lines.push(`  told: ${isCount(text) ? text.replace(/^(?!1\s\D)\d[\d\s]*/, '… ') : text}`)
    }
  }

  #said(node: Node, place = ''): string {
    const [role, name, description, value] = [node.role, node.name, node.description, node.value].map((one) =>
      words(one?.value),
    )
    return [
      [role, name && quoted(name)].filter(Boolean).join(' '),
      ...(value && value !== name ? [`holds ${quoted(value)}`] : []),
      ...statesOf(node),
      ...(place ? [place] : []),
      ...(description && description !== name ? [`described ${quoted(description)}`] : []),
    ].join(', ')
  }

  async #focused(): Promise<{ line: string; around: readonly Node[] }> {
    const session = this.#session
    if (!session) throw new Error('no page is open')
    const { result } = await session.send('Runtime.evaluate', {
      expression: `(() => {
        const at = document.activeElement
        const active = at?.getAttribute('aria-activedescendant')
        return (active && document.getElementById(active)) || at
      })()`,
    })
    const objectId = String(result.objectId)
    const { node: dom } = await session.send('DOM.describeNode', { objectId })
    const { nodes } = (await session.send('Accessibility.getAXNodeAndAncestors', { objectId })) as { nodes: Node[] }
    if (dom.nodeName === 'BODY') return { line: 'the page', around: [] }
    const [first, ...others] = nodes.filter(({ ignored }) => !ignored)
    if (!first || first.backendDOMNodeId !== dom.backendNodeId)
      return { line: `nothing that is told: ${dom.nodeName}`, around: [] }
    const { result: place } = await session.send('Runtime.callFunctionOn', { objectId, functionDeclaration: placeOf })
    const around = others
      .filter(
        ({ role, name }) =>
          places.has(words(role?.value)) && (words(name?.value) !== '' || words(role?.value) === 'main'),
      )
      .toReversed()
    return { line: this.#said(first, words(place.value)), around }
  }
}
