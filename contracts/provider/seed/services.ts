import type { Calendar } from './dates.ts'
import type { Random } from './random.ts'
import type { Node } from './tree.ts'
import type { SeededMode, SeededRange } from './ways.ts'

/** A case made by the seed. */
export interface SeededCase {
  idAffaire: number
  mode: SeededMode
  isClosed: boolean
  /** Days before the base date at which it was created. */
  age: number
}

const perCase = 6
const lateShare = 0.15

const labels = [
  null,
  null,
  'Site en activité : prévenir le responsable',
  'Accès par badge',
  null,
  'Prévoir une nacelle',
  null,
]

interface Due {
  statut: string
  /** Days from the base date to the due date. */
  days: number
}

// Exactly the given share of the services of open cases is late, evenly spread.
function dueOf(open: number, { late, total }: { late: number; total: number }, random: Random): Due {
  const isLate = Math.floor(((open + 1) * late) / total) > Math.floor((open * late) / total)
  if (isLate) return { statut: random.pick(['APLANIFIER', 'PLANIFIEE', 'ENCOURS']), days: -1 - random.integer(45) }
  if (open % 10 === 3) return { statut: 'ANNULEE', days: random.integer(100) - 50 }
  if (open % 10 < 3) return { statut: 'REALISEE', days: -1 - random.integer(50) }
  return {
    statut: open % 2 === 0 ? 'APLANIFIER' : 'PLANIFIEE',
    days: open % 4 === 0 ? random.integer(8) : random.integer(150),
  }
}

function locationFor(
  { version, levels }: SeededMode,
  range: SeededRange,
  random: Random,
): { place: Node; location: Node } {
  const level = range.level === null ? 0 : levels.indexOf(range.level) + 1
  const location = random.pick(version.nodes.filter(({ niveau }) => (level === 0 ? niveau > 1 : niveau === level)))
  const place = version.nodes.find(({ niveau, place: index }) => niveau === 1 && index === location.place)
  if (!place) throw new Error('a location without a place')
  return { place, location }
}

/** Services of the cases, with their equipment. */
export function servicesOf(cases: readonly SeededCase[], { day, instant, year }: Calendar, random: Random) {
  const open = cases.filter(({ isClosed }) => !isClosed).length * perCase
  const shares = { late: Math.round(cases.length * perCase * lateShare), total: open }
  const links: { idPrestation: number; idMateriel: number }[] = []
  const known = new Set<string>()
  let openSoFar = 0

  const services = cases.flatMap(({ idAffaire, mode, isClosed, age }) =>
    Array.from({ length: perCase }, (_, at) => {
      const idPrestation = (idAffaire - 1) * perCase + at + 1
      const range = random.pick(mode.ranges)
      const { place, location } = locationFor(mode, range, random)
      const due = isClosed
        ? { statut: at === 5 ? 'ANNULEE' : 'REALISEE', days: -5 - random.integer(45) }
        : dueOf(openSoFar, shares, random)
      if (!isClosed) openSoFar += 1
      const first = `${range.ref} ${place.idLocalisation}`
      const isInitiale = !known.has(first)
      known.add(first)
      const within = range.equipment
        .filter(({ chemin }) => chemin.startsWith(place.chemin))
        .slice(0, 1 + random.integer(4))
      links.push(...within.map(({ idMateriel }) => ({ idPrestation, idMateriel })))
      return {
        idPrestation,
        idAffaire,
        idModeversion: mode.idModeversion,
        idReferentielVersion: mode.version.idReferentielVersion,
        idLieu: place.idLocalisation,
        idLocalisation: at === 4 && range.level === null ? null : location.idLocalisation,
        idGammeVersion: range.idGammeVersion,
        dtEcheance: day(due.days),
        isInitiale,
        lbInspection: `Insp-${place.lb}-${range.ref}-${year}`,
        reference: `PRE-${String(idPrestation).padStart(6, '0')}`,
        indice: 1,
        referenceclient: at % 3 === 1 ? null : `CDE ${4_000 + random.integer(900)}`,
        libelle: random.pick(labels),
        statut: due.statut,
        dtCreation: instant(random.integer(10) - age, 9 * 60 + random.integer(480)),
      }
    }),
  )
  return { services, links }
}
