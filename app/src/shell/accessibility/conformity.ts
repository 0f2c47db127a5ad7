import written from './conformity.json'

/** Which mention the law asks for: what `npm run accessibility` wrote. */
export const conformity = written.conformity as 'none' | 'partial' | 'full'
