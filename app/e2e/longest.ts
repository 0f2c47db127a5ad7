import { read } from './journey.ts'
import type { Provider } from './provider.ts'

interface Referentiel {
  refReferentiel: string
  idReferentielGuid: string
  idReferentielVersion: number
}

/** A referential, and what a search for a few of its equipment is. */
interface Long {
  /** Its version that is current, as addresses name it. */
  query: string
  /** Their references begin with it. */
  some: string
  /** Its equipment has parameters. */
  hasParameters: boolean
}

/** The referential with the longest list of equipment: that of the rows that were added, or the demo's. */
export async function longest(provider: Provider): Promise<Long> {
  const all = await read<Referentiel[]>(provider, '/api/Console/Prm/RefReferentiel/GetList')
  const named = (ref: string) => all.find(({ refReferentiel }) => refReferentiel === ref)
  const added = named('VOL')
  const [found, some] = added ? [added, 'VOL-1000'] : [named('IND'), 'PR-00']
  return {
    query: `idReferentielGuid=${found?.idReferentielGuid}&idReferentielVersion=${found?.idReferentielVersion}`,
    some,
    hasParameters: !added,
  }
}
