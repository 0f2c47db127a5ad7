import { firstActions, firstMenus, firstRoutes } from '../services/navigation/first.ts'
import { csharpFiles } from './csharp-contract.ts'
import { importsPage } from './imports-page.ts'
import { openApi } from './openapi.ts'
import { openApi30 } from './openapi-3-0.ts'
import { named } from './openapi-named.ts'
import { screensByCall } from './screens.ts'
import { type Pages, servicePage, servicesPage } from './service-page.ts'
import { csharp } from './skeleton-csharp.ts'
import { typescript } from './skeleton-typescript.ts'
import type { Source } from './source.ts'
import { catalogue, statesOf, statesPage } from './states.ts'

/** A file that is made, by its path from the project's root. */
export interface MadeFile {
  path: string
  text: string
}

/** The routes, actions and menus of a new database, as JSON. */
const firstNavigation = (): string =>
  `${JSON.stringify({ routes: firstRoutes, actions: firstActions, menus: firstMenus() }, null, 2)}\n`

/** Everything that the backend team reads and that is made: always the same from the same source. */
export function madeFiles(source: Source): MadeFile[] {
  const document = openApi(source)
  const handedOver = named(document)
  const calls = new Set(source.services.flatMap(({ operations }) => operations.map(({ name }) => name)))
  const pages: Pages = { source, document, screens: screensByCall(calls) }
  return [
    { path: 'contracts/pacts/states.json', text: catalogue(source) },
    { path: 'contracts/openapi.json', text: `${JSON.stringify(handedOver, null, 2)}\n` },
    { path: 'contracts/openapi-3.0.json', text: `${JSON.stringify(openApi30(handedOver), null, 2)}\n` },
    { path: 'contracts/samples/dotnet/Ronde.Verification/ProviderStates.cs', text: csharp(statesOf(source)) },
    ...csharpFiles(source, document),
    { path: 'contracts/samples/typescript/provider-states.ts', text: typescript(statesOf(source)) },
    { path: 'docs/contracts/states.md', text: statesPage(source) },
    { path: 'contracts/first-menus.json', text: firstNavigation() },
    { path: 'docs/contracts/imports.md', text: importsPage() },
    { path: 'docs/contracts/services/README.md', text: servicesPage(pages) },
    ...source.services.map((service) => ({
      path: `docs/contracts/services/${service.name}.md`,
      text: servicePage(pages, service),
    })),
  ]
}
