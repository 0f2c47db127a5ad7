import type { User } from '../app/e2e/journey.ts'

/** A picture of the documentation, taken once for each language by the administrator of the demo: `docs/pictures/<name>-<language>.png`. */
export interface Shot {
  name: string
  /** Address of the screen. */
  at: string
  /** Leads from the screen to what the picture shows. */
  lead?: (user: User) => Promise<void>
}

/** The documentation's pictures. */
export const shots: readonly Shot[] = [{ name: 'affaires', at: '/Aff/Aff/AffaireList' }]
