import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentInfo } from '../../../services/Ged/GedDocument/endpoints.ts'
import type { PageInfo } from '../../../services/Prm/GamRapport/endpoints.ts'
import { mostOfPages } from '../../input/uploads.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let origin = ''
beforeAll(async () => {
  server = await startTestServer()
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const path = '/api/Console/Prm/GamRapport'
const ged = '/api/Console/Ged/GedDocument'
// LEV-VGP has two versions: the first six pages belong to the old one.
const current = '2'
const pagesOf = async (idGammeVersion = current) =>
  (await server.call(`${path}/GetPageInfoList?idGammeVersion=${idGammeVersion}`, { token: server.agent }))
    .value as PageInfo[]
const documentsOf = async (idGammeVersion = current) =>
  (await server.call(`${ged}/GetDocumentInfoList?idGammeVersion=${idGammeVersion}`, { token: server.agent }))
    .value as DocumentInfo[]
const send = (
  file: File,
  {
    idGammeVersion = current,
    idPageList = ['8'],
    query = '',
  }: { idGammeVersion?: string; idPageList?: readonly string[]; query?: string } = {},
) => server.upload(`${path}/Import${query}`, server.admin, { idGammeVersion, idPageList, file })
const pdf = (name = 'page.pdf', rest = '') => new File([`%PDF-1.7\n${rest}`], name, { type: 'application/pdf' })
/** Downloads a document as a reader, over the network. */
const download = (idDocument = '', token = server.agent) =>
  fetch(`${origin}${ged}/GetFileContent?idDocument=${idDocument}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br' },
  })

test('the pages of a version stand in their order, with the names of the files they have', async () => {
  const pages = await pagesOf()
  expect(pages.map(({ typePage, refPage, lbFichier }) => [typePage, refPage, lbFichier])).toEqual([
    ['GARDE', 'LEV-VGP-01', 'LEV-VGP-garde.pdf'],
    ['TEXTE', 'LEV-VGP-02', null],
    ['MESURE', 'LEV-VGP-03', null],
    ['PHOTO', 'LEV-VGP-04', null],
    ['PLAN', 'LEV-VGP-05', 'LEV-VGP-plan.png'],
    ['ANNEXE', 'LEV-VGP-06', null],
  ])
  expect((await documentsOf()).map(({ lbFichier }) => lbFichier)).toEqual([
    'LEV-VGP-mode-operatoire.pdf',
    'LEV-VGP-rapport.pdf',
    'LEV-VGP-garde.pdf',
    'LEV-VGP-plan.png',
  ])
})

test('a file of several parts comes back byte by byte, under its name and type, as nothing that a browser would run', async () => {
  const content = new Uint8Array(2_500_000).map((_, at) => (at * 31) % 256)
  content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  expect((await send(new File([content], '../été "1".png'), { idPageList: ['8', '11'] })).value).toEqual({
    inserted: 1,
    updated: 1,
    errors: [],
  })
  const [, page] = await pagesOf()
  const answer = await download(page?.idDocument ?? '')
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(content)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': '2500000',
    'content-disposition': `attachment; filename="?t? \\"1\\".png"; filename*=UTF-8''%C3%A9t%C3%A9%20%221%22.png`,
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(answer.headers.get('content-encoding')).toBeNull()
  const line = await server.db.selectFrom('log').orderBy('idLog', 'desc').selectAll().executeTakeFirstOrThrow()
  expect(line).toMatchObject({ typeObjet: 'Gamme', refObjet: current, lbObjet: 'LEV-VGP', idUser: 1 })
  expect(JSON.parse(line.changements)).toEqual([
    { champ: 'LEV-VGP-02', ancien: null, nouveau: 'été "1".png' },
    { champ: 'LEV-VGP-05', ancien: 'LEV-VGP-plan.png', nouveau: 'été "1".png' },
  ])
})

test('a file that its sender calls otherwise is given out under the ending of what it is', async () => {
  const begun = { pdf: '%PDF-1.7', jpg: '\u00ff\u00d8\u00ff' }
  for (const [ending, start] of Object.entries(begun)) {
    await send(new File([Buffer.from(start, 'latin1')], 'a.html', { type: 'text/html' }), { idPageList: ['10'] })
    const page = (await pagesOf()).find(({ idPage }) => idPage === 10)
    expect(page?.lbFichier).toBe('a.html')
    const { headers } = await download(page?.idDocument ?? '')
    expect(headers.get('content-disposition')).toBe(`attachment; filename=a.html.${ending}`)
  }
})

test('nothing is deleted: what a page had before can still be read', async () => {
  const [before] = await pagesOf()
  await send(pdf('autre.pdf'), { idPageList: ['7'] })
  expect((await pagesOf())[0]?.lbFichier).toBe('autre.pdf')
  expect((await download(before?.idDocument ?? '')).status).toBe(200)
})

test('a dry run says what would be, and nothing is', async () => {
  const before = await pagesOf()
  expect((await send(pdf(), { idPageList: ['9', '9'], query: '?dryRun=true' })).value).toEqual({
    inserted: 1,
    updated: 0,
    errors: [],
  })
  expect(await pagesOf()).toEqual(before)
})

test.each([
  ['an old version', { idGammeVersion: '1', idPageList: ['1'] }, 'Seule la version courante peut être modifiée'],
  ["a page of another version's", { idPageList: ['8', '1'] }, 'Page étrangère à la gamme'],
])('%s is refused', async (_, sent, message) => {
  expect(await send(pdf(), sent)).toMatchObject({ status: 200, value: undefined, messages: [message] })
})

test.each([
  ['a range nobody knows', () => send(pdf(), { idGammeVersion: '404' }), 404],
  ['a page nobody knows', () => send(pdf(), { idPageList: ['8', '404404'] }), 404],
  ['no page', () => send(pdf(), { idPageList: [] }), 400],
  ['a page under the name of an image', () => send(new File(['<script>'], 'a.png', { type: 'image/png' })), 415],
  ['nothing at all', () => send(new File([], 'a.pdf', { type: 'application/pdf' })), 415],
  ['no form', () => server.call(`${path}/Import`, { method: 'POST', token: server.admin, body: {} }), 415],
  ['more than 50 MB', () => send(pdf('a.pdf', 'a'.repeat(mostOfPages))), 413],
  [
    'a document nobody knows',
    () => server.call(`${ged}/GetFileContent?idDocument=00000000-0000-4000-8000-000000000404`, { token: server.agent }),
    404,
  ],
  [
    'a document by a path',
    () => server.call(`${ged}/GetFileContent?idDocument=../../etc/passwd`, { token: server.agent }),
    400,
  ],
])('%s is an error', async (_, sent, status) => {
  const before = await pagesOf()
  expect((await sent()).status).toBe(status)
  expect(await pagesOf()).toEqual(before)
})
