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
if (args.includes('--accept') && failed === 0) acceptHeard(heard, isPartial)
else if (changes.length > 0 || failed > 0) process.exitCode = 1
