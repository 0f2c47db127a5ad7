import type { Option } from '../field/option.ts'

/** Text without accents or case, ligatures spelt out: for comparing, never for showing. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae')

/** The nearest option that can be chosen, from `start` on in steps of one; -1 when there is none. */
export function nearestEnabled(options: readonly Option[], start: number, direction: 1 | -1): number {
  for (let index = start; index >= 0 && index < options.length; index += direction) {
    if (!options[index]?.isDisabled) return index
  }
  return -1
}

/** Where a key leads from the active option; `null` when the key is none that moves. The ends do not wrap. */
export function moveActive(key: string, options: readonly Option[], active: number): number | null {
  const last = options.length - 1
  const to = (start: number, direction: 1 | -1) => {
    const found = nearestEnabled(options, Math.max(0, Math.min(last, start)), direction)
    return found === -1 ? active : found
  }
  switch (key) {
    case 'ArrowDown':
      return to(active + 1, 1)
    case 'ArrowUp':
      return active === -1 ? to(last, -1) : to(active - 1, -1)
    case 'PageDown':
      return to(active + 10, -1)
    case 'PageUp':
      return to(active - 10, 1)
    case 'Home':
      return to(0, 1)
    case 'End':
      return to(last, -1)
    default:
      return null
  }
}

/** The next option whose text begins with the typed letters; one letter again and again goes through all of its options. */
export function findTyped(options: readonly Option[], typed: string, active: number): number {
  const wanted = foldText(typed)
  const isOneLetter = new Set(wanted).size === 1
  const prefix = isOneLetter ? wanted.slice(0, 1) : wanted
  const from = isOneLetter ? active + 1 : Math.max(0, active)
  for (let step = 0; step < options.length; step += 1) {
    const index = (from + step) % options.length
    const option = options[index]
    if (option && !option.isDisabled && foldText(option.label).startsWith(prefix)) return index
  }
  return -1
}
