/** Size of text that lengths are given for, in px; they grow with it. */
const usual = 16

/** A length given in px, as one that grows with the size of text. */
export const rem = (px: number): string => `${px / usual}rem`

/** How large texts are, 1 being usual. */
export const textScale = (): number =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usual) / usual

/** A length on screen as it is where texts have their usual size; both in px. */
export const atUsualText = (px: number): number => px / textScale()
