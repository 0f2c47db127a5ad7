import type { Language } from '../pages.ts'
import { texts } from '../texts.ts'

/** Elements that may overflow sideways. */
export const scrollers = '.table, pre, .drawing'

function nameOf(box: HTMLElement, language: Language): string {
  const t = texts[language]
  return box.matches('.table') ? t.table : box.matches('.drawing') ? t.drawing : t.code
}

/** Makes overflowing elements focusable, to scroll them by keyboard; the others are no tab stops. */
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
