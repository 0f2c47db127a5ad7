import { type Plan, readIn, Refused } from './plan.ts'
import { endpointsText, handlerText, pactText, type ServiceNames, setUpText, statesText } from './service-templates.ts'
import { type Column, tableNamed } from './table.ts'
import { lowerFirst, words } from './words.ts'

/** What the new service is called, and where its rows are. */
export interface NewService {
  /** Area and name: `Core/SysAction`. */
  path: string
  /** The table of the reference provider that it reads; without one the provider's part is left to a person. */
  table?: string | undefined
}

interface Operation {
  service: string
  operation: string
  verb: string
}

const areas = /^(Adm|Aff|Core|Ged|Prm)\/([A-Z][A-Za-z]+)$/

function namesOf(path: string): ServiceNames {
  const [, area = '', service = ''] = areas.exec(path) ?? []
  if (!service) throw new Refused(`a service is named by its area, Adm|Aff|Core|Ged|Prm, and its name, such as Core/SysAction; “${path}” is not`)
  const noun = service.replace(/^[A-Z][a-z]{2}(?=[A-Z])/, '')
  const said = words(noun).toLowerCase()
  return {
    area,
    service,
    noun,
    one: lowerFirst(noun),
    state: `${/^[aeiou]/.test(said) ? 'an' : 'a'} ${said} exists`,
    address: area === 'Core' ? `/api/Core/${service}` : `/api/Console/${area}/${service}`,
  }
}

function refuseUnspecified(root: string, { address, service }: ServiceNames): void {
  const operations = JSON.parse(readIn(root, 'contracts/services/operations.json')) as Operation[]
  const own = operations.filter((one) => one.service === address)
  if (own.length === 0) throw new Refused(`the specification has no service ${address}`)
  if (!own.some(({ operation, verb }) => operation === 'GetList' && verb === 'GET')) {
    throw new Refused(`${service} has no GetList to begin with, only ${own.map(({ operation }) => operation).join(', ')}: write its endpoints.ts by hand`)
  }
}

/** Fields that most lists have; a person writes the others. */
const usual = ({ noun }: ServiceNames): Column[] =>
  ([[`id${noun}`, 'number'], [`lb${noun}`, 'text'], ['isActif', 'boolean']] as const).map(([name, kind]) => ({
    name,
    kind,
    isNullable: false,
    isReference: false,
    isSearched: false,
  }))

/** A service of the backend: its contract and, over a table, its part in the reference provider. */
export async function newService({ path, table }: NewService, root: string): Promise<Plan> {
  const names = namesOf(path)
  refuseUnspecified(root, names)
  const { area, service, one, state } = names
  const known = table === undefined ? null : await tableNamed(root, table)
  const contract = `contracts/services/${area}/${service}`
  const provider = `contracts/provider/services/${area}/${service}`
  const again = ['npm run contracts', 'npx vitest run --project unit contracts/services contracts/provider/security', 'npm run verify']

  const files = [
    { path: `${contract}/endpoints.ts`, text: endpointsText(names, known?.columns ?? usual(names)) },
    { path: `${contract}/states.ts`, text: statesText(names) },
    { path: `${contract}/${service}.pact.ts`, text: pactText(names) },
  ]
  if (!known) {
    return {
      files,
      edits: [],
      next: [
        `Write the fields the console reads, and their example: ${contract}/endpoints.ts`,
        'Write the table: a migration in contracts/provider/database/migrations/, its type beside it, and its name in tables.ts.',
        `Write ${provider}.ts (rows of that table) and ${provider}.states.ts (how “${state}” comes about).`,
          `Until then completeness.test.ts names what is missing: ${again.join(', ')}`,
      ],
    }
  }
  return {
    files: [...files, { path: `${provider}.ts`, text: handlerText(names, known) }, { path: `${provider}.states.ts`, text: setUpText(names, known) }],
    edits: [],
    next: [
      `Leave out what the console does not read, and write a better example: ${contract}/endpoints.ts, then ${provider}.ts and ${one}Exists.`,
      `Compare its rights with the operations list: ${provider}.ts lets administrators only.`,
      `Write the pact anew, then check it: ${again.join(', ')}`,
    ],
  }
}
