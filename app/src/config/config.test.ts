import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { defaultConfig, fetchConfig, readConfig, sendsKeys } from './config.ts'

const read = (config: unknown) => readConfig(JSON.stringify(config))

const company = { clientId: '3f2c', authority: 'https://login.example/company', knownAuthorities: ['login.example'] }

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('readConfig', () => {
  test('an empty file gives the defaults of the specification [9.environment, 9.build-version, 9.theme-dark]', () => {
    expect(read({})).toEqual({ config: defaultConfig })
    expect(defaultConfig).toMatchObject({
      environment: 'srv-test',
      buildVersion: '2023.8.0',
      product: { name: 'Ronde', title: 'Ronde 4.0' },
      theme: { light: {}, dark: {}, startsDark: false },
      session: { maximum: 900_000, alert: 60_000, dataRefresh: 10_000, sessionRefresh: 10_000 },
    })
  })

  test('the file as shipped is right, and French [9.locale-default]', () => {
    const shipped = readFileSync(new URL('../../public/config.json', import.meta.url), 'utf8')
    expect(readConfig(shipped)).toHaveProperty('config.locale', 'fr')
  })

  test('directory sign-in is there only when it is configured, and asks for what MSAL needs', () => {
    expect(defaultConfig.directory).toBeUndefined()
    expect(read({ directory: company })).toHaveProperty('config.directory', {
      ...company,
      scopes: ['User.Read', 'email'],
    })
    const whole = {
      ...company,
      passwordResetAuthority: 'https://localhost:5081/password-reset',
      knownAuthorities: ['localhost:5081'],
      scopes: ['email'],
    }
    expect(read({ directory: whole })).toHaveProperty('config.directory', whole)
  })

  test.each([
    '',
    '/ronde',
    '/tools/ronde',
    'https://api.example',
    'http://localhost:5081',
    'https://api.example/ronde',
  ])('calls may go to %j', (apiHost) => {
    expect(read({ apiHost })).toHaveProperty('config.apiHost', apiHost)
  })

  test('a key left out takes its default, inside a part too', () => {
    expect(read({ session: { maximum: 1000 } })).toHaveProperty('config.session', {
      ...defaultConfig.session,
      maximum: 1000,
    })
    expect(read({ limits: {} })).toHaveProperty('config.limits', { whole: 100_000 })
    expect(read({ product: { name: 'X' } })).toHaveProperty('config.product', { name: 'X', title: 'Ronde 4.0' })
    expect(read({ theme: { startsDark: true } })).toHaveProperty('config.theme', {
      light: {},
      dark: {},
      startsDark: true,
    })
  })

  test('what a file says is what holds [9.environment, 9.build-version, 9.theme-colours, 9.theme-dark]', () => {
    const theme = {
      light: { primary: '#112233', secondary: '#445566', accent: '#778899' },
      dark: { primary: '#aabbcc' },
      startsDark: true,
    }
    const given = { environment: 'recette', buildVersion: '2027.1.0', theme }
    expect(read(given)).toEqual({ config: { ...defaultConfig, ...given } })
    expect(read({ theme: { light: { fourth: '#112233' } } })).toEqual({
      problem: { key: 'theme.light.fourth', reason: 'unknown' },
    })
  })

  test.each([
    ['apiHost', { apiHost: 'api.example' }],
    ['apiHost', { apiHost: 'https://api.example/' }],
    ['apiHost', { apiHost: 'javascript:alert(1)' }],
    ['apiHost', { apiHost: '/' }],
    ['apiHost', { apiHost: '/ronde/' }],
    ['apiHost', { apiHost: 'ronde' }],
    ['apiHost', { apiHost: '//api.example' }],
    ['apiHost', { apiHost: '/\\api.example' }],
    ['apiHost', { apiHost: '/ronde?x=1' }],
    ['apiHost', { apiHost: 'https://api.example?x=/ronde' }],
    ['idempotencyKeys', { idempotencyKeys: 'yes' }],
    ['environment', { environment: '' }],
    ['environment', { environment: 12 }],
    ['buildVersion', { buildVersion: null }],
    ['locale', { locale: '' }],
    ['product', { product: 'Ronde' }],
    ['product.title', { product: { title: '' } }],
    ['theme.light.primary', { theme: { light: { primary: 'blue' } } }],
    ['theme.dark.accent', { theme: { dark: { accent: '#12345' } } }],
    ['theme.startsDark', { theme: { startsDark: 'yes' } }],
    ['session.maximum', { session: { maximum: 'soon' } }],
    ['session.alert', { session: { alert: 0 } }],
    ['session.dataRefresh', { session: { dataRefresh: 1.5 } }],
    ['mailSuffix', { mailSuffix: 1 }],
    ['directory', { directory: 'https://login.example' }],
    ['directory.clientId', { directory: { ...company, clientId: '' } }],
    ['directory.authority', { directory: { ...company, authority: undefined } }],
    ['directory.authority', { directory: { ...company, authority: 'http://login.example' } }],
    ['directory.authority', { directory: { ...company, authority: 'https://login.example/?p=1' } }],
    ['directory.passwordResetAuthority', { directory: { ...company, passwordResetAuthority: 'login.example/reset' } }],
    ['directory.knownAuthorities', { directory: { ...company, knownAuthorities: [] } }],
    ['directory.knownAuthorities.0', { directory: { ...company, knownAuthorities: ['https://login.example'] } }],
    ['directory.scopes', { directory: { ...company, scopes: 'email' } }],
    ['directory.scopes.1', { directory: { ...company, scopes: ['email', 1] } }],
  ])('a value that does not fit names its key: %s', (key, config) => {
    expect(read(config)).toEqual({ problem: { key, reason: 'value' } })
  })

  test.each([
    ['apiHots', { apiHots: '' }],
    ['session.max', { session: { max: 1 } }],
    ['directory.tenant', { directory: { ...company, tenant: 'x' } }],
    ['theme.light.primry', { theme: { light: { primry: '#000000' } } }],
  ])('a key that does not exist is named: %s', (key, config) => {
    expect(read(config)).toEqual({ problem: { key, reason: 'unknown' } })
  })

  test.each(['', '{', 'apiHost: x', '<!doctype html>'])('%j is not JSON', (text) => {
    expect(readConfig(text)).toEqual({ problem: { key: '', reason: 'notJson' } })
  })

  test.each(['null', '[]', '12', '"x"'])('%s is JSON, but no configuration', (text) => {
    expect(readConfig(text)).toEqual({ problem: { key: '', reason: 'value' } })
  })

  test('never throws, and gives a whole configuration or a problem', () => {
    const keys = fc.constantFrom(
      'apiHost',
      'environment',
      'product',
      'locale',
      'theme',
      'session',
      '__proto__',
      'light',
      'maximum',
      'x',
    )
    const near = fc.dictionary(keys, fc.oneof(fc.jsonValue(), fc.dictionary(keys, fc.jsonValue())))
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          near.map((config) => JSON.stringify(config)),
        ),
        (text) => {
          const reading = readConfig(text)
          if ('config' in reading)
            expect(Object.keys(reading.config)).toEqual(expect.arrayContaining(['product', 'theme', 'session']))
          else
            expect(
              reading.problem.key === '' || reading.problem.reason === 'value' || reading.problem.reason === 'unknown',
            ).toBe(true)
        },
      ),
      { numRuns: 1000 },
    )
  })
})

test.each([
  ['', undefined, true],
  ['/ronde', undefined, true],
  ['https://api.example', undefined, false],
  ['https://api.example/ronde', undefined, false],
  ['https://api.example', true, true],
  ['/ronde', false, false],
])('where calls go to %j, and the file says %j of keys, that saves bear them is %j', (apiHost, said, expected) => {
  expect(sendsKeys({ apiHost, idempotencyKeys: said })).toBe(expected)
})

describe('fetchConfig', () => {
  test.each([
    [
      'is not there',
      () => Promise.resolve(new Response('', { status: 404 })),
      { problem: { key: '', reason: 'missing' } },
    ],
    ['cannot be had', () => Promise.reject(new TypeError('offline')), { problem: { key: '', reason: 'missing' } }],
    ['is no JSON', () => Promise.resolve(new Response('<!doctype html>')), { problem: { key: '', reason: 'notJson' } }],
    [
      'bears the mark that Windows editors write',
      () => Promise.resolve(new Response('\uFEFF{}')),
      { config: defaultConfig },
    ],
  ])('a file that %s', async (_, answer, expected) => {
    vi.stubGlobal('fetch', answer)
    expect(await fetchConfig()).toEqual(expected)
  })
})
