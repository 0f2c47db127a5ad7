import { type Connection, found, mustBeThere, Refusal } from '../kit.ts'

interface Wanted {
  mode: { idModeversion: number }
  lieu: { idLocalisation: number }
  idLocalisation: number | null
}

/** The place and level that a range must suit. */
interface Place {
  idModeGuid: string
  /** The referential that describes the place and its equipment. */
  idReferentielGuid: string
  idReferentielVersion: number
  /** Level of the location, or of the place when there is none. */
  refNiveau: string
}

const itemOf = (db: Connection, idReferentielVersion: number, idLocalisation: number) =>
  db
    .selectFrom('localisationItem as item')
    .innerJoin('sysvaleur', 'sysvaleur.idValeur', 'item.idValeur')
    .where('item.idReferentielVersion', '=', idReferentielVersion)
    .where('item.idLocalisation', '=', idLocalisation)
    .select(['item.chemin', 'item.idLocalisationParent', 'sysvaleur.refValeur'])
    .executeTakeFirst()

/** The place of a service. Throws 404 for an unknown key and R20 when the location is not at or below a place of the mode's referential. */
export async function placeOf(db: Connection, { mode, lieu, idLocalisation }: Wanted): Promise<Place> {
  const version = found(
    await db
      .selectFrom('modeVersion')
      .innerJoin('referentielVersion', 'referentielVersion.idReferentielVersion', 'modeVersion.idReferentielVersion')
      .where('idModeversion', '=', mode.idModeversion)
      .select(['idModeGuid', 'modeVersion.idReferentielVersion', 'idReferentielGuid'])
      .executeTakeFirst(),
  )
  const target = idLocalisation ?? lieu.idLocalisation
  for (const idKnown of [lieu.idLocalisation, target])
    await mustBeThere(db, 'localisation', { idLocalisation: idKnown })
  const place = await itemOf(db, version.idReferentielVersion, lieu.idLocalisation)
  const location = await itemOf(db, version.idReferentielVersion, target)
  if (!place || !location || place.idLocalisationParent !== null || !location.chemin.startsWith(place.chemin))
    throw new Refusal('R20')
  return { ...version, refNiveau: location.refValeur }
}

/** Throws 404 for an unknown range, R19 for one that is not offered for this mode at this level. */
export async function rangeSuits(
  db: Connection,
  idGammeVersion: number,
  { idModeGuid, refNiveau }: Place,
): Promise<void> {
  const range = found(
    await db
      .selectFrom('gammeVersion')
      .innerJoin('gamme', 'gamme.idGamme', 'gammeVersion.idGamme')
      .where('idGammeVersion', '=', idGammeVersion)
      .select(['gamme.idModeGuid', 'typeLocalisation', 'actif', 'isCurrent'])
      .executeTakeFirst(),
  )
  const suits =
    range.idModeGuid === idModeGuid && (range.typeLocalisation === null || range.typeLocalisation === refNiveau)
  if (!suits || !range.actif || !range.isCurrent) throw new Refusal('R19')
}
