/** Builds the console when its sources are newer than what was built. */
import { globSync, mkdirSync, renameSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { manifestFile } from '../app/build/first-load.ts'
import { programs, root, runNode } from './run.ts'

const sources = ['app/src/**/*', 'app/public/**/*', 'app/*.*', 'ui/src/**/*', 'contracts/{wire,services}/**/*', 'package-lock.json']
const stamp = join(root, 'app/dist/.built')

const changedAt = (path: string): number => {
  try {
    return statSync(path).mtimeMs
  } catch {
    return 0
  }
}

/** Whether the built console is older than its sources, or not there. */
export function isStale(): boolean {
  const built = changedAt(stamp)
  return built === 0 || changedAt(manifestFile) === 0 || sources.flatMap((pattern) => globSync(pattern, { cwd: root })).some((path) => changedAt(join(root, path)) > built)
}

/** Builds the console into `app/dist` if need be. Throws when the build fails. */
export async function buildConsole(): Promise<void> {
  if (!isStale()) return
  const startedAt = new Date()
  const code = await runNode([programs.vite, 'build', '--logLevel', 'warn', 'app'])
  if (code !== 0) throw new Error('The console could not be built.')
  // It is for our own checks: what a server serves should not tell more of itself than it must.
  mkdirSync(dirname(manifestFile), { recursive: true })
  renameSync(join(root, 'app/dist/.vite/manifest.json'), manifestFile)
  rmdirSync(join(root, 'app/dist/.vite'))
  writeFileSync(stamp, startedAt.toISOString())
}
