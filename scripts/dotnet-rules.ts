import type { Outcome } from '../contracts/provider/verification/run.ts'
import { agenceExists } from '../contracts/services/Adm/AdmAgence/states.ts'
import { grue } from '../contracts/services/Aff/AffAffaire/endpoints.ts'
import { affaireExists } from '../contracts/services/Aff/AffAffaire/states.ts'
import { agent } from '../contracts/services/Core/SecAuthentification/states.ts'
import { etats } from '../contracts/services/Core/SysTable/endpoints.ts'
import { tableExists } from '../contracts/services/Core/SysTable/states.ts'
import operations from '../contracts/services/operations.json' with { type: 'json' }
import type { GivenState } from '../contracts/wire/state.ts'
import { type Answer, DotnetServer } from './dotnet-server.ts'

// Rules of the contract without an interaction, because the console never sends the call, or because they apply to every operation.

interface Rule {
  name: string
  given?: readonly GivenState[]
  run: (server: DotnetServer) => Promise<void>
}

function hold(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise)
}

const agencies = '/api/Console/Adm/AdmAgence'
const cases = '/api/Console/Aff/AffAffaire'
const tables = '/api/Core/SysTable'
const values = '/api/Core/SysValeur'
const lille = { idAgence: 1, lbAgence: 'Lille', isActif: true }

const refused = ({ status, messages, text }: Answer, code: string) =>
  hold(status === 200 && messages[0]?.code === code, `not refused as ${code}: ${status} ${text}`)

/** Calls each operation, and throws with those whose answer is wrong. */
async function everywhere(isRight: (operation: (typeof operations)[number]) => Promise<string | null>): Promise<void> {
  const wrong: string[] = []
  for (const operation of operations) {
    const fault = await isRight(operation)
    if (fault !== null) wrong.push(`${operation.service}/${operation.operation}: ${fault}`)
  }
  hold(wrong.length === 0, `${wrong.length} of ${operations.length}, first ${wrong[0]}`)
}

const isIn = (verb: string) => (verb === 'GET' || verb === 'DELETE' ? 'query' : 'body')

