import { isUnderTest } from './under-test.ts'

interface Played {
  canvasElement: HTMLElement
  viewMode?: string
  globals: { theme?: string; a11y?: { manual?: boolean } }
  parameters: { a11y?: { test?: string } }
  reporting: {
    addReport: (report: {
      type: string
      version: number
      result: object
      status: 'passed' | 'failed' | 'warning'
    }) => void
  }
}

/** Themes differ in colours and in nothing else: what else axe looks at was looked at in the other one. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** After a story has been played and checked in its theme, checks its colours with axe in the other one: looks are custom properties, so an attribute is all it takes. */
export async function checkDarkTheme({
  canvasElement,
  viewMode,
  globals,
  parameters: { a11y },
  reporting,
}: Played): Promise<void> {
  if (viewMode !== 'story' || a11y?.test !== 'error' || globals.a11y?.manual || !isUnderTest()) return
  const { default: axe } = await import('axe-core')
  const root = document.documentElement
  const own = globals.theme === 'dark' ? 'dark' : 'light'
  root.dataset.theme = own === 'dark' ? 'light' : 'dark'
  try {
    const { violations } = await axe.run(canvasElement.ownerDocument.body, {
      runOnly: ofColours,
      preload: false,
      resultTypes: ['violations'],
    })
    reporting.addReport({
      type: 'a11y-other-theme',
      version: 1,
      result: { violations },
      status: violations.length > 0 ? 'failed' : 'passed',
    })
  } finally {
    root.dataset.theme = own
  }
}
