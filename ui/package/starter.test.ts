import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findBrowser, launchArgs } from '../../scripts/browser.ts'
import { library, manifest, peers } from './entries.ts'

// Inside of the application, so that what is installed there is all that it finds.
const starter = join(inject('application'), 'starter')
const programOf = (name: string, path: string) =>
  join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), path)

let server: ChildProcess
let browser: Browser
let address: string

beforeAll(async () => {
  cpSync(join(library, 'starter'), starter, { recursive: true })
  execFileSync(process.execPath, [programOf('vite', 'bin/vite.js'), 'build', '--logLevel', 'error'], { cwd: starter })
  server = spawn(process.execPath, ['server.mjs'], { cwd: starter, env: { ...process.env, PORT: '0' } })
  const [told] = (await once(server.stdout!, 'data')) as [Buffer]
  address = told.toString().trim()
  browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
})

afterAll(async () => {
  await browser.close()
  server.kill()
})

test('its types hold', () => {
  execFileSync(process.execPath, [programOf('typescript-7', 'bin/tsc'), '-p', '.'], { cwd: starter, stdio: 'inherit' })
})

test('it names this version of the library, and every package that the library leaves to it', () => {
  const { dependencies } = JSON.parse(readFileSync(join(starter, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  expect(dependencies[manifest.name]).toBe(`^${manifest.version}`)
  const asked = peers.filter((name) => !manifest.peerDependenciesMeta[name]?.optional)
  expect(Object.fromEntries(asked.map((name) => [name, dependencies[name]]))).toEqual(
    Object.fromEntries(asked.map((name) => [name, manifest.peerDependencies[name]])),
  )
})

test('it is styled and works under its policy, which stops nothing of it', async () => {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  const answer = await page.goto(address)
  expect(answer?.headers()['content-security-policy']).toMatch(
    /script-src 'nonce-[^']+' 'strict-dynamic'; style-src 'self' 'nonce-/,
  )
  await page.getByRole('textbox', { name: 'Nom du site' }).fill('Lyon')
  await page.getByRole('button', { name: 'Ajouter' }).click()
  await page.getByRole('status').filter({ hasText: 'Lyon est ajouté' }).waitFor()
  await page.getByRole('button', { name: 'Tout retirer' }).click()
  await page.getByRole('alertdialog', { name: 'Retirer tous les sites ?' }).getByRole('button', { name: 'Oui' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Lyon' }).waitFor({ state: 'detached' })
  const ground = await page
    .getByRole('button', { name: 'Ajouter' })
    .evaluate((element) => getComputedStyle(element).display)
  expect({ ground, errors }).toEqual({ ground: 'flex', errors: [] })
})

test('the policy has a nonce of its own for each page, and stops a script that does not bear it', async () => {
  const policies = await Promise.all([fetch(address), fetch(address)])
  const [one, other] = policies.map(({ headers }) => headers.get('content-security-policy'))
  expect(one).not.toBe(other)
  const page = await browser.newPage()
  await page.goto(address)
  await page.evaluate(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      document.title = effectiveDirective
    })
    document.body.setAttribute('onclick', 'document.title = "ran"')
    document.body.click()
  })
  await page.waitForFunction(() => ['ran', 'script-src-attr'].includes(document.title))
  expect(await page.title()).toBe('script-src-attr')
})
