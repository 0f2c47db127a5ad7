import written from './conformity.json'

/** The mention that the law requires, as written by `npm run accessibility`. */
export const conformity = written.conformity as 'none' | 'partial' | 'full'
