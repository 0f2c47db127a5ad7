/** Removes guards from a copy of the product, one at a time, and checks that their proofs fail. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { programs, root, runNode } from '../run.ts'
import { projectCopy } from '../testing/project-copy.ts'
import { buildConsole } from '../console-build.ts'
import { type Guard, nameOf, type Removal } from './ledger.ts'
import { runPlaywright, runVitest } from './run-proofs.ts'
import { isTitled, proofOf } from './titles.ts'

/** What the copy of the project for other checks does without. */
const besides = [
  'vitest.config.ts',
  '.oxlintrc.json',
  'eslint.config.js',
  'eslint.effector.config.js',
  'tsconfig.units.json',
  'docs',
  'deploy',
  'package-lock.json',
]

/** Whether a file is part of the built console. */
const isBuilt = (file: string) => /^(app\/(src|public)|ui\/src|contracts\/(wire|services))\//.test(file)

/** Whether all tests of a proof pass in a copy; null: none ran. */
async function tried(folder: string, text: string, seed: number): Promise<boolean | null> {
  const proof = proofOf(text)
  const run = proof.kind === 'playwright' ? runPlaywright : runVitest
  const ran = await run([proof], { seed, folder, isBrief: true, onOutput: () => {} })
  const own = ran.filter((one) => one.file === proof.from && isTitled(proof.title, one.title))
  return own.length === 0 ? null : own.every(({ isPassed }) => isPassed)
}

async function build(folder: string): Promise<void> {
  const code = await runNode([join(root, programs.vite), 'build', '--logLevel', 'error', 'app'], {
    cwd: folder,
    onOutput: () => {},
  })
  if (code !== 0) throw new Error('The copy of the console does not build.')
}

/**
 * Reports for each guard whether its proof failed without it. Guards whose proof does not pass in the unchanged copy
 * are left out. Stories are not tried: a Storybook would have to be built for each.
 */
export async function removeGuards(
  guards: readonly Guard[],
  seed: number,
  onRemoval: (guard: Guard, removal: Removal) => void,
): Promise<void> {
  const needsConsole = guards.some(({ proof }) => proofOf(proof).kind === 'playwright')
  if (needsConsole) await buildConsole()
  const { folder, remove } = projectCopy()
  try {
    for (const name of besides) cpSync(join(root, name), join(folder, name), { recursive: true })
    if (needsConsole) cpSync(join(root, 'app/dist'), join(folder, 'app/dist'), { recursive: true })
    const whole = new Map<string, boolean | null>()
    for (const guard of guards) {
      const { file, text, instead = '', proof } = guard
      if (!whole.has(proof)) whole.set(proof, await tried(folder, proof, seed))
      if (whole.get(proof) !== true) {
        console.error(`✗ in the copy as it is, this does not pass: ${proof}`)
        continue
      }
      const path = join(folder, file)
      const source = readFileSync(path, 'utf8')
      const kept = join(folder, 'app/dist')
      const isSent = proofOf(proof).kind === 'playwright' && isBuilt(file)
      try {
        writeFileSync(
          path,
          source.replace(text, () => instead),
        )
        if (isSent) await build(folder)
        const isPassed = await tried(folder, proof, seed)
        onRemoval(guard, { isNoticed: isPassed === false, seed })
        console.log(`${isPassed === false ? '✓ noticed' : '✗ not noticed'}: ${nameOf(guard)}, by ${proof}`)
      } finally {
        writeFileSync(path, source)
        if (isSent && existsSync(kept)) cpSync(join(root, 'app/dist'), kept, { recursive: true, force: true })
      }
    }
  } finally {
    remove()
  }
}
