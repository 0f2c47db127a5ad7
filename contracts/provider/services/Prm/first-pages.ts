/** The pages of a new range's report, one of each type, in order. */
export const firstPages = [
  { typePage: 'GARDE', chapitre: '1 Présentation' },
  { typePage: 'TEXTE', chapitre: '2 Consignes' },
  { typePage: 'MESURE', chapitre: '3 Relevés' },
  { typePage: 'PHOTO', chapitre: '4 Photographies' },
  { typePage: 'PLAN', chapitre: '5 Plans' },
  { typePage: 'ANNEXE', chapitre: '6 Annexes' },
] as const

/** Reference of a page of a range's report, by its place. */
export const pageRef = (ref: string, at: number): string => `${ref.slice(0, 47)}-${String(at + 1).padStart(2, '0')}`
