import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import { RefParametre } from '@ronde/contracts/services/Prm/RefParametre'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import { type EditorContext, type ReadSource, type Source, source } from '../../../../kit/editor/context.ts'
import { editor } from '../../../../kit/editor/editor.ts'
import { choice, label, multiline, ref } from '../../../../kit/editor/fields.ts'
import { templateFields, templateInput, templateRules } from '../../template-fields.ts'
import { withCurrent } from './with-current.ts'

interface Scope {
  readonly idTypePorte?: readonly number[] | null
}

type Element = Pick<
  (typeof RefReferentiel.GetValeurLocalisationStructureList.example.value)[number],
  'idValeur' | 'refValeur' | 'lbValeur' | 'idValeurParent'
>

const portes = source(SysValeur.GetList, () => ({ refTable: 'Prm.RefParamTypePorte' }))
const niveaux: Source<Element> = source(RefReferentiel.GetValeurLocalisationStructureList, (_, __, { input }) =>
  input(RefReferentiel.GetValeurLocalisationStructureList),
)
const types: Source<Element> = source(RefReferentiel.GetValeurTypeMaterielList, (_, __, { input }) =>
  input(RefReferentiel.GetValeurTypeMaterielList),
)

/** The levels or the equipment types of the version, by the only scope; none for several scopes. */
function elementsOf({ idTypePorte }: Scope, read: ReadSource): readonly Element[] {
  const scope = read(portes)?.find(({ idValeur }) => idValeur === idTypePorte?.[0])?.refValeur
  return (scope === 'RefLocalisation' ? read(niveaux) : scope === 'RefMateriel' ? read(types) : null) ?? []
}

const hasElements = ({ idTypePorte }: Scope) => idTypePorte?.length === 1

/** What a parameter is for: locations or equipment, all of them or those of one level or type. */
const scopeFields = [
  choice('idTypePorte', portes, {
    option: ({ idValeur, lbValeur, refValeur }) => ({ value: idValeur, label: lbValeur, description: refValeur }),
    isMultiple: true,
    clears: ['idElement'],
  }),
  choice<'idElement', Element, Scope>('idElement', portes, {
    rows: (_, read, values) => elementsOf(values, read),
    option: ({ idValeur, lbValeur, refValeur }) => ({ value: idValeur, label: lbValeur, description: refValeur }),
    when: hasElements,
    help: 'help.idElement',
  }),
] as const
const scopeSources = [portes, niveaux, types]
const scopeInput = (values: Scope) => (hasElements(values) ? {} : { idElement: null })

const catalogue = source(RefParametre.GetCatalogList, () => ({}))
const current = source(RefParametre.GetList, (_, __, { input }) => input(RefParametre.GetList))
const look = ({ input }: EditorContext) => ({
  endpoint: RefParametre.GetList,
  input: input(RefParametre.GetList),
  key: 'idParametre',
})

/** Creates a parameter that the version uses at once, or changes one and what the version uses it for. */
export const parametre = (endpoint: typeof RefParametre.CreateNew | typeof RefParametre.Update) =>
  editor(endpoint, {
    title: { new: 'editor.parametre.new', edit: 'editor.parametre.edit' },
    initial: () => ({ isActif: true }),
    fields: [
      ref('refParametre', { help: 'help.ref' }),
      label('lbParametre'),
      ...templateFields,
      ...scopeFields,
      multiline('lbDescription', { isWide: true }),
    ],
    rules: { idTypePorte: 'REQUISE', ...templateRules },
    sources: scopeSources,
    input: (values) => ({ ...scopeInput(values), ...templateInput(values) }),
    look,
  })

/** Lets the version use a parameter of the catalogue that it does not use yet. */
export const fromCatalogue = editor(RefParametre.Insert, {
  title: 'action.AjouterCatalogue',
  fields: [
    choice('idParametre', catalogue, {
      rows: (rows, read) => withCurrent(rows, read(current) ?? []).filter(({ isUsed }) => !isUsed),
      option: ({ idParametre, lbParametre, refParametre }) => ({
        value: idParametre,
        label: lbParametre,
        description: refParametre,
      }),
      isWide: true,
    }),
    ...scopeFields,
  ],
  rules: { idTypePorte: 'REQUISE' },
  sources: [...scopeSources, current],
  input: scopeInput,
  look,
})
