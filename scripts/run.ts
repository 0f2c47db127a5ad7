/** Runs the project's own commands. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export interface RunOptions {
  env?: Record<string, string>
  /** Working directory. @default the project's root */
  cwd?: string
  /** Called with its output, for programs that run in parallel. @default the output of this process */
  onOutput?: (text: string) => void
}

/** Starts a Node program of the project, or of one of its packages, on the running Node. */
export function startNode(args: readonly string[], { env = {}, cwd = root, onOutput }: RunOptions = {}): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  })
  if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput)
  return child
}

/** Resolves with the exit code of a program. */
const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    // Unlike `exit`, `close` comes after all output.
    child.once('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })

/** Runs a Node program to its end. */
export const runNode = (args: readonly string[], options?: RunOptions): Promise<number> =>
  ended(startNode(args, options))

/** Runs any other program to its end. */
export const runProgram = (
  command: string,
  args: readonly string[],
  { env = {}, cwd = root }: Omit<RunOptions, 'onOutput'> = {},
): Promise<number> => ended(spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } }))

/** Passes terminating signals on to the children, and ends with them. */
export async function standIn(...children: ChildProcess[]): Promise<never> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => children.forEach((child) => child.kill(signal)))
  }
  const code = await Promise.race(children.map(ended))
  children.forEach((child) => child.kill())
  process.exit(code)
}

/** Paths of the programs that the scripts run. */
export const programs = {
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  tsc: 'node_modules/typescript-7/bin/tsc',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  eslint: 'node_modules/eslint/bin/eslint.js',
  playwright: 'node_modules/playwright/cli.js',
  storybook: 'node_modules/storybook/dist/bin/dispatcher.js',
  tsup: 'node_modules/tsup/dist/cli-default.js',
  provider: 'contracts/provider/main.ts',
  verify: 'contracts/provider/verify.ts',
  wrong: 'contracts/wrong/run.ts',
} as const
