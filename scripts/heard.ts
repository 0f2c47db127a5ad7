/**
 * `npm run heard [-- part of an id or path …]`: what a virtual screen reader says of every story of the components, in both languages, compared to what was accepted.
 * `--accept`: what is heard is accepted. `--built`: takes `storybook-static` as it is.
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
// What did not stand was not heard, and keeps what was accepted of it.
if (args.includes('--accept')) acceptHeard(heard, isPartial || failed > 0)
if (failed > 0 || (changes.length > 0 && !args.includes('--accept'))) process.exitCode = 1
