import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Provided } from '../operations/provide.ts'
import type { SetUp } from '../states/set-up.ts'

/** Module of a service, `services/Core/SysAction.ts`, and the module of its states beside it. */
interface Address {
  area: string
  name: string
}

const folder = import.meta.dirname

// Services have the backend's names; shared modules begin with a lower-case letter.
function addresses(isWanted: RegExp): Address[] {
  const areas = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return areas
    .flatMap(({ name: area }) =>
      readdirSync(join(folder, area))
        .filter((file) => isWanted.test(file))
        .map((file) => ({ area, name: file.split('.')[0] ?? '' })),
    )
    .toSorted((one, other) => (one.area + one.name < other.area + other.name ? -1 : 1))
}

/** Every operation, found by folder: a service is provided as soon as its file exists. */
export async function allOperations(): Promise<Provided[]> {
  const modules = addresses(/^[A-Z]\w+\.ts$/).map(async ({ area, name }) => {
    const { service } = (await import(`./${area}/${name}.ts`)) as { service?: Provided[] }
    if (!service) throw new Error(`services/${area}/${name}.ts exports no service`)
    return service
  })
  return (await Promise.all(modules)).flat()
}

/** The set-ups of all states, found in the same way. */
export async function allSetUps(): Promise<SetUp[]> {
  const modules = addresses(/^[A-Z]\w+\.states\.ts$/).map(async ({ area, name }) => {
    const { states } = (await import(`./${area}/${name}.states.ts`)) as { states?: SetUp[] }
    if (!states) throw new Error(`services/${area}/${name}.states.ts exports no states`)
    return states
  })
  return (await Promise.all(modules)).flat()
}
