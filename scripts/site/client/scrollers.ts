import type { Language } from '../pages.ts'
import { texts } from '../texts.ts'

/** What may be wider than its place. */
export const scrollers = '.table, pre, .drawing'

function nameOf(box: HTMLElement, language: Language): string {
  const t = texts[language]
  return box.matches('.table') ? t.table : box.matches('.drawing') ? t.drawing : t.code
}

/** What is wider than its place is reached by the keyboard, to be scrolled there; what is not is no stop. */
export function reachScrollers(language: Language): void {
  for (const box of document.querySelectorAll<HTMLElement>(scrollers)) {
    const isWider = box.scrollWidth > box.clientWidth
    if (isWider) {
      box.tabIndex = 0
      box.setAttribute('role', 'region')
      box.setAttribute('aria-label', nameOf(box, language))
    } else for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name)
  }
}
