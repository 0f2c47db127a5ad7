import type { Connection } from '../database/database.ts'
import { insertAll } from '../database/batches.ts'
import type { Calendar } from './dates.ts'
import type { Random } from './random.ts'

/** One property: its reference, label, control, and the values that versions have in turn. */
const properties = [
  {
    ref: 'NORME',
    lb: 'Norme',
    description: 'Texte de référence',
    idControlEdit: null,
    values: ['NF EN 15635', 'Arrêté du 1er mars 2004', 'NF C 18-510'],
  },
  {
    ref: 'HABILITATION',
    lb: 'Habilitation',
    description: "Titre exigé de l'inspecteur",
    idControlEdit: 1,
    values: ['B2V', 'CACES R484', null],
  },
  {
    ref: 'ARCHIVAGE',
    lb: 'Archivage',
    description: 'Durée de conservation, en années',
    idControlEdit: 2,
    values: ['5', '10'],
  },
  { ref: 'SIGNATURE', lb: 'Signature', description: null, idControlEdit: 7, values: ['true', 'false'] },
] as const

/** One parameter: its scopes, its control, and the level or type it is limited to, if any. */
const parameters = [
  { ref: 'SURFACE', lb: 'Surface', description: 'En mètres carrés', idControlEdit: 3, of: 'RefLocalisation' },
  { ref: 'ANNEE', lb: 'Année de construction', description: null, idControlEdit: 2, of: 'RefLocalisation', level: 2 },
  { ref: 'MARQUE', lb: 'Marque', description: null, idControlEdit: 1, of: 'RefMateriel' },
  { ref: 'SERIE', lb: 'Numéro de série', description: null, idControlEdit: null, of: 'RefMateriel' },
  { ref: 'SERVICE', lb: 'Mise en service', description: null, idControlEdit: 4, of: 'RefMateriel' },
  { ref: 'CHARGE', lb: 'Charge maximale', description: 'En tonnes', idControlEdit: 3, of: 'RefMateriel', type: 'PR' },
  { ref: 'ETAT', lb: 'État', description: null, idControlEdit: 9, refTable: 'Prm.RefEtat', of: 'RefMateriel' },
] as const

const brands = ['Konecranes', 'Demag', 'Schneider', 'Otis', 'Sicli', 'Atlantic']

const keyOf = (ref: string): number => parameters.findIndex((parameter) => parameter.ref === ref) + 1

async function seedProperties(db: Connection, dtModification: string): Promise<void> {
  const modes = await db.selectFrom('modeVersion').select('idModeversion').orderBy('idModeversion').execute()
  const versions = await db
    .selectFrom('referentielVersion')
    .select('idReferentielVersion')
    .orderBy('idReferentielVersion')
    .execute()
  const owners = [
    ...modes.map((mode) => ({ ...mode, idReferentielVersion: null })),
    ...versions.map((version) => ({ ...version, idModeversion: null })),
  ]
  const rows = owners.flatMap(({ idModeversion, idReferentielVersion }, at) =>
    properties.map(({ ref, lb, description, idControlEdit, values }) => ({
      idModeversion,
      idReferentielVersion,
      refPropriete: ref,
      lbPropriete: lb,
      lbDescription: description,
      value: values[at % values.length] ?? null,
      idControlEdit,
      refTable: null,
      isActif: true,
      dtModification,
    })),
  )
  await insertAll(db, 'propriete', rows)
}

/** Keys of the values of a system table by their refs. */
async function valuesIn(db: Connection, refTable: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('sysvaleur')
    .innerJoin('systable', 'systable.idTableGuid', 'sysvaleur.idTableGuid')
    .where('refTable', '=', refTable)
    .select(['refValeur', 'idValeur'])
    .execute()
  return new Map(rows.map(({ refValeur, idValeur }) => [refValeur, idValeur]))
}

