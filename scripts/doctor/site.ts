import { type ConfigReading, readConfig } from '../../app/src/config/config.ts'
import { type Answer, ask, type Asked } from './ask.ts'

/** What the doctor is told besides the address. */
export interface Options {
  /** Certificates to trust besides the known ones, as PEM. */
  ca?: string | undefined
  /** The address without encryption that should lead to the other. @default port 80 of the host, where the address has the usual port */
  plain?: string | undefined
  now: Date
}

/** One thing that is looked at. */
export interface Check {
  /** As findings name it. */
  name: string
  /** What should be so. */
  should: string
  /** What to do where it is not. */
  todo: string
  /** What is wrong, or null. What it throws is wrong too. */
  look: (site: Site) => Promise<string | null>
}

/** An installation, seen from outside. What was asked once is not asked again. */
export class Site {
  /** Of the console, with a slash at its end. */
  readonly address: string
  readonly options: Options
  readonly #answers = new Map<string, Promise<Answer>>()

  constructor(address: string, options: Options) {
    const url = new URL(address)
    this.address = `${url.origin}${url.pathname.replace(/\/*$/, '/')}`
    this.options = options
  }

  get url(): URL {
    return new URL(this.address)
  }

  get isSecure(): boolean {
    return this.url.protocol === 'https:'
  }

  ask(address: string, asked: Asked = {}): Promise<Answer> {
    const key = JSON.stringify([address, asked])
    const answer = this.#answers.get(key) ?? ask(address, { ca: this.options.ca, ...asked })
    this.#answers.set(key, answer)
    return answer
  }

  /** A file of the console, by its path below the console's address. */
  file(path: string, asked?: Asked): Promise<Answer> {
    return this.ask(new URL(path, this.address).href, asked)
  }

  page(): Promise<Answer> {
    return this.file('')
  }

  async config(): Promise<ConfigReading> {
    const { status, text } = await this.file('config.json')
    return status === 200 ? readConfig(text) : { problem: { key: '', reason: 'missing' } }
  }

  /** Prefix of the API's addresses: scheme, host and perhaps a path, no trailing slash. */
  async apiHost(): Promise<string> {
    const reading = await this.config()
    const host = 'config' in reading ? reading.config.apiHost : ''
    return new URL(host, this.url.origin).href.replace(/\/$/, '')
  }

  /** Scheme and host of the API. */
  async apiOrigin(): Promise<string> {
    return new URL(await this.apiHost()).origin
  }

  async call(path: string, asked?: Asked): Promise<Answer> {
    return this.ask(`${await this.apiHost()}${path}`, asked)
  }

  /** The addresses of scripts and styles that the page names. */
  async assets(): Promise<string[]> {
    const { text } = await this.page()
    const named = [...text.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, path = '']) => path)
    return named.map((path) => new URL(path, this.address).href)
  }

  /** The address of the largest script of the page. Rejects when it names none. */
  async script(): Promise<string> {
    const scripts = (await this.assets()).filter((address) => address.endsWith('.js'))
    const sized = scripts.map(async (address) => ({ address, size: (await this.ask(address)).body.length }))
    const [largest] = (await Promise.all(sized)).toSorted((a, b) => b.size - a.size)
    if (largest === undefined) throw new Error('the page names no script: it is not the built console')
    return largest.address
  }

  /** One answer of each kind: a page, a file, the configuration, a call, a refused call, and what is not there. */
  async kinds(): Promise<[kind: string, Answer][]> {
    const asked: [string, Promise<Answer>][] = [
      ['the page', this.page()],
      ['a script', this.script().then((address) => this.ask(address))],
      ['config.json', this.file('config.json')],
      ['a file that is not there', this.file('assets/none-00000000.js')],
      ['a call', this.call('/api/Core/SysInfo/GetAppInfo')],
      ['a refused call', this.call('/api/Console/Adm/UsrUser/GetMenuList')],
    ]
    return Promise.all(asked.map(async ([kind, answer]) => [kind, await answer]))
  }
}
