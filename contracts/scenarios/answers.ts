import * as z from 'zod/mini'
import { UsrUser } from '../services/Adm/UsrUser/endpoints.ts'
import { AffAffaire } from '../services/Aff/AffAffaire/endpoints.ts'
import { SysValeur } from '../services/Core/SysValeur/endpoints.ts'
import { createCall } from '../wire/call.ts'
import { type Endpoint, pathOf } from '../wire/endpoint.ts'
import { hold } from './broken.ts'
import { same } from './own-referential.ts'
import type { Scenario } from './scenario.ts'
import { csv } from './world.ts'

/** An operation typed to take any input. */
const anyhow = <Value>(endpoint: Endpoint<never, Value> | Endpoint<object, Value>) =>
  ({ ...endpoint, input: z.record(z.string(), z.unknown()) }) as unknown as Endpoint<Record<string, unknown>, Value>

/** `Accept-Language` headers, and the language of their answer. */
const languages = [
  ['fr', 'fr'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['de,en;q=0.5,fr;q=0.3', 'en'],
  ['de,en;q=0.3,fr;q=0.5', 'fr'],
  ['en;q=0.4,fr;q=0.6', 'fr'],
  ['fr;q=0.4, en; q=0.6', 'en'],
  ['en;q=0', 'fr'],
  ['fr;q=0.2,en', 'en'],
  ['de', 'fr'],
] as const

/** Answers have correct headers, and the requested language. */
export const answers: readonly Scenario[] = [
  {
    name: 'an answer says whether it is a success, a refusal or a failure, and in which language it was asked for',
    run: async (world) => {
      const { login } = await world.person()
      const toBe = await world.caseToBe()
      const made = await world.ask(AffAffaire.Insert, toBe)
      hold(
        made.said.length > 0 && made.said.every(({ eventType }) => eventType < 4),
        'a save that was done says nothing, or that it was refused',
      )
      const refused = await world.ask(AffAffaire.Insert, toBe)
      same('a refusal is of the type', refused.said.map(({ eventType }) => eventType).join(), '4')
      const failed = await world.ask(AffAffaire.Get, { idAffaireGuid: '00000000-0000-4000-8000-000000000404' })
      same(
        'a failure is of the type',
        `${failed.status} ${failed.said.map(({ eventType }) => eventType).join()}`,
        '404 5',
      )
      const asked = { login, newPassword: 'one of them', newPasswordCopy: 'another one' }
      const told = async (language: string) => {
        const call = createCall({ baseUrl: world.tried.url, token: () => world.admin, language: () => language })
        const { messages } = await call(UsrUser.ChangePassword, asked).catch(
          (error: { messages?: { message: string }[] }) => ({ messages: error.messages ?? [] }),
        )
        return messages.some(({ message }) => message === 'Les deux mots de passe diffèrent')
          ? 'fr'
          : messages.length > 0
            ? 'en'
            : 'none'
      }
      for (const [language, expected] of languages)
        same(`asked for ${language} the answer is in`, await told(language), expected)
    },
  },
  {
    name: 'what a server says besides names what it is about: the code of a refusal and its field',
    isProposed: true,
    run: async (world) => {
      const { login } = await world.person()
      const { idTableGuid } = await world.table()
      const codes = async (
        asked: Promise<{ said: readonly { code?: string | null | undefined; field?: string | null | undefined }[] }>,
      ) => (await asked).said.map(({ code, field }) => `${code} ${field ?? '–'}`).join()
      const change = (newPassword: string, newPasswordCopy: string) =>
        world.ask(UsrUser.ChangePassword, { login, newPassword, newPasswordCopy })
      same(
        'two passwords that differ are refused by',
        await codes(change('one of them', 'another one')),
        'R11 newPasswordCopy',
      )
      same('a short password is refused by', await codes(change('short', 'short')), 'R12 newPassword')
      const both = (await codes(change('short', 'other'))).split(',').toSorted().join()
      same('a short password and another are refused by', both, 'R11 newPasswordCopy,R12 newPassword')
      const odd = world.ask(anyhow(SysValeur.GetList as Endpoint<object, unknown>), { idTableGuid, isActif: 'oui' })
      same('a flag that is none is', (await odd).said.map(({ field }) => field).join(), 'isActif')
      same(
        'an empty file is refused by',
        await codes(world.ask(SysValeur.Import, { idTableGuid, file: csv(['refValeur']) })),
        'R32 –',
      )
    },
  },
  {
    name: 'another verb than the operation’s is 405, names the right one, and does nothing',
    run: async (world) => {
      const { idTableGuid } = await world.table(['refValeur;lbValeur', 'A;Un'])
      const [value] = await world.done(SysValeur.GetList, { idTableGuid })
      for (const [endpoint, method, query] of [
        [SysValeur.GetList, 'POST', ''],
        [SysValeur.Delete, 'GET', `?idValeurGuid=${value?.idValeurGuid}`],
        [SysValeur.Insert, 'DELETE', ''],
      ] as const) {
        const answer = await fetch(`${world.tried.url}${pathOf(endpoint)}${query}`, {
          method,
          headers: { Authorization: `Bearer ${world.admin}` },
          signal: AbortSignal.timeout(world.tried.timeout ?? 30_000),
        })
        const asked = `${endpoint.operation} asked by ${method}`
        same(`${asked} is`, String(answer.status), '405')
        const allowed = (answer.headers.get('Allow') ?? '').split(',').map((verb) => verb.trim())
        hold(allowed.includes(endpoint.verb), `${asked} names ${allowed.join() || 'nothing'} in Allow`)
        const body = (await answer.json().catch(() => null)) as { hasErrors?: unknown; msgList?: unknown } | null
        hold(
          body?.hasErrors === true && !('value' in body) && Array.isArray(body.msgList) && body.msgList.length > 0,
          `${asked} is answered without envelope and message`,
        )
      }
      same('values that are left', String((await world.done(SysValeur.GetList, { idTableGuid })).length), '1')
    },
  },
  {
    name: 'what nobody can mean is 400, and what is of another type 415',
    run: async (world) => {
      const made = await world.affaire()
      const { idTableGuid } = await world.table()
      const key = made.idAffaireGuid
      const get = anyhow(AffAffaire.Get as Endpoint<object, unknown>)
      for (const idAffaireGuid of [`x${key}`, `${key}x`, key.replaceAll('-', ''), ''])
        same(
          `of the key ${idAffaireGuid} the answer is`,
          String((await world.ask(get, { idAffaireGuid })).status),
          '400',
        )
      same(
        'a key in capitals is',
        (await world.done(AffAffaire.Get, { idAffaireGuid: key.toUpperCase() })).refAffaire,
        made.refAffaire,
      )
      const user = anyhow(UsrUser.Get as Endpoint<object, unknown>)
      for (const idUser of ['1x', 'x1', '0', '-1', '1.5'])
        same(`of the key ${idUser} the answer is`, String((await world.ask(user, { idUser })).status), '400')
      const list = anyhow(SysValeur.GetList as Endpoint<object, unknown>)
      same(
        'of a search for what no text holds the answer is',
        String((await world.ask(list, { idTableGuid, search: 'a\0b' })).status),
        '400',
      )
      const insert = anyhow(
        SysValeur.Insert as Endpoint<object, { refValeur: string; lbValeur: string; lbCourt: string | null }>,
      )
      const sent = { idTableGuid, refValeur: 'A', lbValeur: 'Un' }
      for (const more of [
        { couleur: 'vert' },
        { refValeur: 'A B' },
        { refValeur: '' },
        { refValeur: 'A'.repeat(51) },
        { lbValeur: ' ' },
        { lbValeur: 'a\0b' },
        { lbValeur: '\u200b' },
        { lbValeur: 'L'.repeat(201) },
        { description: 'L'.repeat(2_001) },
        { extendedData: '1' },
        { extendedData: 'null' },
        { extendedData: '[]' },
        { extendedData: '{' },
        { extendedData: JSON.stringify({ a: 'é'.repeat(40_000) }) },
        { isActif: 1 },
        { idValeurParent: 0.5 },
      ])
        same(
          `of a value with ${JSON.stringify(more).slice(0, 60)} the answer is`,
          String((await world.ask(insert, { ...sent, ...more })).status),
          '400',
        )
      const parted = await world.done(insert, {
        ...sent,
        refValeur: ' A ',
        lbValeur: ' E\u0301te\u0301 ',
        lbCourt: null,
      })
      same(
        'a value with blanks and letters in parts is',
        `${parted.refValeur}|${parted.lbValeur}|${parted.lbCourt}`,
        'A|Été|null',
      )
      const asJson = { ...anyhow(SysValeur.Import as Endpoint<object, unknown>), query: [] }
      same(
        'of an import that is no form the answer is',
        String((await world.ask(asJson, { idTableGuid, file: 'A;Un' })).status),
        '415',
      )
      const asForm = {
        ...anyhow(SysValeur.Insert as Endpoint<object, unknown>),
        input: z.object({ file: z.file() }),
      } as unknown as Endpoint<object, unknown>
      same(
        'of a save that is a form the answer is',
        String((await world.ask(asForm, { ...sent, file: csv(['A']) })).status),
        '415',
      )
    },
  },
]
