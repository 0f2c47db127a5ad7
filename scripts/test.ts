/**
 * `npm test`: all checks, stage by stage, with durations. Of the tests of a part of the project that is unchanged since
 * all of them passed, only a sample runs, drawn by `RONDE_SEED`. `--whole`: all tests. `--quick` (`npm run check`): the
 * stages that need no browser.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { bringBrowser } from './browser.ts'
import { buildConsole } from './console-build.ts'
import { verifyDotnet } from './dotnet.ts'
import { passedOver, walkedOneIn } from './harden/drawn.ts'
import { readRows } from './harden/written.ts'
import { compareLooks, tellLooks } from './looks/run.ts'
import { asProven, chosenFiles, isDrawn, type Proofs, sampledOneIn } from './proven/chosen.ts'
import { fingerprints, type Part, parts } from './proven/parts.ts'
import { keepProofs, readProofs } from './proven/record.ts'
import { journeyFiles, type Project, testFiles } from './proven/test-files.ts'
import type { Opening } from './review/entry.ts'
import { buildStorybook, reviewStorybook } from './review/run.ts'
import { programs, runNode } from './run.ts'
import { reportCoverage } from './specification.ts'
import type { MeasuredSizes } from './standing/report-standing.ts'
import { type Counts, counted } from './test-counts.ts'
import { readReport } from './test-reports.ts'

/** Called with the output of a stage. */
type Print = (text: string) => void

interface Stage {
  name: string
  /** Resolves to the numbers of passed and failed tests; rejects when the stage itself broke. */
  run: (print: Print) => Promise<Counts>
  isQuick?: boolean
  /** Part that the whole stage is about: a quick run skips it while the part is unchanged since it was proven. */
  about?: Part
  /** Whether a full run skips it then too, except for a random sample of runs. */
  isSampled?: boolean
  /** Stages of different lanes run in parallel: those that use one core only, or leave one idle at times. @default alone */
  lane?: 1 | 2
}

const reports = mkdtempSync(join(tmpdir(), 'ronde-test-'))

const isQuick = process.argv.includes('--quick')
const isWhole = process.argv.includes('--whole')
const seed = Number(process.env.RONDE_SEED ?? Date.now() % 1_000_000)
const now = fingerprints()
const proofs = readProofs()
/** Parts of which a sample of tests is enough. */
const proven = isWhole ? new Set<Part>() : asProven(now, proofs)

const check = async (print: Print, ...args: string[]): Promise<Counts> => {
  const printed: string[] = []
  const onOutput: Print = (text) => {
    printed.push(text)
    print(text)
  }
  const code = await runNode(args, { onOutput })
  if (code === 0) return { passed: 1, failed: 0 }
  const lines = stripVTControlCharacters(printed.join('')).trimEnd().split('\n')
  return { passed: 0, failed: 1, told: [lines.slice(-30).join('\n    ')] }
}

const eslint = (print: Print, ...args: string[]): Promise<Counts> =>
  check(print, programs.eslint, ...args, '--max-warnings', '0')

/** Tries a sample of wrong providers and consumers. The verifier's expected failures are not printed, only the result. */
async function wrong(print: Print): Promise<Counts> {
  const printed: string[] = []
  const counts = await check((text) => void printed.push(text), programs.wrong, '--sample')
  const lines = printed.join('').split('\n')
  print((counts.failed > 0 ? lines : lines.filter((line) => /^(A sample|\d+ wrong)/.test(line))).join('\n'))
  return counts
}

