import { written } from '../equal.ts'
import type { SmallWorld } from './small-world.ts'

/** Checks the invariants: throws with the broken one. */
export function holdPromises(world: SmallWorld): void {
  const { tabs, drafts, server, owed, mayRepeat } = world
  const disk = [...drafts.kept.values()]
  const shown = tabs.flatMap(({ byId }) => [...byId.values()].filter(({ phase }) => phase !== 'closed'))

  // Nothing typed is lost: it is in an open editor, in a draft of the same user, or saved.
  for (const [value, login] of owed) {
    const isKept = disk.some((one) => one.login === login && written(one.draft).includes(`"${value}"`))
    const isShown = shown.some((one) => one.login === login && Object.values(one.typed).includes(value))
    if (!isKept && !isShown) throw new Error(`lost: ${value} of ${login}`)
  }
  // Nothing is created twice, unless the user was warned.
  const made = server.history.filter(({ key }) => key !== null).map(({ row }) => row)
  for (const [place, row] of made.entries()) {
    for (const value of [row.name, row.note]) {
      if (value === '' || mayRepeat.has(value)) continue
      if (made.some((other, at) => at !== place && Object.values(other).includes(value)))
        throw new Error(`made twice: ${String(value)}`)
    }
  }
  // No secret is stored, and no user sees what another typed.
  if (written(disk).includes('secret-')) throw new Error('a secret is kept')
  for (const { login, typed, id } of shown) {
    for (const value of Object.values(typed)) {
      const typist = owed.get(String(value))
      if (typist !== undefined && typist !== login) throw new Error(`${id} of ${login} shows what ${typist} typed`)
    }
  }
}
