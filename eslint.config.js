import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import tseslint from 'typescript-eslint'

/** The one home of each library whose use must not spread. */
const homes = [
  { name: 'axios', files: ['contracts/wire/call.ts'] },
  { name: '@azure/msal-browser', files: ['app/src/session/directory/**'] },
  { name: '@formatjs/intl', files: ['app/src/locales/**'] },
  { name: 'dayjs', files: ['app/src/base/dates.ts'] },
  { name: 'styled-components', files: ['**/*.styles.ts'] },
]

const packages = {
  ui: {
    files: ['ui/src/**'],
    never: ['@ronde/console', '@ronde/contracts'],
    why: 'The library knows nothing of the product.',
  },
  wire: {
    files: ['contracts/wire/**', 'contracts/services/**'],
    // The tests hold what is said against the server that answers.
    ignores: ['**/*.test.ts'],
    never: ['@ronde/console', '@ronde/ui', '**/provider/**'],
    why: 'What is said does not depend on who says or hears it.',
  },
  provider: {
    files: ['contracts/provider/**'],
    never: ['@ronde/console', '@ronde/ui'],
    why: 'The provider knows the services only.',
  },
  app: {
    files: ['app/src/**'],
    never: ['@ronde/contracts/provider'],
    neverRelative: '^\\.\\./.*(contracts|ui)/',
    why: 'The console speaks to services, never to their provider.',
  },
}

const restricted = (allowed, { never = [], neverRelative, why = '' }) => [
  'error',
  {
    paths: homes
      .filter(({ name }) => !allowed.includes(name))
      .map(({ name, files }) => ({ name, message: `Its one home is ${files.join(', ')}.` })),
    patterns: [
      ...never.map((name) => ({ group: [name, `${name}/**`], message: why })),
      ...(neverRelative ? [{ regex: neverRelative, message: why }] : []),
    ],
  },
]

const boundaries = Object.values(packages)
  .flatMap((one) => [
    { files: one.files, ignores: one.ignores ?? [], rules: { 'no-restricted-imports': restricted([], one) } },
    ...homes.map(({ name, files: home }) => ({
      files: one.files.flatMap((folder) =>
        home.flatMap((path) => {
          if (path.startsWith('**')) return [folder.replace('**', path)]
          return path.startsWith(folder.replace('**', '')) ? [path] : []
        }),
      ),
      rules: { 'no-restricted-imports': restricted([name], one) },
    })),
  ])
  .filter(({ files }) => files.length > 0)

/** The rooms of the console, each on those before it: none imports from one after it. */
const table = JSON.parse(readFileSync(`${import.meta.dirname}/scripts/rooms.json`, 'utf8'))
const rooms = table['app/src']
const onlyTests = ['**/*.test.*', '**/*.stories.tsx', '**/testing/**']

const importsOf = (path, message) => ({
  selector: `:matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression)[source.value=/^[.\\u002F]+${path}/]`,
  message,
})

const walls = rooms.map((room, at) => {
  const above = rooms.slice(at + 1)
  return {
    files: [`app/src/${room}/**`],
    ignores: onlyTests,
    rules: {
      'no-restricted-syntax': [
        'error',
        importsOf('(.+\\u002F)?testing\\u002F', 'What helps tests is for tests only.'),
        ...(above.length > 0
          ? [importsOf(`(${above.join('|')})\\u002F`, `${room} stands below ${above.join(', ')}.`)]
          : []),
      ],
    },
  }
})

/** The rooms of the kit, from the ground up: none imports from one after it. */
const kitRooms = table['app/src/kit']
/** Rooms that send something: all others ask through `ask`. */
const sending = ['ask', 'lock', 'editor', 'import', 'actions']
const noCall = {
  selector: 'ImportSpecifier[imported.name="callFx"]',
  message: 'What a screen shows is asked through kit/ask.',
}
const kitWalls = kitRooms.map((room, at) => {
  const above = kitRooms.slice(at + 1)
  const outside = rooms.slice(rooms.indexOf('kit') + 1)
  return {
    files: [`app/src/kit/${room}/**`],
    ignores: onlyTests,
    rules: {
      'no-restricted-syntax': [
        'error',
        importsOf('(.+\\u002F)?testing\\u002F', 'What helps tests is for tests only.'),
        importsOf(`(${outside.join('|')})\\u002F`, `kit stands below ${outside.join(', ')}.`),
        ...(sending.includes(room) ? [] : [noCall]),
        ...(above.length > 0
          ? [importsOf(`(${above.join('|')})\\u002F`, `${room} stands below ${above.join(', ')} in the kit.`)]
          : []),
      ],
    },
  }
})
/**
 * The folders of the library that others stand on, floor by floor: a folder imports from the floors below it, and a folder
 * that is not listed from listed ones. `internal` are the files that lie in it, not its folders.
 */
const floors = [
  ['messages', 'rules', 'icons', 'internal', 'badge', 'progress'],
  ['theme', 'internal/anchor'],
  ['icon', 'kbd', 'tooltip', 'skeleton'],
  ['button', 'icon-button', 'form', 'diff', 'empty-state', 'internal/later-part'],
  ['menu', 'internal/field', 'internal/modal'],
  ['checkbox', 'dialog', 'number-field', 'radio-group', 'textarea', 'time-field'],
  ['internal/actions', 'internal/columns', 'internal/field-listbox'],
  ['select', 'text-field', 'internal/calendar', 'internal/rows'],
  ['date-field', 'tree'],
]

