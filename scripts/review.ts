/**
 * `npm run review [-- part of an id or path …]`: builds the Storybook, opens every story and page of it, plays it and asks axe in both themes.
 * `--built`: takes `storybook-static` as it is.
 */
import { reviewStorybook } from './review/run.ts'

const args = process.argv.slice(2)
const { failed } = await reviewStorybook({
  parts: args.filter((arg) => !arg.startsWith('--')),
  isBuilt: args.includes('--built'),
})
process.exitCode = failed > 0 ? 1 : 0
