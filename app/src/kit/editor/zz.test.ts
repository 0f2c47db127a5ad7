import fc from 'fast-check'
import { test } from 'vitest'
import { happenings } from './testing/small-commands.ts'
import { SmallWorld } from './testing/small-world.ts'
test('stats', () => {
  const n: Record<string, number> = {}
  const add = (k: string) => { n[k] = (n[k] ?? 0) + 1 }
  fc.assert(fc.property(fc.commands([...happenings], { maxCommands: 80, size: 'max' }), (commands) => {
    let w!: SmallWorld
    fc.modelRun(() => { w = new SmallWorld(); const o = (w as any).take.bind(w); (w as any).take = (t: any, out: any) => { add('phase ' + out[0].phase + (out[0].since ? ' since' : '')); for (const e of out[1]) add('effect ' + e.kind); if (out[0].sent.length > 1) add('two sent'); o(t, out) }; return { model: {}, real: w } }, commands)
    add('runs'); add('len ' + Math.round([...commands].length / 10) * 10)
    if (w.server.history.length > 0) add('written')
  }), { numRuns: 2000 })
  console.log(n)
})
