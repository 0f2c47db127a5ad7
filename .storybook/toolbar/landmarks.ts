interface Checked {
  globals: object
  parameters: { layout?: string; a11y?: { config?: { rules?: readonly Rule[]; checks?: readonly object[] } } }
}

interface Rule {
  id: string
  enabled: boolean
}

/** What a page may have once only, or under one name once; and frames, each of which is a story that is checked when it is shown alone. */
const onceOnly = [
  'frame-tested',
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
]

function configure(context: Checked, { rules, ...more }: { rules: readonly Rule[]; checks?: readonly object[] }): void {
  const { a11y } = context.parameters
  // The object is this run's own, its parameters are the story's.
  context.parameters = {
    ...context.parameters,
    a11y: { ...a11y, config: { ...a11y?.config, ...more, rules: [...rules, ...(a11y?.config?.rules ?? [])] } },
  }
}

/** Side by side, every story is there twice: that its landmarks are is not the story's mistake. */
export function allowDoubledLandmarks(context: Checked): void {
  if ('theme' in context.globals && context.globals.theme === 'all')
    configure(context, { rules: onceOnly.map((id) => ({ id, enabled: false })) })
}

/** Axe's own, and menus: like dialogs they lie over a page and are no part of it. */
const regions = {
  id: 'region',
  options: { regionMatcher: 'dialog, [role=dialog], [role=alertdialog], svg, [role=menu]' },
}

/** What fills the page is a page: all of it stands in landmarks; the review asks for that. A part alone has none around it. */
export function askLandmarks(context: Checked): void {
  if (context.parameters.layout === 'fullscreen')
    configure(context, { rules: [{ id: 'region', enabled: true }], checks: [regions] })
}
