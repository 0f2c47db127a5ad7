import { encode } from 'uqr'

/** The dark squares of a QR code as the path of an SVG. */
export interface QrPath {
  /** Squares of a side, with the four that stay white around it. */
  size: number
  /** One rectangle for each run of dark squares in a line. */
  d: string
}

/** White squares around the code, without which readers do not find it. */
const margin = 4

/** Draws a text as a QR code that is read although some of it is scratched away. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: margin })
  const runs = data.flatMap((line, y) => {
    const starts = line.flatMap((isDark, x) => (isDark && !line[x - 1] ? [x] : []))
    return starts.map((x) => {
      const end = line.indexOf(false, x)
      const width = (end < 0 ? size : end) - x
      return `M${x} ${y}h${width}v1h-${width}z`
    })
  })
  return { size, d: runs.join('') }
}
