/** `npm run new -- component|view Name`: generates one in the style of the existing ones, which passes the checks. */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { newComponent } from './new/component.ts'
import { carryOut, type Plan, Refused } from './new/plan.ts'
import { newView } from './new/view.ts'

const usage = `npm run new -- component split-button
npm run new -- view Adm/Usr/UserList --list Adm/UsrUser.GetList
npm run new -- view Adm/Usr/UserAccueil --home --load Adm/UsrUser.Get
  --fr "…" --en "…"   name on screen in French and in English
  --into DIR          makes it in a copy of the project`

const options = {
  list: { type: 'string' },
  home: { type: 'boolean', default: false },
  load: { type: 'string' },
  fr: { type: 'string' },
  en: { type: 'string' },
  into: { type: 'string' },
} as const

function argumentsOf() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new Refused(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

async function planOf(
  root: string,
  [kind, name, ...more]: readonly string[],
  values: ReturnType<typeof argumentsOf>['values'],
): Promise<Plan> {
  if (!name || more.length > 0) throw new Refused(usage)
  const { list, load, home, fr, en } = values
  if (kind === 'component') return newComponent({ name, fr, en })
  if (kind === 'view') return newView({ path: name, list, load, isHome: home, fr, en }, root)
  throw new Refused(`there is nothing called “${kind}” to make\n${usage}`)
}

try {
  const { positionals, values } = argumentsOf()
  const root = values.into ? resolve(values.into) : join(import.meta.dirname, '..')
  const plan = await planOf(root, positionals, values)
  const { made, changed } = carryOut(plan, root)
  console.log(
    [
      ...made.map((path) => `made     ${path}`),
      ...changed.map((path) => `changed  ${path}`),
      '',
      'Next:',
      ...plan.next.map((line) => `- ${line}`),
    ].join('\n'),
  )
} catch (error) {
  if (!(error instanceof Refused)) throw error
  console.error(`Nothing made: ${error.message}`)
  process.exitCode = 1
}
