import type { Connection } from '../database/database.ts'
import { insertAll } from '../database/batches.ts'
import type { Calendar } from './dates.ts'
import { guidOf } from '../database/identifiers.ts'
import { activeAgences, activeUsers } from './people.ts'
import type { Random } from './random.ts'
import { type SeededCase, servicesOf } from './services.ts'
import type { SeededMode } from './ways.ts'

const count = 40

/** Clients of the demo. */
export const clients = [
  'Fonderies du Nord',
  'Métallurgie Delcourt',
  'Ville de Lambersart',
  'Région Hauts-de-France',
  'Logistique Sambre',
  'Papeteries de la Somme',
  'Groupe hospitalier Saint-Éloi',
  'Département de la Loire-Atlantique',
  'Verrerie Compiègne SA',
  'Société des Arcades',
  'Brasseries du Rhin',
  'Laiterie des Deux Vallées',
  'Transports Vasseur',
  'Office du Parc',
  'Ateliers Girondins',
]

/** Subjects of cases. */
export const campaigns = [
  'Contrôle annuel',
  'Campagne de vérification',
  'Marché triennal',
  'Mise en conformité',
  'Suivi périodique',
]

const statuts = ['OUVERTE', 'ENCOURS', 'OUVERTE', 'ENCOURS', 'OUVERTE', 'SUSPENDUE', 'ENCOURS', 'OUVERTE']

/** Cases and their services. */
export async function seedCases(
  db: Connection,
  modes: readonly SeededMode[],
  dates: Calendar,
  random: Random,
): Promise<void> {
  const seeded: SeededCase[] = []
  const rows = Array.from({ length: count }, (_, index) => {
    const mode = modes[index % modes.length]
    if (!mode) throw new Error('no mode')
    const refAffaire = `AFF-${dates.year}-${String(index + 1).padStart(4, '0')}`
    const isClosed = index % 7 === 6
    const age = 60 + random.integer(250)
    seeded.push({ idAffaire: index + 1, mode, isClosed, age })
    return {
      idAffaire: index + 1,
      idAffaireGuid: guidOf(`affaire:${refAffaire}`),
      refAffaire,
      lbAffaire: `${random.pick(campaigns)} – ${mode.lb.toLowerCase()}`,
      lbClient: index % 13 === 12 ? null : random.pick(clients),
      // One old case still belongs to the agency that was closed.
      idAgence: index === 20 ? activeAgences + 1 : 1 + random.integer(activeAgences),
      idUserRAF: random.pick(activeUsers),
      statut: isClosed ? 'CLOTUREE' : (statuts[index % statuts.length] ?? 'OUVERTE'),
      isActif: index % 20 !== 13,
      dtCreation: dates.instant(-age, 8 * 60 + random.integer(540)),
      dtModification: dates.instant(-random.integer(age), 8 * 60 + random.integer(540)),
    }
  })
  await insertAll(db, 'affaire', rows)
  const { services, links } = servicesOf(seeded, dates, random)
  await insertAll(db, 'prestation', services)
  await insertAll(db, 'prestationMateriel', links)
}
