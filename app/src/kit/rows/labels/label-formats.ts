/** Paper that labels are printed on, in millimetres: sheets of A4, or a roll, where each label is a page. */
export interface LabelFormat {
  id: string
  /** Of the page. */
  page: readonly [width: number, height: number]
  columns: number
  lines: number
  /** Of a label. */
  label: readonly [width: number, height: number]
  /** From the page's corner to the first label. */
  start: readonly [left: number, top: number]
  /** Between two labels of a line. */
  gap: number
}

const a4 = [210, 297] as const
const roll = (width: number, height: number): LabelFormat => ({
  id: `roll-${width}-${height}`,
  page: [width, height],
  columns: 1,
  lines: 1,
  label: [width, height],
  start: [0, 0],
  gap: 0,
})

const usual: LabelFormat = {
  id: 'a4-3-7',
  page: a4,
  columns: 3,
  lines: 7,
  label: [63.5, 38.1],
  start: [7.25, 15.15],
  gap: 2.5,
}

/** The formats that office shops have most: sheets of 14, 21, 24 and 65, and two widths of roll. */
export const labelFormats: readonly LabelFormat[] = [
  { id: 'a4-2-7', page: a4, columns: 2, lines: 7, label: [99.1, 38.1], start: [4.65, 15.15], gap: 2.5 },
  usual,
  { id: 'a4-3-8', page: a4, columns: 3, lines: 8, label: [70, 36], start: [0, 4.5], gap: 0 },
  { id: 'a4-5-13', page: a4, columns: 5, lines: 13, label: [38.1, 21.2], start: [4.75, 10.7], gap: 2.5 },
  roll(62, 29),
  roll(89, 36),
]

/** The format of this id; 21 labels a sheet if unknown. */
export const formatOf = (id: string | undefined): LabelFormat => labelFormats.find((one) => one.id === id) ?? usual

export const labelsOn = ({ columns, lines }: LabelFormat): number => columns * lines

/** Places on paper: pages of labels, null where one is used already. */
export function pagesOf<Row>(format: LabelFormat, rows: readonly Row[], used: number): (Row | null)[][] {
  const places = [...Array.from({ length: used }, () => null), ...rows]
  const most = labelsOn(format)
  return Array.from({ length: Math.ceil(places.length / most) }, (_, page) =>
    places.slice(page * most, (page + 1) * most),
  )
}
