import type { TypeRole } from './tokens.ts'

/** A token of the Design Tokens Format Module of the W3C's community group. */
export interface DesignToken {
  $type: string
  $value: unknown
  $description?: string
}

/** A group of tokens, under their names. */
export interface DesignTokens {
  [name: string]: DesignToken | DesignTokens
}

const remInPx = 16

const channel = (digits: string) => Number((Number.parseInt(digits, 16) / 255).toFixed(4))

function colorOf(css: string): object {
  const [, red = '0', green = '0', blue = '0', alpha = '1'] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css) ?? []
  if (!css.startsWith('#'))
    return {
      colorSpace: 'srgb',
      components: [red, green, blue].map((part) => Number((Number(part) / 255).toFixed(4))),
      alpha: Number(alpha),
    }
  return {
    colorSpace: 'srgb',
    components: [channel(css.slice(1, 3)), channel(css.slice(3, 5)), channel(css.slice(5, 7))],
    alpha: 1,
    hex: css,
  }
}

/** In px: design tools know no root size. */
function dimensionOf(css: string): object {
  const length = Number.parseFloat(css)
  return { value: css.endsWith('rem') ? length * remInPx : length, unit: 'px' }
}

const shadowOf = (css: string): object[] =>
  css.split(/, (?=\d)/).map((layer) => {
    const [x = '0', y = '0', blur = '0'] = layer.split(' ')
    return {
      color: colorOf(layer.slice(layer.indexOf('rgb'))),
      offsetX: dimensionOf(x),
      offsetY: dimensionOf(y),
      blur: dimensionOf(blur),
      spread: dimensionOf('0'),
    }
  })

/** A token of the style sheet, by its name there. */
export function tokenOf(name: string, css: string): DesignToken {
  if (name === 'backdrop' || name === 'color') return { $type: 'color', $value: colorOf(css) }
  if (name.startsWith('shadow-')) return { $type: 'shadow', $value: shadowOf(css) }
  if (name.startsWith('weight-')) return { $type: 'fontWeight', $value: Number(css) }
  if (name.startsWith('layer-')) return { $type: 'number', $value: Number(css) }
  if (name.startsWith('ease-'))
    return { $type: 'cubicBezier', $value: [...css.matchAll(/[\d.]+/g)].map(([part]) => Number(part)) }
  if (name.startsWith('motion-')) return { $type: 'duration', $value: { value: Number.parseFloat(css), unit: 'ms' } }
  if (/^font-[a-z]/.test(name))
    return { $type: 'fontFamily', $value: css.split(', ').map((family) => family.replaceAll("'", '')) }
  return { $type: 'dimension', $value: dimensionOf(css) }
}

/** A role of text, which refers to sizes and weights. */
export const typographyOf = ({ size, weight, line, use }: TypeRole): DesignToken => ({
  $type: 'typography',
  $value: {
    fontFamily: '{font.family}',
    fontSize: `{font.${size.slice(5)}}`,
    fontWeight: `{weight.${weight}}`,
    lineHeight: line,
    letterSpacing: dimensionOf('0'),
  },
  $description: use,
})
