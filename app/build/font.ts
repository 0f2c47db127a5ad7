/** The part of Inter that the console is written in: `node app/build/font.ts` writes it anew, after another version of the font. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** Where it is kept, for the build to take. */
export const fontFile = join(import.meta.dirname, '../src/fonts/inter-console.woff2')

const from = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** ASCII, Latin-1, and what French, English and the console write besides: Œ, quotation marks, dashes, spaces, arrows. */
export const letters: readonly number[] = [
  ...from(0x20, 0x7e),
  ...from(0xa0, 0xff),
  0x152,
  0x153,
  0x178,
  0x2007,
  0x2009,
  ...from(0x2010, 0x2011),
  ...from(0x2013, 0x2014),
  ...from(0x2018, 0x2019),
  ...from(0x201c, 0x201e),
  0x2022,
  0x2026,
  0x202f,
  ...from(0x2039, 0x203a),
  0x20ac,
  0x2122,
  0x2191,
  0x2193,
  0x2212,
]

/** As a `unicode-range` of CSS. */
export function rangeOf(points: readonly number[]): string {
  const runs: [number, number][] = []
  for (const point of points.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else runs.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ')
}

/** Those letters in the weights that are used, with the features that the styles ask for. */
export const consoleFont = (): Promise<Uint8Array> =>
  subsetFont(
    readFileSync(
      createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    ),
    String.fromCodePoint(...letters),
    {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 700 } },
      keepFeatures: ['kern', 'tnum', 'cv05', 'ss03', 'ccmp'],
      noHinting: true,
    },
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(fontFile, await consoleFont())
