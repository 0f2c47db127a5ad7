import { sql } from 'kysely'
import { begun, column, type Columns, columnsOf, type Connection } from '../kit.ts'
import { type Materiel, materielsOf } from '../Prm/materiels.ts'
import { versionColumn } from '../Prm/versions.ts'

/** Services with the labels of the records they refer to, in the versions they were made with. */
export const prestationsOf = begun((db) =>
  db
    .selectFrom('prestation')
    .innerJoin('affaire', 'affaire.idAffaire', 'prestation.idAffaire')
    .innerJoin('agence', 'agence.idAgence', 'affaire.idAgence')
    .innerJoin('modeVersion', 'modeVersion.idModeversion', 'prestation.idModeversion')
    .innerJoin('mode', 'mode.idModeGuid', 'modeVersion.idModeGuid')
    .leftJoin('localisationItem as lieu', (join) =>
      join
        .onRef('lieu.idLocalisation', '=', 'prestation.idLieu')
        .onRef('lieu.idReferentielVersion', '=', 'prestation.idReferentielVersion'),
    )
    .leftJoin('localisationItem as place', (join) =>
      join
        .onRef('place.idLocalisation', '=', 'prestation.idLocalisation')
        .onRef('place.idReferentielVersion', '=', 'prestation.idReferentielVersion'),
    )
    .leftJoin('gammeVersion', 'gammeVersion.idGammeVersion', 'prestation.idGammeVersion')
    .leftJoin('gamme', 'gamme.idGamme', 'gammeVersion.idGamme')
    .select([
      'prestation.idPrestation',
      'affaire.idAffaireGuid',
      'affaire.refAffaire',
      'affaire.lbAffaire',
      'affaire.lbClient',
      'affaire.idAgence',
      'agence.lbAgence',
      'mode.idModeGuid',
      'modeVersion.idModeversion',
      'mode.refMode',
      'mode.lbMode',
      'modeVersion.indice as modeIndice',
      'modeVersion.revision as modeRevision',
      'prestation.idLieu',
      'lieu.lbLocalisation as lbLieu',
      'lieu.lbAffichage as lbLieuAffichage',
      'prestation.idLocalisation',
      'place.lbAffichage as lbLocalisation',
      'prestation.idGammeVersion',
      'gamme.ref as refGamme',
      'gammeVersion.lbGamme',
      'gammeVersion.indice as gammeIndice',
      'gammeVersion.revision as gammeRevision',
      'prestation.dtEcheance',
      'prestation.isInitiale',
      'prestation.lbInspection',
      'prestation.reference',
      'prestation.indice',
      'prestation.referenceclient',
      'prestation.libelle',
      'prestation.statut',
      'prestation.dtCreation',
    ]),
)

type PrestationRow = Awaited<ReturnType<ReturnType<typeof prestationsOf>['executeTakeFirstOrThrow']>>

const none: readonly Materiel[] = []

function prestationOf(row: PrestationRow, materiels: readonly Materiel[]) {
  const {
    idModeGuid,
    idModeversion,
    refMode,
    lbMode,
    modeIndice,
    modeRevision,
    idLieu,
    lbLieu,
    lbLieuAffichage,
    idGammeVersion,
    refGamme,
    lbGamme,
    gammeIndice,
    gammeRevision,
    ...plain
  } = row
  const hasGamme = idGammeVersion !== null && refGamme !== null
  return {
    ...plain,
    mode: { idModeGuid, idModeversion, refMode, lbMode },
    lieu: { idLocalisation: idLieu, lbLocalisation: lbLieu ?? '', lbAffichage: lbLieuAffichage ?? '' },
    gamme: hasGamme ? { idGammeVersion, ref: refGamme, lbGamme, indice: gammeIndice } : null,
    materiels,
    nbMateriel: materiels.length,
    typeinspection: row.isInitiale ? 'INITIALE' : 'PERIODIQUE',
    modeVersion: `${modeIndice}.${modeRevision}`,
    gammeVersion: hasGamme ? `${gammeIndice}.${gammeRevision}` : null,
  }
}

// Past this many services, reading every link costs less than naming the services.
const mostNamed = 500

async function materielsByPrestation(db: Connection, ids: readonly number[]): Promise<Map<number, Materiel[]>> {
  const links = db.selectFrom('prestationMateriel').select(['idPrestation', 'idMateriel']).orderBy('idMateriel')
  const wanted = await (ids.length > mostNamed ? links : links.where('idPrestation', 'in', [...ids, 0])).execute()
  const equipment = materielsOf(db).where('materiel.idMateriel', 'in', (eb) => {
    const linked = eb.selectFrom('prestationMateriel').select('prestationMateriel.idMateriel')
    return ids.length > mostNamed ? linked : linked.where('prestationMateriel.idPrestation', 'in', [...ids, 0])
  })
  const byKey = new Map((await equipment.execute()).map((row) => [row.idMateriel, row]))
  const grouped = new Map<number, Materiel[]>()
  for (const { idPrestation, idMateriel } of wanted) {
    const materiel = byKey.get(idMateriel)
    if (!materiel) continue
    const known = grouped.get(idPrestation)
    if (known) known.push(materiel)
    else grouped.set(idPrestation, [materiel])
  }
  return grouped
}

/** Rows in their wire format, each with its equipment, by two more queries for any number of rows. */
export async function withMateriels(db: Connection, rows: readonly PrestationRow[]) {
  const grouped = await materielsByPrestation(
    db,
    rows.map(({ idPrestation }) => idPrestation),
  )
  return rows.map((row) => prestationOf(row, grouped.get(row.idPrestation) ?? none))
}

/** Columns that services can be filtered and sorted by. */
export const prestationColumns: Columns = {
  ...columnsOf('prestation', {
    number: ['idPrestation', 'idModeversion', 'idLieu', 'idLocalisation', 'idGammeVersion', 'indice', 'nbMateriel'],
    code: ['statut'],
    text: ['lbInspection', 'referenceclient', 'libelle'],
    flag: ['isInitiale'],
    day: ['dtEcheance'],
    instant: ['dtCreation'],
  }),
  ...columnsOf('affaire', {
    number: ['idAgence'],
    code: ['idAffaireGuid'],
    text: ['refAffaire', 'lbAffaire', 'lbClient'],
  }),
  lbAgence: column.searched('agence.lbAgenceNormal'),
  ...columnsOf('mode', { code: ['idModeGuid'], text: ['refMode', 'lbMode'] }),
  lbGamme: column.searched('gammeVersion.lbGammeNormal'),
  lbLocalisation: column.searched('place.lbAffichageNormal'),
  'lieu.lbAffichage': column.searched('lieu.lbAffichageNormal'),
  refGamme: column.searched('gamme.refNormal'),
  typeinspection: column.computed(
    'code',
    sql`case when ${sql.ref('prestation.isInitiale')} then 'INITIALE' else 'PERIODIQUE' end`,
  ),
  modeVersion: versionColumn('modeVersion'),
  gammeVersion: versionColumn('gammeVersion'),
  reference: column.computed('text', sql`lower(${sql.ref('prestation.reference')})`),
}
