/** Published collections of attacks by markup. They are fetched when they are asked for, and kept out of the project: their texts are others’. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export interface Collection {
  /** `owner/name` at GitHub. */
  repository: string
  /** The commit that is read: what is tried is the same each time. */
  commit: string
  files: readonly string[]
  /** The attacks in the text of a file. */
  read: (text: string) => readonly string[]
}

/** Texts by the name of a member, in any depth of a value of JSON. */
const membersOf = (value: unknown, name: string): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) =>
    key === name && typeof member === 'string' ? [member] : membersOf(member, name),
  )
}

/** Texts in quotation marks, of code that is read and never run. */
export function quotedIn(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, quoted = '']) =>
    quoted.replaceAll(/\\(?:u([\da-f]{4})|x([\da-f]{2})|(.))/gis, (_, unit?: string, byte?: string, other = '') =>
      unit || byte
        ? String.fromCharCode(Number.parseInt(unit ?? byte ?? '', 16))
        : ({ n: '\n', r: '\r', t: '\t', '0': '\0' }[other as string] ?? String(other)),
    ),
  )
}

export const collections: readonly Collection[] = [
  {
    repository: 'cure53/DOMPurify',
    commit: '1fa97e8f0b671ded461adfe6af255f2aab4202d0',
    files: ['test/fixtures/expect.mjs'],
    read: (text) => quotedIn(text, /"payload":\s*"((?:\\.|[^"\\])*)"/gs),
  },
  {
    repository: 'cure53/H5SC',
    commit: '1a91bbc085426579ebcdefb1bc5450760db3dad5',
    files: ['items.js'],
    read: (text) => quotedIn(text, /'data'\s*:\s*'((?:\\.|[^'\\])*)'/gs),
  },
  {
    repository: 'PortSwigger/xss-cheatsheet-data',
    commit: '404f3de1d4d043e1370647e6899911cc579f1296',
    files: [
      'classic',
      'consuming_tags',
      'content-types',
      'dangling_markup',
      'encodings',
      'events',
      'file_uploads',
      'frameworks',
      'hoisting',
      'obfuscation',
      'polyglot',
      'protocols',
      'response-content-types',
      'restricted_characters',
      'special_tags',
      'useful_tags',
      'waf_bypass_global_obj',
    ].map((name) => `json/${name}.json`),
    read: (text) => membersOf(JSON.parse(text), 'code'),
  },
  {
    repository: 'payloadbox/xss-payload-list',
    commit: 'd473925ebc9aaec0ac8bdb9aa9d26be8d163af04',
    files: ['Intruder/xss-payload-list.txt'],
    read: (text) => text.split('\n').filter((line) => line.trim() !== ''),
  },
]

/** Reads a file of a collection from GitHub, or from a clone in `folder`, named `owner+name`. Throws where it cannot be had. */
async function fileOf({ repository, commit }: Collection, path: string, folder: string | undefined): Promise<string> {
  if (folder !== undefined) {
    const clone = join(folder, repository.replace('/', '+'))
    const git = [clone, join(clone, 'repo')].find(
      (one) => existsSync(join(one, 'HEAD')) || existsSync(join(one, '.git')),
    )
    if (git === undefined) throw new Error(`${clone} is no clone of ${repository}.`)
    return execFileSync('git', ['-C', git, 'show', `${commit}:${path}`], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  }
  const answer = await fetch(`https://raw.githubusercontent.com/${repository}/${commit}/${path}`)
  if (!answer.ok) throw new Error(`${repository}/${path}: ${answer.status}`)
  return answer.text()
}

/** All attacks of a collection, each once. Throws where it cannot be had, or has none. */
export async function attacksOf(collection: Collection, folder?: string): Promise<readonly string[]> {
  const texts = await Promise.all(collection.files.map((path) => fileOf(collection, path, folder)))
  const all = [...new Set(texts.flatMap((text) => collection.read(text)))]
  if (all.length === 0)
    throw new Error(`${collection.repository} has no attacks: it has another shape than is known here.`)
  return all
}
