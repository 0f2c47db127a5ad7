import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where the console makes a call. */
export interface Screen {
  /** Its name among the views, `AdmUsrUserList`, or a part of the console that no view owns: `session`. */
  name: string
  /** Folder, from the project's root. */
  folder: string
  /** Its titles, of a view. */
  fr?: string
  en?: string
}

const app = join(import.meta.dirname, '../../app/src')
const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|(^|\/)testing\//.test(file)

interface File {
  /** Calls that stand in it: `AdmAgence/GetList`. */
  calls: string[]
  /** Files that it imports. */
  imports: string[]
}

/** The source without what is no call: comments, types, imports of services, texts. */
const bare = (source: string) =>
  source.replaceAll(
    /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|\btypeof [A-Z]\w+(\.\w+)?|^import type .*|^import .* from '@ronde\/contracts.*|'[^'\n]*'/gm,
    '',
  )

function read(file: string, operations: ReadonlySet<string>): File {
  const source = readFileSync(join(app, file), 'utf8')
  const services = [...source.matchAll(/from '@ronde\/contracts\/services\/\w+\/(\w+)'/g)].map(
    ([, service = '']) => service,
  )
  const code = bare(source)
  const calls = [...operations].filter((name) => {
    const [service = '', operation = ''] = name.split('/')
    // One that is handed over whole may have any of its operations called.
    return services.includes(service) && new RegExp(`\\b${service}(\\.${operation}\\b|(?![\\w.]))`).test(code)
  })
  const imported = [...source.matchAll(/(?:from |import\(|^import )'(\.[^']+)'/gm)].map(([, path = '']) =>
    join(dirname(file), path),
  )
  return { calls, imports: imported }
}

const titles = (language: string) =>
  JSON.parse(readFileSync(join(app, `locales/${language}.json`), 'utf8')) as Record<string, string>

/** The files a view is made of: its own, those of other views' folders that they lead to, and what they take directly from the kit. */
function filesOf(folder: string, files: ReadonlyMap<string, File>): Set<string> {
  const found = new Set([...files.keys()].filter((file) => file.startsWith(`${folder}/`)))
  for (const file of found) {
    if (file.startsWith('views/'))
      for (const imported of files.get(file)?.imports ?? [])
        if (/^(views|kit)\//.test(imported) && files.has(imported)) found.add(imported)
  }
  return found
}

/** The console's own source: every file, by its path there. */
function sourceOf(operations: ReadonlySet<string>): ReadonlyMap<string, File> {
  const names = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(isSource).toSorted()
  return new Map(names.map((file) => [file, read(file, operations)]))
}

/** Files that make calls and that no part of the console leads to: neither its start nor a view. */
export function strayFiles(operations: ReadonlySet<string>): string[] {
  const files = sourceOf(operations)
  const led = new Set(
    [...files.keys()].filter(
      (file) => file === 'main.tsx' || /^views\/\w+\/\w+\/[A-Z]\w+\/(?:index\.ts|tile\.tsx)$/.test(file),
    ),
  )
  for (const file of led)
    for (const imported of files.get(file)?.imports ?? []) if (files.has(imported)) led.add(imported)
  return [...files].flatMap(([file, { calls }]) => (calls.length > 0 && !led.has(file) ? [file] : []))
}

/** Which screens make which calls, read from the console's own source. */
export function screensByCall(operations: ReadonlySet<string>): ReadonlyMap<string, readonly Screen[]> {
  const files = sourceOf(operations)
  const names = [...files.keys()]
  const [fr, en] = [titles('fr'), titles('en')]
  const views = [...new Set(names.flatMap((file) => /^views\/\w+\/\w+\/[A-Z]\w+(?=\/)/.exec(file) ?? []))]
  const ofViews = views.map((folder) => ({ folder, files: filesOf(folder, files) }))
  const isOwned = (file: string) => ofViews.some((view) => view.files.has(file))
  const rooms = names.filter((file) => (files.get(file)?.calls ?? []).length > 0 && !isOwned(file))

  const found = new Map<string, Screen[]>()
  const note = (call: string, screen: Screen) => {
    const known = found.get(call) ?? []
    if (known.every(({ name }) => name !== screen.name)) found.set(call, [...known, screen])
  }
  for (const { folder, files: made } of ofViews) {
    const name = folder.split('/').slice(1).join('')
    const screen = { name, folder: `app/src/${folder}`, fr: fr[`view.${name}`] ?? name, en: en[`view.${name}`] ?? name }
    for (const file of made) for (const call of files.get(file)?.calls ?? []) note(call, screen)
  }
  for (const file of rooms) {
    const name = file.split('/')[0] ?? ''
    const room = name.replace(/\.tsx?$/, '')
    for (const call of files.get(file)?.calls ?? []) note(call, { name: room, folder: `app/src/${name}` })
  }
  return found
}
