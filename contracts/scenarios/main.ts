/** `npm run scenarios -- --url http://127.0.0.1:5000 …`: what a server has to keep from one call to the next. */
import { scenariosByCommand } from './command.ts'

process.exitCode = await scenariosByCommand(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`))
