import { read } from './journey.ts'
import type { Provider } from './provider.ts'

interface Referentiel {
  refReferentiel: string
  idReferentielGuid: string
  idReferentielVersion: number
}

/** A referential, and a search that finds a few of its equipment. */
interface Long {
  /** Its current version, as a query of an address. */
  query: string
  /** Prefix of their references. */
  some: string
  /** Whether its equipment has parameters. */
  hasParameters: boolean
}

/** The referential with the longest list of equipment: the generated one, or the demo's. */
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
