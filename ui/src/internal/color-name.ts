const texts = new Set(['primary', 'secondary', 'accent'])
const states = new Set(['success', 'info', 'warning', 'error'])

/** CSS of a colour that a caller or a server names: a colour of the theme, or any CSS colour. */
export function namedColor(color: string): string {
  if (texts.has(color)) return `var(--ui-color-${color}-text)`
  if (states.has(color)) return `var(--ui-color-${color})`
  return color === 'grey' || color === 'gray' ? 'var(--ui-color-text-muted)' : color
}
