/** Builds the console when its sources are newer than what was built. */
import { globSync, mkdirSync, readFileSync, renameSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { manifestFile } from '../app/build/first-load.ts'
import { programs, root, runNode } from './run.ts'

const sources = [
  'app/src/**/*',
  'app/public/**/*',
  'app/*.*',
  'app/build/*.ts',
  'ui/src/**/*',
  'contracts/{wire,services}/**/*',
  'package-lock.json',
  'scripts/console-build.ts',
]
const stamp = join(root, 'app/dist/.built')

const changedAt = (path: string): number => {
  try {
    return statSync(path).mtimeMs
  } catch {
    return 0
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses once, as far as it goes, the files that bear their content's hash. Others may be edited where they are served. */
async function compressAssets(): Promise<void> {
  const files = globSync('app/dist/assets/**/*.{js,css,svg,json}', { cwd: root }).map((path) => join(root, path))
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      if (content.length < 1_024) return
      writeFileSync(
        `${file}.br`,
        await brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
      )
      writeFileSync(`${file}.gz`, await zip(content, { level: 9 }))
    }),
  )
}

/** Whether the built console is older than its sources, or not there. */
function isStale(): boolean {
  const built = changedAt(stamp)
  return (
    built === 0 ||
    changedAt(manifestFile) === 0 ||
    sources.flatMap((pattern) => globSync(pattern, { cwd: root })).some((path) => changedAt(join(root, path)) > built)
  )
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
  await compressAssets()
  writeFileSync(stamp, startedAt.toISOString())
}
