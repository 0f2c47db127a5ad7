import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readForm } from './forms.ts'

/** The headers and body of a form, in chunks of `size` bytes. */
async function sent(form: FormData, size: number) {
  const { headers, body } = new Response(form)
  const bytes = Buffer.from(await new Response(body).arrayBuffer())
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  )
  return {
    headers: { 'content-type': headers.get('content-type') ?? '' },
    bytes,
    body: Readable.from(pieces, { objectMode: false }),
  }
}

const most = 100_000
// Browsers send every line break as CRLF. No backslash: it is a path separator, which is stripped from names.
const text = fc.string({
  unit: fc.constantFrom('a', 'é', '"', '%', '\r\n', '-', ';', '=', '€', '../', '\u202e', '😀'),
  maxLength: 20,
})

test('a form is read as a browser sends it, however its bytes are cut: names, texts, lists, and a file of any name', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: 1, maxLength: 5 }),
      text.map((name) => `f${name}`),
      fc.uint8Array({ maxLength: 3_000 }),
      fc.integer({ min: 1, max: 500 }),
      async (values, name, content, size) => {
        const form = new FormData()
        for (const value of values) form.append('liste', value)
        form.append('file', new File([new Uint8Array(content)], name, { type: 'text/csv' }))
        const { headers, body } = await sent(form, size)
        const read = await readForm(headers, body, most)
        expect(read.getAll('liste')).toEqual(values)
        const file = read.get('file') as File
        expect([file.name, file.type, await file.bytes()]).toEqual([name, 'text/csv', new Uint8Array(content)])
      },
    ),
  )
})

const one = () => {
  const form = new FormData()
  form.append('file', new File(['x'.repeat(5_000)], 'a.csv'))
  return form
}

test('a file may have every byte of its limit, whatever its form has beside it', async () => {
  const form = new FormData()
  form.append('liste', 'x'.repeat(60_000))
  form.append('file', new File(['x'.repeat(most)], 'a.csv'))
  const { headers, body } = await sent(form, 10_000)
  expect(((await readForm(headers, body, most)).get('file') as File).size).toBe(most)
})

test.each([
  [
    'that ends in the middle',
    400,
    'badRequest',
    async () => ({
      ...(await sent(one(), 100)),
      body: Readable.from([(await sent(one(), 100)).bytes.subarray(0, 3_000)], { objectMode: false }),
    }),
  ],
  [
    'whose sender hangs up',
    400,
    'badRequest',
    async () => ({
      ...(await sent(one(), 100)),
      body: new Readable({
        read() {
          this.destroy()
        },
      }),
    }),
  ],
  [
    'that does not say how its parts are told apart',
    400,
    'badRequest',
    async () => ({ ...(await sent(one(), 100)), headers: { 'content-type': 'multipart/form-data' } }),
  ],
  [
    'that is larger than it may be',
    413,
    'tooLarge',
    async () => sent(((form) => (form.append('b', new File(['x'.repeat(most)], 'b')), form))(one()), 1_000),
  ],
  [
    'that says it is',
    413,
    'tooLarge',
    async () => ({
      ...(await sent(one(), 100)),
      headers: { ...(await sent(one(), 100)).headers, 'content-length': '300000' },
    }),
  ],
  [
    'with a text longer than any key',
    413,
    'tooLarge',
    async () => sent(((form) => (form.append('b', 'x'.repeat(70_000)), form))(one()), 1_000),
  ],
])('a form %s is refused', async (_, status, key, make) => {
  const { headers, body } = await make()
  await expect(readForm(headers, body, most)).rejects.toMatchObject({ status, key })
})
