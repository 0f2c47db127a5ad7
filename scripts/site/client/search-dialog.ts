import type { Language } from '../pages.ts'
import type { SearchFile } from '../search-terms.ts'
import { texts } from '../texts.ts'
import { type Found, finder } from './find.ts'
import { loadScript } from './load-script.ts'

interface Place {
  language: Language
  /** Resolves the address of a file beside the script. */
  beside: (file: string) => string
  /** Root address of the site. */
  root: URL
}

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

/** Storage key of the reader's choice for the / key. */
const slashKey = 'ronde.documents.slash'

const kept = (): string | null => {
  try {
    return localStorage.getItem(slashKey)
  } catch {
    return null
  }
}

const keep = (isOn: boolean): void => {
  try {
    localStorage.setItem(slashKey, isOn ? 'on' : 'off')
  } catch {
    // Browsers may refuse storage to pages from a disk: then the choice lasts for this page.
  }
}

function resultOf({ page, section, excerpt }: Found, root: URL): HTMLElement {
  const href = new URL(page.address + (section.slug === undefined ? '' : `#${section.slug}`), root).href
  const where = section.heading ? `${page.reader} › ${section.heading}` : page.reader
  return element(
    'li',
    { lang: page.language },
    element('a', { href }, page.title),
    element('span', { className: 'where' }, where),
    element('p', {}, ...excerpt.map(({ text, isHit }) => (isHit ? element('mark', {}, text) : text))),
  )
}

/** Sets up the search button, and the / key. */
export function offerSearch({ language, beside, root }: Place): void {
  const t = texts[language]
  const button = document.querySelector<HTMLButtonElement>('header .search')
  if (!button) return
  const field = element('input', { type: 'search', autocomplete: 'off', spellcheck: false })
  field.setAttribute('aria-label', t.searchAll)
  field.placeholder = t.searchAll
  const count = element('p', { className: 'count' })
  count.setAttribute('role', 'status')
  const list = element('ol')
  const close = element('button', { type: 'button' }, t.close)
  const slash = element('input', { type: 'checkbox', checked: kept() !== 'off' })
  const dialog = element(
    'dialog',
    { className: 'search' },
    element('div', { className: 'field' }, field, close),
    count,
    list,
    element('label', {}, slash, ' ', t.slash),
  )
  dialog.setAttribute('aria-label', t.search)
  document.body.append(dialog)
  const hint = button.querySelector('kbd')

  let find: ReturnType<typeof finder> | undefined
  const show = () => {
    if (!find) return
    const query = field.value.trim()
    const found = query === '' ? [] : find(query, language)
    list.replaceChildren(...found.map((one) => resultOf(one, root)))
    const text = found.length === 0 ? t.none : found.length === 1 ? t.one : t.many
    count.textContent = query === '' ? '' : text.replace('#', String(found.length))
  }
  const load = async () => {
    if (find) return
    try {
      await loadScript(beside('search.js'))
      find = finder((globalThis as unknown as { siteSearch: SearchFile }).siteSearch)
      show()
    } catch {
      count.textContent = t.broken
    }
  }
  const open = () => {
    if (dialog.open) return
    dialog.showModal()
    field.select()
    void load()
  }
  /** Moves the focus between the field and the results with the arrow keys. */
  const step = (by: 1 | -1) => {
    const stops: HTMLElement[] = [field, ...list.querySelectorAll<HTMLElement>('a')]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    stops[Math.min(Math.max(at + by, 0), stops.length - 1)]?.focus()
  }

  button.hidden = false
  button.addEventListener('click', open)
  close.addEventListener('click', () => dialog.close())
  field.addEventListener('input', show)
  slash.addEventListener('change', () => {
    keep(slash.checked)
    if (hint) hint.hidden = !slash.checked
  })
  if (hint) hint.hidden = !slash.checked
  // A press outside the dialog closes it, as does a link, which may lead to the current page.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('a')) dialog.close()
  })
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && event.target === field) list.querySelector('a')?.click()
  })
  document.addEventListener('keydown', (event) => {
    const isTyping = (event.target as Element).matches('input, textarea, select, [contenteditable]')
    const isSlash = event.key === '/' && slash.checked && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey
    const isPalette = event.key === 'k' && (event.ctrlKey || event.metaKey)
    if (!isSlash && !isPalette) return
    event.preventDefault()
    open()
  })
}
