/**
 * `npm run looks [-- part of an id or path …]`: compares pictures of every story in both themes with the accepted ones; a page shows the changes.
 * `--accept`: accepts the new pictures. `--built`: uses the existing `storybook-static`.
 */
import { acceptLooks, compareLooks, tellLooks } from './looks/run.ts'
import { buildStorybook } from './review/run.ts'

const args = process.argv.slice(2)
const parts = args.filter((arg) => !arg.startsWith('--'))
if (!args.includes('--built')) await buildStorybook()
const compared = await compareLooks({ parts })
if (!compared.isDrawnAlike)
  console.log(
    'This browser, or the fonts of this machine, draw otherwise than those of the accepted pictures: pixels may differ for that.',
  )
console.log(tellLooks(compared).join('\n'))
if (args.includes('--accept')) acceptLooks(compared, parts.length > 0)
else if (compared.changes.length > 0 || compared.failed.length > 0) process.exitCode = 1
