declare module 'subset-font' {
  /** What of a font is kept. */
  interface Kept {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    variationAxes?: Readonly<Record<string, number | { min?: number; max?: number; default?: number }>>
    /** Tags of OpenType features; all without it. */
    keepFeatures?: readonly string[]
    noHinting?: boolean
  }
  export default function subsetFont(font: Uint8Array, letters: string, kept?: Kept): Promise<Uint8Array>
}
