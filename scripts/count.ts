/** `npm run count`: formatted lines of each view, of the kit's folders and of each operation. A file belongs to its only importer. */
import { countOperations, measured, together } from './count-operations.ts'
import { allViews, countKit, countViews, wordsOfKit } from './count-views.ts'

const padded = (lines: number, width = 5) => lines.toFixed(0).padStart(width)

console.log('Views: lines of code, of messages')
for (const view of allViews()) {
  const { code, messages, files } = countViews(view)
  console.log(`${padded(code)} ${padded(messages)}  ${view} (${files.length} files)`)
}
const all = countViews(...allViews())
console.log(`${padded(all.code)} ${padded(all.messages)}  all ${allViews().length} views`)

const rooms = countKit()
console.log('\nRooms of the kit')
for (const [room, lines] of rooms) console.log(`${padded(lines)}  ${room}`)
const kit = [...rooms.values()].reduce((sum, lines) => sum + lines, 0)
console.log(`${padded(kit)}  all, ${wordsOfKit()} words; server state is ask: ${rooms.get('ask') ?? 0}`)

console.log('\nOperations: of their own, with what services share')
const costs = countOperations()
const four = costs.filter(({ name }) => measured.some((one) => one === name))
for (const { name, operations, own, whole } of [...costs, together('these four', four), together('all', costs)]) {
  const title = name === 'these four' ? measured.join(', ') : name
  const each = `${padded(own / operations)} each, ${padded(whole / operations, 3)} with what is shared`
  console.log(`${title.padEnd(44)} ${padded(operations, 3)} operations ${padded(own)} (${padded(whole)}) lines ${each}`)
}
