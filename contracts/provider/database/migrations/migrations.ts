import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { Migration } from 'kysely/migration'

/** Every change of the schema, by the name of its file, in their order. A change that has been released is never edited nor renamed. */
export async function readMigrations(): Promise<Record<string, Migration>> {
  const files = readdirSync(import.meta.dirname).filter((file) => /^\d.*\.ts$/.test(file))
  const named = files.map(async (file) => {
    const [migration] = Object.values((await import(`./${file}`)) as Record<string, Migration>)
    if (!migration) throw new Error(`${file} exports no migration`)
    return [basename(file, '.ts'), migration] as const
  })
  return Object.fromEntries(await Promise.all(named))
}
