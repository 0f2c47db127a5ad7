import { type Shard, shardOf, writeShard } from '../engines/shards.ts'
import { versions } from './ask.ts'
import { openConsole, openLayers } from './console.ts'
import type { Place } from './declared.ts'
import { keep, lackingOf, readKept } from './kept.ts'
import { type Item, type Outcome, twoAtATime, writeState } from './states.ts'
import { openStories } from './stories.ts'
import { added, engineTitles, rulesTable, statesTable, summaryOf } from './table.ts'

/** Prints each problem with the states it occurs in. */
function tell({ asked, missed }: Outcome): void {
  const wrong = asked.flatMap((state) =>
    state.findings.filter((one) => one.declared === undefined).map((finding) => ({ ...finding, state })),
  )
  const alike = Map.groupBy(wrong, ({ engine, rule, says, markup }) => [engine, rule, says, markup].join('\n'))
  for (const own of alike.values()) {
    const { engine, rule, says, markup } = own[0]!
    const states = [...new Set(own.map(({ state }) => writeState(state)))]
    console.error(`✗ ${engineTitles[engine]}, ${rule}: ${says}\n    ${markup}`)
    for (const state of states.slice(0, 4)) console.error(`    ${state}`)
    if (states.length > 4) console.error(`    and ${states.length - 4} more`)
  }
  for (const { name, why } of missed) console.error(`✗ ${name} does not stand: ${why}`)
}

interface RunOptions {
  shard: Shard
  /** Only items with one of these in their name. */
  parts: readonly string[]
  /** Skips items that were checked before. */
  isMore: boolean
}

const open = { console: openConsole, layers: openLayers, stories: openStories }

/** Checks a place with both engines, saves and prints the findings; resolves to whether there are none. */
export async function runPlace(place: Place, { shard, parts, isMore }: RunOptions): Promise<boolean> {
  const startedAt = performance.now()
  const { items, close } = await open[place]()
  const all = items.flatMap((own) => own.map(({ name }) => name))
  const wanted = new Set(isMore ? lackingOf({ ...readKept(place), all }) : all)
  const queue = new Map<string, Item>()
  for (const item of shardOf(items, shard).flat())
    if (wanted.has(item.name) && (parts.length === 0 || parts.some((part) => item.name.includes(part))))
      queue.set(item.name, item)
  const whole: Outcome = { asked: [], missed: [] }
  try {
    await twoAtATime([...queue.values()], async ({ name, ask }) => {
      const askedAt = performance.now()
      const outcome = await ask()
      const seconds = Math.round((performance.now() - askedAt) / 1000)
      tell(outcome)
      console.log(`${name}: ${outcome.asked.length} states, ${seconds} s`)
      const day = new Date().toISOString().slice(0, 10)
      keep(place, all, { [name]: { ...summaryOf(outcome), day, seconds, versions: versions() } })
      whole.asked.push(...outcome.asked)
      whole.missed.push(...outcome.missed)
    })
  } finally {
    await close()
  }
  const { rows, rules } = added([summaryOf(whole)])
  console.log(statesTable(rows).join('\n'))
  for (const as of ['wrong', 'declared', 'potential'] as const)
    console.log(`\n${as}:\n${rulesTable(rules, as).join('\n')}`)
  const took = Math.round((performance.now() - startedAt) / 1000)
  console.log(`\n${place} ${writeShard(shard)}: ${whole.asked.length} states of ${queue.size} names, ${took} s`)
  return whole.missed.length === 0 && !rules.some((one) => one.as === 'wrong')
}
