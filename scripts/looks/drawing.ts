import { createHash } from 'node:crypto'
import type { Browser } from 'playwright'

/** Sample page of what machines may draw differently: fallback fonts, slants, rounding and shadows. */
const sample = `<!doctype html><style>
  p { margin: 4px; } .box { inline-size: 90px; block-size: 40px; margin: 12px; border: 1.5px solid #246; border-radius: 7px; background: linear-gradient(30deg, #fff, #5a7); box-shadow: 0 3px 9px #0006; transform: rotate(3deg); }
</style>
${['sans-serif', 'serif', 'monospace', 'system-ui'].flatMap((family) => [13, 16].map((size) => `<p style="font: ${size}px ${family}">Où ça ? Œuvre n° 0123456789 € ✓ → <b>Graisse</b> <i>penché</i></p>`)).join('')}
<div class="box"></div>`

/** The fingerprint of a picture, 16 digits. */
export const fingerprintOf = (picture: Uint8Array): string =>
  createHash('sha256').update(picture).digest('hex').slice(0, 16)

/** Fingerprint of how this browser draws on this machine: equal with the same version and fonts. */
export async function drawingOf(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 640, height: 480 } })
  await page.setContent(sample)
  const picture = await page.screenshot({ animations: 'disabled' })
  await page.close()
  return fingerprintOf(picture)
}
