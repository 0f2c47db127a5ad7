import type { World } from './world.ts'

/** A property of a server over several calls, which no single interaction can show. */
export interface Scenario {
  name: string
  /** What it needs of the operator, besides the address and the accounts. */
  needs?: 'restart' | 'patience' | 'client' | 'directory' | 'alone'
  /** Whether it is about a proposed feature, which a server may lack. */
  isProposed?: true
  /** Throws when the server breaks it. */
  run: (world: World) => Promise<void>
}
