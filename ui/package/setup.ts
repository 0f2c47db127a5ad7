/** Builds and packs the library once, and installs the tarball into a fresh application, for every test of the package. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildLibrary } from './build-library.ts'
import { library, manifest } from './entries.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the packed library. */
    tarball: string
    /** Root of an application in which nothing but the tarball and its dependencies is installed. */
    application: string
  }
}

const modules = join(library, '../node_modules')
const isWindows = process.platform === 'win32'

export default function setup(project: TestProject): () => void {
  buildLibrary()
  const made = mkdtempSync(join(tmpdir(), 'ronde-package-'))
  const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', made], {
    cwd: library,
    encoding: 'utf8',
    shell: isWindows,
  })
  const tarball = join(made, packed.trim())
  const application = join(made, 'application')
  const installed = join(application, 'node_modules', manifest.name)
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1'])
  // The packages that npm would download are there already. No others are: an import that the manifest does not name must fail.
  for (const name of [
    'vite',
    '@vitejs/plugin-react',
    '@types/react-dom',
    ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  ]) {
    const place = join(application, 'node_modules', name)
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(join(modules, name), place, 'junction')
  }
  project.provide('tarball', tarball)
  project.provide('application', application)
  return () => rmSync(made, { recursive: true })
}
