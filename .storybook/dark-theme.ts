import type { RunOptions } from 'axe-core'
import { isInVitest, isUnderTest } from './under-test.ts'

interface Played {
  canvasElement: HTMLElement
  globals: { theme?: string; a11y?: { manual?: boolean } }
  parameters: { a11y?: { test?: string; config?: { rules?: readonly { id: string; enabled: boolean }[] } } }
  reporting: { addReport: (report: { type: string; version: number; result: object; status: 'passed' | 'failed' | 'warning' }) => void }
}

/** After a story has been played and checked in its theme, checks it with axe in the other one: looks are custom properties, so an attribute is all it takes. */
export async function checkDarkTheme({ canvasElement, globals, parameters: { a11y }, reporting }: Played): Promise<void> {
  if (a11y?.test !== 'error' || globals.a11y?.manual || !isUnderTest()) return
  const { default: axe } = await import('axe-core')
  const root = document.documentElement
  const own = globals.theme === 'dark' ? 'dark' : 'light'
  root.dataset.theme = own === 'dark' ? 'light' : 'dark'
  try {
    const rules: RunOptions['rules'] = Object.fromEntries([{ id: 'region', enabled: false }, ...(a11y.config?.rules ?? [])].map(({ id, enabled }) => [id, { enabled }]))
    const { violations } = await axe.run(canvasElement.ownerDocument.body, { rules })
    // The accessibility matrix reads it.
    reporting.addReport({ type: 'a11y-other-theme', version: 1, result: { violations }, status: violations.length > 0 ? 'failed' : 'passed' })
    if (violations.length > 0 && isInVitest()) {
      const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
      throw new Error(`axe, ${root.dataset.theme} theme:\n${told.join('\n')}`)
    }
  } finally {
    root.dataset.theme = own
  }
}
