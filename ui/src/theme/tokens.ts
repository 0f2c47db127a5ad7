import { mix, reach, readableOn } from './contrast.ts'
import { neutralColors } from './neutral-colors.ts'
import type { Contrast, NeutralToken } from './neutral-colors.ts'
import { palette } from './palette.ts'

/** Light is the default. */
export type Scheme = 'light' | 'dark'
/** How tall rows and controls are. */
export type Density = 'compact' | 'default' | 'comfortable'

/** A product's own colours, as `#rgb` or `#rrggbb`; anything else is ignored. */
export interface BrandColors {
  /** Of the app bar, of primary buttons and of links. */
  primary?: string
  /** The second colour. */
  secondary?: string
  /** Of the few things that have to stand out. */
  accent?: string
}

/** The colours that a product chooses: primary, secondary, accent. */
const defaultBrand = {
  primary: palette['navy-600'],
  secondary: palette['steel-600'],
  accent: palette['rust-600'],
} as const satisfies BrandColors

type BrandToken =
  | 'primary'
  | 'primary-hover'
  | 'on-primary'
  | 'primary-text'
  | 'secondary'
  | 'on-secondary'
  | 'secondary-text'
  | 'accent'
  | 'on-accent'
  | 'accent-text'
  | 'app-bar'
  | 'on-app-bar'
  | 'app-bar-hover'

/** Name of a colour: its custom property is `--ui-color-<name>`. */
export type ColorToken = NeutralToken | BrandToken

/** What each contrast takes: of a ground against the surfaces, and of a text against its ground; a little more than is asked, for colours are rounded. */
const ratios = { standard: { ground: 3.1, text: 4.6, on: 4.5 }, more: { ground: 4.6, text: 7.1, on: 7 } } as const

/** The colours that follow from the brand: grounds stand out from every surface, texts on them can be read, and so can texts in the colour itself. */
export function brandTokens(
  scheme: Scheme,
  brand: BrandColors = {},
  contrast: Contrast = 'standard',
): Record<BrandToken, string> {
  const own = { ...defaultBrand, ...brand }
  const base = neutralColors(scheme, contrast)
  const ratio = ratios[contrast]
  const surfaces = [base.bg, base.surface, base['surface-raised']]
  const textGrounds = [...surfaces, base.hover, base.selected]
  // In standard contrast the text on a ground is found by its own 4.5:1; for more the ground has to give way, too.
  const readable = (color: string) => (contrast === 'more' ? reach(color, [readableOn(color)], ratio.text) : color)
  const ground = (color: string) => readable(reach(color, surfaces, ratio.ground))
  const text = (color: string) => reach(color, textGrounds, ratio.text)
  const primary = ground(own.primary)
  const secondary = ground(own.secondary)
  const accent = ground(own.accent)
  const appBar = readable(own.primary)
  const on = (color: string) => readableOn(color, ratio.on)
  const onPrimary = on(primary)
  const onAppBar = on(appBar)
  // Hovering moves away from the text on it, so that the text can only become more readable.
  const away = (front: string) => (front === '#ffffff' ? '#000000' : '#ffffff')
  return {
    primary,
    'primary-hover': mix(primary, away(onPrimary), 0.16),
    'on-primary': onPrimary,
    'primary-text': text(own.primary),
    secondary,
    'on-secondary': on(secondary),
    'secondary-text': text(own.secondary),
    accent,
    'on-accent': on(accent),
    'accent-text': text(own.accent),
    'app-bar': appBar,
    'on-app-bar': onAppBar,
    'app-bar-hover': mix(appBar, away(onAppBar), 0.24),
  }
}

/** Every colour of a scheme. */
export const colorTokens = (
  scheme: Scheme,
  brand?: BrandColors,
  contrast: Contrast = 'standard',
): Record<ColorToken, string> => ({
  ...neutralColors(scheme, contrast),
  ...brandTokens(scheme, brand, contrast),
})