const library = join(import.meta.dirname, 'ui/src')

/** `button`, `internal/rows`; `internal` for the files that lie in it, and nothing for the index of all. */
function folderOf(file) {
  const [folder, inner, ...deeper] = relative(library, file).split(sep)
  if (inner === undefined) return undefined
  return folder === 'internal' && deeper.length > 0 ? `internal/${inner}` : folder
}

const floorOf = (folder) => floors.findIndex((floor) => floor.includes(folder))

const onlyDown = {
  create(context) {
    const from = folderOf(context.filename)
    const own = floorOf(from)
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return
      const to = folderOf(resolve(dirname(context.filename), source.value))
      if (to === from) return
      const floor = to === undefined ? -1 : floorOf(to)
      if (floor < 0 || (own >= 0 && floor >= own))
        context.report({ node: source, message: `${to ?? 'The index'} stands no lower than ${from}: see \`floors\`.` })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

const libraryFloors = {
  files: ['ui/src/*/**'],
  ignores: ['**/*.test.*', '**/*.stories.tsx', '**/*story*', '**/*.docs.ts'],
  plugins: { library: { rules: { 'only-down': onlyDown } } },
  rules: { 'library/only-down': 'error' },
}
/** The layers of the contracts, each on those before it. */
const contractLayers = ['wire', 'services', 'provider']
/**
 * The rooms of the reference provider, each on those before it: none imports from one after it, nor from the entry points at the root, which
 * import from all. Nothing but `testing` stands above the seed.
 */
const providerRooms = [
  'messages',
  'database',
  'input',
  'security',
  'rights',
  'operations',
  'writes',
  'imports',
  'states',
  'services',
  'http',
  'console',
  'directory',
  'start',
  'verification',
  'seed',
  'testing',
]

/** Imports of a file so many folders deep in a room that go up to its root, and from there to a room above or an entry point. */
const upwards = (order, at, depth, isEntryClosed) => {
  const up = `^(\\.\\.\\u002F){${depth}}`
  const higher = order.slice(at + 1)
  const to = [
    ...(higher.length > 0 ? [`(${higher.join('|')})\\u002F`] : []),
    ...(isEntryClosed ? ['[a-z]+\\.ts$'] : []),
  ]
  return to.length === 0
    ? 'off'
    : [
        'error',
        {
          selector: `:matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression)[source.value=/${up}(${to.join('|')})/]`,
          message: `${order[at]} stands below ${[...higher, ...(isEntryClosed ? ['the entry points'] : [])].join(', ')}.`,
        },
      ]
}

const contractWalls = [1, 2, 3].flatMap((depth) => {
  const inside = (folder) => [`contracts/${folder}/${'*/'.repeat(depth - 1)}*.ts`]
  return [
    ...contractLayers.slice(0, -1).map((layer, at) => ({
      files: inside(layer),
      ignores: ['**/*.test.ts'],
      rules: { 'no-restricted-syntax': upwards(contractLayers, at, depth, false) },
    })),
    ...providerRooms.map((room, at) => ({
      files: inside(`provider/${room}`),
      ignores: ['**/*.test.ts'],
      rules: { 'no-restricted-syntax': upwards(providerRooms, at, depth, room !== 'testing') },
    })),
  ]
})

const view = {
  ...packages.app,
  never: [...packages.app.never, 'effector', 'effector-react'],
  why: 'A view is a value: it makes no units, and speaks to services only.',
}
/** Folders of views with a model of their own, whose units their components know. */
const modelled = readdirSync(`${import.meta.dirname}/app/src/views`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/model.ts'))
  .map((file) => `app/src/views/${file.slice(0, -'/model.ts'.length)}`)
const viewWithModel = { ...view, never: view.never.filter((name) => name !== 'effector-react') }
const modelOfView = { ...view, never: packages.app.never }

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'storybook-static/**', '.data/**', 'contracts/pacts/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  ...boundaries,
  ...walls,
  ...kitWalls,
  libraryFloors,
  {
    files: ['contracts/provider/**'],
    ignores: ['contracts/provider/services/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        importsOf(
          '(.+\\u002F)?kit\\.ts$',
          'It is what services are written with; what stands below them imports from where things are.',
        ),
      ],
    },
  },
  ...contractWalls,
  {
    files: ['app/src/views/**'],
    ignores: ['**/*.test.*', '**/*.styles.ts'],
    rules: { 'no-restricted-imports': restricted([], view) },
  },
  {
    files: modelled.map((folder) => `${folder}/*.{ts,tsx}`),
    ignores: ['**/*.test.*', '**/*.styles.ts', '**/model.ts'],
    rules: { 'no-restricted-imports': restricted([], viewWithModel) },
  },
  {
    files: ['app/src/views/**/model.ts'],
    rules: { 'no-restricted-imports': restricted([], modelOfView) },
  },
  {
    files: ['app/src/views/**/*.styles.ts'],
    rules: { 'no-restricted-imports': restricted(['styled-components'], view) },
  },
)
