import { mix, reach, readableOn } from './contrast.ts'

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
  primary: '#1b4f72',
  secondary: '#4a6274',
  accent: '#c2410c',
} as const satisfies BrandColors

const neutral = {
  light: {
    bg: '#f4f6f8',
    surface: '#ffffff',
    'surface-raised': '#ffffff',
    'surface-sunken': '#e9eef2',
    text: '#15212b',
    'text-muted': '#4d5c69',
    border: '#d6dee5',
    'border-control': '#75848f',
    hover: '#ebf0f4',
    selected: '#d9e9f5',
    focus: '#0b66c3',
    skeleton: '#dfe5ea',
    inverse: '#1c2a35',
    'on-inverse': '#ffffff',
    success: '#17663a',
    'success-bg': '#e3f3e9',
    warning: '#824600',
    'warning-bg': '#fcefd8',
    error: '#b0241c',
    'error-bg': '#fceae8',
    info: '#175a88',
    'info-bg': '#e3f0f9',
    danger: '#b3261e',
    'danger-hover': '#8f1d17',
    'on-danger': '#ffffff',
    'chart-2': '#b8560b',
    'chart-3': '#0f766e',
    'chart-4': '#6d4aa8',
    'chart-5': '#7f6500',
    'chart-6': '#a83267',
  },
  dark: {
    bg: '#0f171e',
    surface: '#172029',
    'surface-raised': '#1e2934',
    'surface-sunken': '#0b1218',
    text: '#e4ebf1',
    'text-muted': '#a3b3c0',
    border: '#2d3b48',
    'border-control': '#7e909e',
    hover: '#243240',
    selected: '#1d4058',
    focus: '#78b9f2',
    skeleton: '#2b3845',
    inverse: '#dfe8ef',
    'on-inverse': '#15212b',
    success: '#7fd3a0',
    'success-bg': '#143524',
    warning: '#f2bf6b',
    'warning-bg': '#3d2b0c',
    error: '#ff9d95',
    'error-bg': '#3d201f',
    info: '#8cc8f0',
    'info-bg': '#143650',
    danger: '#c9463d',
    'danger-hover': '#b03a32',
    'on-danger': '#ffffff',
    'chart-2': '#f0975a',
    'chart-3': '#4fb8ad',
    'chart-4': '#b39ae6',
    'chart-5': '#d6b13c',
    'chart-6': '#ea8fb4',
  },
} as const

type NeutralToken = keyof (typeof neutral)['light']
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

/** The colours that follow from the brand: grounds stand out 3:1 from every surface, texts 4.5:1, and texts on a ground are readable. */
export function brandTokens(scheme: Scheme, brand: BrandColors = {}): Record<BrandToken, string> {
  const own = { ...defaultBrand, ...brand }
  const base = neutral[scheme]
  const surfaces = [base.bg, base.surface, base['surface-raised']]
  const textGrounds = [...surfaces, base.hover, base.selected]
  const ground = (color: string) => reach(color, surfaces, 3.1)
  const text = (color: string) => reach(color, textGrounds, 4.6)
  const primary = ground(own.primary)
  const secondary = ground(own.secondary)
  const accent = ground(own.accent)
  const onPrimary = readableOn(primary)
  const onAppBar = readableOn(own.primary)
  // Hovering moves away from the text on it, so that the text can only become more readable.
  const away = (on: string) => (on === '#ffffff' ? '#000000' : '#ffffff')
  return {
    primary,
    'primary-hover': mix(primary, away(onPrimary), 0.16),
    'on-primary': onPrimary,
    'primary-text': text(own.primary),
    secondary,
    'on-secondary': readableOn(secondary),
    'secondary-text': text(own.secondary),
    accent,
    'on-accent': readableOn(accent),
    'accent-text': text(own.accent),
    'app-bar': own.primary,
    'on-app-bar': onAppBar,
    'app-bar-hover': mix(own.primary, away(onAppBar), 0.24),
  }
}

/** Every colour of a scheme. */
export const colorTokens = (scheme: Scheme, brand?: BrandColors): Record<ColorToken, string> => ({
  ...neutral[scheme],
  ...brandTokens(scheme, brand),
})

/** Lengths, type, heights above the page, times; the same in both schemes. Two weights, and one table of the layers that lie over one another. */
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
interface TypeRole {
  size: keyof typeof scaleTokens & `font-${number}`
  weight: 'regular' | 'strong'
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