const rules: readonly Rule[] = [
  {
    name: 'every operation: another verb is 405, and Allow says which',
    run: (server) =>
      everywhere(async ({ service, operation, verb }) => {
        const other = verb === 'PUT' ? 'DELETE' : 'PUT'
        const { status, headers } = await server.ask(other, `${service}/${operation}`)
        return status === 405 && headers.get('Allow') === verb ? null : `${status}, Allow ${headers.get('Allow')}`
      }),
  },
  {
    name: 'every operation: without a token 401 in the envelope, before anything is said of what was sent',
    run: (server) =>
      everywhere(async ({ service, operation, verb, right }) => {
        const sent = isIn(verb) === 'query' ? { query: 'rien=1' } : { body: '{' }
        const { status, hasValue } = await server.ask(verb, `${service}/${operation}`, { token: null, ...sent })
        return status === (right === 'open' ? 400 : 401) && !hasValue ? null : `${status}`
      }),
  },
  {
    name: 'every operation: a field that there is not is 400, and is named',
    run: (server) =>
      everywhere(async ({ service, operation, verb }) => {
        const form = new FormData()
        form.set('rien', '1')
        const body = operation === 'Import' ? form : { rien: 1 }
        const sent = isIn(verb) === 'query' ? { query: 'rien=1' } : { body }
        const { status, messages } = await server.ask(verb, `${service}/${operation}`, sent)
        return status === 400 && messages[0]?.field === 'rien' ? null : `${status} ${messages[0]?.message}`
      }),
  },
  {
    name: 'an address that is no operation is 404 in the envelope',
    run: async (server) => {
      const { status, hasValue, messages } = await server.ask('GET', '/api/Core/SysInfo/Rien')
      hold(status === 404 && !hasValue && messages.length === 1, `it was ${status}`)
    },
  },
  {
    name: 'a list of nothing is 200, and says that there is nothing',
    run: async (server) => {
      for (const service of [agencies, cases, tables]) {
        const { status, value, headers } = await server.ask('GET', `${service}/GetList`)
        const isEmpty = Array.isArray(value) && value.length === 0
        hold(status === 200 && isEmpty && headers.get('X-Total-Count') === '0', `${service}: ${status}`)
      }
    },
  },
  {
    name: 'a name is taken whatever the letters’ case, also that of i; accents count',
    given: [agenceExists(lille)],
    run: async (server) => {
      refused(await server.ask('POST', `${agencies}/Insert`, { body: { lbAgence: ' LILLE ' } }), 'R2')
      for (const lbAgence of ['Évian', 'Evian']) {
        const { hasValue, text } = await server.ask('POST', `${agencies}/Insert`, { body: { lbAgence } })
        hold(hasValue, `${lbAgence} was not taken: ${text}`)
      }
      refused(await server.ask('POST', `${agencies}/Insert`, { body: { lbAgence: 'ÉVIAN' } }), 'R2')
    },
  },
  {
    name: 'a search finds words whatever case and accents, in labels of others too, and takes % for a sign',
    given: [agenceExists(lille), affaireExists(grue)],
    run: async (server) => {
      const found = async (search: string) =>
        (await server.ask('GET', `${cases}/GetList`, { query: `search=${encodeURIComponent(search)}` }))
          .value as unknown[]
      hold((await found('VERIFICATION lille')).length === 1, 'a word of the case and one of its agency find nothing')
      hold((await found('vérification paris')).length === 0, 'a word that is nowhere was passed over')
      hold((await found('%')).length === 0, '% finds what does not have it')
    },
  },
  {
    name: 'a UUID in capitals is the same, and is answered in small letters',
    given: [agenceExists(lille), affaireExists(grue)],
    run: async (server) => {
      const { idAffaireGuid } = grue
      const query = `idAffaireGuid=${idAffaireGuid.toUpperCase()}`
      const { value } = await server.ask('GET', `${cases}/Get`, { query })
      hold((value as typeof grue | undefined)?.idAffaireGuid === idAffaireGuid, 'Get does not know it')
      const listed = await server.ask('GET', `${cases}/GetList`, { query })
      hold((listed.value as unknown[]).length === 1, 'as a filter it finds nothing')
    },
  },
  {
    name: 'a filter of the wrong type is 400 and names its field; spans, orders and windows are kept',
    given: [agenceExists(lille), agenceExists({ idAgence: 2, lbAgence: 'Écully', isActif: false })],
    run: async (server) => {
      for (const field of ['idAgence', 'isActif', 'skip']) {
        const { status, messages } = await server.ask('GET', `${agencies}/GetList`, { query: `${field}=x` })
        hold(status === 400 && messages[0]?.field === field, `${field}=x was ${status}`)
      }
      const names = async (query: string) => {
        const { value, headers } = await server.ask('GET', `${agencies}/GetList`, { query })
        return `${(value as (typeof lille)[]).map(({ lbAgence }) => lbAgence).join()} of ${headers.get('X-Total-Count')}`
      }
      for (const [query, wanted] of [
        ['idAgence=2..', 'Écully of 1'],
        ['idAgence=1&idAgence=2', 'Lille,Écully of 2'],
        ['isActif=false', 'Écully of 1'],
        ['sort=lbAgence', 'Écully,Lille of 2'],
        ['sort=-lbAgence&take=1', 'Lille of 2'],
        ['skip=1', 'Écully of 2'],
      ] as const)
        hold((await names(query)) === wanted, `${query}: ${await names(query)}, not ${wanted}`)
    },
  },
  {
    name: 'instants are UTC with milliseconds; one that is none is 400',
    given: [tableExists(etats)],
    run: async (server) => {
      const { idTableGuid } = etats
      const body = { idTableGuid, isActif: false, dtModification: '12/01/2026 09:15' }
      hold((await server.ask('POST', `${tables}/ChangeActif`, { body })).status === 400, 'a French date was taken')
      const { value } = await server.ask('POST', `${tables}/ChangeActif`, { body: { idTableGuid, isActif: false } })
      const { dtModification } = value as typeof etats
      hold(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(String(dtModification)), `${dtModification}`)
      const stale = { ...body, dtModification: etats.dtModification }
      hold(
        (await server.ask('POST', `${tables}/ChangeActif`, { body: stale })).status === 409,
        'an old stamp was taken',
      )
    },
  },
  {
    name: 'what is only answered is ignored when sent; texts are trimmed and composed, hidden signs are 400',
    run: async (server) => {
      const insert = (body: object) => server.ask('POST', `${agencies}/Insert`, { body })
      const { value } = await insert({ idAgence: 77, lbAgence: '  E\u0301vian ', isActif: true })
      const { idAgence, lbAgence } = value as typeof lille
      hold(idAgence !== 77 && lbAgence === 'Évian', `${idAgence} ${lbAgence}`)
      for (const name of ['Li\u200blle', 'Li\nlle', 'Li\u202elle', '   ', 'x'.repeat(201)]) {
        const { status, messages } = await insert({ lbAgence: name })
        hold(status === 400 && messages[0]?.field === 'lbAgence', `${JSON.stringify(name.slice(0, 9))} was ${status}`)
      }
    },
  },
  {
    name: 'all that is wrong is told at once, each with its field',
    given: [agenceExists({ ...lille, isActif: false }), affaireExists(grue)],
    run: async (server) => {
      const { refAffaire, lbAffaire, idAgence, idUserRAF } = grue
      const body = { refAffaire: refAffaire.toLowerCase(), lbAffaire, lbClient: null, idAgence, idUserRAF }
      const { messages, hasValue } = await server.ask('POST', `${cases}/Insert`, { body })
      hold(!hasValue && messages.map(({ code }) => code).join() === 'R17,R2', JSON.stringify(messages))
      hold(messages[1]?.field === 'refAffaire', 'the duplicate does not name its field')
    },
  },
  {
    name: 'the same under one Idempotency-Key is done once, something else under it is 422; a key that is none is 400',
    run: async (server) => {
      const insert = (lbAgence: string, key = 'k1') =>
        server.ask('POST', `${agencies}/Insert`, { body: { lbAgence }, headers: { 'Idempotency-Key': key } })
      const answers = await Promise.all([insert('Brest'), insert('Brest'), insert('Brest')])
      hold(new Set(answers.map(({ text }) => text)).size === 1 && answers[0].hasValue, 'they were answered differently')
      hold((await insert('Caen')).status === 422, 'something else was not 422')
      hold((await insert('Brest', '"k1"')).text === answers[0].text, 'in quotation marks it is another key')
      for (const odd of ['x'.repeat(256), 'k 1', '"k1'])
        hold((await insert('Caen', odd)).status === 400, `the key ${odd.slice(0, 9)} was taken`)
      const { value } = await server.ask('GET', `${agencies}/GetList`)
      hold((value as unknown[]).length === 1, 'it was done more than once')
    },
  },
  {
    name: 'a file in Windows-1252, with parents below their children, is read; it is all or nothing',
    given: [tableExists({ ...etats, idTypeTable: 2, refTypeTable: 'H', lbTypeTable: 'Hiérarchie' })],
    run: async (server) => {
      const send = async (text: string) => {
        const form = new FormData()
        form.set('idTableGuid', etats.idTableGuid.toUpperCase())
        form.set('file', new File([Buffer.from(text, 'latin1')], 'valeurs.csv', { type: 'text/csv' }))
        return (await server.ask('POST', `${values}/Import`, { body: form })).value as {
          inserted: number
          errors: { line: number; field: string }[]
        }
      }
      const bad = await send('refValeur;lbValeur;refParent\nA;Bon;B\nB;Bon;A\n')
      hold(bad.inserted === 0 && bad.errors.map(({ line }) => line).join() === '2,3', JSON.stringify(bad))
      const good = await send('refValeur;lbValeur;refParent;#note\r\nA;Étage;B;x\r\n\r\nB;"Bât;iment";\r\n')
      hold(good.inserted === 2 && good.errors.length === 0, JSON.stringify(good))
      const { value } = await server.ask('GET', `${values}/GetList`, {
        query: `refTable=${etats.refTable}&sort=refValeur`,
      })
      const told = (value as { lbValeur: string; niveauParent: number }[]).map(
        (row) => `${row.lbValeur} ${row.niveauParent}`,
      )
      hold(told.join() === 'Étage 1,Bât;iment 0', told.join())
    },
  },
  {
    name: 'messages are in the language asked for, and what they quote is escaped',
    given: [agenceExists({ ...lille, lbAgence: 'A<b>' })],
    run: async (server) => {
      const asked = { body: { lbAgence: 'a<B>' }, headers: { 'Accept-Language': 'en' } }
      const { messages } = await server.ask('POST', `${agencies}/Insert`, asked)
      hold(messages[0]?.message === 'a&lt;B&gt; already exists', `${messages[0]?.message}`)
      const token = await server.signIn(agent)
      const { status, messages: why } = await server.ask('POST', `${agencies}/Insert`, { ...asked, token })
      hold(status === 403 && why[0]?.message === 'You are not allowed to do this', `${status} ${why[0]?.message}`)
    },
  },
]

/** Tries every rule on a server that has a state endpoint. */
export async function everyRule(url: string): Promise<Outcome[]> {
  const server = new DotnetServer(url)
  const outcomes: Outcome[] = []
  for (const { name, given = [], run } of rules) {
    const startedAt = performance.now()
    let failure: string | null = null
    try {
      await server.begin(given)
      await run(server)
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error)
    }
    outcomes.push({ description: name, milliseconds: Math.round(performance.now() - startedAt), failure })
  }
  return outcomes
}