/** The parameters, and their use by every version whose levels and equipment types they suit. */
async function seedCatalogue(db: Connection, dtModification: string): Promise<void> {
  await insertAll(
    db,
    'parametre',
    parameters.map(({ ref, lb, description, idControlEdit, ...more }, at) => {
      const refTable = 'refTable' in more ? more.refTable : null
      return {
        idParametre: at + 1,
        refParametre: ref,
        lbParametre: lb,
        lbDescription: description,
        idControlEdit,
        refTable,
        isActif: true,
        dtModification,
      }
    }),
  )
  const scopes = await valuesIn(db, 'Prm.RefParamTypePorte')
  const types = await valuesIn(db, 'Prm.RefTypeMateriel')
  const levels = await db.selectFrom('niveau').selectAll().execute()
  const declared = await db.selectFrom('typeMateriel').selectAll().execute()
  const versions = await db
    .selectFrom('referentielVersion')
    .select('idReferentielVersion')
    .orderBy('idReferentielVersion')
    .execute()
  const uses = versions.flatMap(({ idReferentielVersion }) =>
    parameters.flatMap((parameter, at) => {
      const own = { idReferentielVersion, idParametre: at + 1, idTypePorte: scopes.get(parameter.of) ?? 0 }
      if ('level' in parameter) {
        const level = levels.find(
          (row) => row.idReferentielVersion === idReferentielVersion && row.niveau === parameter.level,
        )
        return [{ ...own, idElement: level?.idValeur ?? null }]
      }
      if (!('type' in parameter)) return [{ ...own, idElement: null }]
      const type = types.get(parameter.type) ?? null
      return declared.some((row) => row.idReferentielVersion === idReferentielVersion && row.idValeur === type)
        ? [{ ...own, idElement: type }]
        : []
    }),
  )
  await insertAll(
    db,
    'parametreVersion',
    uses.map(({ idReferentielVersion, idParametre, idElement }) => ({ idReferentielVersion, idParametre, idElement })),
  )
  await insertAll(
    db,
    'parametrePorte',
    uses.map(({ idReferentielVersion, idParametre, idTypePorte }) => ({
      idReferentielVersion,
      idParametre,
      idTypePorte,
    })),
  )
}

async function seedValues(db: Connection, { day }: Calendar, random: Random): Promise<void> {
  const states = [...(await valuesIn(db, 'Prm.RefEtat'))]
  const bridge = (await valuesIn(db, 'Prm.RefTypeMateriel')).get('PR')
  const items = await db
    .selectFrom('localisationItem as item')
    .innerJoin('niveau', (join) =>
      join
        .onRef('niveau.idReferentielVersion', '=', 'item.idReferentielVersion')
        .onRef('niveau.idValeur', '=', 'item.idValeur'),
    )
    .select(['item.idLocalisationItem', 'niveau.niveau'])
    .orderBy('item.idLocalisationItem')
    .execute()
  const equipment = await db.selectFrom('materiel').select(['idMateriel', 'idValeur']).orderBy('idMateriel').execute()
  const value = (ref: string, text: string, idValeur: number | null = null) => ({
    idParametre: keyOf(ref),
    value: text,
    idValeur,
  })
  const ofItems = items.flatMap(({ idLocalisationItem, niveau }) => [
    { idLocalisationItem, idMateriel: null, ...value('SURFACE', String(50 + random.integer(4_000))) },
    ...(niveau === 2
      ? [{ idLocalisationItem, idMateriel: null, ...value('ANNEE', String(1950 + random.integer(70))) }]
      : []),
  ])
  const ofEquipment = equipment.flatMap(({ idMateriel, idValeur }) => {
    const [state, idState] = random.pick(states)
    const whose = { idLocalisationItem: null, idMateriel }
    return [
      { ...whose, ...value('MARQUE', random.pick(brands)) },
      { ...whose, ...value('SERIE', `SN-${10_000 + random.integer(90_000)}`) },
      { ...whose, ...value('SERVICE', day(-random.integer(6_000))) },
      ...(idValeur === bridge ? [{ ...whose, ...value('CHARGE', random.pick(['5', '10', '12.5', '20'])) }] : []),
      { ...whose, ...value('ETAT', state, idState) },
    ]
  })
  await insertAll(db, 'valeurParam', [...ofItems, ...ofEquipment])
}

/** Declares the types of the existing equipment, for every version of its referential. */
async function declareTypes(db: Connection): Promise<void> {
  const used = await db
    .selectFrom('materiel')
    .select(['idReferentielGuid', 'idValeur'])
    .distinct()
    .orderBy('idValeur')
    .execute()
  const versions = await db
    .selectFrom('referentielVersion')
    .select(['idReferentielGuid', 'idReferentielVersion'])
    .orderBy('idReferentielVersion')
    .execute()
  const rows = versions.flatMap(({ idReferentielGuid, idReferentielVersion }) =>
    used
      .filter((type) => type.idReferentielGuid === idReferentielGuid)
      .map(({ idValeur }) => ({ idReferentielVersion, idValeur })),
  )
  await insertAll(db, 'typeMateriel', rows)
}

/** Properties of modes and referentials; parameters, their uses, and their values. */
export async function seedParameters(db: Connection, dates: Calendar, random: Random): Promise<void> {
  await declareTypes(db)
  await seedProperties(db, dates.instant(-300))
  await seedCatalogue(db, dates.instant(-300))
  await seedValues(db, dates, random)
}
