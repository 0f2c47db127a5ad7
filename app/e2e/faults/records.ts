import { read, type User, write } from '../journey.ts'
import type { Provider } from '../provider.ts'
import { filled } from './person.ts'
import { task, throughForm } from './task.ts'

const rowOf = ({ page }: User, text: string) =>
  page.getByRole('grid').or(page.getByRole('treegrid')).getByRole('row').filter({ hasText: text }).first()

/** What is stored of records: those whose reference begins with the mark. */
const marked = async (provider: Provider, path: string, [ref, label]: readonly [string, string], mark: string) =>
  (await read<Record<string, unknown>[]>(provider, path))
    .filter((one) => String(one[ref]).startsWith(mark))
    .map((one) => [one[ref], one[label]])

interface Kind {
  /** Path of the call that lists them. */
  list: string
  /** Their reference and their label. */
  fields:
    | readonly ['refReferentiel', 'lbReferentiel']
    | readonly ['refMode', 'lbMode']
    | readonly ['refValeur', 'lbValeur']
}

/** A record of a list is added by its form. */
const adding = (name: string, at: (provider: Provider) => Promise<Kind & { address: string }>) =>
  task({
    name,
    prepare: async (provider, mark) => ({ ...(await at(provider)), mark }),
    address: ({ address, mark }) => `${address}${address.includes('?') ? '&' : '?'}q=${mark}`,
    stands: ({ page, t }) => page.getByText(t['list.noMatch']),
    next: async (hands) => {
      const [ref, label] = hands.subject.fields
      return (
        (await throughForm(hands, {
          opens: ({ page, t }) => page.getByRole('button', { name: t['action.Creer'], exact: true }).first(),
          fill: async (dialog, { t }) =>
            (await filled(
              dialog.getByRole('textbox', { name: new RegExp(`^${t[`field.${ref}`]}`) }),
              hands.subject.mark,
            )) &&
            filled(
              dialog.getByRole('textbox', { name: new RegExp(`^${t[`field.${label}`]}`) }),
              `Quai ${hands.subject.mark}`,
            ),
        })) && rowOf(hands.user, hands.subject.mark).isVisible()
      )
    },
    stored: (provider, { list, fields, mark }) => marked(provider, list, fields, mark),
    wanted: ({ mark }) => [[mark, `Quai ${mark}`]],
    before: () => [],
  })

/** A table whose values are kept by hand. */
async function ownTable(provider: Provider) {
  const tables = await read<{ idTableGuid: string; isGenerer: boolean; isActif: boolean; refTypeTable: string }[]>(
    provider,
    '/api/Core/SysTable/GetList',
  )
  const table = tables.find(({ isGenerer, isActif, refTypeTable }) => isActif && !isGenerer && refTypeTable === 'L')
  if (!table) throw new Error('the demo has tables that are kept by hand')
  return {
    table: table.idTableGuid,
    address: `/Core/Sys/TableAccueil?idTableGuid=${table.idTableGuid}`,
    list: `/api/Core/SysValeur/GetList?idTableGuid=${table.idTableGuid}`,
    fields: ['refValeur', 'lbValeur'] as const,
  }
}

const changingValue = task({
  name: 'a value of a table is changed',
  async prepare(provider, mark) {
    const own = await ownTable(provider)
    await write(provider, '/api/Core/SysValeur/Insert', { idTableGuid: own.table, refValeur: mark, lbValeur: 'Quai' })
    return { ...own, mark }
  },
  address: ({ address, mark }) => `${address}&q=${mark}`,
  stands: (user, { mark }) => rowOf(user, mark),
  next: async (hands) => {
    const { mark } = hands.subject
    return (
      (await throughForm(hands, {
        // The menu of the row is opened first: what it holds stands after it.
        opens: (user) =>
          rowOf(user, mark)
            .getByRole('button')
            .last()
            .or(user.page.getByRole('menuitem', { name: user.t['action.Modifier'], exact: true }))
            .last(),
        fill: (dialog, { t }) =>
          filled(dialog.getByRole('textbox', { name: new RegExp(`^${t['field.lbValeur']}`) }), `Pont ${mark}`),
      })) && rowOf(hands.user, `Pont ${mark}`).isVisible()
    )
  },
  stored: (provider, { list, fields, mark }) => marked(provider, list, fields, mark),
  wanted: ({ mark }) => [[mark, `Pont ${mark}`]],
  before: ({ mark }) => [[mark, 'Quai']],
})

export const tasksOfRecords = [
  adding('a repository is added', () =>
    Promise.resolve({
      address: '/Prm/Ref/ReferentielList',
      list: '/api/Console/Prm/RefReferentiel/GetList',
      fields: ['refReferentiel', 'lbReferentiel'],
    }),
  ),
  adding('a mode is added', () =>
    Promise.resolve({
      address: '/Prm/Mod/ModeInspectionList',
      list: '/api/Console/Prm/ModModeInspection/GetList',
      fields: ['refMode', 'lbMode'],
    }),
  ),
  adding('a value of a table is added', ownTable),
  changingValue,
]
