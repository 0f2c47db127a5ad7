import type { Density, Locale, Scheme } from '../../ui/src/theme/index.ts'

/** What the toolbar sets. */
export interface ToolbarGlobals {
  theme: Scheme | 'all'
  locale: Locale | 'pseudo'
  density: Density
  direction: 'ltr' | 'rtl'
  motion: 'system' | 'reduced'
}

export const initialGlobals: ToolbarGlobals = {
  theme: 'light',
  locale: 'fr',
  density: 'default',
  direction: 'ltr',
  motion: 'system',
}

const item = (value: string, title: string) => ({ value, title })
const toolbar = (
  title: string,
  icon: 'mirror' | 'globe' | 'menu' | 'transfer' | 'accessibility',
  items: ReturnType<typeof item>[],
) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
})

export const globalTypes = {
  theme: toolbar('Theme', 'mirror', [item('light', 'Light'), item('dark', 'Dark'), item('all', 'All, side by side')]),
  locale: toolbar('Language', 'globe', [
    item('fr', 'Français'),
    item('en', 'English'),
    item('pseudo', 'Pseudo, longest texts'),
  ]),
  density: toolbar('Density', 'menu', [
    item('compact', 'Compact'),
    item('default', 'Default'),
    item('comfortable', 'Comfortable'),
  ]),
  direction: toolbar('Direction', 'transfer', [item('ltr', 'Left to right'), item('rtl', 'Right to left')]),
  motion: toolbar('Motion', 'accessibility', [
    item('system', 'Motion as the system asks'),
    item('reduced', 'Reduced motion'),
  ]),
}

const size = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name} (${width} × ${height})`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
})

/** The sizes every screen is looked at. */
export const viewports = {
  narrowest: size('Narrowest', 320, 640, 'mobile'),
  phone: size('Phone', 390, 844, 'mobile'),
  tablet: size('Tablet', 820, 1180, 'tablet'),
  laptop: size('Laptop', 1366, 768, 'desktop'),
  desktop: size('Desktop', 1920, 1080, 'desktop'),
}
