import axe from 'axe-core'

interface Played {
  canvasElement: HTMLElement
  globals: { theme?: string }
  parameters: { a11y?: { test?: string } }
  reporting: { addReport: (report: { type: string; version: number; result: object; status: 'passed' | 'failed' | 'warning' }) => void }
}

/** After a story has been played and checked in its theme, checks it with axe in the other one: looks are custom properties, so an attribute is all it takes. */
export async function checkDarkTheme({ canvasElement, globals, parameters, reporting }: Played): Promise<void> {
  if (parameters.a11y?.test !== 'error' || !('__vitest_browser__' in globalThis)) return
  const root = document.documentElement
  const own = globals.theme === 'dark' ? 'dark' : 'light'
  root.dataset.theme = own === 'dark' ? 'light' : 'dark'
  try {
    const { violations } = await axe.run(canvasElement.ownerDocument.body, { rules: { region: { enabled: false } } })
    // The accessibility matrix reads it.
    reporting.addReport({ type: 'a11y-other-theme', version: 1, result: {}, status: violations.length > 0 ? 'failed' : 'passed' })
    if (violations.length > 0) {
      const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
      throw new Error(`axe, ${root.dataset.theme} theme:\n${told.join('\n')}`)
    }
  } finally {
    root.dataset.theme = own
  }
}