const runVitest = async (
  print: Print,
  projects: readonly Project[],
  files: readonly string[] = [],
): Promise<Counts> => {
  const report = join(reports, `${projects.join('-')}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const code = await runNode(
    [
      programs.vitest,
      'run',
      ...files,
      ...chosen,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { onOutput: print },
  )
  return counted(report, code)
}

/** The files to run, whose number is printed; empty where all run, so that the runner finds them itself. */
function chosenOf(print: Print, files: readonly string[]): string[] {
  const chosen = chosenFiles(files, proven, seed)
  if (chosen.length === files.length) return []
  print(
    `${chosen.length} of ${files.length} files: of those about what is as it was proven one in ${sampledOneIn} runs (RONDE_SEED=${seed}).\n`,
  )
  return chosen
}

const vitest = (print: Print, ...projects: Project[]): Promise<Counts> =>
  runVitest(print, projects, chosenOf(print, projects.flatMap(testFiles)))

const journeys = async (print: Print): Promise<Counts> => {
  const report = join(reports, 'journeys.json')
  print(`One in ${walkedOneIn} of the journeys of hardening (RONDE_SEED=${seed}); npm run harden walks all.\n`)
  const code = await runNode(
    [
      programs.playwright,
      'test',
      ...chosenOf(print, journeyFiles()),
      '--config',
      'app/e2e/playwright.config.ts',
      '--reporter=list,json',
      '--grep-invert',
      passedOver(readRows(), seed),
    ],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, RONDE_SEED: String(seed) },
      onOutput: print,
    },
  )
  return counted(report, code)
}

/** Compares the pictures of the components; the Storybook is built by then. */
async function looks(): Promise<Counts> {
  const compared = await compareLooks({ isBrief: true })
  if (!compared.isDrawnAlike) {
    console.log(
      'Not compared: this browser, or the fonts of this machine, draw otherwise than those of the accepted pictures.',
    )
    return { passed: 0, failed: 0 }
  }
  const told = tellLooks(compared)
  console.log(told.join('\n'))
  const failed = compared.changes.length + compared.failed.length
  return {
    passed: Object.keys(compared.looks).length - compared.changes.length,
    failed,
    told,
    failedParts: ['library'],
  }
}

/** The sizes of entries that the package's tests, which have ended by then, measured. */
function measuredSizes(): MeasuredSizes {
  return new Map(
    readReport(join(reports, 'package.json')).flatMap(({ titles, isPassed }): [string, boolean][] => {
      const [, entry] = /^([\w-]+) is no larger than recorded$/.exec(titles.at(-1) ?? '') ?? []
      return entry ? [[entry, isPassed]] : []
    }),
  )
}

/** The openings of the Storybook's review. */
let reviewed: readonly Opening[] = []
/** The statements of the specification proven by the tests of each part. */
let items: ReadonlyMap<Part, readonly string[]> = new Map()

const stages: Stage[] = [
  { name: 'contracts', isQuick: true, about: 'contracts', lane: 2, run: (print) => runVitest(print, ['pact']) },
  // One type checker: several would each load the shared types, in twice the time, and the other core has work.
  {
    name: 'types',
    isQuick: true,
    about: 'project',
    isSampled: true,
    lane: 2,
    run: (print) => check(print, programs.tsc, '-p', 'tsconfig.json', '--checkers', '1'),
  },
  {
    name: 'format',
    isQuick: true,
    lane: 2,
    run: async (print) => ({ ...(await check(print, programs.oxfmt, '--check')), failedParts: ['project'] }),
  },
  {
    name: 'lint',
    isQuick: true,
    about: 'project',
    isSampled: true,
    lane: 2,
    run: (print) => check(print, programs.oxlint, '--type-aware', '--quiet'),
  },
  { name: 'units', isQuick: true, lane: 1, run: (print) => vitest(print, 'unit', 'dom') },
  {
    name: 'boundaries',
    isQuick: true,
    about: 'project',
    isSampled: true,
    lane: 1,
    run: (print) => eslint(print, '.'),
  },
  // It reads the pact, which the same lane has written before.
  { name: 'verification', isQuick: true, about: 'contracts', lane: 2, run: (print) => check(print, programs.verify) },
  {
    name: 'effector',
    about: 'console',
    isSampled: true,
    lane: 1,
    run: (print) => eslint(print, '--config', 'eslint.effector.config.js', 'app/src'),
  },
  { name: 'console', lane: 1, run: (print) => vitest(print, 'screens', 'server') },
  { name: 'build', lane: 2, run: () => buildConsole().then(() => ({ passed: 1, failed: 0 })) },
  { name: 'storybook', lane: 2, run: () => buildStorybook().then(() => ({ passed: 1, failed: 0 })) },
  { name: 'dotnet', about: 'contracts', isSampled: true, lane: 2, run: verifyDotnet },
  { name: 'wrong', about: 'contracts', isSampled: true, lane: 2, run: wrong },
  { name: 'package', lane: 2, run: (print) => vitest(print, 'package') },
  {
    name: 'stories',
    run: async () => {
      const { openings, ...counts } = await reviewStorybook({
        isBuilt: true,
        isBrief: !isWhole,
        sizes: measuredSizes(),
      })
      reviewed = openings
      // Each story has a proof of its own.
      return { ...counts, failedParts: [] }
    },
  },
  { name: 'looks', run: looks },
  { name: 'journeys', run: journeys },
  // Last: it reads the reports of all others.
  {
    name: 'specification',
    run: () => {
      const before = parts.flatMap((part) => (proven.has(part) ? (proofs[part]?.items ?? []) : []))
      const reported = reportCoverage(reports, reviewed, proven.size > 0 ? before : null)
      items = reported.items
      // A statement is not proven because its test failed, in another stage.
      return Promise.resolve(failedParts.size > 0 ? { ...reported, failedParts: [] } : reported)
    },
  },
]

if (!isQuick) process.env.CHROMIUM = bringBrowser()

const results: { name: string; counts: Counts; seconds: number }[] = []
/** The parts with a failed test. */
const failedParts = new Set<Part>()

async function runStage({ name, run, about, lane }: Stage): Promise<void> {
  const startedAt = performance.now()
  const printed: string[] = []
  // Output of parallel stages is printed once they have ended.
  const print: Print = lane ? (text) => void printed.push(text) : (text) => void process.stdout.write(text)
  if (!lane) console.log(`\n── ${name}`)
  const counts = await run(print).catch((error: unknown): Counts => {
    console.error(error)
    return { passed: 0, failed: 1, told: [String(error)] }
  })
  if (lane) console.log(`\n── ${name}\n${printed.join('')}`)
  results.push({ name, counts, seconds: (performance.now() - startedAt) / 1000 })
  if (counts.failed > 0) for (const part of counts.failedParts ?? (about ? [about] : parts)) failedParts.add(part)
}

const inTurn = async (some: readonly Stage[]) => {
  for (const stage of some) await runStage(stage)
}

const startedAt = performance.now()
/** Whether a stage has to run: its part changed, or the sample includes it. */
const isDue = ({ name, about, isSampled }: Stage): boolean =>
  !about || !proven.has(about) || (!isQuick && (!isSampled || isDrawn(name, seed)))
const wanted = stages.filter((stage) => !isQuick || stage.isQuick)
const chosen = wanted.filter(isDue)
if (proven.size > 0) console.log(`As proven: ${[...proven].join(', ')}. npm test -- --whole runs everything.`)
await Promise.all([1, 2].map((lane) => inTurn(chosen.filter((stage) => stage.lane === lane))))
await inTurn(chosen.filter(({ lane }) => lane === undefined))

console.log('\nstage            passed  failed  seconds')
for (const { name } of wanted.filter((stage) => !chosen.includes(stage))) console.log(`${name.padEnd(16)} as proven`)
for (const { name, counts, seconds } of results) {
  console.log(
    `${name.padEnd(16)} ${String(counts.passed).padStart(6)}  ${String(counts.failed).padStart(6)}  ${seconds.toFixed(1).padStart(7)}`,
  )
}
const sum = (of: 'passed' | 'failed') => results.reduce((total, { counts }) => total + counts[of], 0)
console.log(
  `\n${sum('passed')} passed, ${sum('failed')} failed, ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`,
)
for (const { name, counts } of results)
  for (const told of counts.failed > 0 ? (counts.told ?? []) : []) console.log(`\n✗ ${name}: ${told}`)
process.exitCode = sum('failed') > 0 ? 1 : 0

// Parts whose tests all ran and passed are proven, unless files were changed meanwhile; those with a failed test no longer are.
const after = fingerprints()
if (!isQuick && now)
  keepProofs(
    Object.fromEntries(
      parts
        .filter((part) => failedParts.has(part) || (!proven.has(part) && after?.[part] === now[part]))
        .map((part) => [
          part,
          failedParts.has(part) ? undefined : { fingerprint: now[part], items: items.get(part) ?? [] },
        ]),
    ) satisfies Proofs,
  )
