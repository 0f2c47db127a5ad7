import { loadScript } from './load-script.ts'

/** As much of Mermaid as is used here. */
interface Mermaid {
  initialize: (settings: object) => void
  render: (id: string, source: string) => Promise<{ svg: string }>
}

const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--ui-${name}`).trim()

/** Mermaid's names for the colours of the page as it stands. */
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
  // As large as its letters are to be read; what is wider than the page is scrolled.
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

/** Draws the diagrams of the page, anew when the system's colours change. Their texts stay below them. */
export async function drawDiagrams(library: string): Promise<void> {
  try {
    await loadScript(library)
  } catch {
    // Their texts are there.
    return
  }
  const { mermaid } = globalThis as unknown as { mermaid: Mermaid }
  await draw(mermaid)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => void draw(mermaid))
}
