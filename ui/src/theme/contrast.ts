type Rgb = readonly [number, number, number]

const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

/** True for `#rgb` and `#rrggbb`, the only colours whose contrast can be computed without a browser. */
export const isHexColor = (color: string | undefined): color is string => color !== undefined && hex.test(color)

function toRgb(color: string): Rgb {
  const digits = color.length === 4 ? color.slice(1).replaceAll(/./g, '$&$&') : color.slice(1)
  const value = Number.parseInt(digits, 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const toHex = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const [red, green, blue] = toRgb(color).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two hex colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const first = luminance(one) + 0.05
  const second = luminance(other) + 0.05
  return Math.max(first, second) / Math.min(first, second)
}

/** `share` (0 to 1) of the second colour in the first. */
export function mix(color: string, other: string, share: number): string {
  const from = toRgb(color)
  const to = toRgb(other)
  return toHex([0, 1, 2].map((at) => (from[at] ?? 0) * (1 - share) + (to[at] ?? 0) * share) as unknown as Rgb)
}

/** The same hue and saturation at another lightness, 0 to 1 (HSL): mixing with white instead would turn it grey. */
function atLightness(color: string, lightness: number): string {
  const [red, green, blue] = toRgb(color).map((part) => part / 255) as [number, number, number]
  const high = Math.max(red, green, blue)
  const low = Math.min(red, green, blue)
  const spread = high - low
  if (spread === 0) return toHex([lightness * 255, lightness * 255, lightness * 255])
  const saturation = spread / (1 - Math.abs(high + low - 1))
  const sixth =
    high === red ? (green - blue) / spread + 6 : high === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
  const reachOf = saturation * Math.min(lightness, 1 - lightness)
  const part = (offset: number) => {
    const turn = (offset + sixth * 2) % 12
    return 255 * (lightness - reachOf * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)))
  }
  return toHex([part(0), part(8), part(4)])
}

const lightnessOf = (color: string): number => {
  const rgb = toRgb(color)
  return (Math.max(...rgb) + Math.min(...rgb)) / 510
}

/** The colour, made lighter or darker only as far as it takes to reach the ratio on every ground. */
export function reach(color: string, grounds: readonly string[], ratio: number): string {
  const darkest = Math.min(...grounds.map(luminance))
  const target = darkest > 0.18 ? 0 : 1
  const isEnough = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= ratio)
  if (isEnough(color)) return color
  const start = lightnessOf(color)
  for (let share = 0.02; share < 1; share += 0.02) {
    const candidate = atLightness(color, start + (target - start) * share)
    if (isEnough(candidate)) return candidate
  }
  return target === 0 ? '#000000' : '#ffffff'
}

/** The text to write on a ground: white, else near-black, else black, whichever first reaches the ratio. */
export const readableOn = (ground: string, ratio = 4.5): string =>
  ['#ffffff', '#0b1720'].find((text) => contrast(text, ground) >= ratio) ?? '#000000'
