import { state } from '../../../wire/state.ts'
import { garde, type PageInfo, pageInfo } from './endpoints.ts'

export const pageExists = state('a page of a range exists', pageInfo, {
  means: "the range's version and the document it names are there; `lbFichier` is the document's",
})

export const plan: PageInfo = {
  ...garde,
  idPage: 2,
  chapitre: '5 Plans',
  refPage: 'LEV-VGP-05',
  typePage: 'PLAN',
  ordre: 5,
}
