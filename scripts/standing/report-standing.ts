import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { proofs, type Standing, standingFile, type StandingReport } from '../../.storybook/docs/standing.ts'
import { acceptedHeard } from '../heard/accepted-heard.ts'
import { acceptedLooks } from '../looks/accepted-looks.ts'
import type { Opening } from '../review/entry.ts'
import { root } from '../run.ts'
import { approvalsOf } from './approvals.ts'
import { standingOf } from './compute-standing.ts'
import { readDocs } from './read-docs.ts'

/** The measured entries of the library, and whether each is within its recorded size. */
export type MeasuredSizes = ReadonlyMap<string, boolean>

/** The standing of every component, after a run that opened all of them. */
export async function computeStanding(openings: readonly Opening[], sizes?: MeasuredSizes): Promise<Standing[]> {
  const [docs, heard] = [await readDocs(), acceptedHeard()]
  const looks = acceptedLooks()?.looks ?? {}
  return docs.map((one) =>
    standingOf({
      docs: one,
      page: readFileSync(join(root, `ui/src/${one.name}/${one.name}.mdx`), 'utf8'),
      openings: openings.filter(
        ({ entry }) => entry.type === 'story' && entry.importPath.includes(`ui/src/${one.name}/`),
      ),
      heard: heard[one.name] ?? {},
      looks,
      isWithinSize: sizes?.get(one.name),
      approvals: approvalsOf(one.name),
    }),
  )
}

const here = join(root, '.storybook/generated', standingFile)

/** Writes the report beside the build, whose pages show it, and for the development server. */
export function writeStanding(components: readonly Standing[], storybook: string): void {
  const text = JSON.stringify({ at: new Date().toISOString(), components } satisfies StandingReport)
  for (const file of [join(storybook, standingFile), here]) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** The report of the last run; undefined without one. */
export const lastStanding = (): StandingReport | undefined =>
  existsSync(here) ? (JSON.parse(readFileSync(here, 'utf8')) as StandingReport) : undefined

/** The standing as lines: counts by status, open points, and approvals that are no longer valid. */
export function tellStanding(components: readonly Standing[]): string[] {
  const many = (status: Standing['status']) => components.filter((one) => one.status === status).length
  return [
    ...components.flatMap(({ name, proofs: found, takenBack }) => [
      ...proofs.flatMap(({ id, name: proof }) =>
        found[id]?.open.length ? [`${name}, ${proof}: ${found[id].open.join(', ')}`] : [],
      ),
      ...takenBack.map(({ approval, changed }) => `${name}, no longer ${approval}; look at ${changed.join('; ')}`),
    ]),
    `${components.length} components: ${many('stable')} stable, ${many('beta')} beta, ${many('draft')} draft`,
  ]
}
