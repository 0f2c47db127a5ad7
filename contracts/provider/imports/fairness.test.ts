import { connect } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guidOf } from '../database/identifiers.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { book, cell, rowsOf } from './test-books.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const types = guidOf('systable:Prm.RefTypeMateriel')
const addressOf = (path: string): string =>
  `http://127.0.0.1:${(server.app.server.address() as { port: number }).port}/api/Core/${path}`
const send = (
  body: FormData | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
) =>
  fetch(addressOf('SysValeur/Import?dryRun=true'), {
    method: 'POST',
    body,
    signal,
    headers: { authorization: `Bearer ${server.admin}`, 'accept-language': 'fr', ...headers },
  })

function formOf(content: string | Uint8Array): FormData {
  const form = new FormData()
  form.append('idTableGuid', types)
  form.append('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], 'valeurs'))
  return form
}

/** Runs some work, and counts the calls of another client meanwhile, one after the other. */
async function beside<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; answered: number; longest: number }> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const state = { isOver: false, answered: 0 }
  const neighbour = async () => {
    while (!state.isOver) {
      const answer = await fetch(addressOf('SysInfo/GetAppInfo'), {
        headers: { authorization: `Bearer ${server.admin}` },
      })
      await answer.json()
      state.answered += 1
    }
  }
  delay.enable()
  const calling = neighbour()
  const result = await work().finally(() => {
    state.isOver = true
  })
  await calling
  delay.disable()
  return { result, answered: state.answered, longest: delay.max / 1e6 }
}

// Each of these blocked all calls for at least 5 seconds. A third of that leaves room for a busy machine.
const longestTurn = 1_500

const head = rowsOf([['refValeur', 'lbValeur']])
const lines = (count: number, line: (at: number) => string): string =>
  `refValeur;lbValeur;refParent\n${Array.from({ length: count }, (_, at) => line(at)).join('\n')}`
const chain = (at: number): string => `M-${at};Maillon;${at === 0 ? '' : `M-${at - 1}`}`

const files: readonly (readonly [string, () => string | Uint8Array, number])[] = [
  ['a cell far to the right and below', () => book(`${head}<row r="100000">${cell('ALL100000', 'x')}</row>`), 200],
  ['the last cell of all', () => book(`${head}<row r="1048576">${cell('XFD1048576', 'x')}</row>`), 413],
  ['an archive that unfolds to 160 MB', () => book(head + ' '.repeat(160 * 1_048_576)), 413],
  ['a million lines', () => lines(1_000_000, (at) => `V${at};a;`), 413],
  ['as many lines as there may be', () => lines(99_999, (at) => `V${at};Valeur;`), 200],
  ['one cell of 19 MB', () => `refValeur;lbValeur\nA;${'é'.repeat(9_900_000)}`, 200],
  ['19 MB of separators', () => `refValeur;lbValeur\n${';'.repeat(19_900_000)}`, 413],
  ['a chain of 20,000 values', () => lines(20_000, chain), 200],
  ['a chain of 20,000 values, the last first', () => lines(20_000, (at) => chain(19_999 - at)), 200],
]

test.each(files)('%s: the others are answered meanwhile', async (_, make, status) => {
  const form = formOf(make())
  const { result, answered, longest } = await beside(() => send(form))
  expect(result.status).toBe(status)
  expect(answered).toBeGreaterThan(3)
  expect(longest).toBeLessThan(longestTurn)
})

const boundary = 'form-boundary-of-many-parts'
const manyParts = (count: number): Uint8Array<ArrayBuffer> => {
  const part = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  return Buffer.from(`${Array.from({ length: count }, (_, at) => part(`p${at}`, 'x')).join('')}--${boundary}--\r\n`)
}

test('a form of 200,000 parts is refused, by the limit, and the others are answered meanwhile', async () => {
  const form = manyParts(200_000)
  const { result, longest } = await beside(() =>
    send(form, { 'content-type': `multipart/form-data; boundary=${boundary}` }),
  )
  expect(result.status).toBe(413)
  expect(await result.text()).toContain('1\u202f100 parties au plus')
  expect(longest).toBeLessThan(longestTurn)
})

test('a reading ends with whoever asked for it, and the next has its turn', async () => {
  const slow = formOf(book(head + ' '.repeat(40 * 1_048_576)))
  const gone = new AbortController()
  const given = [send(slow, {}, gone.signal), send(slow, {}, gone.signal), send(slow, {}, gone.signal)]
  const ends = Promise.allSettled(given)
  // By then they have started.
  await (await fetch(addressOf('SysInfo/GetAppInfo'))).text()
  gone.abort()
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect((await send(formOf('refValeur;lbValeur\nA;a'))).status).toBe(200)
})

const megabyte = 1_048_576
const raw = (body: Buffer, headers: Record<string, string>) =>
  new Promise<string>((resolve, reject) => {
    const { port } = server.app.server.address() as { port: number }
    const socket = connect(port, '127.0.0.1')
    let told = ''
    socket
      .setEncoding('latin1')
      .on('data', (piece: string) => (told += piece))
      .on('error', reject)
    socket.write(
      `POST /api/Core/SysValeur/${headers['content-type']?.startsWith('multipart') ? 'Import' : 'Insert'} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${server.admin}\r\nAccept-Language: fr\r\n`,
    )
    socket.write(
      `${Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n`,
    )
    // Like a browser, which reads the answer only once everything is sent.
    socket.write(body, () => socket.end())
    socket.once('close', () => resolve(told))
  })

test.each([
  [
    'a form that says how long it is',
    21,
    { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': String(21 * megabyte) },
    '20',
  ],
  [
    'a body that says how long it is',
    3,
    { 'content-type': 'application/json', 'content-length': String(3 * megabyte) },
    '1',
  ],
])(
  '%s, and is too large, is answered once it was sent, and the answer names the limit',
  async (_, size, headers, limit) => {
    const told = await raw(Buffer.alloc(size * megabyte, 97), headers)
    expect(told).toMatch(/^HTTP\/1\.1 413 /)
    expect(Buffer.from(told, 'latin1').toString()).toContain(`Envoi trop volumineux\u00a0: ${limit} Mo au plus`)
  },
)
