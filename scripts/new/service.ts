import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { namesOf, operationsOf, type ServiceNames } from './operations.ts'
import type { Plan } from './plan.ts'
import { handlerText, setUpText } from './provider-templates.ts'
import { endpointsText, pactText, statesText } from './service-templates.ts'
import { type Column, tableNamed } from './table.ts'

/** What the new service is called, and where its rows are. */
export interface NewService {
  /** Area and name: `Core/SysAction`. */
  path: string
  /** The table of the reference provider that it reads and writes; without one its answers are left to a person. */
  table?: string | undefined
}

/** Fields that most records have; a person writes the others. */
const usual = ({ entity, key }: ServiceNames): Column[] =>
  (
    [
      [key, key.endsWith('Guid') ? 'text' : 'number'],
      [`lb${entity}`, 'text'],
      ['isActif', 'boolean'],
      ['dtModification', 'instant'],
    ] as const
  ).map(([name, kind]) => ({
    name,
    kind,
    isNullable: false,
    isReference: false,
    isSearched: false,
  }))

/** A service of the backend with all its operations: its contract, and its part in the reference provider. */
export async function newService({ path, table }: NewService, root: string): Promise<Plan> {
  const asked = operationsOf(root, path)
  const known = table === undefined ? null : await tableNamed(root, table)
  const names = namesOf(asked, known?.key)
  const { area, service, operations } = asked
  const contract = `contracts/services/${area}/${service}`
  const provider = `contracts/provider/services/${area}/${service}`
  // States may be there before their service: a lock is.
  const missing = (file: Plan['files'][number]) =>
    existsSync(join(root, file.path)) && !existsSync(join(root, `${contract}/endpoints.ts`)) ? [] : [file]
  const endpoints = endpointsText(names, known?.columns ?? usual(names), operations)
  return {
    files: [
      // The example is the fixture of the pact too.
      { path: `${contract}/endpoints.ts`, text: endpoints.replace('\nconst example:', '\nexport const example:') },
      ...missing({ path: `${contract}/states.ts`, text: statesText(names) }),
      { path: `${contract}/${service}.pact.ts`, text: pactText(names, operations) },
      { path: `${provider}.ts`, text: handlerText(names, operations, known) },
      ...missing({ path: `${provider}.states.ts`, text: setUpText(names, known) }),
    ],
    edits: [],
    next: [
      `Keep the fields the console reads, mark what is proposed, and write a better example: ${contract}/endpoints.ts`,
      known
        ? `Write what is still to be refused: ${provider}.ts, and an interaction for each in ${service}.pact.ts`
        : `Write the table (a migration, its type, \`tables.ts\`, \`kept-columns.ts\`), then ${provider}.ts and how “${names.state}” comes about beside it`,
      `Write its part of the pact, then check it: npm run contracts -- ${path}, npm run verify, npx vitest run --project unit contracts/services`,
    ],
  }
}