/** Lengths, type, heights above the page, times; the same in both schemes. Three weights, and one table of the layers that lie over one another. */
export const scaleTokens = {
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '20px',
  'space-6': '24px',
  'space-7': '28px',
  'space-8': '32px',
  'font-12': '0.75rem',
  'font-13': '0.8125rem',
  'font-14': '0.875rem',
  'font-16': '1rem',
  'font-20': '1.25rem',
  'font-28': '1.75rem',
  'weight-regular': '400',
  'weight-medium': '500',
  'weight-strong': '600',
  'radius-4': '4px',
  'radius-8': '8px',
  'layer-bar': '900',
  'layer-modal': '1000',
  'layer-popover': '1200',
  'layer-toast': '1300',
  'layer-tooltip': '1400',
  'motion-fast': '120ms',
  'motion-slow': '200ms',
  'ease-in': 'cubic-bezier(0.42, 0, 1, 1)',
  'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
  'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
  'font-family':
    "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  'font-mono': "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Segoe UI Mono', Consolas, 'Liberation Mono', monospace",
} as const

export const shadowTokens = {
  light: {
    'shadow-1': '0 1px 2px rgb(16 32 46 / 0.10)',
    'shadow-2': '0 1px 2px rgb(16 32 46 / 0.08), 0 4px 14px rgb(16 32 46 / 0.14)',
    'shadow-3': '0 2px 6px rgb(16 32 46 / 0.10), 0 16px 44px rgb(16 32 46 / 0.24)',
    backdrop: 'rgb(15 28 39 / 0.44)',
  },
  dark: {
    'shadow-1': '0 1px 2px rgb(0 0 0 / 0.4)',
    'shadow-2': '0 1px 2px rgb(0 0 0 / 0.4), 0 4px 14px rgb(0 0 0 / 0.5)',
    'shadow-3': '0 2px 6px rgb(0 0 0 / 0.4), 0 16px 44px rgb(0 0 0 / 0.64)',
    backdrop: 'rgb(0 0 0 / 0.42)',
  },
} as const

/** Heights in each density; rows 32, 36 and 44 px, more where texts are larger. */
export const densityTokens = {
  compact: { 'row-height': '2rem', 'control-height': '2rem', 'control-height-small': '1.625rem' },
  default: { 'row-height': '2.25rem', 'control-height': '2.25rem', 'control-height-small': '1.75rem' },
  comfortable: { 'row-height': '2.75rem', 'control-height': '2.75rem', 'control-height-small': '2.25rem' },
} as const

/** How a role of text is set: names of tokens, and a line height as a share of the size. */
export interface TypeRole {
  size: keyof typeof scaleTokens & `font-${number}`
  weight: 'regular' | 'medium' | 'strong'
  line: number
  /** Where it stands. */
  use: string
}

/** A use of text, and how it is set there. */
export const typeRoles = {
  figure: { size: 'font-28', weight: 'strong', line: 1.25, use: 'A number that is looked at from afar.' },
  title: { size: 'font-20', weight: 'strong', line: 1.35, use: 'The title of a page, once.' },
  heading: { size: 'font-16', weight: 'strong', line: 1.35, use: 'The heading of a section, a card or a dialog.' },
  subheading: {
    size: 'font-14',
    weight: 'strong',
    line: 1.45,
    use: 'What stands over a few lines: a group of fields.',
  },
  body: { size: 'font-14', weight: 'regular', line: 1.45, use: 'All that is read; rows and fields.' },
  label: { size: 'font-13', weight: 'strong', line: 1.45, use: 'What names a field, a button or a column.' },
  help: {
    size: 'font-13',
    weight: 'regular',
    line: 1.45,
    use: 'What explains a field; what is said beside something.',
  },
  note: { size: 'font-12', weight: 'regular', line: 1.45, use: 'Badges, counts, times of day.' },
} as const satisfies Record<string, TypeRole>
