import { type Connection, normalise } from '../kit.ts'
import { valuesIn } from '../Core/values-in.ts'

/** The fields of a mode that ranges need. */
export interface Mode {
  idModeGuid: string
  idReferentielGuid: string
  /** References of its levels, by their normalised form. */
  levels: ReadonlyMap<string, string>
}

/** The version of a range that can be written: the current one, or, where none is active, the newest. */
export interface Range {
  idGamme: number
  idGammeVersion: number
  indice: number
  revision: number
  actif: boolean
  refMode: string
  typeLocalisation: string | null
  /** Other fields that a line can change. */
  lbGamme: string
  lbGammeLong: string | null
  typeMaintenance: string
  fonctionPrincipal: string
  periodicite: string
  dureeTot: number
}

/** The system tables whose values ranges name by reference. */
export const codeTables = {
  typeMaintenance: 'Prm.GamTypeMaintenance',
  fonctionPrincipal: 'Prm.GamFonction',
  periodicite: 'Prm.ModTacheFrequence',
} as const

type Codes = ReadonlyMap<string, string>

/** What lines of a file can refer to, by normalised references. */
export interface Known {
  ranges: ReadonlyMap<string, Range>
  modes: ReadonlyMap<string, Mode>
  codes: Readonly<Record<keyof typeof codeTables, Codes>>
}

const codesOf = (refs: readonly { refValeur: string }[]): Codes =>
  new Map(refs.map(({ refValeur }) => [normalise(refValeur), refValeur]))

const codesIn = async (db: Connection, refTable: string): Promise<Codes> =>
  codesOf(await valuesIn(db, refTable).select('refValeur').execute())

async function modesOf(db: Connection): Promise<Map<string, Mode>> {
  const modes = await db
    .selectFrom('mode')
    .innerJoin('modeVersion as version', (join) =>
      join.onRef('version.idModeGuid', '=', 'mode.idModeGuid').on('version.isCurrent', '=', true),
    )
    .select(['mode.idModeGuid', 'mode.refModeNormal', 'mode.idReferentielGuid', 'version.idReferentielVersion'])
    .execute()
  const levels = await db
    .selectFrom('niveau')
    .innerJoin('sysvaleur', 'sysvaleur.idValeur', 'niveau.idValeur')
    .select(['idReferentielVersion', 'refValeur'])
    .execute()
  const byVersion = Map.groupBy(levels, ({ idReferentielVersion }) => idReferentielVersion)
  return new Map(
    modes.map(({ refModeNormal, idReferentielVersion, ...mode }) => [
      refModeNormal,
      { ...mode, levels: codesOf(byVersion.get(idReferentielVersion) ?? []) },
    ]),
  )
}

async function rangesOf(db: Connection): Promise<Map<string, Range>> {
  const versions = await db
    .selectFrom('gammeVersion as version')
    .innerJoin('gamme', 'gamme.idGamme', 'version.idGamme')
    .innerJoin('mode', 'mode.idModeGuid', 'gamme.idModeGuid')
    .select([
      'gamme.refNormal',
      'gamme.idGamme',
      'version.idGammeVersion',
      'version.indice',
      'version.revision',
      'version.actif',
      'mode.refMode',
      'version.typeLocalisation',
      'version.lbGamme',
      'version.lbGammeLong',
      'version.typeMaintenance',
      'version.fonctionPrincipal',
      'version.periodicite',
      'version.dureeTot',
    ])
    // The last version of a range stays in the map.
    .orderBy('version.isCurrent')
    .orderBy('version.indice')
    .orderBy('version.revision')
    .execute()
  return new Map(versions.map(({ refNormal, ...range }) => [refNormal, range]))
}

/** Loads everything that lines can refer to, once for a file. */
export async function knownFor(db: Connection): Promise<Known> {
  const codes = {
    typeMaintenance: await codesIn(db, codeTables.typeMaintenance),
    fonctionPrincipal: await codesIn(db, codeTables.fonctionPrincipal),
    periodicite: await codesIn(db, codeTables.periodicite),
  }
  return { ranges: await rangesOf(db), modes: await modesOf(db), codes }
}
