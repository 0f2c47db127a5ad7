/** Words that values are written with. */
export const values = {
  'grid.yes': 'Oui',
  'grid.no': 'Non',
}
