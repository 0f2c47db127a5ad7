import type { World } from './world.ts'

/** What a server has to keep from one call to the next: no single interaction can show it. */
export interface Scenario {
  name: string
  /** What it needs of whoever runs it, beside the address and the accounts. */
  needs?: 'restart' | 'patience' | 'client' | 'directory' | 'alone'
  /** Of what the contract proposes: a server may do without. */
  isProposed?: true
  /** Throws when the server breaks it. */
  run: (world: World) => Promise<void>
}
