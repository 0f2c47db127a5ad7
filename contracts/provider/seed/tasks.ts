import type { Connection } from '../database/database.ts'
import { insertAll } from '../database/batches.ts'
import type { Calendar } from './dates.ts'

/** One task: its label, type, activity, interval, and whether the equipment is running during it. */
type TaskSeed = readonly [
  lb: string,
  type: string,
  activite: string,
  frequence: string | null,
  fonctionnement?: boolean,
]

const tasks: readonly TaskSeed[] = [
  ['État visuel', 'VISUEL', 'VERIFICATION', null],
  ['Registre', 'DOCUMENT', 'VERIFICATION', 'M12'],
  ["Arrêt d'urgence", 'ESSAI', 'VERIFICATION', 'M6', true],
  ['Essai en charge', 'ESSAI', 'VERIFICATION', 'M12', true],
  ['Mesure', 'MESURE', 'VERIFICATION', 'M12', true],
  ['Fixations', 'VISUEL', 'PREVENTIF', 'M6'],
  ['Signalisation', 'VISUEL', 'PREVENTIF', null],
  ['Nettoyage', 'ENTRETIEN', 'CORRECTIF', 'DEM'],
]

const models: readonly TaskSeed[] = [
  ...tasks,
  ['Contrôle des câbles', 'VISUEL', 'VERIFICATION', 'M6'],
  ['Contrôle des chaînes', 'VISUEL', 'VERIFICATION', 'M6'],
  ['Contrôle des crochets', 'VISUEL', 'VERIFICATION', 'M6'],
  ['Essai de surcharge', 'ESSAI', 'VERIFICATION', 'M12', true],
  ['Essai des fins de course', 'ESSAI', 'VERIFICATION', 'M6', true],
  ['Essai des freins', 'ESSAI', 'VERIFICATION', 'M6', true],
  ['Essai du limiteur de charge', 'ESSAI', 'VERIFICATION', 'M12', true],
  ['Graissage des galets', 'ENTRETIEN', 'PREVENTIF', 'M6'],
  ["Mesure d'isolement", 'MESURE', 'VERIFICATION', 'M12'],
  ['Mesure de terre', 'MESURE', 'VERIFICATION', 'M12'],
  ['Mesure de continuité', 'MESURE', 'VERIFICATION', 'M12'],
  ['Essai des différentiels', 'ESSAI', 'VERIFICATION', 'M12', true],
  ['Serrage des connexions', 'ENTRETIEN', 'PREVENTIF', 'M12'],
  ['Relevé thermographique', 'MESURE', 'PREVENTIF', 'M12', true],
  ['Pesée', 'MESURE', 'VERIFICATION', 'M12'],
  ['Pression', 'MESURE', 'VERIFICATION', 'M3'],
  ['Essai de débit', 'ESSAI', 'VERIFICATION', 'M12', true],
  ["Essai d'ouverture", 'ESSAI', 'VERIFICATION', 'M12', true],
  ['Vitesse de désenfumage', 'MESURE', 'VERIFICATION', 'M12', true],
  ['Examen de la cabine', 'VISUEL', 'VERIFICATION', 'M6'],
  ['Essai du parachute', 'ESSAI', 'VERIFICATION', 'M60', true],
  ["Mesure d'épaisseur", 'MESURE', 'VERIFICATION', 'M48'],
  ['Essai de la soupape', 'ESSAI', 'VERIFICATION', 'M24', true],
  ['Dossier technique', 'DOCUMENT', 'VERIFICATION', null],
  ['Étanchéité', 'MESURE', 'VERIFICATION', 'M6', true],
  ['Réglage de la combustion', 'ENTRETIEN', 'PREVENTIF', 'M12', true],
  ['Remplacement des filtres', 'ENTRETIEN', 'PREVENTIF', 'M3'],
  ['Cellules de sécurité', 'ESSAI', 'VERIFICATION', 'M6', true],
  ['Verticalité des montants', 'MESURE', 'VERIFICATION', 'M12'],
  ["Température de l'eau", 'MESURE', 'VERIFICATION', 'M1', true],
  ['Relevé des fissures', 'VISUEL', 'VERIFICATION', 'M12'],
  ['Essai de traction', 'ESSAI', 'VERIFICATION', 'M12'],
]

/** Keys of a named system table's values by their refs. */
async function valuesOf(db: Connection, refTable: string): Promise<(ref: string) => number> {
  const rows = await db
    .selectFrom('sysvaleur')
    .innerJoin('systable', 'systable.idTableGuid', 'sysvaleur.idTableGuid')
    .where('refTable', '=', refTable)
    .select(['refValeur', 'idValeur'])
    .execute()
  const byRef = new Map(rows.map(({ refValeur, idValeur }) => [refValeur, idValeur]))
  return (ref) => {
    const idValeur = byRef.get(ref)
    if (idValeur === undefined) throw new Error(`${refTable} has no ${ref}`)
    return idValeur
  }
}

/** Adds the models, and eight tasks for each version of a mode, copied from the first eight models; the last is not linked. */
export async function seedTasks(db: Connection, { instant }: Calendar): Promise<void> {
  const [type, activite, frequence] = await Promise.all(
    ['Prm.ModTacheType', 'Prm.ModTacheActivite', 'Prm.ModTacheFrequence'].map((table) => valuesOf(db, table)),
  )
  const row = ([lbTache, refType, refActivite, refFrequence, fonctionnement = false]: TaskSeed, at: number) => ({
    lbTache,
    lbDescription: null,
    idTypeTache: type?.(refType) ?? 0,
    idActivite: activite?.(refActivite) ?? null,
    idTypeFrequence: refFrequence === null ? null : (frequence?.(refFrequence) ?? null),
    ordre: at + 1,
    fonctionnement,
    dtModification: instant(-600 + at),
  })
  const asModel = { idModeversion: null, idTacheModele: null, estLiee: true }
  await insertAll(
    db,
    'tache',
    models.map((model, at) => ({ ...row(model, at), ...asModel, idTache: at + 1 })),
  )
  const versions = await db.selectFrom('modeVersion').select('idModeversion').orderBy('idModeversion').execute()
  const rows = versions.flatMap(({ idModeversion }) =>
    tasks.map((task, at) => ({
      ...row(task, at),
      idModeversion,
      idTacheModele: at + 1,
      estLiee: at < tasks.length - 1,
    })),
  )
  await insertAll(
    db,
    'tache',
    rows.map((task, at) => ({ ...task, idTache: models.length + at + 1 })),
  )
}
