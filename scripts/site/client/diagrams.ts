import { loadScript } from './load-script.ts'

/** The part of Mermaid's interface used here. */
interface Mermaid {
  initialize: (settings: object) => void
  render: (id: string, source: string) => Promise<{ svg: string }>
}

const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--ui-${name}`).trim()

/** The page's current colours as Mermaid's theme variables. */
const colours = () => ({
  fontFamily: token('font-family'),
  fontSize: '14px',
  background: token('color-surface'),
  primaryColor: token('color-surface-sunken'),
  primaryTextColor: token('color-text'),
  primaryBorderColor: token('color-border-control'),
  lineColor: token('color-text-muted'),
  textColor: token('color-text'),
  clusterBkg: token('color-bg'),
  clusterBorder: token('color-border'),
  edgeLabelBackground: token('color-surface'),
  tertiaryColor: token('color-surface'),
})

async function draw(mermaid: Mermaid): Promise<void> {
  // Natural size, so that letters stay legible; wider diagrams are scrolled.
  const natural = { useMaxWidth: false }
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    theme: 'base',
    themeVariables: colours(),
    flowchart: natural,
    er: natural,
  })
  for (const [at, figure] of document.querySelectorAll('.diagram').entries()) {
    const drawing = figure.querySelector<HTMLElement>('.drawing')
    const source = figure.querySelector('code')?.textContent ?? ''
    const { svg } = await mermaid.render(`diagram-${at}`, source)
    const picture = drawing?.querySelector('[role=img]')
    if (!drawing || !picture) continue
    picture.innerHTML = svg
    drawing.hidden = false
    figure.querySelector('details')?.removeAttribute('open')
  }
}

/** Draws the diagrams of the page, again when the system's colours change. Their sources stay below them. */
export async function drawDiagrams(library: string): Promise<void> {
  try {
    await loadScript(library)
  } catch {
    // The sources are readable without drawings.
    return
  }
  const { mermaid } = globalThis as unknown as { mermaid: Mermaid }
  await draw(mermaid)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => void draw(mermaid))
}
