/**
 * `npm run bench`: what the steps of daily work cost in the built console as lists grow from 1,000 to 100,000 rows, and what is left
 * in memory after many dialogs and many changes of page. `-- --million`: at 1,000,000 too; `-- --rows 100000`: there only;
 * `-- --only open`: steps whose name has it; `-- --memory`: memory only.
 */
import { type Cost, machine, onManyRows } from './measured-page.ts'
import { memoryKept } from './memory-kept.ts'
import { stepsOf } from './steps.ts'

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}
const only = option('--only') ?? ''
const limit = Number(option('--limit') ?? Number.POSITIVE_INFINITY)
const asked = option('--rows')
const sizes = asked
  ? [Number(asked)]
  : [1_000, 10_000, 100_000, ...(process.argv.includes('--million') ? [1_000_000] : [])]

const shown = ({ seconds, cpu, longest, requests, kB, heap }: Cost): string =>
  [seconds.toFixed(2), cpu.toFixed(2), longest, requests, kB.toFixed(0), heap.toFixed(0)].join(' | ')

console.log(`Machine: ${machine()}; ${new Date().toISOString()}.`)
if (!process.argv.includes('--memory')) {
  console.log('\n| step | rows | s | main thread, s | longest task, ms | requests | kB | heap, MB |\n|-|-|-|-|-|-|-|-|')
  for (const rows of sizes) {
    await onManyRows(rows, '/', async (measured) => {
      for (const { name, before, act } of stepsOf(measured).filter((step) => step.name.includes(only))) {
        // One step that cannot be done leaves the others to be measured, and the table says so.
        const cost = await before()
          .then(() => measured.measure(act))
          .catch((error: unknown) => String(error).split('\n')[0] ?? '')
        if (typeof cost === 'string' || cost.seconds > limit) process.exitCode = 1
        const line = typeof cost === 'string' ? `not done: ${cost} | | | | |` : shown(cost)
        console.log(`| ${name} | ${rows.toLocaleString('en')} | ${line} |`)
      }
    })
  }
}
if (only === '') await onManyRows(1_000, '/Aff/Aff/AffaireList', memoryKept)
console.log(`\nMachine at the end: ${machine()}.`)
