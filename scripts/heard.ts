/**
 * `npm run heard [-- part of an id or path …]`: compares what a virtual screen reader announces for every story of the components, in both languages, with the accepted texts.
 * `--accept`: accepts the new texts. `--built`: uses the existing `storybook-static`.
 */
import { acceptedHeard, acceptHeard, heardIn } from './heard/accepted-heard.ts'
import { changedHeard, tellHeard } from './heard/compare-heard.ts'
import { reviewStorybook } from './review/run.ts'

const args = process.argv.slice(2)
const parts = args.filter((arg) => !arg.startsWith('--'))
const isPartial = parts.length > 0
const { openings, failed } = await reviewStorybook({
  parts,
  isBuilt: args.includes('--built'),
  isOnlyHeard: true,
})
const heard = heardIn(openings)
const changes = changedHeard(acceptedHeard(), heard, isPartial)
console.log(changes.map(tellHeard).join('\n'))
console.log(`${openings.length} stories heard, ${changes.length} otherwise than accepted`)
// Stories that failed were not heard, and keep their accepted texts.
if (args.includes('--accept')) acceptHeard(heard, isPartial || failed > 0)
if (failed > 0 || (changes.length > 0 && !args.includes('--accept'))) process.exitCode = 1
