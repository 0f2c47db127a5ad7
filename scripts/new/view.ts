import { intoBlock, quoted, withMessages } from './edits.ts'
import { type Plan, readIn, Refused } from './plan.ts'
import { endpointNamed, type Field, type KnownEndpoint } from './shape.ts'
import { homeText, listText } from './view-templates.ts'
import { fieldWords, words } from './words.ts'

/** Options of the new view. */
export interface NewView {
  /** Its path without the first slash: `Adm/Usr/UserList`. */
  path: string
  /** The endpoint whose rows it lists. */
  list?: string | undefined
  /** The endpoint whose record it shows. */
  load?: string | undefined
  isHome: boolean
  /** Its title in both languages. @default its name as words */
  fr?: string | undefined
  en?: string | undefined
}

const viewPath = /^(Adm|Aff|Core|Prm)\/([A-Z][A-Za-z]+)\/([A-Z][A-Za-z\d]+)$/

const french = 'app/src/locales/fr.json'
const navigation = 'contracts/services/navigation'
const viewsFile = `${navigation}/views.ts`

/** The fields to show: neither nested ones nor keys. */
const shownOf = (fields: readonly Field[], keys: readonly string[]): Field[] =>
  fields.filter(({ name, kind }) => kind !== 'other' && !keys.includes(name) && !/^id[A-Z]/.test(name))

/** The key of a list's rows: the first field named `id…`, else `ref…`. */
function keyOf({ fields, module, operation }: KnownEndpoint): string {
  const key = fields.find(({ name }) => /^id[A-Z]/.test(name)) ?? fields.find(({ name }) => /^ref[A-Z]/.test(name))
  if (!key)
    throw new Refused(
      `the rows of ${module}.${operation} have no field that begins with id or ref, which would be their key`,
    )
  return key.name
}

function keysOf({ input, fields, module, operation }: KnownEndpoint): string[] {
  const keys = input.filter((name) => fields.some((field) => field.name === name))
  if (keys.length === 0)
    throw new Refused(`${module}.${operation} is asked by no field of the record it answers, which would be its key`)
  return keys
}

/** The endpoint of the view. Throws when it is not a list for a list view, or is a list for a home. */
async function endpointOf(root: string, { list, load, isHome }: NewView): Promise<KnownEndpoint> {
  if (isHome ? !load || list : !list || load) {
    throw new Refused('a view takes --list Adm/UsrUser.GetList, or --home --load Adm/UsrUser.Get')
  }
  const name = list ?? load ?? ''
  const endpoint = await endpointNamed(root, name)
  if (endpoint.isList === isHome)
    throw new Refused(`${name} answers ${isHome ? 'a list: take --list' : 'no list: take --home --load'}`)
  if (endpoint.fields.length === 0) throw new Refused(`${name} answers no fields that a screen could show`)
  return endpoint
}

/** A screen over an endpoint: a list, or a record's home. Its route and its place in the menus go into the demo data. */
export async function newView(asked: NewView, root: string): Promise<Plan> {
  const { path, isHome } = asked
  const [, area = '', part = '', last = ''] = viewPath.exec(path) ?? []
  if (!last)
    throw new Refused(
      `a view is named by its path, Adm|Aff|Core|Prm, a part and a name, such as Adm/Usr/UserList; “${path}” is not`,
    )
  const { fr = words(last), en = words(last) } = asked
  const endpoint = await endpointOf(root, asked)
  const keys = isHome ? keysOf(endpoint) : [keyOf(endpoint)]
  const fields = shownOf(endpoint.fields, keys)
  const view = `${area}${part}${last}`
  const said = JSON.parse(readIn(root, french)) as Record<string, string>
  const unsaid = fields.filter(({ name }) => !(`field.${name}` in said))
  const labels = Object.fromEntries(unsaid.map(({ name }) => [`field.${name}`, fieldWords(name)]))

  const isSpecified = readIn(root, viewsFile).includes(`'/${path}'`)
  const parameters = isHome ? `, parameters: '${keys.join(';')}'` : ''
  const row = `\n  { path: '/${path}', label: ${quoted(fr)}, icon: '${isHome ? 'file' : 'list'}'${parameters} },`
  const button = isHome ? 'CopierLien' : 'Exporter'
  const offered = (text: string) => text.replace(new RegExp(`(  ${button}: [^]*?administrators: \\[)`), `$1'${view}', `)
  const inAppMenu = intoBlock('const appMenu', '\n]', `\n  opens(administrators('${view}')),`)
  // Views of the specification are in the tables already, with their menus and buttons.
  const places = isSpecified
    ? []
    : [
        { path: viewsFile, edit: intoBlock('const declared', '\n]', row) },
        { path: `${navigation}/buttons.ts`, edit: offered },
        ...(isHome ? [] : [{ path: `${navigation}/menus.ts`, edit: inAppMenu }]),
      ]

  return {
    files: [
      {
        path: `app/src/views/${path}/index.ts`,
        text: isHome ? homeText({ endpoint, keys, fields }) : listText({ endpoint, key: keys[0] ?? '', fields }),
      },
    ],
    edits: [
      { path: french, edit: withMessages({ [`view.${view}`]: fr, ...labels }) },
      { path: 'app/src/locales/en.json', edit: withMessages({ [`view.${view}`]: en, ...labels }) },
      ...places,
    ],
    next: [
      `Choose its ${isHome ? 'sections' : 'columns and filters'}: app/src/views/${path}/index.ts`,
      `Write its texts in app/src/locales/fr.json and en.json: ${[`view.${view}`, ...Object.keys(labels)].join(', ')}`,
      isHome
        ? `Let a list open it: \`opened\` in ${navigation}/menus.ts`
        : `Choose its place and its buttons in ${navigation}; only group 1 (administrators) sees it so far.`,
      'See it: npm start -- --fresh',
    ],
  }
}
