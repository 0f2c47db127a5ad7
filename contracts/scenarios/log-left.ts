import { SysLog } from '../services/Core/SysLog/endpoints.ts'
import type { World } from './world.ts'

const newest = (world: World) => world.done(SysLog.GetList, { take: 100 })

/** Runs `act`, and returns the lines that it added to the log. */
export async function linesLeft(world: World, act: () => Promise<unknown>) {
  const before = new Set((await newest(world)).map(({ idLog }) => idLog))
  await act()
  return (await newest(world)).filter(({ idLog }) => !before.has(idLog))
}
