import type { Connection } from '../database/database.ts'
import { insertAll } from '../database/batches.ts'
import { addMany } from '../database/bulk.ts'
import { campaigns, clients } from './cases.ts'
import type { Calendar } from './dates.ts'
import { guidOf } from '../database/identifiers.ts'
import { addLines } from './log.ts'
import { structureTable } from './reference.ts'

const first = 1_000_001
const levels = ['Zone', 'Secteur', 'Bloc', 'Poste']
// The first node of every thousand is a place, of every hundred a sector, of every ten a block.
const spans = [1_000, 100, 10, 1]

/** Rows of the demo that the added rows refer to. */
interface Footing {
  idModeversion: number
  idReferentielVersion: number
  idLieu: number
  idGammeVersion: number
  /** Key of an equipment type. */
  idValeur: number
}

async function seedReferential(db: Connection, idReferentielGuid: string, dtCreation: string): Promise<void> {
  await db
    .insertInto('referentiel')
    .values({
      idReferentielGuid,
      refReferentiel: 'VOL',
      lbReferentiel: 'Volume',
      description: null,
      isActif: true,
      dtCreation,
    })
    .execute()
  await db
    .insertInto('referentielVersion')
    .values({ idReferentielVersion: first, idReferentielGuid, indice: 1, revision: 0, isCurrent: true, dtCreation })
    .execute()
  for (const [at, lbValeur] of levels.entries()) {
    const refValeur = `VOL-${lbValeur.toUpperCase()}`
    const keys = {
      idValeur: first + at,
      idValeurGuid: guidOf(`sysvaleur:Prm.RefStructure:${refValeur}`),
      idTableGuid: structureTable,
    }
    const idValeurParent = at === 0 ? null : first + at - 1
    await db
      .insertInto('sysvaleur')
      .values({
        ...keys,
        refValeur,
        lbValeur,
        idValeurParent,
        ordre: at + 1,
        isActif: true,
        dtModification: dtCreation,
      })
      .execute()
    await db
      .insertInto('niveau')
      .values({ idReferentielVersion: first, idValeur: first + at, niveau: at + 1 })
      .execute()
  }
}

/** The nodes from the place down to the one at `index`. */
const lineage = (index: number) => {
  const depth = spans.findIndex((span) => index % span === 0)
  return spans.slice(0, depth + 1).map((span) => index - (index % span))
}

const nameOf = (index: number, depth: number) => `${levels[depth] ?? ''} ${index + 1}`

async function seedLocations(db: Connection, numbers: readonly number[], idReferentielGuid: string): Promise<void> {
  await insertAll(
    db,
    'localisation',
    numbers.map((index) => ({ idLocalisation: first + index, idReferentielGuid, refLocalisation: `VOL-${index + 1}` })),
  )
  const items = numbers.map((index) => {
    const line = lineage(index)
    const parent = line.at(-2)
    const lbAffichage = line.map(nameOf).join(' / ')
    return {
      idLocalisationItem: first + index,
      idLocalisation: first + index,
      idReferentielVersion: first,
      idLocalisationParent: parent === undefined ? null : first + parent,
      lbLocalisation: nameOf(index, line.length - 1),
      lbAffichage,
      chemin: `/${line.map((ancestor) => first + ancestor).join('/')}/`,
      idValeur: first + line.length - 1,
      isActif: true,
    }
  })
  await insertAll(db, 'localisationItem', items)
}

/** Adds a hierarchy of values as deep as that of the locations. */
async function seedValues(db: Connection, numbers: readonly number[], dtModification: string): Promise<void> {
  const idTableGuid = guidOf('systable:Demo.Volume')
  // The levels of the referential have the keys before them.
  const firstValue = first + levels.length
  await db
    .insertInto('systable')
    .values({
      idTableGuid,
      refTable: 'Demo.Volume',
      lbTable: 'Volume',
      idTypeTable: 2,
      isGenerer: false,
      isActif: true,
      dtModification,
    })
    .execute()
  const values = numbers.map((index) => {
    const line = lineage(index)
    const parent = line.at(-2)
    return {
      idValeur: firstValue + index,
      idValeurGuid: guidOf(`sysvaleur:Demo.Volume:${index + 1}`),
      idTableGuid,
      refValeur: `VOL-${index + 1}`,
      lbValeur: nameOf(index, line.length - 1),
      idValeurParent: parent === undefined ? null : firstValue + parent,
      ordre: index + 1,
      isActif: true,
      dtModification,
    }
  })
  await insertAll(db, 'sysvaleur', values)
}

