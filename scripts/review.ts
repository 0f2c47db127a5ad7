/**
 * `npm run review [-- part of an id or path …]`: builds the Storybook, opens and plays every story and page, and runs axe in both themes.
 * `--built`: uses the existing `storybook-static`.
 */
import { reviewStorybook } from './review/run.ts'

const args = process.argv.slice(2)
const { failed } = await reviewStorybook({
  parts: args.filter((arg) => !arg.startsWith('--')),
  isBuilt: args.includes('--built'),
})
process.exitCode = failed > 0 ? 1 : 0
