import { expect, test } from 'vitest'
import { columns } from '../provider/services/Prm/import-gammes.ts'
import operations from '../services/operations.json' with { type: 'json' }
import { importsPage } from './imports-page.ts'

const [, ...sections] = importsPage().split('\n## ')

test('every import of a table has its section, and no other', () => {
  const imports = operations.filter(
    ({ service, operation }) => operation === 'Import' && !service.includes('GamRapport'),
  )
  expect(sections.map((text) => text.split('\n', 1).join('')).toSorted()).toEqual(
    imports.map(({ service }) => `${service.split('/').at(-1)}/Import`).toSorted(),
  )
})

test('each column has its rule, and says whether its cell may be empty', () => {
  const gammes = sections.find((text) => text.startsWith('GamGamme/Import')) ?? ''
  for (const name of Object.keys(columns)) expect(gammes).toContain(`| \`${name}\` |`)
  expect(gammes).toContain('| `ref` | letters, digits, . _ -; 50 at most | refused |  | **key**')
  expect(gammes).toContain('| `lbGammeLong` | 200 characters at most, on one line | becomes null |')
  expect(gammes).toContain('| `periodicite` | letters, digits, . _ -; 50 at most | refused | needed |')
})

test('equipment and locations take a column for each parameter', () => {
  const withParameters = sections
    .filter((text) => text.includes('| `refParametre` |'))
    .map((text) => text.split('/')[0])
  expect(withParameters).toEqual(['RefLocalisation', 'RefMateriel'])
})
