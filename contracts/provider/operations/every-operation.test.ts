import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AffAffaire } from '../../services/Aff/AffAffaire/endpoints.ts'
import { SysTable } from '../../services/Core/SysTable/endpoints.ts'
import { GedDocument } from '../../services/Ged/GedDocument/endpoints.ts'
import { GamGamme } from '../../services/Prm/GamGamme/endpoints.ts'
import { ModModeInspection } from '../../services/Prm/ModModeInspection/endpoints.ts'
import { RefMateriel } from '../../services/Prm/RefMateriel/endpoints.ts'
import { RefReferentiel } from '../../services/Prm/RefReferentiel/endpoints.ts'
import { type Call, createCall } from '../../wire/call.ts'
import { CallFailure } from '../../wire/failure.ts'
import { contracted } from '../../wrong/contract.ts'
import { adminId, startTestServer, type TestServer } from '../testing/test-server.ts'

const operations = await contracted()

let server: TestServer
let baseUrl = ''
let keys: object = {}

/** A call of the administrator in a new session: signing out ends one. */
const newCall = async (): Promise<Call> => {
  const token = await server.app.issueToken(adminId)
  return createCall({ baseUrl, token: () => token, language: () => 'fr' })
}

/** The first row of a list. */
const first = <Row>({ value }: { value: Row[] | undefined }): Row => {
  const [row] = value ?? []
  if (row === undefined) throw new Error('the demo has none')
  return row
}

beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  baseUrl = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  const call = await newCall()
  const { idAffaireGuid } = first(await call(AffAffaire.GetList, {}))
  const { idModeGuid, idModeversion } = first(await call(ModModeInspection.GetList, {}))
  const { idTableGuid } = first(await call(SysTable.GetList, {}))
  const { idReferentielGuid, idReferentielVersion } = first(await call(RefReferentiel.GetList, {}))
  const { idGammeVersion } = first(await call(GamGamme.GetList, {}))
  const { idDocument } = first(await call(GedDocument.GetDocumentInfoList, { idGammeVersion }))
  const { idMateriel } = first(await call(RefMateriel.GetMaterialList, { idReferentielGuid, idReferentielVersion }))
  const { idLocalisation } = first(await call(RefReferentiel.GetLieuList, { idReferentielGuid, idReferentielVersion }))
  keys = {
    idAffaireGuid,
    idModeGuid,
    idModeversion,
    idTableGuid,
    idReferentielGuid,
    idReferentielVersion,
    idGammeVersion,
    idDocument,
    idMateriel,
    idLocalisation,
  }
})
afterAll(() => server.close())

/** The example input, with keys of records of the demo. */
const sentOf = (input: unknown): unknown =>
  Object.fromEntries(
    Object.entries(input as object).map(([name, value]) => [
      name,
      name in keys ? (keys as Record<string, unknown>)[name] : value,
    ]),
  )

/** The result of a call: `done`, `answered` with a message of the server, or the failure. */
async function outcomeOf(call: Call, { endpoint }: (typeof operations)[number]): Promise<string> {
  try {
    await call(endpoint, sentOf(endpoint.example.input))
    return 'done'
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    const { kind, status = 0, messages } = error
    return (kind === 'refused' || (kind === 'http' && status < 500)) && messages.length > 0
      ? 'answered'
      : `${kind} ${status}`
  }
}

test.each(operations)('$name has a route of its own, and answers the console [7.provider]', async (operation) => {
  const { endpoint, path } = operation
  expect(server.app.hasRoute({ method: endpoint.verb, url: path })).toBe(true)
  const outcome = await outcomeOf(await newCall(), operation)
  // Whether a write succeeds is for its own tests: here a refusal or a 404 is fine too.
  if (endpoint.verb === 'GET') expect(outcome).toBe('done')
  else expect(['done', 'answered']).toContain(outcome)
})
