import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { misledSite } from './testing/misled-site.ts'

let site: Awaited<ReturnType<typeof misledSite>>
let origin = ''
beforeAll(async () => {
  site = await misledSite()
  const { key, certificate } = site.certificate(new Date())
  origin = `https://localhost:${await site.proxy(() => {}, { key, cert: certificate })}`
})
afterAll(() => site.close())

/** Runs the program of `npm run doctor`. */
const run = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, [join(import.meta.dirname, 'doctor.ts'), ...args], (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    )
  })

test('what keeps every check from looking is said once', async () => {
  const { code, output } = await run(origin)
  expect(code).toBe(1)
  expect(output).toMatch(/^certificate: .*SELF_SIGNED/)
  expect(output).toMatch(/^\d{2} checks could not look: .*self-signed certificate/m)
  expect(output.split('\n').length).toBeLessThan(12)
})

test('whoever says nothing, and a file that is not there, are told in one line', async () => {
  const silent = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
  expect(await run(address)).toEqual({ code: 2, output: expect.stringMatching(/^Nobody answers on http:.*\n$/) })
  silent.close()
  const none = await run(origin, '--ca', '/nowhere.pem')
  expect(none).toEqual({ code: 2, output: expect.stringMatching(/^--ca \/nowhere\.pem: ENOENT.*\n$/) })
})
