/** Builds the console when its sources are newer than what was built. */
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
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
const distribution = join(root, 'app/dist')
/** File with the base path of the console in `app/dist`. */
const stamp = join(distribution, '.built')

const changedAt = (path: string): number => {
  try {
    return statSync(path).mtimeMs
  } catch {
    return 0
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses the files with a content hash in their name, at the highest level. Others may be edited after deployment. */
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

/** Whether the built console is older than its sources, has another base path, or is missing. */
function isStale(base: string): boolean {
  const built = changedAt(stamp)
  return (
    built === 0 ||
    changedAt(manifestFile) === 0 ||
    readFileSync(stamp, 'utf8') !== base ||
    sources.flatMap((pattern) => globSync(pattern, { cwd: root })).some((path) => changedAt(join(root, path)) > built)
  )
}

/** Builds the console for a base path, such as `/ronde/`, into a folder that it empties first. Throws when the build fails. */
export async function buildBelow(base: string, folder: string): Promise<void> {
  const args = ['build', '--logLevel', 'warn', '--base', base, '--outDir', folder, '--emptyOutDir', 'app']
  if ((await runNode([programs.vite, ...args])) !== 0) throw new Error('The console could not be built.')
}

/** Builds the console into `app/dist` if need be. `base` is its path on its host. Throws when the build fails. */
export async function buildConsole({ base = '/' } = {}): Promise<void> {
  if (!isStale(base)) return
  await buildBelow(base, distribution)
  // For our own checks only: served files should reveal no more than necessary.
  mkdirSync(dirname(manifestFile), { recursive: true })
  renameSync(join(distribution, '.vite/manifest.json'), manifestFile)
  rmSync(join(distribution, '.vite'), { recursive: true })
  await compressAssets()
  writeFileSync(stamp, base)
}
