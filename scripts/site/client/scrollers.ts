import type { Language } from '../pages.ts'
import { texts } from '../texts.ts'

/** What is wider than its place is reached by the keyboard, to be scrolled there; what is not is no stop. */
export function reachScrollers(language: Language): void {
  for (const box of document.querySelectorAll<HTMLElement>('.table, pre')) {
    const isWider = box.scrollWidth > box.clientWidth
    if (isWider) {
      box.tabIndex = 0
      box.setAttribute('role', 'region')
      box.setAttribute('aria-label', box.matches('.table') ? texts[language].table : texts[language].code)
    } else for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name)
  }
}
