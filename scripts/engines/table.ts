import { type EngineName, engineTitles, type WayName, wayTitles } from './engine.ts'
import type { Found } from './kept.ts'
import { type Cause, type Known, knownOf } from './known.ts'

/** A story that failed. */
export interface Failure {
  id: string
  /** Cause, where the failure is known and not the library's. */
  cause?: Cause
  /** The known reason, or the problem. */
  why: string
}

/** A row of the table: the results of one engine in one mode. */
export interface Row {
  engine: EngineName
  way: WayName
  version: string
  day: string
  run: number
  /** Wall-clock seconds; unknown where only selected stories were run. */
  seconds?: number
  failures: Failure[]
}

/** A text shortened to one line. */
const shortened = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 160).trim()

/** The row of some results. `stories`: the existing ones; results of others are dropped. */
export function rowOf(
  { engine, way, version, seconds, problems }: Found,
  { all, stories, day }: { all: readonly Known[]; stories: ReadonlySet<string>; day: string },
): Row {
  const found = Object.entries(problems).filter(([id]) => stories.has(id))
  const times = Object.values(seconds)
  return {
    engine,
    way,
    version,
    day,
    run: found.length,
    ...(times.length > 0 && { seconds: times.reduce((sum, one) => sum + one, 0) }),
    failures: found
      .filter(([, own]) => own.length > 0)
      .map(([id, own]): Failure => {
        const one = knownOf(all, { engine, way, id })
        return one ? { id, cause: one.cause, why: one.why } : { id, why: shortened(own[0] ?? '') }
      })
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  }
}

/** Further data of the page. */
interface Besides {
  /** Unsupported modes: engine, mode and reason. */
  cannot: readonly (readonly [EngineName, WayName, string])[]
  /** Number of stories. */
  stories: number
}

const causes: Readonly<Record<Cause, string>> = {
  driver: 'how it is driven',
  engine: 'the engine',
  story: 'what the story asks for',
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
const line = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`

function failuresOf(rows: readonly Row[]): string[] {
  const alike = Map.groupBy(
    rows.flatMap(({ engine, way, failures }) => failures.map((failure) => ({ engine, way, ...failure }))),
    ({ engine, cause, why, id }) => (cause ? `${engine} ${cause} ${why}` : `${engine} ${id} ${why}`),
  )
  if (alike.size === 0) return ['None.']
  return [
    line('engine', 'stories', 'ways', 'because of', 'why'),
    '|-|-|-|-|-|',
    ...[...alike.values()].map((own) => {
      const [{ engine, cause, why }] = own as [(typeof own)[number]]
      const ids = [...new Set(own.map(({ id }) => `\`${id}\``))]
      const shown = [...new Set(own.map(({ way }) => wayTitles[way]))]
      return line(
        engineTitles[engine],
        ids.join('<br>'),
        shown.join(', '),
        cause ? causes[cause] : '**not known**',
        cell(why),
      )
    }),
  ]
}

/** The page of the results. */
export function pageOf(rows: readonly Row[], { cannot, stories }: Besides): string {
  const count = ({ failures }: Row, cause?: Cause) => failures.filter((one) => one.cause === cause).length
  return [
    '# Stories in three engines',
    '',
    'Written by `npm run engines -- --write`; not by hand. What is asked, and how, is on the page about [testing](testing.md#engines).',
    '',
    `There are ${stories} stories. Seconds are by the clock, with two browsers at a time on two cores that may have had other work.`,
    '',
    line(
      'engine',
      'as',
      'run',
      'passed',
      ...Object.values(causes).map((cause) => `failed: ${cause}`),
      'failed: not known',
      's',
      'day',
    ),
    '|-|-|-|-|-|-|-|-|-|-|',
    ...rows.map((row) =>
      line(
        `${engineTitles[row.engine]} ${row.version}`,
        wayTitles[row.way],
        row.run,
        row.run - row.failures.length,
        ...(Object.keys(causes) as Cause[]).map((cause) => count(row, cause)),
        count(row),
        row.seconds ?? '',
        row.day,
      ),
    ),
    ...(Object.keys(engineTitles) as EngineName[])
      .filter((engine) => rows.every((row) => row.engine !== engine))
      .map((engine) => line(engineTitles[engine], '', 'not run', ...Array<string>(7).fill(''))),
    '',
    '## What fails, and why',
    '',
    ...failuresOf(rows),
    '',
    '## What cannot be run',
    '',
    line('engine', 'as', 'why'),
    '|-|-|-|',
    ...cannot.map(([engine, way, why]) => line(engineTitles[engine], wayTitles[way], why)),
    '',
  ].join('\n')
}