const volumeStatuts = ['OUVERTE', 'ENCOURS', 'SUSPENDUE']

async function seedRows(db: Connection, count: number, dates: Calendar, footing: Footing): Promise<void> {
  const { day, instant, year } = dates
  const idReferentielGuid = guidOf('referentiel:VOL')
  const numbers = Array.from({ length: count }, (_, index) => index)
  await seedReferential(db, idReferentielGuid, instant(-100))
  await seedLocations(db, numbers, idReferentielGuid)
  await insertAll(
    db,
    'materiel',
    numbers.map((index) => {
      const lb = `Équipement ${index + 1}`
      const keys = {
        idMateriel: first + index,
        idReferentielGuid,
        refMateriel: `VOL-${index + 1}`,
        idLocalisation: first + index,
      }
      return { ...keys, lb, lbCourt: null, idValeur: footing.idValeur, isActif: true }
    }),
  )
  await db.insertInto('typeMateriel').values({ idReferentielVersion: first, idValeur: footing.idValeur }).execute()
  const stamp = instant(-30)
  await seedValues(db, numbers, stamp)
  await addLines(db, dates, { lines: count, first })
  await insertAll(
    db,
    'affaire',
    numbers.map((index) => {
      const refAffaire = `VOL-${year}-${index + 1}`
      const lbAffaire = `${campaigns[(index * 7) % campaigns.length]} – site ${index + 1}`
      const lbClient = clients[(index * 11) % clients.length] ?? ''
      const dtCreation = instant(-30 - (index % 1_500), index % 1_440)
      return {
        idAffaire: first + index,
        idAffaireGuid: guidOf(`affaire:${refAffaire}`),
        refAffaire,
        lbAffaire,
        lbClient,
        idAgence: 1 + (index % 8),
        idUserRAF: 10 + (index % 14),
        statut: volumeStatuts[index % volumeStatuts.length] ?? 'OUVERTE',
        isActif: true,
        dtCreation,
        dtModification: dtCreation,
      }
    }),
  )
  const lbInspection = `Insp-Volume-${year}`
  await insertAll(
    db,
    'prestation',
    numbers.map((index) => ({
      idPrestation: first + index,
      idAffaire: first + index,
      idModeversion: footing.idModeversion,
      idReferentielVersion: footing.idReferentielVersion,
      idLieu: footing.idLieu,
      idLocalisation: null,
      idGammeVersion: footing.idGammeVersion,
      dtEcheance: day(1 + (index % 365)),
      isInitiale: false,
      lbInspection,
      reference: `PRE-${first + index}`,
      indice: 1,
      referenceclient: null,
      libelle: null,
      statut: 'APLANIFIER',
      dtCreation: stamp,
    })),
  )
}

/** The first service of the demo that has a range, and the first equipment type: the added rows repeat them. */
async function footingOf(db: Connection): Promise<Footing> {
  const { idGammeVersion, ...service } = await db
    .selectFrom('prestation')
    .where('idGammeVersion', 'is not', null)
    .orderBy('idPrestation')
    .select(['idModeversion', 'idReferentielVersion', 'idLieu', 'idGammeVersion'])
    .executeTakeFirstOrThrow()
  const { idValeur } = await db
    .selectFrom('materiel')
    .orderBy('idMateriel')
    .select('idValeur')
    .executeTakeFirstOrThrow()
  return { ...service, idGammeVersion: idGammeVersion ?? 0, idValeur }
}

/** Adds `count` locations and as many materials, values, cases, services and lines of the log to the demo, keys from 1,000,001. False when they are there already. */
export async function seedVolume(db: Connection, count: number, dates: Calendar): Promise<boolean> {
  const known = await db
    .selectFrom('referentiel')
    .where('refReferentiel', '=', 'VOL')
    .select('refReferentiel')
    .executeTakeFirst()
  if (known) return false
  const footing = await footingOf(db)
  await addMany(db, () => seedRows(db, count, dates, footing))
  return true
}
