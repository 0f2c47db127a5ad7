import { expect, test } from 'vitest'
import { committedPact } from '../handoff/source.ts'
import type { Interaction } from '../pacts/pact.ts'
import { changesBetween, type Kind } from './compare.ts'
import { changeLog } from './log.ts'

const pact = committedPact().filter(({ request }) => /AdmAgence|SysAction|SysValeur\/Import|SysInfo/.test(request.path))

const find = (interactions: Interaction[], start: string): Interaction => {
  const found = interactions.find(({ description }) => description === start)
  if (!found) throw new Error(`no ${start}`)
  return found
}
const answered = (interaction: Interaction) =>
  interaction.response.body?.content as { value: Record<string, unknown>; msgList: { message: string }[] }
const sent = (interaction: Interaction) => interaction.request.body?.content as Record<string, unknown>
const rules = (interaction: Interaction) =>
  (interaction.response.matchingRules as { body: Record<string, { matchers: object[] }> }).body

const insert = 'AdmAgence/Insert: a new agency'
const taken = 'AdmAgence/Insert: a new agency of a name that is taken'
const list = 'AdmAgence/GetList: a request for the agencies'

type Seed = [
  what: string,
  change: (now: Interaction[]) => Interaction[] | void,
  kind: Kind,
  operation: string,
  told: RegExp,
]

