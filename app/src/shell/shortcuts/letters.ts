import { normalise } from '../../base/normalise.ts'
import type { Destination } from '../destinations.ts'

/** A main screen and the letter that leads to it after `g`. */
export interface Lettered extends Destination {
  letter: string
}

/** Fixed letters of screens, the same in both languages. */
const known: Readonly<Record<string, string>> = {
  AdmUsrUserList: 'u',
  AffAffAffaireList: 'a',
  AffAffAffairePrestationList: 'p',
  CoreSecPrmMenuList: 'e',
  CoreSecPrmSecuriteAccueil: 's',
  CoreSysActionList: 'c',
  CoreSysLogList: 'l',
  CoreSysNotifList: 'n',
  CoreSysParametreAvanceAccueil: 'v',
  CoreSysRouteList: 'o',
  CoreSysTableList: 't',
  PrmGamGammeList: 'g',
  PrmModModeInspectionList: 'm',
  PrmRefReferentielList: 'r',
}

const homeLetter = 'h'

/**
 * Gives each screen a unique letter, in order: its fixed one, else the first letter of its label that
 * is free. A screen without a free letter has none.
 */
export function lettersOf(destinations: readonly Destination[]): Lettered[] {
  const letterOf = ({ href, refRoute }: Destination): string | undefined =>
    href === '/' ? homeLetter : known[refRoute ?? '']
  const taken = new Set<string>()
  const given = new Map<Destination, string>()
  const give = (destination: Destination, letter: string | undefined) => {
    if (!letter || taken.has(letter)) return
    taken.add(letter)
    given.set(destination, letter)
  }
  for (const destination of destinations) give(destination, letterOf(destination))
  const reserved = new Set([homeLetter, ...Object.values(known)])
  for (const destination of destinations) {
    if (given.has(destination)) continue
    const letters: readonly string[] = normalise(destination.label).match(/[a-z]/g) ?? []
    // A fixed letter of a screen that is absent here is the last resort: users may know it for that screen.
    give(
      destination,
      letters.find((letter) => !taken.has(letter) && !reserved.has(letter)) ??
        letters.find((letter) => !taken.has(letter)),
    )
  }
  return destinations.flatMap((destination) => {
    const letter = given.get(destination)
    return letter ? [{ ...destination, letter }] : []
  })
}
