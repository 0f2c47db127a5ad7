import { describe, expect, test } from 'vitest'
import { spokenLines } from './spoken-lines.ts'

describe('the lines of what was said', () => {
  test('stand inside one another as things do on the page', () => {
    expect(
      spokenLines([
        'document',
        'navigation, Fil d’Ariane',
        'list',
        'listitem, level 1, position 1, set size 2',
        'link, Accueil',
        'end of listitem, level 1, position 1, set size 2',
        'end of list',
        'end of navigation, Fil d’Ariane',
        'end of document',
      ]),
    ).toEqual([
      'navigation, Fil d’Ariane',
      '  list',
      '    listitem, level 1, position 1, set size 2',
      '      link, Accueil',
    ])
  })

  test('say a thing once: neither the text it is named by, nor a region in which nothing is', () => {
    expect(
      spokenLines([
        'document',
        'button, en cours Créer, disabled',
        'image, en cours',
        'Créer',
        'end of button, en cours Créer, disabled',
        'status',
        'status',
        'Enregistré',
        'end of status',
        'end of document',
      ]),
    ).toEqual(['button, en cours Créer, disabled', '  image, en cours', 'status', '  Enregistré'])
  })

  test('tell of a table three rows, each with what can be pressed in it, and how many more there are', () => {
    const rows = [1, 2, 3, 4, 5].flatMap((at) => [
      `row, AF-${at} Lyon, row index ${at}, not selected`,
      `gridcell, AF-${at}, column index 1`,
      `link, AF-${at}`,
      `end of gridcell, AF-${at}, column index 1`,
      'gridcell, Lyon, column index 2',
      `end of row, AF-${at} Lyon, row index ${at}, not selected`,
    ])
    expect(
      spokenLines(['grid, Affaires, not busy, row count 6', ...rows, 'end of grid, Affaires, not busy, row count 6']),
    ).toEqual([
      'grid, Affaires, row count 6',
      '  row, AF-1 Lyon, not selected',
      '    link, AF-1',
      '  row, AF-2 Lyon, not selected',
      '    link, AF-2',
      '  row, AF-3 Lyon, not selected',
      '    link, AF-3',
      '  … and 2 more of row',
    ])
  })

  test('keep what is so of a cell: how its column is sorted, that it is mistaken', () => {
    expect(
      spokenLines([
        'row, Référence Site',
        'columnheader, Référence, column index 1, sorted in ascending order',
        'columnheader, Site, column index 2, no defined sort order',
        'end of row, Référence Site',
      ]),
    ).toEqual(['row, Référence Site', '  columnheader, Référence, sorted in ascending order'])
  })
})