const seeds: Seed[] = [
  [
    'an operation that is new',
    (now) =>
      void now.push({
        ...structuredClone(find(now, list)),
        request: { ...find(now, list).request, path: '/api/Console/Adm/AdmAgence/Get' },
      }),
    'breaking',
    'AdmAgence/Get',
    /^is new$/,
  ],
  [
    'an operation that is gone',
    (now) => now.filter(({ request }) => !request.path.endsWith('GetAppInfo')),
    'harmless',
    'SysInfo/GetAppInfo',
    /^is no longer called$/,
  ],
  [
    'an interaction that is new',
    (now) =>
      void now.push({
        ...structuredClone(find(now, taken)),
        description: 'AdmAgence/Insert: at night',
        response: { status: 503 },
      }),
    'breaking',
    'AdmAgence/Insert',
    /^has a new interaction: at night$/,
  ],
  [
    'an interaction that is gone',
    (now) => now.filter(({ description }) => description !== taken),
    'harmless',
    'AdmAgence/Insert',
    /^has one interaction less: a new agency of a name that is taken$/,
  ],
  [
    'another name of an interaction',
    (now) => void (find(now, taken).description = 'AdmAgence/Insert: taken'),
    'harmless',
    'AdmAgence/Insert',
    /is called “taken”$/,
  ],
  [
    'another verb',
    (now) => void (find(now, insert).request.method = 'PUT'),
    'breaking',
    'AdmAgence/Insert',
    /^the verb is PUT, not POST$/,
  ],
  [
    'a field sent besides',
    (now) => void (sent(find(now, insert)).lbVille = 'Lille'),
    'breaking',
    'AdmAgence/Insert',
    /^sends `\$\.lbVille`$/,
  ],
  [
    'a field no longer sent',
    (now) => void delete sent(find(now, insert)).isActif,
    'breaking',
    'AdmAgence/Insert',
    /^no longer sends `\$\.isActif`$/,
  ],
  [
    'a field sent as another type',
    (now) => void (sent(find(now, insert)).isActif = 'oui'),
    'breaking',
    'AdmAgence/Insert',
    /^sends `\$\.isActif` as string, not boolean$/,
  ],
  [
    'a query sent besides',
    (now) => void (find(now, list).request.query = { ville: ['Lille'] }),
    'breaking',
    'AdmAgence/GetList',
    /^sends `query ville`$/,
  ],
  [
    'a header sent besides',
    (now) => Object.assign(find(now, list).request.headers ?? {}, { 'X-Agence': ['1'] }) && undefined,
    'breaking',
    'AdmAgence/GetList',
    /^sends `header X-Agence`$/,
  ],
  [
    'a token sent no longer',
    (now) => void delete find(now, list).request.headers?.Authorization,
    'breaking',
    'AdmAgence/GetList',
    /^no longer sends `header Authorization`$/,
  ],
  [
    'another example in what is sent',
    (now) => void (sent(find(now, insert)).lbAgence = 'Nancy'),
    'harmless',
    'AdmAgence/Insert',
    /^sends another value in `\$\.lbAgence`$/,
  ],
  [
    'a field read besides',
    (now) => void (answered(find(now, insert)).value.lbVille = 'Lille'),
    'breaking',
    'AdmAgence/Insert',
    /^reads `\$\.value\.lbVille`$/,
  ],
  [
    'a field no longer read',
    (now) => void delete answered(find(now, insert)).value.isActif,
    'harmless',
    'AdmAgence/Insert',
    /^no longer reads `\$\.value\.isActif`$/,
  ],
  [
    'a field read as another type',
    (now) => void (answered(find(now, insert)).value.idAgence = 'one'),
    'breaking',
    'AdmAgence/Insert',
    /^expects something else of `\$\.value\.idAgence` \(string/,
  ],
  [
    'more expected of a field',
    (now) => void (rules(find(now, insert))['$.value.idAgence'] = { matchers: [{ match: 'equality' }] }),
    'breaking',
    'AdmAgence/Insert',
    /^expects more of `\$\.value\.idAgence` \(exact, not integer\)$/,
  ],
  [
    'less expected of a field',
    (now) => void (rules(find(now, insert))['$.value.lbAgence'] = { matchers: [{ match: 'type' }] }),
    'harmless',
    'AdmAgence/Insert',
    /^expects less of `\$\.value\.lbAgence` \(type, not exact\)$/,
  ],
  [
    'another form of a field',
    (now) =>
      void (rules(find(now, 'SysInfo/GetAppInfo: what the server says of itself'))['$.value.dtServeur'] = {
        matchers: [{ match: 'regex', regex: '^\\d{4}$' }],
      }),
    'breaking',
    'SysInfo/GetAppInfo',
    /^expects something else of `\$\.value\.dtServeur`/,
  ],
  [
    'other words of a refusal',
    (now) => void ((answered(find(now, taken)).msgList[0] as { message: string }).message = 'Ce nom est pris'),
    'breaking',
    'AdmAgence/Insert',
    /^expects "Ce nom est pris" in `\$\.msgList\[0\]\.message`/,
  ],
  [
    'another status',
    (now) => void (find(now, 'AdmAgence/Insert: without a session').response.status = 403),
    'breaking',
    'AdmAgence/Insert',
    /^expects 403 in `status`, not 401$/,
  ],
  [
    'a header expected besides',
    (now) => Object.assign(find(now, list).response.headers ?? {}, { 'X-Total-Count': ['1'] }) && undefined,
    'breaking',
    'AdmAgence/GetList',
    /^expects `header X-Total-Count`$/,
  ],
  [
    'other states',
    (now) => void find(now, insert).providerStates?.push({ name: 'the moon is full' }),
    'set-up',
    'AdmAgence/Insert',
    /^other states: .*the moon is full$/,
  ],
  [
    'a state of another parameter',
    (now) => void Object.assign(find(now, list).providerStates?.[1]?.params ?? {}, { lbVille: 'Lille' }),
    'set-up',
    'AdmAgence/GetList',
    /^a state has other parameters$/,
  ],
  [
    'a state of another value',
    (now) => void Object.assign(find(now, list).providerStates?.[1]?.params ?? {}, { lbAgence: 'Nancy' }),
    'harmless',
    'AdmAgence/GetList',
    /^a state has other values$/,
  ],
]

test.each(seeds)('%s', async (_, change, kind, operation, told) => {
  const now = structuredClone(pact)
  const changes = await changesBetween(pact, change(now) ?? now)
  expect(changes.map((one) => ({ kind: one.kind, operation: one.operation, what: one.what }))).toEqual([
    { kind, operation, what: expect.stringMatching(told) },
  ])
})

test('a pact has not changed from itself, and the log says so', async () => {
  const changes = await changesBetween(pact, structuredClone(pact))
  expect(changes).toEqual([])
  expect(changeLog(changes, { from: '0.1.0', to: '0.2.0' })).toBe('## 0.2.0, since 0.1.0\n\nNo change.\n')
})

test('the same change of several interactions is told once, breaking changes first', async () => {
  const now = structuredClone(pact).map((one) =>
    one.description === list ? { ...one, description: 'AdmAgence/GetList: all' } : one,
  )
  for (const one of now.filter(({ request }) => request.path.endsWith('AdmAgence/Insert'))) sent(one).lbVille = 'Lille'
  const log = changeLog(await changesBetween(pact, now), { from: '0.1.0', to: '0.2.0' })
  expect(log).toMatch(
    /^## 0\.2\.0, since 0\.1\.0\n\n### Breaking: .*\n\n- \*\*AdmAgence\/Insert\*\*\n {2}- sends `\$\.lbVille` \(\d+ interactions\)\n\n### Harmless\n\n- \*\*AdmAgence\/GetList\*\*\n/,
  )
})
