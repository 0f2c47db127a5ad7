import { read, type User, write } from '../journey.ts'
import type { Provider } from '../provider.ts'
import { byForm, rowOf } from './ways.ts'

const prm = '/api/Console/Prm'
const own = (user: User, { mark }: { mark: string }) => rowOf(user, mark)

interface Propriete {
  idPropriete: number
  refPropriete: string
  value: string | null
}
const valuesOf = (proprietes: readonly Propriete[], mark: string) =>
  proprietes.flatMap(({ refPropriete, value }) => (refPropriete === mark ? [value] : []))
const propriete = (mark: string) => ({
  refPropriete: mark,
  lbPropriete: `Norme ${mark}`,
  idControlEdit: 1,
  refTable: null,
  value: 'NF EN 15011',
  isActif: true,
})

/** The properties of a repository and those of a mode have the same forms. */
export const propertyTasks = <Subject extends { mark: string }>({
  of,
  service,
  prepare,
  address,
  keysOf,
  query,
}: {
  of: string
  service: string
  prepare: (provider: Provider, mark: string) => Promise<Subject>
  address: (subject: Subject) => string
  keysOf: (subject: Subject) => object
  query: (subject: Subject) => string
}) => {
  const stored = async (provider: Provider, subject: Subject) =>
    valuesOf(await read<Propriete[]>(provider, `${prm}/${service}/GetValeurList?${query(subject)}`), subject.mark)
  return [
    byForm({
      name: `a property is added to a ${of}`,
      asks: `${service}/InsertPropriete ${service}/GetValeurList SysControlEdit/GetList`,
      prepare,
      address,
      action: 'action.AjouterPropriete',
      fields: ({ mark }, { t }) => [
        ['text', 'field.refPropriete', mark],
        ['text', 'field.lbPropriete', `Norme ${mark}`],
        ['choice', 'field.idControlEdit', t['code.Text']],
        ['text', 'field.value', 'NF EN 15011'],
      ],
      shows: own,
      stored,
      wanted: () => ['NF EN 15011'],
      before: () => [],
    }),
    byForm({
      name: `the value of a property of a ${of} is changed`,
      asks: `${service}/UpdateValeur`,
      async prepare(provider, mark) {
        const subject = await prepare(provider, mark)
        await write(provider, `${prm}/${service}/InsertPropriete`, { ...keysOf(subject), ...propriete(mark) })
        return subject
      },
      address,
      action: 'action.ModifierValeur',
      row: own,
      fields: () => [['text', 'field.value', 'NF EN 15635']],
      shows: (user) => rowOf(user, 'NF EN 15635'),
      stored,
      wanted: () => ['NF EN 15635'],
      before: () => ['NF EN 15011'],
    }),
  ]
}
