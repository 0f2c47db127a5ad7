import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, runProgram } from '../run.ts'

/** The folder with another version of React in its `node_modules`, brought by npm where it is not there yet. */
export async function reactFolder(version: string): Promise<string> {
  const folder = join(root, 'node_modules/.cache/ronde', `react-${version}`)
  if (existsSync(join(folder, 'node_modules/react-dom'))) return folder
  const packages = [`react@${version}`, `react-dom@${version}`]
  const code = await runProgram('npm', [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--prefix',
    folder,
    ...packages,
  ])
  if (code !== 0) throw new Error(`npm does not bring React ${version}.`)
  return folder
}
