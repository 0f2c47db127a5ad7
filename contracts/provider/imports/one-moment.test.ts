import type { KyselyPlugin, QueryId } from 'kysely'
import { TableNode } from 'kysely'
import { expect, test } from 'vitest'
import { guidOf } from '../database/identifiers.ts'
import { testDatabase } from '../testing/test-database.ts'
import { startTestServer } from '../testing/test-server.ts'

/** Does something once, when a table has been read. */
function onceRead(table: string, then: () => Promise<unknown>): KyselyPlugin {
  let [read, isDone]: [QueryId | undefined, boolean] = [undefined, false]
  return {
    transformQuery: ({ node, queryId }) => {
      const [from] = node.kind === 'SelectQueryNode' ? (node.from?.froms ?? []) : []
      if (!isDone && from && TableNode.is(from) && from.table.identifier.name === table) read = queryId
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (queryId !== read || isDone) return result
      isDone = true
      await then()
      return result
    },
  }
}

test('a dry run tells of one moment, whatever another caller writes meanwhile', async () => {
  const { db, remove } = await testDatabase()
  const ind = { idReferentielGuid: guidOf('referentiel:IND'), idReferentielVersion: '1' }
  const send = (service: string, query: string, text: string) =>
    server.upload(`/api/Console/Prm/${service}/Import${query}`, server.admin, {
      ...ind,
      file: new File([text], 'l.csv'),
    })
  const place = 'refLocalisation;lbLocalisation;refNiveau\nUSINE-2;Usine 2;IND-SITE\n'
  const piece = (ref: string) => `refMateriel;lb;refTypeMateriel;refLocalisation\n${ref};Palan;PAL;USINE-2\n`
  const meanwhile = async () => {
    expect((await send('RefLocalisation', '', place)).value).toMatchObject({ inserted: 1, errors: [] })
    expect((await send('RefMateriel', '', piece('PAL-2'))).value).toMatchObject({ inserted: 1, errors: [] })
  }
  const server = await startTestServer({ database: db.withPlugin(onceRead('materiel', meanwhile)) })
  const dry = await send('RefMateriel', '?dryRun=true', piece('PAL-2'))
  // Neither the place nor the piece was there when it began.
  expect(dry.value).toMatchObject({ inserted: 1, updated: 0, errors: [{ line: 2, field: 'refLocalisation' }] })
  expect((await send('RefMateriel', '?dryRun=true', piece('PAL-2'))).value).toMatchObject({ updated: 1, errors: [] })
  await server.close()
  await remove()
})
