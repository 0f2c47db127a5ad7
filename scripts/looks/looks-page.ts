import type { LookChange } from './compare-looks.ts'

const style = `
body { margin: 24px; font: 14px/1.45 system-ui, sans-serif; color: #15212b; background: #f4f6f8; }
section { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px; margin-block: 24px; }
h2 { grid-column: 1 / -1; margin: 0; font-size: 16px; }
figure { margin: 0; } img { display: block; inline-size: 100%; }
figure > div { border: 1px solid #75848f; background: #fff; }
.difference { position: relative; isolation: isolate; }
.difference img + img { position: absolute; inset: 0; mix-blend-mode: difference; }
.difference { filter: brightness(3); }
`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A page, in the folder of the pictures, that shows each change: before, after, and what differs (black is the same). `known`: fingerprints whose pictures are there. */
export function looksPage(changes: readonly LookChange[], known: ReadonlySet<string>): string {
  const image = (look: string, alt: string) => `<img src="${look}.png" alt="${alt}">`
  const figure = (name: string, look: string | undefined) =>
    `<figure><figcaption>${name}</figcaption><div>${look === undefined ? 'none' : known.has(look) ? image(look, name) : 'accepted elsewhere, not on this machine: check out what was accepted, run npm run looks, and come back'}</div></figure>`
  const difference = ({ before, after }: LookChange) =>
    before && after && known.has(before) && known.has(after)
      ? `<figure><figcaption>difference</figcaption><div class="difference">${image(before, '')}${image(after, 'difference')}</div></figure>`
      : ''
  const sections = changes.map(
    (change) =>
      `<section><h2>${escaped(change.of)}</h2>${figure('before', change.before)}${figure('after', change.after)}${difference(change)}</section>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Looks</title><style>${style}</style><h1>${changes.length} changed</h1>${sections.join('\n')}</html>\n`
}
