/** Runs only the tests, stories and commands named by the ledger. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildConsole } from '../console-build.ts'
import { entriesOf } from '../review/entry.ts'
import { reviewStorybook, storybookFolder } from '../review/run.ts'
import { programs, root, runNode } from '../run.ts'
import { readReport, type ReportedTest } from '../test-reports.ts'
import type { Outcome } from './ledger.ts'
import { isTitled, patternOf, type Proof, proofOf } from './titles.ts'

export type Stage = 'units' | 'server' | 'journeys' | 'stories' | 'commands'

export const stageNames: readonly Stage[] = ['units', 'server', 'journeys', 'stories', 'commands']

const stageOf = ({ kind, from }: Proof): Stage => {
  if (kind === 'vitest') return from.startsWith('contracts/') ? 'server' : 'units'
  return kind === 'playwright' ? 'journeys' : kind === 'story' ? 'stories' : 'commands'
}

/** A test that ran. */
interface Ran {
  file: string
  title: string
  isPassed: boolean
}

const ranOf = ({ file, titles, isPassed }: ReportedTest): Ran => ({ file, title: titles.at(-1) ?? '', isPassed })

export interface RunOptions {
  seed: number
  /** Whether as many inputs as in usual test runs are used, instead of thousands. */
  isBrief?: boolean
  /** Root of the project. @default this one */
  folder?: string
  onOutput?: (text: string) => void
}

const counted = (ran: readonly Ran[], { from, title }: Proof, seed: number): Outcome => {
  const meant = ran.filter((one) => one.file === from && isTitled(title, one.title))
  const passed = meant.filter(({ isPassed }) => isPassed).length
  // A named test that did not run counts as failed.
  return { passed, failed: meant.length === 0 ? 1 : meant.length - passed, seed }
}

const anyOf = (proofs: readonly Proof[]) => `(${proofs.map(({ title }) => patternOf(title)).join('|')})`
const filesOf = (proofs: readonly Proof[]) => [...new Set(proofs.map(({ from }) => from))]

async function withReport(folder: string, act: (report: string) => Promise<unknown>): Promise<Ran[]> {
  const kept = mkdtempSync(join(tmpdir(), 'ronde-harden-'))
  const report = join(kept, 'report.json')
  try {
    await act(report)
    return readReport(report, folder)
      .filter(({ hasRun }) => hasRun)
      .map(ranOf)
  } finally {
    rmSync(kept, { recursive: true, force: true })
  }
}

/** Environment for thorough runs: numbers of runs for property tests that read it. */
const thorough = { RONDE_ORDERS: '10000', RONDE_RUNS: '10000' }

const environment = ({ seed, isBrief = false }: RunOptions) => ({
  ...(isBrief ? {} : thorough),
  RONDE_SEED: String(seed),
})

export async function runVitest(proofs: readonly Proof[], options: RunOptions): Promise<Ran[]> {
  const { folder = root, onOutput } = options
  return withReport(folder, (file) =>
    runNode(
      [
        join(folder, programs.vitest),
        'run',
        '--config',
        'scripts/harden/vitest.config.ts',
        ...filesOf(proofs),
        '-t',
        anyOf(proofs),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      { cwd: folder, env: environment(options), ...(onOutput ? { onOutput } : {}) },
    ),
  )
}

export async function runPlaywright(proofs: readonly Proof[], options: RunOptions): Promise<Ran[]> {
  const { folder = root, onOutput } = options
  return withReport(folder, (file) =>
    runNode(
      [
        join(folder, programs.playwright),
        'test',
        '--config',
        'app/e2e/playwright.config.ts',
        ...filesOf(proofs),
        '-g',
        anyOf(proofs),
        '--reporter=list,json',
      ],
      {
        cwd: folder,
        env: { ...environment(options), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        ...(onOutput ? { onOutput } : {}),
      },
    ),
  )
}

/** Plays each story, and checks it with axe in both themes. */
async function runStories(proofs: readonly Proof[]): Promise<Ran[]> {
  const entries = entriesOf(storybookFolder)
  const meant = entries.filter(({ importPath, exportName }) =>
    proofs.some(({ from, title }) => importPath === `./${from}` && exportName === title),
  )
  const { openings } = await reviewStorybook({ parts: meant.map(({ id }) => id), isBuilt: true })
  return openings.map(({ entry, problems }) => ({
    file: entry.importPath.replace('./', ''),
    title: entry.exportName ?? '',
    isPassed: problems.length === 0,
  }))
}

/** `{seed}` in a command is that of the run. */
async function runCommands(proofs: readonly Proof[], options: RunOptions): Promise<Ran[]> {
  const ran: Ran[] = []
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const { from } of proofs) {
    const [, name = '', command = ''] =
      /^(node|npm run) (.*)$/.exec(from.replaceAll('{seed}', String(options.seed))) ?? []
    const [first = '', ...rest] = command.split(' ').filter((one) => one !== '--')
    // A script of the project is `node`, a program and its arguments.
    const [program = '', ...given] = name === 'node' ? [first] : (scripts[first] ?? '').split(' ').slice(1)
    console.log(`\n$ ${from}`)
    const code = await runNode([program, ...given, ...rest], { env: environment(options) })
    ran.push({ file: from, title: from, isPassed: code === 0 })
  }
  return ran
}

const runOf: Record<Stage, (proofs: readonly Proof[], options: RunOptions) => Promise<Ran[]>> = {
  units: runVitest,
  server: runVitest,
  journeys: async (proofs, options) => {
    await buildConsole()
    return runPlaywright(proofs, options)
  },
  stories: runStories,
  commands: runCommands,
}

/** Runs the proofs stage by stage; `onStage` is called as each stage ends. */
export async function runProofs(
  texts: readonly string[],
  stages: readonly Stage[],
  seed: number,
  onStage: (outcomes: Readonly<Record<string, Outcome>>) => void,
): Promise<void> {
  const proofs = [...new Set(texts)].map((text) => ({ ...proofOf(text), text }))
  for (const stage of stages) {
    const own = proofs.filter((proof) => stageOf(proof) === stage)
    if (own.length === 0) continue
    console.log(`\n── ${stage}: ${own.length} proofs`)
    const ran = await runOf[stage](own, { seed })
    onStage(Object.fromEntries(own.map((proof) => [proof.text, counted(ran, proof, seed)])))
  }
}
