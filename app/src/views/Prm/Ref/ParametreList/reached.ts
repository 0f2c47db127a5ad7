import { RefParametre } from '@ronde/contracts/services/Prm/RefParametre'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import type { Told } from '../../../../kit/ask/follows.ts'
import type { Place } from '../../../../kit/place/place.ts'
import type { AnyRow } from '../../../../kit/place/row.ts'

/** Most versions that a question names; the others are counted. */
const named = 8

/**
 * The other versions, of any referential, that lose these parameters: versions share the record of a parameter. Older versions
 * are checked where the current one uses it.
 */
export async function reached(
  parametres: readonly AnyRow[],
  { ask, text, place: { params } }: Told & { place: Place },
): Promise<string | null> {
  const ids = new Set(parametres.map(({ idParametre }) => idParametre))
  const uses = async (version: { idReferentielGuid: string; idReferentielVersion: number }) =>
    ((await ask(RefParametre.GetList, version)) ?? []).some(({ idParametre }) => ids.has(idParametre))
  const places: string[] = []
  // One call after the other: they are few, and must not delay others.
  for (const { idReferentielGuid, idReferentielVersion: current, lbReferentiel } of (await ask(
    RefReferentiel.GetList,
    {},
  )) ?? []) {
    const isHere = idReferentielGuid === params.idReferentielGuid
    if (current === undefined || !(isHere || (await uses({ idReferentielGuid, idReferentielVersion: current }))))
      continue
    for (const { idReferentielVersion, lbVersion } of (await ask(RefReferentiel.GetVersionList, {
      idReferentielGuid,
    })) ?? []) {
      if (isHere && String(idReferentielVersion) === params.idReferentielVersion) continue
      if (
        idReferentielVersion !== undefined &&
        (idReferentielVersion === current || (await uses({ idReferentielGuid, idReferentielVersion })))
      )
        places.push(`${lbReferentiel} ${lbVersion}`)
    }
  }
  if (places.length === 0) return null
  return text('follows.parametre', {
    count: places.length,
    places: places.slice(0, named).join(', ') + (places.length > named ? '…' : ''),
  })
}
